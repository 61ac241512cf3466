public import Foundation

/// The items that a navigation bar displays for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, ChangeNoting {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title. There are no archives here.
  public required init?(coder: NSCoder) {}

  /// The title in the middle of the bar.
  open var title: String? { didSet { if title != oldValue { noteChange() } } }
  /// The view that takes the place of the title.
  open var titleView: UIView? {
    didSet {
      titleView?.host = self
      noteChange()
    }
  }
  /// The line of text above the title.
  open var prompt: String? { didSet { if prompt != oldValue { noteChange() } } }
  /// The back button that leads to this item.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      backBarButtonItem?.item = self
      noteChange()
    }
  }
  /// The title of the back button that leads to this item.
  open var backButtonTitle: String? { didSet { noteChange() } }
  /// A Boolean value that indicates whether the back button is hidden.
  open var hidesBackButton = false { didSet { noteChange() } }

  /// The bar that displays the item, or the back button that leads to it.
  weak var bar: UINavigationBar?

  func noteChange() { bar?.noteChange() }
  /// A Boolean value that indicates whether the search bar is hidden while the content scrolls. It
  /// has no effect.
  open var hidesSearchBarWhenScrolling = true
  /// The mode of displaying a large title, in a bar that prefers large titles.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { owner?.navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// The controller of the search bar below the title.
  open var searchController: UISearchController? {
    didSet {
      searchController?.owner = owner
      noteChange()
      owner?.navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The controller that owns the item.
  weak var owner: UIViewController? { didSet { searchController?.owner = owner } }
  /// The placement of the search bar.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// The preferred placement of the search bar. It has no effect: the search bar is below the
  /// title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The mode of displaying the back button. It has no effect.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The action that replaces the back button's. It has no effect.
  open var backAction: UIAction?
  /// The style of the bar. It has no effect.
  open var style = ItemStyle.navigator
  /// A Boolean value that indicates whether the buttons on the left are displayed next to the back
  /// button. It has no effect.
  open var leftItemsSupplementBackButton = false
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The buttons on the left. They replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { take(leftBarButtonItems) } }
  /// The buttons on the right, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { take(rightBarButtonItems) } }

  private func take(_ buttons: [UIBarButtonItem]?) {
    for button in buttons ?? [] { button.item = self }
    noteChange()
  }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Constants for the display of large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item in the stack.
    case automatic
    /// A large title.
    case always
    /// A small title.
    case never
    /// A small title in the bar.
    case inline
  }

  /// Constants for the placement of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system chooses the placement.
    case automatic
    /// The search bar is next to the title.
    case inline
    /// The search bar is below the title.
    case stacked
  }

  /// Constants for the display of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the previous item, if it fits.
    case `default`
    /// A generic title.
    case generic
    /// No title.
    case minimal
  }

  /// Constants for the style of a navigation bar.
  public enum ItemStyle: Int, Sendable {
    /// The style of an app that navigates a hierarchy.
    case navigator
    /// The style of an app that browses content back and forth.
    case browser
    /// The style of an app that edits a document.
    case editor
  }
}
