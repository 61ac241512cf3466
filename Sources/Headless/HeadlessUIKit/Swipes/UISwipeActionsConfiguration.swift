public import Foundation

/// The actions at an edge of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration without actions.
  public convenience override init() { self.init(actions: []) }

  /// Creates a configuration of actions, outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }

  /// The actions, outermost first.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true
}

/// An action at an edge of a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// A closure that performs an action.
  ///
  /// It receives the action, the view that displays it, and a completion handler, which takes a
  /// Boolean value that indicates whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Creates an action without a title, which isn't performed.
  public override init() {}

  /// Creates an action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The style of the action: normal or destructive.
  open private(set) var style = Style.normal
  /// The closure that performs the action.
  open private(set) var handler: Handler = { _, _, completion in completion(false) }
  /// The title of the action.
  open var title: String? { didSet { cell?.noteChange(oldValue != title) } }
  /// The image of the action.
  open var image: UIImage? { didSet { cell?.noteChange(oldValue !== image) } }
  private var colorStorage: UIColor? { didSet { cell?.noteChange(oldValue !== colorStorage) } }
  /// The cell that displays the action.
  weak var cell: UIView?
  /// The background color of the action. Unless set, it is red for destructive actions, and gray
  /// for others.
  open var backgroundColor: UIColor! {
    get { colorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }

  /// Constants for the style of an action.
  @nonexhaustive public enum Style: Int, Sendable {
    /// An action that doesn't destroy data.
    case normal
    /// An action that deletes data.
    case destructive
  }
}
