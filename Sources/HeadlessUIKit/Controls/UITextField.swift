public import Foundation

/// A control that displays a line of editable text.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// Creates an empty text field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a text field of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that decides on changes and is notified of them.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UITextFieldDelegate>()

  private var storage = ""
  /// The text. Setting it sends no notification.
  open var text: String? {
    get { storage }
    set {
      storage = newValue ?? ""
      setNeedsLayout()
    }
  }
  /// The text with attributes. Only the characters are kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: storage) }
    set { text = newValue?.string }
  }
  /// The text that is displayed while the field is empty.
  open var placeholder: String? { didSet { noteChange(oldValue != placeholder) } }
  /// The font of the text.
  open var font: UIFont? = .preferredFont(forTextStyle: .body) {
    didSet { noteChange(oldValue !== font) }
  }
  /// The color of the text.
  open var textColor: UIColor? = .label { didSet { noteChange(oldValue !== textColor) } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { noteChange(oldValue != textAlignment) }
  }
  /// The style of the border. It has no effect.
  open var borderStyle = BorderStyle.none { didSet { noteChange(oldValue != borderStyle) } }
  /// The mode of displaying the clear button.
  open var clearButtonMode = ViewMode.never {
    didSet { noteChange(oldValue != clearButtonMode) }
  }
  /// A Boolean value that indicates whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// The view before the text. It has no effect.
  open var leftView: UIView?
  /// The mode of displaying the view before the text. It has no effect.
  open var leftViewMode = ViewMode.never
  /// The view after the text. It has no effect.
  open var rightView: UIView?
  /// The mode of displaying the view after the text. It has no effect.
  open var rightViewMode = ViewMode.never
  /// A Boolean value that indicates whether the text is obscured.
  open var isSecureTextEntry = false {
    didSet { noteChange(oldValue != isSecureTextEntry) }
  }
  /// The type of the keyboard. It has no effect because there is no on-screen keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The type of the return key. It has no effect.
  open var returnKeyType = UIReturnKeyType.default
  /// The style of automatic capitalization. It has no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The style of automatic correction. It has no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The meaning of the text. It has no effect.
  open var textContentType: UITextContentType!
  /// A Boolean value that indicates whether the return key is disabled while the field is empty. It
  /// has no effect.
  open var enablesReturnKeyAutomatically = false

  /// A Boolean value that indicates whether the field is being edited.
  open private(set) var isEditing = false { didSet { noteChange(oldValue != isEditing) } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: font?.lineHeight ?? 22)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let begins =
      delegateChain.ask("textFieldShouldBeginEditing(_:)") {
        $0.textFieldShouldBeginEditing(self)
      } ?? true
    guard begins, super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegateChain.notify("textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let ends =
      delegateChain.ask("textFieldShouldEndEditing(_:)") {
        $0.textFieldShouldEndEditing(self)
      } ?? true
    guard ends, super.resignFirstResponder() else { return false }
    isEditing = false
    let isTold = delegateChain.notify("textFieldDidEndEditing(_:reason:)") {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    if !isTold {
      delegateChain.notify("textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing(self) }
    }
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Replaces a range of the text as the user does. Returns false if the delegate rejects the
  /// change.
  ///
  /// The range is in UTF-16 code units.
  func type(_ replacement: String, in range: NSRange) -> Bool {
    guard allows(replacement, in: range),
      let part = Range(range, in: storage)
    else { return false }
    storage.replaceSubrange(part, with: replacement)
    setNeedsLayout()
    notifyChange()
    return true
  }

  /// Returns a Boolean value that indicates whether a change is allowed. Subclasses ask further
  /// delegates.
  func allows(_ replacement: String, in range: NSRange) -> Bool {
    delegateChain.ask("textField(_:shouldChangeCharactersIn:replacementString:)") {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
    } ?? true
  }

  private func notifyChange() {
    delegateChain.notify("textFieldDidChangeSelection(_:)") { $0.textFieldDidChangeSelection(self) }
    sendActions(for: .editingChanged)
    textDidChange()
  }

  /// Responds to a change by the user. Subclasses notify further delegates.
  func textDidChange() {}

  /// Clears the text as the clear button does. Returns false if the delegate rejects it.
  func clearByButton() -> Bool {
    let clears =
      delegateChain.ask("textFieldShouldClear(_:)") { $0.textFieldShouldClear(self) } ?? true
    guard clears else { return false }
    storage = ""
    setNeedsLayout()
    notifyChange()
    return true
  }

  /// Presses the return key.
  func pressReturn() {
    _ = delegateChain.ask("textFieldShouldReturn(_:)") { $0.textFieldShouldReturn(self) }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// Constants for the border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// Constants for the display of a view next to the text.
  public enum ViewMode: Int, Sendable {
    /// The view never appears.
    case never
    /// The view appears only while the text is being edited.
    case whileEditing
    /// The view appears only while the text isn't being edited.
    case unlessEditing
    /// The view always appears.
    case always
  }

  /// Constants for the reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed
    /// Editing was canceled.
    case cancelled
  }
}

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
}

/// Constants for the type of a keyboard. They have no effect.
public enum UIKeyboardType: Int, Sendable {
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
public enum UIReturnKeyType: Int, Sendable {
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
public enum UITextAutocapitalizationType: Int, Sendable {
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
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides whether to correct text.
  case `default`
  /// Text isn't corrected.
  case no
  /// Text is corrected.
  case yes
}

/// Constants for the meaning of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The UIKit name of the type.
  public let rawValue: String
  /// Creates a type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
}
