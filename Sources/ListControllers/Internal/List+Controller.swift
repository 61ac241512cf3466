import ListPlatform

extension List {
  /// The list itself, if it is a view controller.
  var controller: UIViewController? { self as? UIViewController }
}
