public import Foundation

/// The traits of the keyboard for an object that receives text.
///
/// All properties are optional. There is no on-screen keyboard, so the values are kept.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The style of automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The style of automatic correction.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The marking of misspelled words.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The replacement of straight quotation marks.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The replacement of hyphens by dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The spaces around text that is inserted or deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The prediction of text.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The type of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that indicates whether the text is obscured.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text.
  var textContentType: UITextContentType! { get set }
  /// The rules for passwords.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// Sentences by default.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The system's choice by default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The system's choice by default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The system's choice by default.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The system's choice by default.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The system's choice by default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The system's choice by default.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The default keyboard by default.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default appearance by default.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The title “return” by default.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False by default.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// None by default.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// None by default.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

/// An object that receives single characters.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is any text.
  var hasText: Bool { get }
  /// Inserts a text at the insertion point.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}
