#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListPlatform

/// An observer that is called at the end of each turn of the main run loop, before the screen is
/// drawn.
@MainActor final class TurnObserver {
  private let turnWillEnd: () -> Void

  init(in window: UIWindow, _ turnWillEnd: @escaping @MainActor () -> Void) {
    self.turnWillEnd = turnWillEnd
    window.addObserver { [weak self] in
      self?.turnWillEnd()
      return self != nil
    }
  }
}
#endif
