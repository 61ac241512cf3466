/// The view controllers in front of a window.
extension UIWindow {
  /// The view controller that is presented over all others, or the root view controller.
  package var frontController: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }

  /// The frontmost alert.
  package var frontAlert: UIAlertController? { frontController as? UIAlertController }

  /// The innermost container or content of the frontmost view controller: of a tab bar controller
  /// the selected one, and of a split view controller the last column.
  private var frontContainer: UIViewController? {
    var controller = frontController
    while let current = controller {
      switch current {
      case let navigation as UINavigationController:
        guard let top = navigation.topViewController,
          top is UITabBarController || top is UISplitViewController
        else { return navigation }
        controller = top
      case let tabs as UITabBarController: controller = tabs.selectedViewController
      case let split as UISplitViewController: controller = split.lastVisibleColumn
      default: return current
      }
    }
    return controller
  }

  /// The frontmost navigation controller.
  package var frontNavigation: UINavigationController? { frontContainer?.containingNavigation }

  /// The view controller whose content is in front.
  package var frontContent: UIViewController? {
    let container = frontContainer
    return container?.containingNavigation?.topViewController ?? container
  }

  /// The search controller of the frontmost content.
  package var frontSearch: UISearchController? { frontContent?.navigationItem.searchController }

  /// The view of the frontmost content, or of the results of a search in it.
  package var frontView: UIView? {
    guard let content = frontContent else { return nil }
    if let search = content.navigationItem.searchController, search.showsSearchResultsController,
      let results = search.searchResultsController?.viewIfLoaded
    {
      return results
    }
    return content.viewIfLoaded
  }

  /// The text field or text view that is being edited, or nil if there is none or if a menu is in
  /// front of it.
  package var editedField: UIView? {
    guard shownMenu == nil, let field = UIResponder.first as? UIView,
      field is UITextField || (field as? UITextView)?.isEditable == true
    else { return nil }
    // The text fields of an alert are drawn by the scene and are not in a window.
    if let alert = frontAlert {
      return alert.textFields?.contains { $0 === field } == true ? field : nil
    }
    return field.window === self ? field : nil
  }
}

extension UIView {
  /// The lists in the view, in the order of its views.
  package var focusLists: [any FocusList] {
    if let list = self as? any FocusList { return [list] }
    return subviews.filter { !$0.isHidden }.flatMap(\.focusLists)
  }
}

extension UIViewController {
  /// The controller itself if it is a navigation controller, or the one that contains it.
  fileprivate var containingNavigation: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }
}
