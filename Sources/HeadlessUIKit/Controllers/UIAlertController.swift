public import Foundation

/// A message with actions to choose from, over the window.
@preconcurrency @MainActor open class UIAlertController: UIViewController, ChangeNoting {
  /// Makes an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The message below the title.
  open var message: String? { didSet { noteChange() } }
  /// Alert or action sheet.
  open private(set) var preferredStyle: Style = .alert
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the return key chooses.
  open var preferredAction: UIAlertAction? { didSet { noteChange() } }

  /// Adds an action; a second one that cancels raises.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIKitException(
        reason: "UIAlertController can only have one action with a style of "
          + "UIAlertActionStyleCancel"
      ).raise()
      return
    }
    actions.append(action)
    action.alert = self
    noteChange()
  }

  func noteChange() { viewIfLoaded?.noteChange() }

  /// The fields of the alert; nil for none.
  open private(set) var textFields: [UITextField]?

  /// Adds a field, which the closure makes ready; only alerts have fields, and a sheet raises.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitException(
        reason: "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert"
      ).raise()
    }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    field.host = self
    configurationHandler?(field)
  }

  /// How grave the matter is; kept.
  open var severity = UIAlertControllerSeverity.default

  /// Chooses an action: the alert goes, then the action runs. A disabled one does nothing.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    let presenter = presentingViewController
    guard let presenter else { return action.handler?(action) ?? () }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// Where an alert stands.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

/// A choice of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// Makes an action; the handler runs when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The title.
  public let title: String?
  /// Usual, cancelling or destructive.
  public let style: Style
  /// Whether the action can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.noteChange() } } }
  /// The alert that has the action.
  weak var alert: UIAlertController?
  let handler: ((UIAlertAction) -> Void)?

  /// What an action stands for.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}

/// How grave the matter of an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}
