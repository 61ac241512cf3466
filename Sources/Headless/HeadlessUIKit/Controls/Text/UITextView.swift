public import Foundation

/// A scroll view that displays text of any number of lines, which the user can edit.
///
/// The text is displayed in a single style. Its size follows from the font, the insets of the
/// container and the width. While scrolling is disabled, the view has that size as its intrinsic
/// size.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// Creates an empty text view with a container, or with a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    container.textView = self
  }

  /// Creates an empty text view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty text view. The layout is the same for all.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    container = NSTextContainer(size: .zero)
    super.init(coder: coder)
    container.textView = self
  }

  // MARK: Delegate

  /// The object that decides on changes and is notified of them.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  private var delegateChain = AnswerChain<any UITextViewDelegate>()

  override func delegateDidChange(_ links: [any NSObjectProtocol]) {
    super.delegateDidChange(links)
    delegateChain = AnswerChain(links: links) { object in { [weak object] in object } }
  }

  // MARK: Text

  private var edited = EditedText()
  /// The text. Setting it changes the selection, and sends no event of a change.
  open var text: String! {
    get { edited.string }
    set { change { $0.set(newValue ?? "") } }
  }
  /// The text with its attributes. Setting it sends no event of a change.
  open var attributedText: NSAttributedString! {
    get {
      edited.attributes
        ?? NSAttributedString(string: edited.string, attributes: plainAttributes)
    }
    set { change { $0.set(newValue) } }
  }

  private func change(_ body: (inout EditedText) -> Void) {
    let selection = edited.selection
    body(&edited)
    contentDidChange()
    if edited.selection != selection { notifySelection() }
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  /// The font of the text, or nil for the system's font of 12 points.
  open var font: UIFont? { didSet { if oldValue !== font { contentDidChange() } } }
  /// A Boolean value that indicates whether the font follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false { didSet { adoptTraits() } }
  /// The rule of the size of text whose letters are larger than its lines. It is kept.
  open var sizingRule = UILetterformAwareSizingRule.typographic
  /// The color of the text, or nil for that of labels.
  open var textColor: UIColor? { didSet { noteChange(oldValue !== textColor) } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { noteChange(oldValue != textAlignment) }
  }
  /// A Boolean value that indicates whether the user can edit the text.
  open var isEditable = true { didSet { noteChange(oldValue != isEditable) } }
  /// A Boolean value that indicates whether the user can select text and follow links.
  open var isSelectable = true
  /// The kinds of data that are displayed as links. They are kept.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links. They are kept.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of typed text. They are kept.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typingStorage ?? plainAttributes }
    set { typingStorage = newValue }
  }
  private var typingStorage: [NSAttributedString.Key: Any]?
  /// A Boolean value that indicates whether the user can change attributes. It is kept.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that indicates whether inserted text replaces the entire text.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether text has the sizes of other platforms. It is kept.
  open var usesStandardTextScaling = false
  /// A Boolean value that indicates whether the user can search the text. It is kept.
  open var isFindInteractionEnabled = false

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
  open var isSecureTextEntry = false { didSet { noteChange(oldValue != isSecureTextEntry) } }
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
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false

  // MARK: Layout

  private let container: NSTextContainer
  /// The area in which the text is laid out.
  open var textContainer: NSTextContainer { container }
  /// The insets of the container from the content's edges, 8 points at the top and bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { contentDidChange() } }
  }
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { contentDidChange() } }
  }

  func containerDidChange() { contentDidChange() }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func adoptTraits() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(to: traitCollection)
    if adjusted !== font { self.font = adjusted }
  }

  /// The font in which the text is displayed.
  package var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The insets of the text from the content's edges.
  private var textInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += container.lineFragmentPadding
    insets.right += container.lineFragmentPadding
    return insets
  }

  /// The rectangle of the text in the view's coordinates.
  package var textFrame: CGRect {
    let width = contentWidth ?? bounds.width
    return CGRect(origin: .zero, size: CGSize(width: width, height: size(width: width).height))
      .inset(by: textInsets)
  }
  private var contentWidth: CGFloat? { bounds.width > 0 ? bounds.width : nil }

  /// Returns the size of the text with its insets in a width.
  private func size(width: CGFloat) -> CGSize {
    let insets = textInsets
    let room = max(width - insets.left - insets.right, 1)
    let lines = container.maximumNumberOfLines
    // A line break at the end begins another line.
    let text = edited.string.last?.isNewline == false ? edited.string : edited.string + " "
    let size =
      if let character = ListMetrics.current.characterSize {
        TextMeasure.size(of: text, characterSize: character, width: room, maximumLines: lines)
      } else {
        TextMeasure.size(of: text, font: shownFont, width: room, maximumLines: lines)
      }
    let textWidth = edited.string.isEmpty ? 0 : size.width
    return CGSize(
      width: textWidth + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(width: .greatestFiniteMagnitude)
  }
  override var wrapsContent: Bool { !isScrollEnabled }
  override func contentHeight(width: CGFloat) -> CGFloat {
    isScrollEnabled ? super.contentHeight(width: width) : size(width: width).height
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let width = contentWidth else { return }
    let fitting = CGSize(width: width, height: size(width: width).height)
    if contentSize != fitting { contentSize = fitting }
  }

  // MARK: Selection

  /// The selected range in UTF-16 code units, which is empty at the insertion point.
  open var selectedRange: NSRange {
    get { edited.selection }
    set {
      let old = edited.selection
      edited.selection = newValue
      guard edited.selection != old else { return }
      noteChange()
      notifySelection()
    }
  }
  /// Scrolls as little as needed to show a range of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let range = edited.pinned(range)
    let first = caretRect(for: TextOffset(range.location))
    let last = caretRect(for: TextOffset(range.location + range.length))
    scrollRectToVisible(first.union(last), animated: false)
  }

  private func notifySelection() {
    delegateChain.notify("textViewDidChangeSelection(_:)") { $0.textViewDidChangeSelection(self) }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the text is being edited.
  private var isEditing = false
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable else { return super.becomeFirstResponder() }
    let begins =
      delegateChain.ask("textViewShouldBeginEditing(_:)") { $0.textViewShouldBeginEditing(self) }
      ?? true
    guard begins, super.becomeFirstResponder() else { return false }
    isEditing = true
    delegateChain.notify("textViewDidBeginEditing(_:)") { $0.textViewDidBeginEditing(self) }
    post(UITextView.textDidBeginEditingNotification)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditing else { return super.resignFirstResponder() }
    let ends =
      delegateChain.ask("textViewShouldEndEditing(_:)") { $0.textViewShouldEndEditing(self) }
      ?? true
    guard ends || UIResponder.isResignationForced, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    typingStorage = nil
    delegateChain.notify("textViewDidEndEditing(_:)") { $0.textViewDidEndEditing(self) }
    post(UITextView.textDidEndEditingNotification)
    return true
  }

  /// Replaces the selection as the user does. Returns false if the delegate rejects the change.
  func type(_ replacement: String) -> Bool {
    let range = clearsOnInsertion ? NSRange(location: 0, length: edited.length) : edited.selection
    clearsOnInsertion = false
    return type(replacement, in: range)
  }

  /// Presses the delete key. Returns false if there is nothing to delete, or if the delegate
  /// rejects the change.
  func pressDelete() -> Bool { edited.deletion.map { type("", in: $0) } ?? false }

  private func type(_ replacement: String, in range: NSRange) -> Bool {
    let isAllowed = delegateChain.ask("textView(_:shouldChangeTextIn:replacementText:)") {
      $0.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    }
    return isAllowed != false && edit(range, replacement)
  }

  /// Replaces a range and notifies the delegate.
  @discardableResult private func edit(_ range: NSRange, _ replacement: String) -> Bool {
    let selection = edited.selection
    guard edited.replace(range, with: replacement) else { return false }
    contentDidChange()
    if edited.selection != selection { notifySelection() }
    delegateChain.notify("textViewDidChange(_:)") { $0.textViewDidChange(self) }
    post(UITextView.textDidChangeNotification)
    return true
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Text input

  /// A Boolean value that indicates whether there is any text.
  open var hasText: Bool { !edited.string.isEmpty }
  /// Replaces the selection without asking the delegate, and notifies it of the change.
  open func insertText(_ text: String) { edit(edited.selection, text) }
  /// Deletes the selection, or the character before the insertion point, without asking the
  /// delegate.
  open func deleteBackward() {
    if let range = edited.deletion { edit(range, "") }
  }
  /// Returns the text in a range, or nil if the range isn't of this text.
  open func text(in range: UITextRange) -> String? { edited.text(in: range) }
  /// Replaces the text in a range without asking the delegate, and notifies it of the change.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = (range as? TextOffsetRange)?.range { edit(range, text) }
  }
  /// The selected range, which is empty at the insertion point.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(edited.selection) }
    set { if let range = (newValue as? TextOffsetRange)?.range { selectedRange = range } }
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
    let frame = textFrame
    let font = shownFont
    let before = TextOffsetRange(
      NSRange(location: 0, length: (position as? TextOffset)?.offset ?? 0))
    let text = edited.text(in: before) ?? ""
    let lines = TextMeasure.lines(
      of: text, font: font, width: max(frame.width, 1), maximumLines: 0)
    var count = max(lines.count, 1)
    var last = lines.last ?? ""
    if text.last?.isNewline == true, !last.isEmpty { (count, last) = (count + 1, "") }
    return CGRect(
      x: frame.minX + TextMeasure.width(of: last, font: font),
      y: frame.minY + CGFloat(count - 1) * font.lineHeight, width: 2, height: font.lineHeight)
  }

  /// The notification that editing began.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that the user changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The notification that editing ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
