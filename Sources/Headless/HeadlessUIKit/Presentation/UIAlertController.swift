public import Foundation

/// A controller that displays a message and actions to choose from.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, ChangeNoting,
  UISpringLoadedInteractionSupporting
{
  /// A Boolean value that indicates whether a drag that stays over an action performs it. It is
  /// kept.
  open var isSpringLoaded = false
  /// Creates an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
  }

  /// The message below the title.
  open var message: String? { didSet { noteChange() } }
  /// The style: an alert or an action sheet.
  open private(set) var preferredStyle: Style = .alert
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the return key performs.
  ///
  /// It must be one of the actions.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let action = preferredAction, !actions.contains(where: { $0 === action }) {
        preferredAction = nil
        UIKitException.raise(
          "The preferred action must be among the actions of the UIAlertController.")
      }
      noteChange()
    }
  }

  /// Adds an action. It raises an exception for a second action of style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIKitException.raise(
        "UIAlertController can only have one action with a style of "
          + "UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
    action.alert = self
    noteChange()
  }

  func noteChange() { viewIfLoaded?.noteChange() }

  open override func viewWillAppear(_ animated: Bool) {
    if title == nil, message == nil, actions.isEmpty, textFields == nil {
      UIKitException.raise("UIAlertController must have a title, a message or an action to display")
    }
    super.viewWillAppear(animated)
  }

  /// The text fields of the alert, or nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field to an alert. It raises an exception for an action sheet.
  ///
  /// - Parameter configurationHandler: A closure that configures the text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitException.raise(
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    field.host = self
    configurationHandler?(field)
  }

  /// The severity of the alert. It has no effect.
  open var severity = UIAlertControllerSeverity.default

  /// Dismisses the alert, then performs an action. It does nothing if the action is disabled.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    let presenter = presentingViewController
    guard let presenter else { return action.handler?(action) ?? () }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// Constants for the style of an alert.
  @nonexhaustive public enum Style: Int, Sendable {
    /// A list of choices at the bottom of the screen.
    case actionSheet
    /// An alert in the center of the screen.
    case alert
  }
}

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying,
  UIAccessibilityIdentification
{
  /// Creates an action without a title.
  public override init() {
    style = .default
    handler = nil
  }

  /// Creates an action. The handler is called after the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The title of the action.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: Style
  /// A Boolean value that indicates whether the action is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.noteChange() } } }
  /// The name that identifies the action in tests.
  open var accessibilityIdentifier: String?
  /// The alert that contains the action.
  weak var alert: UIAlertController?
  let handler: ((UIAlertAction) -> Void)?

  /// Returns an action with the same values, which belongs to no alert.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  /// Constants for the style of an action.
  @nonexhaustive public enum Style: Int, Sendable {
    /// An action without a special role.
    case `default`
    /// An action that cancels the operation and leaves data unchanged.
    case cancel
    /// An action that might change or delete data.
    case destructive
  }
}

/// Constants for the severity of an alert.
@nonexhaustive public enum UIAlertControllerSeverity: Int, Sendable {
  /// An alert of ordinary importance.
  case `default`
  /// An alert that needs the user's attention at once.
  case critical
}
