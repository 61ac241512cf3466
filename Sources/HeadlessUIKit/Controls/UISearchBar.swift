public import Foundation

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

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

/// A text field for searching, with a cancel button and scopes.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// Creates an empty search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    field.bar = self
    addSubview(field)
  }

  /// Creates a search bar of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    field.bar = self
    addSubview(field)
  }

  private let field = UISearchTextField(frame: .zero)
  /// The text field of the bar.
  open var searchTextField: UISearchTextField { field }
  /// The object that decides on changes and is notified of them.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UISearchBarDelegate>()
  weak var controller: UISearchController?

  /// The search text. As in UIKit, setting it notifies the delegate.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      textDidChange()
    }
  }
  /// The text that is displayed while the bar is empty.
  open var placeholder: String? = "Search" {
    didSet { noteChange(oldValue != placeholder) }
  }
  /// The text above the bar.
  open var prompt: String? { didSet { noteChange(oldValue != prompt) } }
  /// A Boolean value that indicates whether the cancel button is displayed.
  open var showsCancelButton = false {
    didSet { noteChange(oldValue != showsCancelButton) }
  }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet {
      noteChange(oldValue != scopeButtonTitles)
      superview?.setNeedsLayout()
    }
  }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0 {
    didSet { noteChange(oldValue != selectedScopeButtonIndex) }
  }
  /// A Boolean value that indicates whether the scope bar is displayed.
  open var showsScopeBar = false {
    didSet {
      noteChange(oldValue != showsScopeBar)
      superview?.setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether there are scopes and they are displayed.
  package var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
  /// A Boolean value that indicates whether the bar is translucent. It has no effect.
  open var isTranslucent = true
  /// The style of the bar. It has no effect.
  open var searchBarStyle = Style.default {
    didSet { noteChange(oldValue != searchBarStyle) }
  }
  /// The type of the keyboard. It has no effect because there is no on-screen keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The style of automatic capitalization. It has no effect.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The style of automatic correction. It has no effect.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  open override var canBecomeFirstResponder: Bool { true }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 8, dy: min(10, bounds.height / 4))
  }

  // MARK: Events of the field and the user

  func fieldShouldBegin() -> Bool {
    delegateChain.ask("searchBarShouldBeginEditing(_:)") {
      $0.searchBarShouldBeginEditing(self)
    } ?? true
  }
  func fieldDidBegin() {
    controller?.barDidBegin()
    delegateChain.notify("searchBarTextDidBeginEditing(_:)") {
      $0.searchBarTextDidBeginEditing(self)
    }
  }
  func fieldShouldEnd() -> Bool {
    delegateChain.ask("searchBarShouldEndEditing(_:)") { $0.searchBarShouldEndEditing(self) }
      ?? true
  }
  func fieldDidEnd() {
    delegateChain.notify("searchBarTextDidEndEditing(_:)") { $0.searchBarTextDidEndEditing(self) }
  }
  func allows(_ replacement: String, in range: NSRange) -> Bool {
    delegateChain.ask("searchBar(_:shouldChangeTextIn:replacementText:)") {
      $0.searchBar(self, shouldChangeTextIn: range, replacementText: replacement)
    } ?? true
  }
  func textDidChange() {
    delegateChain.notify("searchBar(_:textDidChange:)") {
      $0.searchBar(self, textDidChange: field.text ?? "")
    }
    controller?.barDidChange()
  }
  /// Presses the search key.
  func search() {
    delegateChain.notify("searchBarSearchButtonClicked(_:)") {
      $0.searchBarSearchButtonClicked(self)
    }
  }
  /// Taps the cancel button.
  func cancel() {
    delegateChain.notify("searchBarCancelButtonClicked(_:)") {
      $0.searchBarCancelButtonClicked(self)
    }
    controller?.isActive = false
  }
  /// Taps a scope.
  func choose(scope: Int) {
    selectedScopeButtonIndex = scope
    delegateChain.notify("searchBar(_:selectedScopeButtonIndexDidChange:)") {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    }
    controller?.barDidChange()
  }

  /// Constants for the style of a search bar.
  public enum Style: UInt, Sendable {
    /// The default style.
    case `default`
    /// A translucent background and an opaque search field.
    case prominent
    /// No background and a translucent search field.
    case minimal
  }
}

/// An object that decides on changes of a search bar and is notified of them.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns a Boolean value that indicates whether editing can begin; true if not implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns a Boolean value that indicates whether editing can end; true if not implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the user or the app changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns a Boolean value that indicates whether a range of the text can be replaced; true if
  /// not implemented.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user tapped the bookmark button. It is never called.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user tapped the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user tapped the results list button. It is never called.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user selected another scope.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true by default.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Returns true by default.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethod.absent()
  }
  /// Returns true by default.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { OptionalMethod.absent() }
}
