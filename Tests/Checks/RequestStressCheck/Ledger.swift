import Foundation

/// What has become of the requests.
final class Ledger: @unchecked Sendable {
  private let lock = NSLock()
  private var completions: [UInt8]
  private var times: [Kind: Double] = [:]
  private(set) var answered = 0
  private(set) var cancelled = 0
  private(set) var wrong: [String] = []
  /// The exchanges that the transport still has at the end.
  var live = 0

  init(_ count: Int) {
    completions = Array(repeating: 0, count: count)
  }

  /// The requests without a completion.
  var lost: Int { completions.count { $0 == 0 } }
  /// The requests with more than one.
  var doubled: Int { completions.count { $0 > 1 } }

  /// How long requests of a kind take.
  func usual(_ kind: Kind) -> Double { lock.withLock { times[kind] ?? 0.005 } }

  func noteCompletion(_ number: Int) { lock.withLock { completions[number] += 1 } }
  func noteCancelled() { lock.withLock { cancelled += 1 } }
  func noteWrong(_ text: String) { lock.withLock { wrong.append(text) } }
  func noteAnswer(_ kind: Kind, after seconds: Double) {
    lock.withLock {
      answered += 1
      times[kind] = (times[kind] ?? seconds) * 0.9 + seconds * 0.1
    }
  }
}

/// Ends the process when nothing has ended for a minute.
final class Watchdog: @unchecked Sendable {
  private let lock = NSLock()
  private var last = Date()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "watchdog"))

  init() {
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in
      guard let self, lock.withLock({ Date().timeIntervalSince(last) > 60 }) else { return }
      print("a request hangs: nothing has ended for a minute")
      exit(1)
    }
    timer.activate()
  }

  deinit { timer.cancel() }

  func note() { lock.withLock { last = Date() } }
  func stop() { timer.cancel() }
}

/// Random numbers from a seed (SplitMix64).
struct Chance: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
