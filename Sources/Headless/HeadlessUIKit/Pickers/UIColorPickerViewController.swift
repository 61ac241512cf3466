public import Foundation

/// A controller in which the user picks a color.
///
/// Nothing is displayed; `User` picks.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Creates a controller whose selected color is white.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose selected color is white. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that receives the picked colors.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UIColorPickerViewControllerDelegate>()
  /// The selected color. The app's selection isn't reported to the delegate.
  open var selectedColor: UIColor = .white
  /// A Boolean value that indicates whether the user can pick the opacity. It has no effect.
  open var supportsAlpha = true

  /// Picks a color as the user does.
  func pick(_ color: UIColor) {
    selectedColor = color
    let isTold = delegateChain.notify("colorPickerViewController(_:didSelect:continuously:)") {
      $0.colorPickerViewController(self, didSelect: color, continuously: false)
    }
    if !isTold {
      delegateChain.notify("colorPickerViewControllerDidSelectColor(_:)") {
        $0.colorPickerViewControllerDidSelectColor(self)
      }
    }
  }

  /// Closes the controller as the user does.
  func close() {
    presentingViewController?.dismiss(animated: true)
    delegateChain.notify("colorPickerViewControllerDidFinish(_:)") {
      $0.colorPickerViewControllerDidFinish(self)
    }
  }
}

/// An object that receives the colors that the user picks. All methods are optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user picked a color. It is not called if the delegate implements
  /// `colorPickerViewController(_:didSelect:continuously:)`.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Tells the delegate that the user picked a color.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Tells the delegate that the user closed the controller.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing by default.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    OptionalMethod.absent()
  }
}
