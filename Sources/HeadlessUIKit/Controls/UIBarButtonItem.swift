public import Foundation

/// The superclass of items that bars display.
@preconcurrency @MainActor open class UIBarItem: NSObject, ChangeNoting {
  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title of the item.
  open var title: String? { didSet { if title != oldValue { noteChange() } } }
  /// The image of the item.
  open var image: UIImage? { didSet { if image !== oldValue { noteChange() } } }
  /// The insets of the image. They have no effect.
  open var imageInsets = UIEdgeInsets.zero { didSet { noteChange() } }
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { noteChange() } } }
  /// The text that describes the item to assistive technologies, for example of an item without a
  /// title. It has no effect.
  open var accessibilityLabel: String?
  /// An integer that identifies the item in the app.
  open var tag = 0
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:] {
    didSet { noteChange() }
  }

  /// The navigation item that contains the button.
  weak var item: UINavigationItem?

  func noteChange() { item?.noteChange() }

  /// Returns the title's attributes for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  /// Sets the title's attributes for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title that sends a selector.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, image: nil, style: style, target: target, action: action)
  }

  /// Creates an item with an image that sends a selector.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, image: image, style: style, target: target, action: action)
  }

  /// Creates an item with an image for each orientation. The landscape image has no effect.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, image: image, style: style, target: target, action: action)
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

  /// The displayed title: the button's own, or that of the system item or the symbol.
  package var displayTitle: String {
    if let title, !title.isEmpty { return title }
    if let systemItem { return systemItem.displayTitle }
    return image?.symbolName ?? ""
  }

  /// Performs the action of a tap, or sends the selector, which raises an exception without
  /// Objective-C.
  package func perform() {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    UIControl().sendAction(action, to: target, for: nil)
  }

  /// Constants for the style of a bar button.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain
    /// A plain button. UIKit deprecated its border in iOS 8.
    case bordered
    /// An emphasized button that completes a task.
    case done
  }

  /// Constants for the system's bar buttons.
  public enum SystemItem: Int, Sendable {
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
      case .close: "Close"
      }
    }
  }
}
