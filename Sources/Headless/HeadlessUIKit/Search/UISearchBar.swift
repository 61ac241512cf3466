public import Foundation

/// A text field for searching, with a cancel button and scopes.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// Creates an empty search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a search bar of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    field.bar = self
    field.placeholder = "Search"
    field.clearButtonMode = .whileEditing
    field.adjustsFontForContentSizeCategory = true
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
  /// A Boolean value that indicates whether the bar is hidden by scrolling, or with its navigation
  /// bar.
  var isOutOfReach: Bool {
    controller?.scrollViewHidingBar != nil
      || controller?.owner?.navigationController?.isNavigationBarHidden == true
  }

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
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
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
  /// The height that the field needs beyond that for text of the standard size, in points.
  package var fieldGrowth: CGFloat {
    guard ListMetrics.current.rowsFollowFonts, let font = field.font else { return 0 }
    return max(font.lineHeight - UIFont.systemFont(ofSize: 17).lineHeight, 0)
  }
  /// A Boolean value that indicates whether the bar is a part of a navigation bar, whose background
  /// it has.
  package var isInNavigationBar: Bool {
    superview is UINavigationBar || superview?.viewController is UINavigationController
  }
  /// A Boolean value that indicates whether there are scopes and they are displayed.
  package var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
  /// Shows or hides the scope bar.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// A Boolean value that indicates whether the field has a button that shows bookmarks.
  open var showsBookmarkButton = false { didSet { noteChange(oldValue != showsBookmarkButton) } }
  /// A Boolean value that indicates whether the field has a button that shows results.
  open var showsSearchResultsButton = false {
    didSet { noteChange(oldValue != showsSearchResultsButton) }
  }
  /// A Boolean value that indicates whether the results button is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { noteChange(oldValue != isSearchResultsButtonSelected) }
  }
  /// The position of the bar: the delegate's choice, or the top.
  open var barPosition: UIBarPosition {
    let position = delegateChain.ask("position(for:)") { $0.position(for: self) }
    return position == nil || position == .any ? .top : position!
  }
  /// The style of the bar. It is kept.
  open var barStyle = UIBarStyle.default
  /// The color of a bar outside of a navigation bar, unless its style is minimal.
  open var barTintColor: UIColor? { didSet { noteChange() } }
  /// A Boolean value that indicates whether the bar is translucent. It has no effect.
  open var isTranslucent = true
  /// The style of the bar. A minimal bar has no background.
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

  /// The prediction of text. It is kept.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { field.inlinePredictionType }
    set { field.inlinePredictionType = newValue }
  }
  /// The rules for passwords. They are kept.
  open var passwordRules: UITextInputPasswordRules? {
    get { field.passwordRules }
    set { field.passwordRules = newValue }
  }
  /// The marking of misspelled words. It is kept.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The replacement of straight quotation marks. It is kept.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// The replacement of hyphens by dashes. It is kept.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// The spaces around text that is inserted or deleted. They are kept.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// The appearance of the keyboard. It is kept.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The type of the return key. It is kept.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the search key is disabled while the field is empty. It
  /// is kept.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text. It is kept.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
  /// A Boolean value that indicates whether the text is obscured.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The view above the keyboard. It is not displayed.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Looks, which are kept

  private var images = StateValues<UIImage>()
  private var iconOffsets: [Int: UIOffset] = [:]
  private var scopeAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The image behind the scope bar.
  open var scopeBarBackgroundImage: UIImage?
  /// The offset of the field's background.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The offset of the text in the field.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Sets the image behind the bar for a position and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[.normal, barMetrics, 100 + barPosition.rawValue] = backgroundImage
  }
  /// Returns the image behind the bar for a position and metrics.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[.normal, barMetrics, 100 + barPosition.rawValue]
  }
  /// Sets the image behind the field for a state.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    images[state, .default, 200] = backgroundImage
  }
  /// Returns the image behind the field for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    images[state, .default, 200]
  }
  /// Sets the image of an icon for a state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[state, .default, icon.rawValue] = iconImage
  }
  /// Returns the image of an icon for a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images[state, .default, icon.rawValue]
  }
  /// Sets the offset of an icon.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon.rawValue] = adjustment
  }
  /// Returns the offset of an icon.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon.rawValue] ?? .zero }
  /// Sets the attributes of the scopes' titles for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state] = attributes
  }
  /// Returns the attributes of the scopes' titles for a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state]
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
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
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
  func tokensDidChange() {
    noteChange()
    controller?.barDidChange()
  }
  /// Taps the bookmark button.
  func tapBookmark() {
    delegateChain.notify("searchBarBookmarkButtonClicked(_:)") {
      $0.searchBarBookmarkButtonClicked(self)
    }
  }
  /// Taps the results button.
  func tapResults() {
    delegateChain.notify("searchBarResultsListButtonClicked(_:)") {
      $0.searchBarResultsListButtonClicked(self)
    }
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

  /// Constants for the icons of a search bar.
  @nonexhaustive public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that clears the text.
    case clear
    /// The button that shows bookmarks.
    case bookmark
    /// The button that shows results.
    case resultsList
  }

  /// Constants for the style of a search bar.
  @nonexhaustive public enum Style: UInt, Sendable {
    /// The default style.
    case `default`
    /// A translucent background and an opaque search field.
    case prominent
    /// No background and a translucent search field.
    case minimal
  }
}
