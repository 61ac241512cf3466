public import Foundation

/// A control that is either on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Creates a switch of the platform's size, regardless of the frame's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  /// Creates a switch of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let size = CGSize(width: 51, height: 31)

  /// A Boolean value that indicates whether the switch is on. Setting it sends no event.
  open var isOn = false { didSet { setNeedsLayout() } }
  /// Sets the state of the switch without sending an event. The change completes at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The color of the switch when it is on.
  open var onTintColor: UIColor? { didSet { noteChange(oldValue !== onTintColor) } }
  /// The color of the thumb. It is kept.
  open var thumbTintColor: UIColor? { didSet { noteChange(oldValue !== thumbTintColor) } }
  /// The title next to the switch, which only a checkbox displays. It is kept.
  open var title: String? { didSet { noteChange(oldValue != title) } }
  /// The image of a switch that is on. It is kept.
  open var onImage: UIImage?
  /// The image of a switch that is off. It is kept.
  open var offImage: UIImage?
  /// The style that the app prefers. It is kept.
  open var preferredStyle = Style.automatic
  /// The style. It is always `.sliding`.
  open var style: Style { .sliding }

  /// Constants for the style of a switch.
  @nonexhaustive public enum Style: Int, Sendable {
    /// The system chooses the style.
    case automatic
    /// A checkbox.
    case checkbox
    /// A switch with a thumb that slides.
    case sliding
  }

  open override var intrinsicContentSize: CGSize { UISwitch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  /// Toggles the switch as the user does, by a touch inside it.
  func toggle() {
    sendActions(for: .touchDown)
    isOn.toggle()
    sendValueChange()
    sendActions(for: .touchUpInside)
  }
}
