public import Foundation

/// The actions behind a row's edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Makes a configuration; the first action is the outermost.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }

  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true
}

/// One action behind a row's edge.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What the action does; it calls the last argument with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Normal, or destructive.
  public let style: Style
  /// What the action does.
  public let handler: Handler
  /// The title.
  open var title: String? { didSet { cell?.noteChange(oldValue != title) } }
  /// The picture.
  open var image: UIImage? { didSet { cell?.noteChange(oldValue !== image) } }
  private var colorStorage: UIColor? { didSet { cell?.noteChange(oldValue !== colorStorage) } }
  /// The cell that shows the action.
  weak var cell: UIView?
  /// The colour behind the action; red for destructive ones, grey for others, unless set.
  open var backgroundColor: UIColor! {
    get { colorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }

  /// Whether an action destroys something.
  public enum Style: Int, Sendable {
    case normal, destructive
  }
}
