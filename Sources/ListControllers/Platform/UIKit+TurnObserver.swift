#if os(iOS) || os(tvOS) || os(visionOS)
import CoreFoundation
import ListPlatform

/// An observer that is called at the end of each turn of the main run loop, before the screen is
/// drawn.
@MainActor final class TurnObserver {
  private nonisolated(unsafe) let observer: CFRunLoopObserver?

  init(in window: UIWindow, _ turnWillEnd: @escaping @MainActor () -> Void) {
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in MainActor.assumeIsolated { turnWillEnd() } }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  deinit { CFRunLoopObserverInvalidate(observer) }
}
#endif
