public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates the item of an archive, or an empty one if the archive has none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    style = coder.decodeValue(Int.self, forKey: "style").flatMap(Style.init) ?? .plain
    systemItem = coder.decodeValue(Int.self, forKey: "systemItem").flatMap(SystemItem.init)
    width = coder.decodeValue(CGFloat.self, forKey: "width") ?? 0
    tintColor = coder.decodeNested(UIColor.self, forKey: "tintColor")
    isHidden = coder.decodeValue(Bool.self, forKey: "isHidden") ?? false
    isSelected = coder.decodeValue(Bool.self, forKey: "isSelected") ?? false
    menu = coder.decodeNested(UIMenu.self, forKey: "menu")
    action = coder.decodeValue(String.self, forKey: "action").map { Selector($0) }
  }

  /// Encodes the title, the images, the style, the menu and the selector. The target, the action
  /// and a custom view aren't encoded.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeValue(style.rawValue, forKey: "style")
    coder.encodeValue(systemItem?.rawValue, forKey: "systemItem")
    coder.encodeValue(width, forKey: "width")
    coder.encodeNested(tintColor, forKey: "tintColor")
    coder.encodeValue(isHidden, forKey: "isHidden")
    coder.encodeValue(isSelected, forKey: "isSelected")
    coder.encodeNested(menu, forKey: "menu")
    coder.encodeValue(action?.description, forKey: "action")
  }

  /// Creates an item with a title that sends a selector.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, image: nil, style: style, target: target, action: action)
  }

  /// Creates an item with an image that sends a selector.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, image: image, style: style, target: target, action: action)
  }

  /// Creates an item with an image for each orientation. The landscape image is kept.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system item that sends a selector.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, image: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item with a title, an image and a menu that sends a selector.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, style: .plain, target: target, action: action)
    self.menu = menu
  }

  /// Creates an item that displays a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
    customView.host = self
  }

  /// Creates a system item that performs an action or shows a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that performs an action or shows a menu.
  ///
  /// The title and image are the action's, unless given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    // An initializer's assignments call no observers.
    updateLooks()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  private convenience init(
    title: String?, image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// The style of the button.
  open var style: Style = .plain { didSet { if style != oldValue { noteChange() } } }
  /// The view that takes the place of the button.
  open var customView: UIView? {
    didSet {
      customView?.host = self
      noteChange()
    }
  }
  /// The object that receives the selector.
  open weak var target: AnyObject?
  /// The selector that a tap sends.
  open var action: Selector?
  /// The action that a tap performs. Its title and image become the button's, except in a system
  /// item.
  open var primaryAction: UIAction? { didSet { updateLooks() } }

  private func updateLooks() {
    guard let primaryAction, systemItem == nil else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    image = primaryAction.image ?? image
  }

  /// The menu that a tap shows if there is no action.
  open var menu: UIMenu? { didSet { noteChange() } }
  /// The menu element that represents the button if there is no room for it. It has no effect.
  open var menuRepresentation: UIMenuElement?
  /// The color of the button.
  open var tintColor: UIColor? { didSet { if tintColor !== oldValue { noteChange() } } }
  /// A Boolean value that indicates whether the button is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { noteChange() } } }
  /// A Boolean value that indicates whether the button is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { noteChange() } } }
  /// The width of the button, in points, or 0 for the width of its content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { noteChange() } } }
  private var systemItem: SystemItem?
  /// The titles that the button can have. They are kept: the width always follows the title.
  open var possibleTitles: Set<String>?
  /// A Boolean value that indicates whether a tap toggles the selection.
  open var changesSelectionAsPrimaryAction = false
  /// A Boolean value that indicates whether symbols animate their changes. It has no effect.
  open var isSymbolAnimationEnabled = false
  /// A Boolean value that indicates whether a drag that stays over the button activates it. It is
  /// kept.
  open var isSpringLoaded = false
  /// The preferred order of the menu's elements. It is kept.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The group that contains the button.
  open var buttonGroup: UIBarButtonItemGroup? { group }
  weak var group: UIBarButtonItemGroup?

  /// Returns a space of a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  /// Returns a space that takes a share of the room.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Returns a group of this button that is always displayed.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }
  /// Returns a group of this button that the user can move.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// Returns a group of this button that the user can remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  // MARK: Looks, which are kept

  private var backgrounds = StateValues<UIImage>()
  private var backBackgrounds = StateValues<UIImage>()
  private var positions: [Position: UIOffset] = [:]
  private struct Position: Hashable {
    let isTitle: Bool
    let isBack: Bool
    let metrics: UIBarMetrics
  }

  /// Sets the background for a state and metrics, of all styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state, barMetrics, -1] = backgroundImage
  }
  /// Returns the background for a state and metrics.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[state, barMetrics, -1]
  }
  /// Sets the background for a state, a style and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[state, barMetrics, style.rawValue] = backgroundImage
  }
  /// Returns the background for a state, a style and metrics.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[state, barMetrics, style.rawValue]
  }
  /// Sets the vertical offset of the background for metrics.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    positions[Position(isTitle: false, isBack: false, metrics: barMetrics)] = UIOffset(
      horizontal: 0, vertical: adjustment)
  }
  /// Returns the vertical offset of the background for metrics.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    positions[Position(isTitle: false, isBack: false, metrics: barMetrics)]?.vertical ?? 0
  }
  /// Sets the offset of the title for metrics.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    positions[Position(isTitle: true, isBack: false, metrics: barMetrics)] = adjustment
  }
  /// Returns the offset of the title for metrics.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    positions[Position(isTitle: true, isBack: false, metrics: barMetrics)] ?? .zero
  }
  /// Sets the background of a back button for a state and metrics.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backBackgrounds[state, barMetrics] = backgroundImage
  }
  /// Returns the background of a back button for a state and metrics.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backBackgrounds[state, barMetrics]
  }
  /// Sets the vertical offset of a back button's background for metrics.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    positions[Position(isTitle: false, isBack: true, metrics: barMetrics)] = UIOffset(
      horizontal: 0, vertical: adjustment)
  }
  /// Returns the vertical offset of a back button's background for metrics.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat {
    positions[Position(isTitle: false, isBack: true, metrics: barMetrics)]?.vertical ?? 0
  }
  /// Sets the offset of a back button's title for metrics.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    positions[Position(isTitle: true, isBack: true, metrics: barMetrics)] = adjustment
  }
  /// Returns the offset of a back button's title for metrics.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    positions[Position(isTitle: true, isBack: true, metrics: barMetrics)] ?? .zero
  }

  // MARK: Layout in a toolbar

  /// A Boolean value that indicates whether the item is a space.
  package var isSpace: Bool { isFlexibleSpace || systemItem == .fixedSpace }
  /// A Boolean value that indicates whether the item is a space that takes a share of the room.
  var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
  /// The size of the custom view.
  var customSize: CGSize {
    guard let customView else { return .zero }
    if customView.bounds.size != .zero { return customView.bounds.size }
    return customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
  /// The width of the item in a toolbar, in points.
  var naturalWidth: CGFloat {
    if width > 0 { return width }
    if isSpace { return 0 }
    if customView != nil { return customSize.width }
    let font = UIFont.systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    let isImage = title?.isEmpty != false && image != nil
    return max(isImage ? 24 : TextMeasure.width(of: displayTitle, font: font), 20) + 28
  }

  /// The displayed title: the button's own, or that of the system item or the symbol.
  package var displayTitle: String {
    if let title, !title.isEmpty { return title }
    if let systemItem { return systemItem.displayTitle }
    return image?.symbolName ?? ""
  }

  /// Performs the action of a tap, or sends the selector, which raises an exception without
  /// Objective-C.
  package func perform() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    action.send(to: target, from: self, for: nil)
  }

  /// Constants for the style of a bar button.
  @nonexhaustive public enum Style: Int, Sendable {
    /// A plain button.
    case plain
    /// A plain button. UIKit deprecated its border in iOS 8.
    case bordered
    /// An emphasized button that completes a task.
    case done
  }

  /// Constants for the system's bar buttons.
  @nonexhaustive public enum SystemItem: Int, Sendable {
    /// A button that completes a task.
    case done
    /// A button that cancels a task.
    case cancel
    /// A button that begins editing.
    case edit
    /// A button that saves changes.
    case save
    /// A button that adds an item.
    case add
    /// Space that items share equally.
    case flexibleSpace
    /// Space of a fixed width.
    case fixedSpace
    /// A button that begins a new message or document.
    case compose
    /// A button that replies to a message.
    case reply
    /// A button that shows actions.
    case action
    /// A button that moves an item to a folder.
    case organize
    /// A button that shows bookmarks.
    case bookmarks
    /// A button that shows a search field.
    case search
    /// A button that refreshes the content.
    case refresh
    /// A button that stops a task.
    case stop
    /// A button that opens the camera.
    case camera
    /// A button that deletes an item.
    case trash
    /// A button that starts playback.
    case play
    /// A button that pauses playback.
    case pause
    /// A button that rewinds.
    case rewind
    /// A button that fast-forwards.
    case fastForward
    /// A button that undoes a change.
    case undo
    /// The button that repeats an undone change.
    case redo
    /// A button that curls the page.
    case pageCurl
    /// The button that closes a view.
    case close = 24

    fileprivate var displayTitle: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .flexibleSpace, .fixedSpace: ""
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Trash"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .pageCurl: "Curl"
      case .close: "Close"
      }
    }
  }
}
