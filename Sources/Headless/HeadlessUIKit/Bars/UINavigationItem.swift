public import Foundation

/// The items that a navigation bar displays for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, ChangeNoting,
  @preconcurrency NSCoding
{
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  public override init() {}

  /// Creates the item of an archive, or one without a title if the archive has none.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeValue(String.self, forKey: "title")
    prompt = coder.decodeValue(String.self, forKey: "prompt")
    backButtonTitle = coder.decodeValue(String.self, forKey: "backButtonTitle")
    hidesBackButton = coder.decodeValue(Bool.self, forKey: "hidesBackButton") ?? false
    if let mode = coder.decodeValue(Int.self, forKey: "largeTitleDisplayMode") {
      largeTitleDisplayMode = LargeTitleDisplayMode(rawValue: mode) ?? .automatic
    }
    func items(_ key: String) -> [UIBarButtonItem]? {
      coder.decodeNested(arrayOf: UIBarButtonItem.self, forKey: key)
    }
    leftBarButtonItems = items("leftBarButtonItems")
    rightBarButtonItems = items("rightBarButtonItems")
    backBarButtonItem = coder.decodeNested(UIBarButtonItem.self, forKey: "backBarButtonItem")
    leftItemsSupplementBackButton =
      coder.decodeValue(Bool.self, forKey: "leftItemsSupplementBackButton") ?? false
  }

  /// Encodes the titles and the buttons. The title's view and the search controller aren't encoded.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(title, forKey: "title")
    coder.encodeValue(prompt, forKey: "prompt")
    coder.encodeValue(backButtonTitle, forKey: "backButtonTitle")
    coder.encodeValue(hidesBackButton, forKey: "hidesBackButton")
    coder.encodeValue(largeTitleDisplayMode.rawValue, forKey: "largeTitleDisplayMode")
    coder.encodeNested(leftBarButtonItems, forKey: "leftBarButtonItems")
    coder.encodeNested(rightBarButtonItems, forKey: "rightBarButtonItems")
    coder.encodeNested(backBarButtonItem, forKey: "backBarButtonItem")
    coder.encodeValue(leftItemsSupplementBackButton, forKey: "leftItemsSupplementBackButton")
  }

  /// The title in the middle of the bar.
  open var title: String? { didSet { if title != oldValue { noteChange() } } }
  /// The view that takes the place of the title.
  open var titleView: UIView? {
    didSet {
      titleView?.host = self
      noteChange()
      bar?.setNeedsLayout()
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
  /// A Boolean value that indicates whether scrolling down hides the search bar; true unless the
  /// app changes it.
  ///
  /// The bar is visible at the top of the content. Scrolling reduces the height of the bar before
  /// it reduces a large title. The bar remains visible during a search, and above content that
  /// doesn't scroll.
  open var hidesSearchBarWhenScrolling = true {
    didSet { owner?.navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
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
  /// A Boolean value that indicates whether scrolling hides the search bar now.
  var hidesSearchBar: Bool {
    hidesSearchBarWhenScrolling && searchController?.isActive == false
      && ListMetrics.current.searchBarsCanBeHidden
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

  // MARK: Groups

  private var leadingGroups: [UIBarButtonItemGroup]?
  private var trailingGroups: [UIBarButtonItemGroup]?
  /// The groups of buttons on the left. They are displayed as ``leftBarButtonItems``.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups(leadingGroups, of: leftBarButtonItems) }
    set {
      leadingGroups = newValue
      groupDidChange()
    }
  }
  /// The groups of buttons on the right. They are displayed as ``rightBarButtonItems``.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups(trailingGroups, of: rightBarButtonItems?.reversed()) }
    set {
      trailingGroups = newValue
      groupDidChange()
    }
  }
  /// The groups of buttons in the middle. They are kept.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The group at the trailing edge, after ``trailingItemGroups``.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { groupDidChange() } }

  /// Returns the groups as long as their buttons are displayed, or a group of the buttons.
  private func groups(
    _ groups: [UIBarButtonItemGroup]?, of buttons: [UIBarButtonItem]?
  ) -> [UIBarButtonItemGroup] {
    let buttons = buttons ?? []
    if let groups, buttons.starts(with: Self.buttons(in: groups)) { return groups }
    guard !buttons.isEmpty else { return [] }
    return [UIBarButtonItemGroup(barButtonItems: buttons, representativeItem: nil)]
  }

  private static func buttons(in groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  /// Displays the buttons of the groups.
  func groupDidChange() {
    for group in (leadingGroups ?? []) + (trailingGroups ?? []) { group.owner = self }
    pinnedTrailingGroup?.owner = self
    if let leadingGroups { leftBarButtonItems = Self.buttons(in: leadingGroups) }
    let trailing = (trailingGroups ?? []) + (pinnedTrailingGroup.map { [$0] } ?? [])
    if trailingGroups != nil || pinnedTrailingGroup != nil {
      // Groups are in reading order, and the buttons on the right begin at the edge.
      rightBarButtonItems = Self.buttons(in: trailing).reversed()
    }
  }

  // MARK: Documents, menus and looks

  /// The identifier under which the user's customization is stored.
  open var customizationIdentifier: String?
  /// The closure that returns the menu of the title.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The properties of the document that the item represents.
  open var documentProperties: UIDocumentProperties?
  /// The items that the app adds to the overflow menu. Bars here have room for all of their items,
  /// and no overflow menu.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The item of the bar that shows the overflow menu; nil, because there is none.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
  /// The object that renames what the item represents.
  public weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  private(set) var appearances = BarAppearances<UINavigationBarAppearance>()
  /// The appearance of the bar over content, or nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = newValue
      noteChange()
    }
  }
  /// The appearance of the bar in compact metrics over content, or nil for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = newValue
      noteChange()
    }
  }
  /// The appearance of the bar at the top of the content, or nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue
      noteChange()
    }
  }
  /// The appearance of the bar in compact metrics at the top of the content, or nil for the bar's
  /// own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = newValue
      noteChange()
    }
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
  @nonexhaustive public enum LargeTitleDisplayMode: Int, Sendable {
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
  @nonexhaustive public enum SearchBarPlacement: Int, Sendable {
    /// The system chooses the placement.
    case automatic
    /// The search bar is next to the title.
    case inline
    /// The search bar is below the title.
    case stacked
  }

  /// Constants for the display of a back button.
  @nonexhaustive public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the previous item, if it fits.
    case `default`
    /// A generic title.
    case generic
    /// No title.
    case minimal
  }

  /// Constants for the style of a navigation bar.
  @nonexhaustive public enum ItemStyle: Int, Sendable {
    /// The style of an app that navigates a hierarchy.
    case navigator
    /// The style of an app that browses content back and forth.
    case browser
    /// The style of an app that edits a document.
    case editor
  }
}
