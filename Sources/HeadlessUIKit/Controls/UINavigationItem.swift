public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, ChangeNoting {
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
  }

  public required init?(coder: NSCoder) {}

  /// The title in the middle.
  open var title: String? { didSet { if title != oldValue { noteChange() } } }
  /// The view in the title's place.
  open var titleView: UIView? {
    didSet {
      titleView?.host = self
      noteChange()
    }
  }
  /// A line above the title.
  open var prompt: String? { didSet { if prompt != oldValue { noteChange() } } }
  /// The button that leads back to this item.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      backBarButtonItem?.item = self
      noteChange()
    }
  }
  /// The title of the button that leads back to this item.
  open var backButtonTitle: String? { didSet { noteChange() } }
  /// Whether the way back is hidden.
  open var hidesBackButton = false { didSet { noteChange() } }

  /// The bar that shows the item, or the way back to it.
  weak var bar: UINavigationBar?

  func noteChange() { bar?.noteChange() }
  /// Whether the search bar hides while the content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// When the title is large in a bar that prefers large titles.
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
  /// The controller that the item is of.
  weak var owner: UIViewController? { didSet { searchController?.owner = owner } }
  /// Where the search bar is.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Where the search bar should be; kept, it is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// What the way back shows; kept.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What the way back does instead of leading back.
  open var backAction: UIAction?
  /// How the bar is used; kept.
  open var style = ItemStyle.navigator
  /// Whether the buttons at the left stand beside the way back; kept.
  open var leftItemsSupplementBackButton = false
  /// Hides or shows the way back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The buttons at the left; they take the place of the way back.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { take(leftBarButtonItems) } }
  /// The buttons at the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { take(rightBarButtonItems) } }

  private func take(_ buttons: [UIBarButtonItem]?) {
    for button in buttons ?? [] { button.item = self }
    noteChange()
  }

  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// When a title is large: as that of the item below in the stack, always, or never.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }

  /// What the way back shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// How a bar is used.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }
}
