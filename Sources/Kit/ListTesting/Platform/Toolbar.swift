import ListControllers

#if os(tvOS)
extension UIViewController {
  /// The buttons of the toolbar, of which tvOS has none.
  var toolbarButtons: [UIBarButtonItem] { [] }
}
#else
extension UIViewController {
  /// The buttons of the toolbar.
  var toolbarButtons: [UIBarButtonItem] { toolbarItems ?? [] }
}
#endif
