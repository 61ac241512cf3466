public import Foundation

/// The text field of a search bar, with tokens before the text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  // MARK: Tokens

  /// The tokens before the text.
  open var tokens: [UISearchToken] = [] {
    didSet {
      setNeedsLayout()
      bar?.tokensDidChange()
    }
  }
  /// Inserts a token at an index of ``tokens``.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    guard (0...tokens.count).contains(tokenIndex) else { return refuse(tokenIndex) }
    tokens.insert(token, at: tokenIndex)
  }
  /// Removes the token at an index of ``tokens``.
  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return refuse(tokenIndex) }
    tokens.remove(at: tokenIndex)
  }

  private func refuse(_ index: Int) {
    UIKitException.raise(
      .range, "token index \(index) is beyond the \(tokens.count) tokens of the field")
  }

  /// Replaces a range of the text by a token.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The range of the text after the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
  /// Returns the tokens in a range: all of them if it begins at the beginning of the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }
  /// Returns the position of a token, which is the beginning of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// The color behind tokens. It is kept.
  open var tokenBackgroundColor: UIColor! = .systemGray
  /// A Boolean value that indicates whether the user can delete tokens.
  open var allowsDeletingTokens = true
  /// A Boolean value that indicates whether the user can copy tokens. It is kept.
  open var allowsCopyingTokens = true

  override func deletesBeforeText() -> Bool {
    guard allowsDeletingTokens, !tokens.isEmpty else { return false }
    tokens.removeLast()
    return true
  }

  // MARK: Editing

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard bar?.fieldShouldBegin() ?? true, super.becomeFirstResponder() else { return false }
    bar?.fieldDidBegin()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard bar?.fieldShouldEnd() ?? true, super.resignFirstResponder() else { return false }
    bar?.fieldDidEnd()
    return true
  }

  override func allows(_ replacement: String, in range: NSRange) -> Bool {
    super.allows(replacement, in: range) && bar?.allows(replacement, in: range) ?? true
  }

  override func textDidChange() { bar?.textDidChange() }
}

/// A criterion of a search that is displayed before the search text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// Creates a token with an icon and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }

  /// The value that the app associates with the token.
  open var representedObject: Any?
  /// The icon.
  let icon: UIImage?
  /// The displayed text.
  package let text: String
}
