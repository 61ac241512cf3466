#if os(iOS) || os(tvOS) || os(visionOS)
import ListPlatform
import ObjectiveC

extension OwnMethod {
  /// Returns a Boolean value that indicates whether the class of an object implements a method that
  /// it doesn't have from UIKit's table or collection view controller.
  static func implements(_ selector: Selector, _ object: AnyObject) -> Bool {
    guard let method = class_getInstanceMethod(type(of: object), selector) else { return false }
    let base: AnyClass? =
      switch object {
      case is UITableViewController: UITableViewController.self
      case is UICollectionViewController: UICollectionViewController.self
      default: nil
      }
    return base.map { class_getInstanceMethod($0, selector) != method } ?? true
  }
}
#endif
