public import Foundation

/// Constants for the type of a keyboard. They have no effect.
@nonexhaustive public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The keyboard for URLs.
  case URL
  /// A keypad for digits.
  case numberPad
  /// A keypad for telephone numbers.
  case phonePad
  /// A keypad for a name or a telephone number.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keypad for digits and a decimal point.
  case decimalPad
  /// A keyboard with easy access to `@` and `#`.
  case twitter
  /// A keyboard for search terms and URLs.
  case webSearch
  /// A keypad for ASCII digits.
  case asciiCapableNumberPad
}

/// Constants for the title of the return key. They have no effect.
@nonexhaustive public enum UIReturnKeyType: Int, Sendable {
  /// The title “return”.
  case `default`
  /// The title “Go”.
  case go
  /// The title “Google”.
  case google
  /// The title “Join”.
  case join
  /// The title “Next”.
  case next
  /// The title “Route”.
  case route
  /// The title “Search”.
  case search
  /// The title “Send”.
  case send
  /// The title “Yahoo”.
  case yahoo
  /// The title “Done”.
  case done
  /// The title “Emergency Call”.
  case emergencyCall
  /// The title “Continue”.
  case `continue`
}

/// Constants for the style of automatic capitalization.
@nonexhaustive public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// Constants for the style of automatic correction.
@nonexhaustive public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides whether to correct text.
  case `default`
  /// Text isn't corrected.
  case no
  /// Text is corrected.
  case yes
}

/// Constants for the marking of misspelled words.
@nonexhaustive public enum UITextSpellCheckingType: Int, Sendable {
  /// The system decides whether to check spelling.
  case `default`
  /// Spelling isn't checked.
  case no
  /// Spelling is checked.
  case yes
}

/// Constants for the replacement of straight quotation marks.
@nonexhaustive public enum UITextSmartQuotesType: Int, Sendable {
  /// The system decides whether to replace them.
  case `default`
  /// They aren't replaced.
  case no
  /// They are replaced.
  case yes
}

/// Constants for the replacement of hyphens by dashes.
@nonexhaustive public enum UITextSmartDashesType: Int, Sendable {
  /// The system decides whether to replace them.
  case `default`
  /// They aren't replaced.
  case no
  /// They are replaced.
  case yes
}

/// Constants for the spaces around text that is inserted or deleted.
@nonexhaustive public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system decides whether to change spaces.
  case `default`
  /// Spaces aren't changed.
  case no
  /// Spaces are changed.
  case yes
}

/// Constants for the prediction of text while the user types.
@nonexhaustive public enum UITextInlinePredictionType: Int, Sendable {
  /// The system decides whether to predict text.
  case `default`
  /// Text isn't predicted.
  case no
  /// Text is predicted.
  case yes
}

/// Constants for the appearance of the keyboard.
@nonexhaustive public enum UIKeyboardAppearance: Int, Sendable {
  /// The default appearance.
  case `default`
  /// A dark appearance.
  case dark
  /// A light appearance.
  case light
  /// The appearance for alerts, which is dark.
  public static let alert = UIKeyboardAppearance.dark
}

/// Rules for the passwords that the system proposes. They have no effect.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject,
  @preconcurrency NSSecureCoding, @preconcurrency NSCopying
{
  /// The rules in text form.
  open private(set) var passwordRulesDescriptor: String
  /// Creates rules from their text form.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
  /// Creates the rules of an archive, or nil if the archive has none.
  public required init?(coder: NSCoder) {
    guard let rules = coder.decodeValue(String.self, forKey: "rules") else { return nil }
    passwordRulesDescriptor = rules
  }
  /// Encodes the text form of the rules.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(passwordRulesDescriptor, forKey: "rules")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }
  /// Returns the rules themselves, which don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
