public import Foundation

/// A line of text that a person edits.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that is asked about changes and told of them.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UITextFieldDelegate>()

  private var storage = ""
  /// The text; setting it tells nobody.
  open var text: String? {
    get { storage }
    set {
      storage = newValue ?? ""
      setNeedsLayout()
    }
  }
  /// The text with attributes; the characters are kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: storage) }
    set { text = newValue?.string }
  }
  /// What shows as long as the field is empty.
  open var placeholder: String? { didSet { noteChange(oldValue != placeholder) } }
  /// The text's font.
  open var font: UIFont? = .preferredFont(forTextStyle: .body) {
    didSet { noteChange(oldValue !== font) }
  }
  /// The text's colour.
  open var textColor: UIColor? = .label { didSet { noteChange(oldValue !== textColor) } }
  /// How the text lies between the edges.
  open var textAlignment = NSTextAlignment.natural {
    didSet { noteChange(oldValue != textAlignment) }
  }
  /// The line round the field.
  open var borderStyle = BorderStyle.none { didSet { noteChange(oldValue != borderStyle) } }
  /// When the button that empties the field shows.
  open var clearButtonMode = ViewMode.never {
    didSet { noteChange(oldValue != clearButtonMode) }
  }
  /// Whether the field is emptied when editing begins.
  open var clearsOnBeginEditing = false
  /// A view before the text.
  open var leftView: UIView?
  /// When the view before the text shows.
  open var leftViewMode = ViewMode.never
  /// A view after the text.
  open var rightView: UIView?
  /// When the view after the text shows.
  open var rightViewMode = ViewMode.never
  /// Whether the text is hidden.
  open var isSecureTextEntry = false {
    didSet { noteChange(oldValue != isSecureTextEntry) }
  }
  /// The keyboard; kept, there is none.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends input; kept.
  open var returnKeyType = UIReturnKeyType.default
  /// What begins with a capital letter; kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether input is corrected; kept, it is not.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the text means; kept.
  open var textContentType: UITextContentType!
  /// Whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically = false

  /// Whether the field is being edited.
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
    delegateChain.tell("textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing(self) }
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
    let isTold = delegateChain.tell("textFieldDidEndEditing(_:reason:)") {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    if !isTold {
      delegateChain.tell("textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing(self) }
    }
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Replaces a part of the text as a person does; false where the delegate forbids it. The range
  /// is in UTF-16 units.
  func type(_ replacement: String, in range: NSRange) -> Bool {
    guard allows(replacement, in: range),
      let part = Range(range, in: storage)
    else { return false }
    storage.replaceSubrange(part, with: replacement)
    setNeedsLayout()
    tellChange()
    return true
  }

  /// Whether a change is allowed; fields of a kind ask others too.
  func allows(_ replacement: String, in range: NSRange) -> Bool {
    delegateChain.ask("textField(_:shouldChangeCharactersIn:replacementString:)") {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
    } ?? true
  }

  private func tellChange() {
    delegateChain.tell("textFieldDidChangeSelection(_:)") { $0.textFieldDidChangeSelection(self) }
    sendActions(for: .editingChanged)
    textDidChange()
  }

  /// A person changed the text; fields of a kind tell others too.
  func textDidChange() {}

  /// Empties the field as its button does; false where the delegate forbids it.
  func clearByButton() -> Bool {
    let clears =
      delegateChain.ask("textFieldShouldClear(_:)") { $0.textFieldShouldClear(self) } ?? true
    guard clears else { return false }
    storage = ""
    setNeedsLayout()
    tellChange()
    return true
  }

  /// Presses the return key.
  func pressReturn() {
    _ = delegateChain.ask("textFieldShouldReturn(_:)") { $0.textFieldShouldReturn(self) }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// The line round a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }
}

/// What a text field asks and tells; every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true if not implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; true if not implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing ended for a reason; the method without one is called if this is not implemented.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a part of the text may be replaced; true if not implemented. The range is in UTF-16
  /// units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text or the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button may empty the field; true if not implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalMethod.absent() }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
  public func textFieldDidEndEditing(_ textField: UITextField) { OptionalMethod.absent() }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { OptionalMethod.absent() }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { OptionalMethod.absent(true) }
  public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalMethod.absent() }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethod.absent(true)
  }
}

/// A kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The words on the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// What begins with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether input is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
}
