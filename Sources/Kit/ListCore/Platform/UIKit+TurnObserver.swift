#if os(iOS) || os(tvOS) || os(visionOS)
import CoreFoundation
import Foundation
import ListPlatform

/// An observer that is called at the end of each turn of the main run loop, before the screen is
/// drawn.
@MainActor final class TurnObserver {
  private nonisolated(unsafe) let observer: CFRunLoopObserver?
  private var link: AnyObject?
  private let turnWillEnd: @MainActor () -> Void

  // UIKit may commit what it draws before the run loop waits, so the observer is called then, too:
  // twice in some turns. On a Mac that runs an app for iPad, there is no such link.
  init(in window: UIWindow, _ turnWillEnd: @escaping @MainActor () -> Void) {
    self.turnWillEnd = turnWillEnd
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in MainActor.assumeIsolated { turnWillEnd() } }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    #if !targetEnvironment(macCatalyst)
    guard #available(iOS 18, tvOS 18, visionOS 2, *), !ProcessInfo.processInfo.isiOSAppOnMac else {
      return
    }
    let link = UIUpdateLink(view: window)
    link.addAction(to: .beforeCATransactionCommit) { [weak self] _, _ in self?.turnWillEnd() }
    link.isEnabled = true
    self.link = link
    #endif
  }

  deinit { CFRunLoopObserverInvalidate(observer) }
}
#endif
