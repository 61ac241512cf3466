#if os(iOS) || os(tvOS) || os(visionOS)
import ListControllers

extension ListScreen {
  /// Performs an action. What it costs the view can't be seen from outside UIKit.
  static func cost(of view: UIScrollView, _ action: () throws -> Void) rethrows -> ListCost {
    try action()
    return ListCost()
  }
}
#endif
