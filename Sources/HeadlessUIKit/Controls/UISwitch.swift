public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Makes a switch of the platform's size, whatever the frame's is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let size = CGSize(width: 51, height: 31)

  /// Whether the switch is on; setting it sends no event.
  open var isOn = false { didSet { setNeedsLayout() } }
  /// Sets the switch without an event; the animation is at its end at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour while the switch is on.
  open var onTintColor: UIColor? { didSet { noteChange(oldValue !== onTintColor) } }
  /// The colour of the knob.
  open var thumbTintColor: UIColor? { didSet { noteChange(oldValue !== thumbTintColor) } }
  /// A text beside the switch; kept.
  open var title: String? { didSet { noteChange(oldValue != title) } }

  open override var intrinsicContentSize: CGSize { UISwitch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  /// Turns the switch as a person does.
  func toggle() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
