public import Foundation

/// What items of bars have in common.
@preconcurrency @MainActor open class UIBarItem: NSObject, ChangeNoting {
  /// Makes an item.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title.
  open var title: String? { didSet { if title != oldValue { noteChange() } } }
  /// The picture.
  open var image: UIImage? { didSet { if image !== oldValue { noteChange() } } }
  /// How far the picture keeps from its place.
  open var imageInsets = UIEdgeInsets.zero { didSet { noteChange() } }
  /// Whether the item can be operated.
  open var isEnabled = true { didSet { if isEnabled != oldValue { noteChange() } } }
  /// An integer of the app's choice.
  open var tag = 0
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:] {
    didSet { noteChange() }
  }

  /// The item of a navigation bar that has the button.
  weak var item: UINavigationItem?

  func noteChange() { item?.noteChange() }

  /// The title's attributes in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  /// Sets the title's attributes in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Makes an empty item.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an item with a title that sends a selector.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, image: nil, style: style, target: target, action: action)
  }

  /// Makes an item with a picture that sends a selector.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, image: image, style: style, target: target, action: action)
  }

  /// Makes an item with a picture for each orientation; screens have one.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, image: image, style: style, target: target, action: action)
  }

  /// Makes an item of the system that sends a selector.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, image: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Makes an item with a title and a picture that sends a selector.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, style: .plain, target: target, action: action)
    self.menu = menu
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
    customView.host = self
  }

  /// Makes an item of the system that performs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item that performs an action; the title and picture are the action's, unless given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    // An initializer's assignments call no observers.
    takeLooks()
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

  /// How the button looks.
  open var style: Style = .plain { didSet { if style != oldValue { noteChange() } } }
  /// The view in the button's place.
  open var customView: UIView? {
    didSet {
      customView?.host = self
      noteChange()
    }
  }
  /// The object that the selector is sent to.
  open weak var target: AnyObject?
  /// The selector that a tap sends.
  open var action: Selector?
  /// What a tap performs; its title and picture become the button's, unless that is an item of the
  /// system.
  open var primaryAction: UIAction? { didSet { takeLooks() } }

  private func takeLooks() {
    guard let primaryAction, systemItem == nil else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    image = primaryAction.image ?? image
  }

  /// What a tap shows where there is no action.
  open var menu: UIMenu? { didSet { noteChange() } }
  /// The menu that stands for the button where there is no room.
  open var menuRepresentation: UIMenuElement?
  /// The button's colour.
  open var tintColor: UIColor? { didSet { if tintColor !== oldValue { noteChange() } } }
  /// Whether the button is left out.
  open var isHidden = false { didSet { if isHidden != oldValue { noteChange() } } }
  /// Whether the button is on.
  open var isSelected = false { didSet { if isSelected != oldValue { noteChange() } } }
  /// The button's width; 0 for that of its content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { noteChange() } } }
  private var systemItem: SystemItem?

  /// What the button says: its title, or that of the system's item or of the symbol.
  package var displayTitle: String {
    if let title, !title.isEmpty { return title }
    if let systemItem { return systemItem.displayTitle }
    return image?.symbolName ?? ""
  }

  /// A tap: performs the action, or sends the selector, which raises without Objective-C.
  package func perform() {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    UIControl().sendAction(action, to: target, for: nil)
  }

  /// How a bar button looks.
  public enum Style: Int, Sendable {
    case plain, bordered, done
  }

  /// The system's bar buttons.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
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
