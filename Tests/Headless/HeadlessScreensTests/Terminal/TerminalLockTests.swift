import Foundation
import Testing

@testable import HeadlessScreens

struct TerminalLockTests {
  @Test func `a lock is held once at a time`() {
    let lock = TerminalLock()
    var isAcquired: [Bool] = []
    lock.hold { isAcquired.append(lock.acquire(milliseconds: 0)) }
    isAcquired += [lock.acquire(milliseconds: 0), lock.acquire(milliseconds: 1)]
    lock.give()
    lock.hold { isAcquired.append(lock.acquire(milliseconds: 0)) }
    #expect(isAcquired == [false, true, false, false])
  }

  @Test func `signals wait while a lock is held`() {
    func isBlocked(_ number: Int32) -> Bool {
      var signals = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &signals)
      return sigismember(&signals, number) == 1
    }
    let wasBlocked = Signals.ending.map(isBlocked)
    let lock = TerminalLock()
    lock.hold { #expect(Signals.ending.allSatisfy(isBlocked)) }
    #expect(Signals.ending.map(isBlocked) == wasBlocked)
  }
}
