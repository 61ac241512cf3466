public import Foundation

/// An object that can respond to events: the superclass of views and controllers.
@preconcurrency @MainActor open class UIResponder: ObjectBase, UIResponderStandardEditActions {
  /// The values that `objc_setAssociatedObject(_:_:_:_:)` stored, guarded by its lock, or nil
  /// before the first.
  nonisolated(unsafe) var associatedValues: [UnsafeRawPointer: Any]?

  /// The traits that the object overrides, or nil if it overrides none.
  var traitOverrideValues: TraitValues?
  /// The handlers of changes of the object's traits.
  var traitRegistrations: [TraitChangeRegistration] = []

  /// Creates a responder.
  public override init() {
    super.init()
  }

  // See `UITableViewCell`: creates an instance of a subclass that has no `required` initializer.
  @_silgen_name("headless_uiresponder_make")
  convenience init(made: Void) {
    self.init()
  }

  /// The next responder in the chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the responder can become first responder; false unless
  /// overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can resign as first responder; true
  /// unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the responder is the app's first responder.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Makes the responder the first responder, if it can become one and the current one can resign.
  ///
  /// - Returns: A Boolean value that indicates whether the object is the first responder.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.first = self
    return true
  }

  /// A Boolean value that indicates whether the first responder resigns even if it or its delegate
  /// declines.
  static var isResignationForced = false

  /// Resigns as first responder.
  ///
  /// - Returns: False if the object is the first responder and can't resign.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder || UIResponder.isResignationForced else { return false }
    UIResponder.first = nil
    return true
  }

  package fileprivate(set) static weak var first: UIResponder? {
    didSet {
      for view in [oldValue, first] { (view as? UIView)?.noteChange() }
    }
  }

  /// The nearest undo manager in the responder chain. A window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Nibs and restoration

  /// Prepares an object that was loaded from a nib. There are no nibs, so only apps call it.
  open func awakeFromNib() {}
  /// Prepares a view for display in Interface Builder. Nothing calls it.
  open func prepareForInterfaceBuilder() {}

  /// The user activity that the responder supports.
  open var userActivity: NSUserActivity?
  /// Updates the values of a user activity. Subclasses override it and call super.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores what a user activity describes. Subclasses override it and call super.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Data

  /// The types of data that the responder accepts when the user pastes or drops it.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Inserts items that the user pastes or drops. Subclasses override it.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns a Boolean value that indicates whether the responder accepts items: whether one of
  /// them has a type of its ``pasteConfiguration``, unless overridden.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
  /// The items that the user shares. Nothing displays them.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

  // MARK: Input

  /// The view that replaces the keyboard while the responder is first. It is not displayed.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the responder is first. It is not displayed.
  open var inputAccessoryView: UIView? { nil }
  /// Updates the input views. They are not displayed.
  open func reloadInputViews() {}
  /// The key commands of the responder.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The gestures and commands with which the system edits the responder's content.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether the responder can perform an action.
  ///
  /// UIKit returns true if the class implements the action. Without Objective-C, it is true if a
  /// selector was created with a method of the class.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canBePerformed(by: self)
  }
  /// Returns the first responder in the chain, beginning with this one, that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Adds, replaces and removes menus of the app. Subclasses override it and call super.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Updates a command before it is displayed. Subclasses override it.
  open func validate(_ command: UICommand) {}

  /// Removes the selection and writes it to the pasteboard. Subclasses override it.
  open func cut(_ sender: Any?) {}
  /// Writes the selection to the pasteboard. Subclasses override it.
  open func copy(_ sender: Any?) {}
  /// Inserts the content of the pasteboard. Subclasses override it.
  open func paste(_ sender: Any?) {}
  /// Inserts the content of the pasteboard in the style of the text around it. Subclasses override
  /// it.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Inserts the content of the pasteboard and opens it. Subclasses override it.
  open func pasteAndGo(_ sender: Any?) {}
  /// Inserts the content of the pasteboard and searches for it. Subclasses override it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects what the user touched. Subclasses override it.
  open func select(_ sender: Any?) {}
  /// Selects everything. Subclasses override it.
  open func selectAll(_ sender: Any?) {}
  /// Removes the selection. Subclasses override it.
  open func delete(_ sender: Any?) {}
  /// Duplicates the selection. Subclasses override it.
  open func duplicate(_ sender: Any?) {}
  /// Prints the content. Subclasses override it.
  open func printContent(_ sender: Any?) {}
  /// Changes the name of the content. Subclasses override it.
  open func rename(_ sender: Any?) {}
  /// Exports the content. Subclasses override it.
  open func export(_ sender: Any?) {}
  /// Opens the search bar. Subclasses override it.
  open func find(_ sender: Any?) {}
  /// Opens the search bar for replacements. Subclasses override it.
  open func findAndReplace(_ sender: Any?) {}
  /// Finds the next match. Subclasses override it.
  open func findNext(_ sender: Any?) {}
  /// Finds the previous match. Subclasses override it.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selection. Subclasses override it.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Aligns text with the left edge. Subclasses override it.
  open func alignLeft(_ sender: Any?) {}
  /// Centers text. Subclasses override it.
  open func alignCenter(_ sender: Any?) {}
  /// Aligns text with both edges. Subclasses override it.
  open func alignJustified(_ sender: Any?) {}
  /// Aligns text with the right edge. Subclasses override it.
  open func alignRight(_ sender: Any?) {}
  /// Toggles bold type. Subclasses override it.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles italic type. Subclasses override it.
  open func toggleItalics(_ sender: Any?) {}
  /// Toggles underlines. Subclasses override it.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes text larger. Subclasses override it.
  open func increaseSize(_ sender: Any?) {}
  /// Makes text smaller. Subclasses override it.
  open func decreaseSize(_ sender: Any?) {}
  /// Makes text run from left to right. Subclasses override it.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Makes text run from right to left. Subclasses override it.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Shows or hides the sidebar. Subclasses override it.
  open func toggleSidebar(_ sender: Any?) {}

  // MARK: Touches and presses

  /// Tells the responder that fingers touched it. By default, the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Tells the responder that fingers moved. By default, the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Tells the responder that fingers left the screen. By default, the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Tells the responder that touches were canceled. By default, the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Tells the responder that estimated values of touches are known. Nothing calls it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Tells the responder that buttons were pressed. By default, the next responder is told.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.isUnhandled = true
      return
    }
    next.pressesBegan(presses, with: event)
  }
  /// Tells the responder that presses changed. By default, the next responder is told.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Tells the responder that buttons were released. By default, the next responder is told.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Tells the responder that presses were canceled. By default, the next responder is told.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Tells the responder that a motion began. By default, the next responder is told.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Tells the responder that a motion ended. By default, the next responder is told.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Tells the responder that a motion was canceled. By default, the next responder is told.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Accessibility

  /// The values for assistive apps, or nil before the first was set.
  private var accessibilityValues: AccessibilityValues?

  /// The label that the app set.
  final var ownAccessibilityLabel: String? { accessibilityValues?.label }

  /// The label, the value, the hint and the names of the actions that the app set, or nil if it set
  /// none of them.
  package final var ownAccessibility:
    (label: String?, value: String?, hint: String?, actions: [String])?
  {
    guard let values = accessibilityValues else { return nil }
    let actions = values.customActions?.map(\.name) ?? []
    let isEmpty = values.label == nil && values.value == nil && values.hint == nil
    return isEmpty && actions.isEmpty ? nil : (values.label, values.value, values.hint, actions)
  }

  /// The values that assistive apps read where the app sets none.
  var accessibilityDefaults: DefaultAccessibility {
    let object = (self as? UIView)?.viewController as? UIAlertController ?? self
    return (object as? any DescribedByDefault)?.defaultAccessibility ?? DefaultAccessibility()
  }

  private func set<Value>(
    _ path: ReferenceWritableKeyPath<AccessibilityValues, Value>, to value: Value
  ) {
    let values = accessibilityValues ?? AccessibilityValues()
    accessibilityValues = values
    values[keyPath: path] = value
    (self as? UIView)?.noteChange()
  }

  private func set<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<AccessibilityValues, Value>, to value: Value
  ) {
    let values = accessibilityValues ?? AccessibilityValues()
    accessibilityValues = values
    guard values[keyPath: path] != value else { return }
    values[keyPath: path] = value
    (self as? UIView)?.noteChange()
  }

  /// The label of the object in assistive apps. Unless set, it is that of the kind of view, such as
  /// the title of a button.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label ?? accessibilityDefaults.label }
    set {
      set(\.label, to: newValue)
      set(\.attributedLabel, to: nil)
    }
  }
  /// The value of the object in assistive apps. Unless set, it is that of the kind of view, such as
  /// the text of a text field.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value ?? accessibilityDefaults.value }
    set {
      set(\.value, to: newValue)
      set(\.attributedValue, to: nil)
    }
  }
  /// The hint about the object's action in assistive apps.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint ?? accessibilityDefaults.hint }
    set {
      set(\.hint, to: newValue)
      set(\.attributedHint, to: nil)
    }
  }
  /// The label of the object with attributes. Its text is that of `accessibilityLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityValues?.attributedLabel
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityLabel = newValue?.string
      set(\.attributedLabel, to: newValue)
    }
  }
  /// The value of the object with attributes. Its text is that of `accessibilityValue`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityValues?.attributedValue
        ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityValue = newValue?.string
      set(\.attributedValue, to: newValue)
    }
  }
  /// The hint of the object with attributes. Its text is that of `accessibilityHint`.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityValues?.attributedHint
        ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityHint = newValue?.string
      set(\.attributedHint, to: newValue)
    }
  }
  /// A Boolean value that indicates whether the object is one element for assistive apps. Unless
  /// set, it is true for controls, labels with a text, and the cells of lists.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? accessibilityDefaults.isElement }
    set { set(\.isElement, to: newValue) }
  }
  /// The traits of the object in assistive apps. Unless set, they are those of the kind of view and
  /// of its state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? accessibilityDefaults.traits }
    set { set(\.traits, to: newValue) }
  }
  /// The object's rectangle in screen coordinates. Unless set, it is a view's frame or empty.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityValues?.frame { return frame }
      return (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }
    set { set(\.frame, to: newValue) }
  }
  /// The point that is activated, in screen coordinates. Unless set, it is the center of
  /// `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityValues?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { set(\.activationPoint, to: newValue) }
  }
  /// The language in which the object is spoken.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { set(\.language, to: newValue) }
  }
  /// A Boolean value that indicates whether the elements inside the object are hidden.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.hidesElements ?? false }
    set { set(\.hidesElements, to: newValue) }
  }
  /// A Boolean value that indicates whether the siblings of the view are ignored.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? accessibilityDefaults.isModal }
    set { set(\.isModal, to: newValue) }
  }
  /// A Boolean value that indicates whether the elements inside are read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { set(\.groupsChildren, to: newValue) }
  }
  /// The way in which elements are navigated.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityValues?.navigationStyle ?? UIAccessibilityNavigationStyle.automatic }
    set { set(\.navigationStyle, to: newValue) }
  }
  /// A Boolean value that indicates whether the object responds to the user. Unless set, it is
  /// a view's `isUserInteractionEnabled`.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityValues?.respondsToUserInteraction
        ?? (self as? UIView)?.isUserInteractionEnabled ?? true
    }
    set { set(\.respondsToUserInteraction, to: newValue) }
  }
  /// The names with which the user can refer to the object.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues?.inputLabels }
    set { set(\.inputLabels, to: newValue) }
  }
  /// The names with which the user can refer to the object, with attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibilityValues?.attributedInputLabels }
    set { set(\.attributedInputLabels, to: newValue) }
  }
  /// The kind of the object's text.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityValues?.textualContext }
    set { set(\.textualContext, to: newValue) }
  }
  /// The elements inside the object, in reading order. Unless set, they are the parts of a bar, of
  /// some controls, and of a cell with controls.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements ?? accessibilityDefaults.elements }
    set { set(\.elements, to: newValue) }
  }
  /// The type of the container.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues?.containerType ?? UIAccessibilityContainerType.none }
    set { set(\.containerType, to: newValue) }
  }
  /// The actions that assistive apps offer.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.customActions }
    set { set(\.customActions, to: newValue) }
  }
  /// The rotors that assistive apps offer.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityValues?.customRotors }
    set { set(\.customRotors, to: newValue) }
  }
  /// Returns the number of elements inside the object.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at an index, or nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }
  /// Returns the index of an element, or `NSNotFound` if the object does not contain it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
      ?? NSNotFound
  }

  /// Performs the object's action for an assistive app. False unless overridden, which lets the
  /// assistive app tap the object.
  open func accessibilityActivate() -> Bool { accessibilityDefaults.activate?() ?? false }
  /// Increases the value for an assistive app. Sliders and page controls do; other classes override
  /// it.
  open func accessibilityIncrement() { accessibilityDefaults.adjust?(true) }
  /// Decreases the value for an assistive app. Sliders and page controls do; other classes override
  /// it.
  open func accessibilityDecrement() { accessibilityDefaults.adjust?(false) }
  /// Scrolls for an assistive app. False unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view for an assistive app. False unless overridden, except that a navigation
  /// controller goes back and an alert is canceled.
  open func accessibilityPerformEscape() -> Bool {
    (self as? any EscapedByDefault)?.escape() ?? false
  }
  /// Performs the main action for an assistive app. False unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Tells the object that an assistive app focused on it. Nothing calls it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Tells the object that an assistive app no longer focuses on it. Nothing calls it.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns a Boolean value that indicates whether an assistive app focuses on the object. It is
  /// always false.
  open func accessibilityElementIsFocused() -> Bool { false }
}

extension UIResponder {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_uiresponder_make")
  package static func make() -> UIResponder
}

extension UIWindow {
  /// The first responder, if it is in the window.
  var firstResponder: UIResponder? {
    UIResponder.first.flatMap { first in
      sequence(first: first, next: \.next).contains { $0 === self } ? first : nil
    }
  }
}
