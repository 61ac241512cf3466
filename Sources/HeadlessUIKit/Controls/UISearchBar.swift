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

/// A field for what is searched for, with scopes and a way to cancel.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    field.bar = self
    addSubview(field)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    field.bar = self
    addSubview(field)
  }

  private let field = UISearchTextField(frame: .zero)
  /// The bar's field.
  open var searchTextField: UISearchTextField { field }
  /// The object that is asked about changes and told of them.
  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { delegateChain = AnswerChain(delegate) { object in { [weak object] in object } } }
  }
  private var delegateChain = AnswerChain<any UISearchBarDelegate>()
  weak var controller: UISearchController?

  /// What is searched for; setting it tells the delegate, as UIKit does.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      textDidChange()
    }
  }
  /// What shows as long as the bar is empty.
  open var placeholder: String? = "Search" {
    didSet { noteChange(oldValue != placeholder) }
  }
  /// A text above the bar.
  open var prompt: String? { didSet { noteChange(oldValue != prompt) } }
  /// Whether the way to cancel shows.
  open var showsCancelButton = false {
    didSet { noteChange(oldValue != showsCancelButton) }
  }
  /// Shows or hides the way to cancel.
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
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0 {
    didSet { noteChange(oldValue != selectedScopeButtonIndex) }
  }
  /// Whether the scopes show.
  open var showsScopeBar = false {
    didSet {
      noteChange(oldValue != showsScopeBar)
      superview?.setNeedsLayout()
    }
  }
  /// Whether there are scopes, and they show.
  package var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
  /// Whether what is below shines through; kept.
  open var isTranslucent = true
  /// How the bar looks; kept.
  open var searchBarStyle = Style.default {
    didSet { noteChange(oldValue != searchBarStyle) }
  }
  /// The keyboard; kept, there is none.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// What begins with a capital letter; kept.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether input is corrected; kept.
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

  // MARK: What the field and the person do

  func fieldShouldBegin() -> Bool {
    delegateChain.ask("searchBarShouldBeginEditing(_:)") {
      $0.searchBarShouldBeginEditing(self)
    } ?? true
  }
  func fieldDidBegin() {
    controller?.barDidBegin()
    delegateChain.tell("searchBarTextDidBeginEditing(_:)") {
      $0.searchBarTextDidBeginEditing(self)
    }
  }
  func fieldShouldEnd() -> Bool {
    delegateChain.ask("searchBarShouldEndEditing(_:)") { $0.searchBarShouldEndEditing(self) }
      ?? true
  }
  func fieldDidEnd() {
    delegateChain.tell("searchBarTextDidEndEditing(_:)") { $0.searchBarTextDidEndEditing(self) }
  }
  func allows(_ replacement: String, in range: NSRange) -> Bool {
    delegateChain.ask("searchBar(_:shouldChangeTextIn:replacementText:)") {
      $0.searchBar(self, shouldChangeTextIn: range, replacementText: replacement)
    } ?? true
  }
  func textDidChange() {
    delegateChain.tell("searchBar(_:textDidChange:)") {
      $0.searchBar(self, textDidChange: field.text ?? "")
    }
    controller?.barDidChange()
  }
  /// Presses the search key.
  func search() {
    delegateChain.tell("searchBarSearchButtonClicked(_:)") {
      $0.searchBarSearchButtonClicked(self)
    }
  }
  /// Taps the way to cancel.
  func cancel() {
    delegateChain.tell("searchBarCancelButtonClicked(_:)") {
      $0.searchBarCancelButtonClicked(self)
    }
    controller?.isActive = false
  }
  /// Taps a scope.
  func choose(scope: Int) {
    selectedScopeButtonIndex = scope
    delegateChain.tell("searchBar(_:selectedScopeButtonIndexDidChange:)") {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    }
    controller?.barDidChange()
  }

  /// How a bar looks.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// What a bar asks about its place.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// What a search bar asks and tells; every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin; true if not implemented.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end; true if not implemented.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed, by a person's doing or by the app's.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text may be replaced; true if not implemented.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button for bookmarks was tapped; screens have none.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The way to cancel was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button for results was tapped; screens have none.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.absent(true)
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalMethod.absent(true)
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalMethod.absent()
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalMethod.absent(true) }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.absent() }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalMethod.absent()
  }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { OptionalMethod.absent() }
}
