public import Foundation

/// A control that displays a line of editable text.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
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

  private var edited = EditedText()
  /// The text. Setting it sends no notification.
  open var text: String? {
    get { edited.string }
    set {
      edited.set(newValue ?? "")
      contentDidChange()
    }
  }
  /// The text with its attributes. Setting it sends no notification.
  open var attributedText: NSAttributedString? {
    get { edited.attributes ?? NSAttributedString(string: edited.string) }
    set {
      edited.set(newValue)
      contentDidChange()
    }
  }

  private var attributedPrompt: NSAttributedString? { didSet { contentDidChange() } }
  /// The text that is displayed while the field is empty.
  open var placeholder: String? {
    get { attributedPrompt?.string }
    set { attributedPrompt = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text that is displayed while the field is empty, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { attributedPrompt }
    set { attributedPrompt = newValue }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The font of the text.
  open var font: UIFont? = .preferredFont(forTextStyle: .body) {
    didSet { if oldValue !== font { contentDidChange() } }
  }
  /// A Boolean value that indicates whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false { didSet { adoptTraits() } }
  /// The rule of the size of text whose letters are larger than its lines. It is kept.
  open var sizingRule = UILetterformAwareSizingRule.typographic
  /// The color of the text.
  open var textColor: UIColor? = .label { didSet { noteChange(oldValue !== textColor) } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { noteChange(oldValue != textAlignment) }
  }
  /// The attributes of the text. Its font and color are those of the field.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = otherAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      otherAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  private var otherAttributes: [NSAttributedString.Key: Any] = [:]
  private var typingStorage: [NSAttributedString.Key: Any]?
  /// The attributes of typed text, or nil while the field isn't being edited. They are kept.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? typingStorage ?? defaultTextAttributes : nil }
    set { if isEditing { typingStorage = newValue } }
  }
  /// A Boolean value that indicates whether the user can change attributes. It is kept.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that indicates whether text that does not fit is drawn smaller. It is kept.
  open var adjustsFontSizeToFitWidth = false
  /// The size of the smallest font. It is kept.
  open var minimumFontSize: CGFloat = 0

  /// The style of the border, which determines the insets of the text. No border is drawn.
  open var borderStyle = BorderStyle.none {
    didSet { if oldValue != borderStyle { contentDidChange() } }
  }
  /// The image behind an enabled field. It is kept.
  open var background: UIImage?
  /// The image behind a disabled field. It is kept.
  open var disabledBackground: UIImage?
  /// The mode of displaying the clear button.
  open var clearButtonMode = ViewMode.never {
    didSet { if oldValue != clearButtonMode { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether inserted text replaces the entire text.
  open var clearsOnInsertion = false
  /// The view before the text.
  open var leftView: UIView? {
    didSet { exchange(oldValue, for: leftView) }
  }
  /// The mode of displaying the view before the text.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view after the text.
  open var rightView: UIView? {
    didSet { exchange(oldValue, for: rightView) }
  }
  /// The mode of displaying the view after the text.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    contentDidChange()
  }

  private var inputStorage: (view: UIView?, accessory: UIView?)
  /// The view that replaces the keyboard. It is not displayed.
  open override var inputView: UIView? {
    get { inputStorage.view }
    set { inputStorage.view = newValue }
  }
  /// The view above the keyboard. It is not displayed.
  open override var inputAccessoryView: UIView? {
    get { inputStorage.accessory }
    set { inputStorage.accessory = newValue }
  }

  // MARK: Traits of the keyboard, which are kept

  /// A Boolean value that indicates whether the text is obscured.
  open var isSecureTextEntry = false {
    didSet { noteChange(oldValue != isSecureTextEntry) }
  }
  /// The type of the keyboard.
  open var keyboardType = UIKeyboardType.default {
    didSet { noteChange(oldValue != keyboardType) }
  }
  /// The appearance of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The type of the return key.
  open var returnKeyType = UIReturnKeyType.default {
    didSet { noteChange(oldValue != returnKeyType) }
  }
  /// The style of automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { noteChange(oldValue != autocapitalizationType) }
  }
  /// The style of automatic correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The marking of misspelled words.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The replacement of straight quotation marks.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The replacement of hyphens by dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// The spaces around text that is inserted or deleted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The prediction of text.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// The meaning of the text.
  open var textContentType: UITextContentType!
  /// The rules for passwords.
  open var passwordRules: UITextInputPasswordRules?
  /// A Boolean value that indicates whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically = false

  // MARK: Layout

  /// A Boolean value that indicates whether the field is being edited.
  open private(set) var isEditing = false {
    didSet { if oldValue != isEditing { setNeedsLayout() } }
  }

  override func adoptTraits() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(to: traitCollection)
    if adjusted !== font { self.font = adjusted }
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
  private var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
  private var showsClearButton: Bool { !edited.string.isEmpty && shows(clearButtonMode) }

  /// The space between the border and the text.
  private var borderInsets: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 6)
    }
  }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it isn't edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: borderInsets.width, dy: borderStyle == .none ? 0 : 2)
    if showsLeftView {
      let edge = leftViewRect(forBounds: bounds).maxX
      rect.size.width -= edge - rect.minX
      rect.origin.x = edge
    }
    if showsRightView { rect.size.width = rightViewRect(forBounds: bounds).minX - rect.minX }
    if !showsRightView, showsClearButton {
      rect.size.width = clearButtonRect(forBounds: bounds).minX - rect.minX
    }
    rect.size.width = max(rect.width, 0)
    return rect
  }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the clear button, 19 points wide.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Returns the rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(leftView)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func sideSize(_ view: UIView?) -> CGSize {
    guard let view else { return .zero }
    if view.bounds.size != .zero { return view.bounds.size }
    let size = view.intrinsicContentSize
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  /// Draws the text. Nothing calls it.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder. Nothing calls it.
  open func drawPlaceholder(in rect: CGRect) {}

  /// The rectangle of what is displayed: the text, the edited text, or the placeholder.
  package var contentRect: CGRect {
    if isEditing { return editingRect(forBounds: bounds) }
    return edited.string.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView {
      leftView.isHidden = !showsLeftView
      if showsLeftView { leftView.frame = leftViewRect(forBounds: bounds) }
    }
    if let rightView {
      rightView.isHidden = !showsRightView
      if showsRightView { rightView.frame = rightViewRect(forBounds: bounds) }
    }
  }

  open override var intrinsicContentSize: CGSize {
    let shown = edited.string.isEmpty ? placeholder ?? "" : edited.string
    let font = font ?? .systemFont(ofSize: 17)
    let infinite = CGFloat.greatestFiniteMagnitude
    let text: CGSize =
      if let character = ListMetrics.current.characterSize {
        TextMeasure.size(of: shown, characterSize: character, width: infinite, maximumLines: 1)
      } else {
        TextMeasure.size(of: shown, font: font, width: infinite, maximumLines: 1)
      }
    let sides =
      (showsLeftView ? sideSize(leftView).width : 0)
      + (showsRightView ? sideSize(rightView).width : 0)
    let line = ListMetrics.current.characterSize?.height ?? font.lineHeight.rounded(.up) + 1
    return CGSize(
      width: text.width.rounded(.up) + 2 * borderInsets.width + sides,
      height: line + 2 * borderInsets.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

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
    post(UITextField.textDidBeginEditingNotification)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let ends =
      delegateChain.ask("textFieldShouldEndEditing(_:)") {
        $0.textFieldShouldEndEditing(self)
      } ?? true
    guard ends || UIResponder.isResignationForced, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    typingStorage = nil
    let isTold = delegateChain.notify("textFieldDidEndEditing(_:reason:)") {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    if !isTold {
      delegateChain.notify("textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing(self) }
    }
    sendActions(for: .editingDidEnd)
    post(
      UITextField.textDidEndEditingNotification,
      [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    return true
  }

  /// Replaces a range of the text as the user does. Returns false if the delegate rejects the
  /// change.
  ///
  /// The range is in UTF-16 code units.
  func type(_ replacement: String, in range: NSRange) -> Bool {
    guard allows(replacement, in: range), edited.replace(range, with: replacement) else {
      return false
    }
    contentDidChange()
    notifyChange()
    return true
  }

  /// Replaces the selection as the user does, or the entire text if an insertion clears it.
  func type(_ replacement: String) -> Bool {
    let range = clearsOnInsertion ? NSRange(location: 0, length: edited.length) : edited.selection
    clearsOnInsertion = false
    return type(replacement, in: range)
  }

  /// Presses the delete key. Returns false if there is nothing to delete, or if the delegate
  /// rejects the change.
  func pressDelete() -> Bool {
    guard let range = edited.deletion else { return deletesBeforeText() }
    return type("", in: range)
  }

  /// Deletes what is before the text. Subclasses that have something there override it.
  func deletesBeforeText() -> Bool { false }

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
    post(UITextField.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  /// Responds to a change by the user. Subclasses notify further delegates.
  func textDidChange() {}

  /// Clears the text as the clear button does. Returns false if the delegate rejects it.
  func clearByButton() -> Bool {
    let clears =
      delegateChain.ask("textFieldShouldClear(_:)") { $0.textFieldShouldClear(self) } ?? true
    guard clears else { return false }
    edited.set("")
    contentDidChange()
    notifyChange()
    return true
  }

  /// Presses the return key.
  func pressReturn() {
    _ = delegateChain.ask("textFieldShouldReturn(_:)") { $0.textFieldShouldReturn(self) }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  // MARK: Text input

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !edited.string.isEmpty }
  /// Replaces the selection without asking the delegate, and sends the events of a change.
  open func insertText(_ text: String) {
    guard edited.replace(edited.selection, with: text) else { return }
    contentDidChange()
    notifyChange()
  }
  /// Deletes the selection, or the character before the insertion point, without asking the
  /// delegate.
  open func deleteBackward() {
    guard let range = edited.deletion, edited.replace(range, with: "") else { return }
    contentDidChange()
    notifyChange()
  }
  /// Returns the text in a range, or nil if the range isn't of this text.
  open func text(in range: UITextRange) -> String? { edited.text(in: range) }
  /// Replaces the text in a range without asking the delegate, and sends the events of a change.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = (range as? TextOffsetRange)?.range, edited.replace(range, with: text) else {
      return
    }
    contentDidChange()
    notifyChange()
  }
  /// The selected range, which is empty at the insertion point. It is nil while the field isn't
  /// being edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextOffsetRange(edited.selection) : nil }
    set {
      guard let range = (newValue as? TextOffsetRange)?.range else { return }
      let old = edited.selection
      edited.selection = range
      noteChange(edited.selection != old)
      delegateChain.notify("textFieldDidChangeSelection(_:)") {
        $0.textFieldDidChangeSelection(self)
      }
    }
  }
  /// The range of provisional text. There never is any.
  open var markedTextRange: UITextRange? { nil }
  /// The position at the beginning of the text.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position at the end of the text.
  open var endOfDocument: UITextPosition { TextOffset(edited.length) }
  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { EditedText.range(from: fromPosition, to: toPosition) }
  /// Returns the position at an offset from another one, or nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }
  /// Returns the position at an offset in a direction, or nil beyond the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { self.position(from: position, offset: direction.forward(offset)) }
  /// Compares two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    ComparisonResult(offset: offset(from: position, to: other))
  }
  /// Returns the offset from one position to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    EditedText.offset(from: from, to: toPosition)
  }
  /// Returns the rectangle of the insertion point at a position.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let rect = editingRect(forBounds: bounds)
    let font = font ?? .systemFont(ofSize: 17)
    let before = TextOffsetRange(
      NSRange(location: 0, length: (position as? TextOffset)?.offset ?? 0))
    let width = TextMeasure.width(of: edited.text(in: before) ?? "", font: font)
    return CGRect(
      x: rect.minX + width, y: rect.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
  }

  /// The notification that editing began.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification that editing ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The notification that the user changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The key of the reason why editing ended, in the notification's information.
  nonisolated public static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"

  /// Constants for the border of a text field.
  @nonexhaustive public enum BorderStyle: Int, Sendable {
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
  @nonexhaustive public enum ViewMode: Int, Sendable {
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
  @nonexhaustive public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed
  }
}
