public import Foundation

/// An object that decides on changes of a text field and is notified of them.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether editing can begin; true if not implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether editing can end; true if not implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing ended. It is called only if the method with a reason is not
  /// implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing ended, and why.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns a Boolean value that indicates whether a range of the text can be replaced; true if
  /// not implemented.
  ///
  /// The range is in UTF-16 code units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells the delegate that the text or the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether the clear button can clear the text; true if
  /// not implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Tells the delegate that the user pressed the return key. The result has no effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu of a range of the text. It is never called.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Returns true by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalMethod.absent() }
  /// Returns true by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { OptionalMethod.absent() }
  /// Returns true by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalMethod.absent() }
  /// Returns true by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Returns true by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Returns nil by default.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { OptionalMethod.absent(nil) }
}
