public import Foundation

/// A control that shows a color, and with which the user picks another one.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// Creates a well without a color.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a well of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The title of the color picker. It is kept.
  open var title: String?
  /// A Boolean value that indicates whether the user can pick the opacity. It has no effect.
  open var supportsAlpha = true
  /// The color, or nil if there is none. Setting it sends no event.
  open var selectedColor: UIColor? { didSet { noteChange(oldValue !== selectedColor) } }

  private static let size = CGSize(width: 28, height: 28)
  open override var intrinsicContentSize: CGSize { UIColorWell.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIColorWell.size }

  /// Picks a color as the user does.
  func pick(_ color: UIColor) {
    selectedColor = color
    sendValueChange()
  }
}
