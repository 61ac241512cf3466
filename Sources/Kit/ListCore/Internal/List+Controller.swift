import ListPlatform

extension List {
  /// The list itself, if it is a view controller.
  package var controller: UIViewController? { self as? UIViewController }
}
