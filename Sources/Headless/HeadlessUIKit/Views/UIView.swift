public import Foundation

/// A rectangular area of the screen that lays out and contains other views.
///
/// Lengths are in points. `frame` is in the superview's coordinates, `bounds` in the view's own.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The value of a length for which a view has no intrinsic size (-1).
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of a fitting size that is as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of a fitting size that is as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    let position = CGPoint(x: frame.midX, y: frame.midY)
    if position.isGeometry {
      boundsStorage = CGRect(origin: .zero, size: frame.size)
      centerStorage = position
    }
    super.init()
  }

  /// Creates a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates the view of an archive, or a view of zero size if the archive has none.
  public required init?(coder: NSCoder) {
    super.init()
    decodeView(from: coder)
  }

  /// Encodes the values of a plain view: its geometry, its look, its tag, and its subviews.
  ///
  /// The subviews of controls, cells and other views of the system are their own, and aren't
  /// encoded.
  open func encode(with coder: NSCoder) { encodeView(with: coder) }

  deinit {
    for child in children { child.parent = nil }
    for constraint in heldConstraints { constraint.holder = nil }
    layoutReference?.item = nil
  }

  /// The description of the view in UIKit's form: its class, the nearest class of UIKit if the
  /// class is not UIKit's, its frame, and the values that differ from their defaults.
  nonisolated open override var description: String {
    guard UIKitException.isOnMainActor else { return super.description }
    return MainActor.assumeIsolated { inFullWords }
  }

  /// The values in the description, such as `hidden = YES`.
  var valuesInWords: [String] { commonValuesInWords }
  /// The values in the description that follow the frame, such as the text of a label.
  var contentInWords: [String] { [] }

  // MARK: Geometry

  private var boundsStorage = CGRect.zero
  private var centerStorage = CGPoint.zero
  private var transformStorage = CGAffineTransform.identity

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { boundsStorage }
    set {
      let old = boundsStorage
      guard newValue != old, newValue.isGeometry else { return }
      boundsStorage = newValue
      noteChange()
      boundsDidChange(from: old)
    }
  }

  /// The center of the view in its superview's coordinates.
  open var center: CGPoint {
    get { centerStorage }
    set {
      guard newValue != centerStorage, newValue.isGeometry else { return }
      centerStorage = newValue
      parent?.noteChange()
      if isConstrained, translatesAutoresizingMaskIntoConstraints {
        parent?.frameDidChange(of: self)
      }
    }
  }

  /// The transform that is applied about the center; identity unless set.
  open var transform: CGAffineTransform {
    get { transformStorage }
    set {
      guard newValue != transformStorage else { return }
      transformStorage = newValue
      noteChange()
    }
  }

  /// The view's rectangle in its superview's coordinates.
  open var frame: CGRect {
    get {
      let size = boundsStorage.size
      let upright = CGRect(
        x: -size.width * anchorStorage.x, y: -size.height * anchorStorage.y, width: size.width,
        height: size.height)
      let transform = transformStorage
      let turned = transform.isIdentity ? upright : upright.applying(transform)
      return turned.offsetBy(dx: centerStorage.x, dy: centerStorage.y)
    }
    set {
      let position = CGPoint(
        x: newValue.minX + newValue.width * anchorStorage.x,
        y: newValue.minY + newValue.height * anchorStorage.y)
      guard position.isGeometry else { return }
      center = position
      bounds = CGRect(origin: boundsStorage.origin, size: newValue.size)
    }
  }

  /// The point of the view that its center places and about which it is transformed, from (0, 0)
  /// for the top-left corner to (1, 1) for the bottom-right one. Setting it moves the view.
  open var anchorPoint: CGPoint {
    get { anchorStorage }
    set {
      guard newValue != anchorStorage else { return }
      anchorStorage = newValue
      parent?.noteChange()
    }
  }
  private var anchorStorage = CGPoint(x: 0.5, y: 0.5)

  /// Returns the frame for an alignment rectangle, which is larger by ``alignmentRectInsets``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
  /// Returns the rectangle to which constraints refer, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The insets of the rectangle to which constraints refer in the frame. They are zero unless
  /// overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Converts a point from the view's coordinates to those of another view, or of the window if it
  /// is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let from = originInRoot
    let to = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Converts a point from the coordinates of another view, or of the window if it is nil, to the
  /// view's own.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let from = view?.originInRoot ?? .zero
    let to = originInRoot
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Converts a rectangle from the view's coordinates to those of another view, or of the window if
  /// it is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another view, or of the window if it is nil, to
  /// the view's own.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Responds to a change of `bounds`. A new size requests a layout.
  func boundsDidChange(from old: CGRect) {
    guard boundsStorage.size != old.size else { return }
    if isConstrained, translatesAutoresizingMaskIntoConstraints {
      parent?.frameDidChange(of: self)
    }
    if autoresizesSubviews, old.size != .zero { resizeSubviews(from: old.size) }
    setNeedsLayout()
  }

  /// The margins and lengths that change with the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether the subviews' autoresizing masks apply.
  open var autoresizesSubviews = true
  /// A Boolean value that indicates whether the frame and the autoresizing mask determine the
  /// view's position.
  ///
  /// If it is false, constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      layoutInputsDidChange(isStructural: true)
    }
  }
  /// The constraints that the view holds.
  var heldConstraints: [NSLayoutConstraint] = []
  var heldGuides: [UILayoutGuide] = []
  var barGuides: [UILayoutGuide] = []
  /// The reference of constraints to the view.
  var layoutReference: LayoutReference?
  /// A Boolean value that indicates whether constraints have referred to the view, to a view inside
  /// it from outside, or were held by it.
  var isConstrained = false
  /// The solver of the constraints inside the view, once they were solved.
  var layoutEngine: LayoutEngine?
  /// The view whose constraints place this view or views inside it.
  weak var layoutOwner: UIView?

  // MARK: Hierarchy

  /// The view that contains the view.
  open var superview: UIView? { parent }
  /// The superview, which clears it when it is released. Weak references to all superviews would
  /// cost much more.
  nonisolated(unsafe) private(set) unowned(unsafe) var parent: UIView?
  private(set) var children: [UIView] = []

  /// The views inside the view, backmost first.
  open var subviews: [UIView] { children }

  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }

  /// Adds a view in front of the other subviews, removing it from its previous superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Inserts a view at an index of ``subviews``.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview, without: view) ?? 0)
  }

  /// Inserts a view in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = place(of: siblingSubview, without: view)
    insert(view, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Returns the index of a subview once another view has left its place.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    guard let index = children.firstIndex(identicalTo: sibling) else { return nil }
    let isBehind = view.parent === self && children[..<index].contains { $0 === view }
    return isBehind ? index - 1 : index
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(identicalTo: view) else { return }
    move(from: index, to: children.count - 1)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(identicalTo: view) else { return }
    move(from: index, to: 0)
  }

  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, children.indices.contains(index1), children.indices.contains(index2)
    else { return }
    children.swapAt(index1, index2)
    noteChange()
  }

  private func move(from index: Int, to target: Int) {
    guard index != target else { return }
    children.insert(children.remove(at: index), at: target)
    noteChange()
  }

  private func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      let who = view === self ? "self" : "an ancestor"
      return UIKitException.raise(.invalidArgument, "Can't add \(who) as subview")
    }
    if view.superview === self, let old = children.firstIndex(identicalTo: view) {
      return move(from: old, to: min(max(index, 0), children.count - 1))
    }
    let newWindow = window
    let oldWindow = view.window
    if let newWindow, newWindow !== oldWindow {
      view.checkControllers(inside: nearestController)
    }
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow {
      view.notifyTree { view in
        view.willMove(toWindow: newWindow)
        view.viewController?.viewWillMove(from: oldWindow, to: newWindow)
      }
    }
    view.detach()
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    noteChange()
    view.noteChangeThroughout()
    didAddSubview(view)
    view.updateSafeArea()
    if newWindow !== oldWindow {
      view.notifyTree { view in
        view.adoptTraits()
        if newWindow != nil, AppearanceRule.areSome { AppearanceRule.apply(to: view) }
        view.didMoveToWindow()
        view.viewController?.viewDidMoveToWindow()
      }
    }
    view.didMoveToSuperview()
    view.setNeedsLayout()
    if view.isConstrained { view.layoutInputsDidChange(isStructural: true) }
    subviewsDidChange()
  }

  /// Removes the view from its superview and its window. A first responder within the view resigns,
  /// even if its delegate declines.
  open func removeFromSuperview() {
    if window != nil { endEditing(true) }
    guard superview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if let oldWindow {
      notifyTree { view in
        view.willMove(toWindow: nil)
        view.viewController?.viewWillMove(from: oldWindow, to: nil)
      }
    }
    detach()
    if oldWindow != nil {
      notifyTree { view in
        view.didMoveToWindow()
        view.viewController?.viewDidMoveToWindow()
      }
    }
    didMoveToSuperview()
  }

  private func detach() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    if isConstrained { releaseOuterConstraints() }
    if let index = parent.children.firstIndex(identicalTo: self) {
      parent.children.remove(at: index)
    }
    self.parent = nil
    parent.noteChange()
    parent.subviewsDidChange()
  }

  /// Requests a layout after a subview was added or removed.
  func subviewsDidChange() {
    setNeedsLayout()
  }

  /// Raises an exception if a controller in the view, but in no other, has another parent than the
  /// controller around it.
  private func checkControllers(inside place: UIViewController?) {
    if let viewController { return viewController.checkParent(inside: place) }
    for child in children { child.checkControllers(inside: place) }
  }

  /// The controller of the view or of the nearest superview that has one.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
  }

  private func notifyTree(_ message: (UIView) -> Void) {
    message(self)
    for child in children { child.notifyTree(message) }
  }

  /// Returns a Boolean value that indicates whether the view is `view` or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// Returns the first view with a tag, among this view and the views inside it, superviews first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Tells the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that its superview changed.
  open func didMoveToSuperview() {}
  /// Tells the view that its window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that its window changed.
  open func didMoveToWindow() {}

  // MARK: Focus

  /// A Boolean value that indicates whether the view can be focused; false unless overridden,
  /// except for cells.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether the view has the focus.
  open var isFocused: Bool { window?.shownFocusedView === self }
  /// The identifier of the view's focus group, or nil for that of its superview.
  open var focusGroupIdentifier: String?
  /// The environments in which the focus is looked for. There are none unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The container of the focus items in the view: the view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The environment that contains the view.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    next as? any UIFocusEnvironment
  }
  /// Requests a focus update if the view contains the focus.
  open func setNeedsFocusUpdate() {
    if window?.shownFocusedView?.isDescendant(of: self) == true { window?.requestFocus(in: self) }
  }
  /// Performs a focus update that was requested.
  open func updateFocusIfNeeded() { window?.updateFocus() }
  /// Returns a Boolean value that indicates whether the focus may move; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Tells the view that the focus has moved. Subclasses override it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The next responder: the controller of the view or, if there is none, the superview.
  open override var next: UIResponder? { viewController ?? superview }
  /// The controller whose `view` is this view.
  package var viewController: UIViewController? {
    get { hasController ? controller : nil }
    set {
      controller = newValue
      hasController = newValue != nil
      noteChange()
      guard hasController else { return }
      setNeedsUpdateConstraints()
      controllerNeedsUpdateProperties()
    }
  }
  private weak var controller: UIViewController?
  /// A Boolean value that is false for the many views of which no controller need be looked up.
  private var hasController = false

  // MARK: Layout

  private(set) var needsLayout = true
  private var containsDirtyView = true
  /// A Boolean value that indicates whether the next layout of the view or of a view inside it has
  /// anything to do.
  final var needsLayoutOfTree: Bool { needsLayout || containsDirtyView }

  /// Requests a layout of the view at the next turn.
  open func setNeedsLayout() {
    noteChange()
    needsLayout = true
    markSuperviews()
  }

  /// Marks the superviews, so that the next layout finds the view.
  private func markSuperviews() {
    var view = self
    while let parent = view.superview {
      if parent.containsDirtyView { return }
      parent.containsDirtyView = true
      view = parent
    }
    if view is UIWindow { HeadlessRunLoop.windowNeedsLayout() }
  }

  /// Lays out the superviews, this view and the views inside it at once, as far as they need
  /// layout.
  open func layoutIfNeeded() {
    var ancestors: [UIView] = []
    var ancestor = superview
    while let current = ancestor {
      ancestors.append(current)
      ancestor = current.superview
    }
    for view in ancestors.reversed() { view.updateItself() }
    layoutTree()
  }

  private func layoutTree() {
    for _ in 0..<UIView.layoutRounds where needsLayout || containsDirtyView {
      updateItself()
      guard containsDirtyView else { continue }
      containsDirtyView = false
      for child in children where child.needsLayout || child.containsDirtyView {
        child.layoutTree()
      }
    }
  }

  /// The limit on layouts of a view that requests layout during its layout.
  private static let layoutRounds = 8

  /// Updates the view's properties, and lays out its subviews, as far as needed.
  private func updateItself() {
    if needsPropertyUpdate || needsControllerPropertyUpdate { updatePropertiesIfNeeded() }
    guard needsLayout else { return }
    noteChange()
    needsLayout = false
    containsDirtyView = true
    updateConstraintsIfNeeded()
    layoutByLayer()
  }

  /// A Boolean value that indicates whether the class of the view is an app's.
  private(set) lazy var isOfAppClass = AutomaticTracking.isAppClass(Self.self)

  /// Lays out the content, as part of the layout of the layer.
  func layoutContent() {
    if let viewController {
      viewController.track(.willLayout, viewController.viewWillLayoutSubviews) {
        $0.setNeedsLayout()
      }
    }
    resolveConstraints()
    track(.layout, layoutSubviews) { $0.setNeedsLayout() }
    passSafeArea()
    if let viewController {
      viewController.track(.didLayout, viewController.viewDidLayoutSubviews) {
        $0.setNeedsLayout()
      }
      // The controller may have placed subviews.
      passSafeArea()
    }
  }

  private var needsPropertyUpdate = true
  private var needsControllerPropertyUpdate = false
  /// Requests a call of ``updateProperties()`` before the next layout. The request by itself causes
  /// no layout.
  open func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    requestUpdate()
  }
  /// Requests a call of the controller's `updateProperties()` before the next layout.
  func controllerNeedsUpdateProperties() {
    needsControllerPropertyUpdate = true
    requestUpdate()
  }
  /// Requests a turn of the view without a layout.
  private func requestUpdate() {
    noteChange()
    containsDirtyView = true
    markSuperviews()
  }
  /// Calls ``updateProperties()``, and then that of the view's controller, as far as they were
  /// requested.
  open func updatePropertiesIfNeeded() {
    if needsPropertyUpdate {
      needsPropertyUpdate = false
      track(.updateProperties, updateProperties) { $0.setNeedsUpdateProperties() }
    }
    updateControllerPropertiesIfNeeded()
  }
  /// Calls the controller's `updateProperties()` if it was requested.
  func updateControllerPropertiesIfNeeded() {
    guard needsControllerPropertyUpdate else { return }
    needsControllerPropertyUpdate = false
    guard let viewController else { return }
    viewController.track(.updateProperties, viewController.updateProperties) {
      $0.controllerNeedsUpdateProperties()
    }
  }
  /// Updates the properties of the view that depend on its data. Subclasses override it and call
  /// super.
  ///
  /// It is called before the first layout, whenever it was requested, and after changes of the
  /// observable properties that it read.
  open func updateProperties() {}

  /// Lays out the subviews. Subclasses override it and call super.
  ///
  /// After a change of an observable property that it read, it is called again.
  open func layoutSubviews() {}

  /// Returns the size that best fits the view within `size`; the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits it.
  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: fitting)
  }

  /// The natural size of the view's content; `noIntrinsicMetric` for a length that it does not
  /// have.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the intrinsic content size.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    layoutInputsDidChange()
  }

  /// A Boolean value that indicates whether the height of the content depends on the width, as that
  /// of text with several lines.
  var wrapsContent: Bool { false }
  /// Returns the height of the content at a width.
  func contentHeight(width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// The distances of the first baseline from the top and of the last baseline from the bottom.
  var baselineDistances: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// The view whose first baseline is that of the view: itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is that of the view: itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  /// A Boolean value that indicates whether the class relies on constraints; false unless
  /// overridden. If it is true, ``updateConstraints()`` is called before the first layout.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints that a view has from its class.
  func prepareConstraints() {}

  /// Returns the smallest size that satisfies the constraints of the view and the content of its
  /// subviews.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the view's constraints, given priorities.
  ///
  /// Along an axis of priority `required`, the size keeps the target's length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  private lazy var needsConstraintUpdate = type(of: self).requiresConstraintBasedLayout
  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }
  /// Returns a Boolean value that indicates whether ``updateConstraints()`` is requested.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  /// Calls ``updateConstraints()`` if it was requested. The controller of a root view receives
  /// `updateViewConstraints()` instead.
  open func updateConstraintsIfNeeded() {
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let viewController {
      viewController.track(.updateConstraints, viewController.updateViewConstraints) {
        $0.setNeedsUpdateConstraints()
      }
    } else {
      track(.updateConstraints, updateConstraints) { $0.setNeedsUpdateConstraints() }
    }
  }
  /// Updates the view's constraints. Subclasses override it and call super.
  open func updateConstraints() {}

  // MARK: Editing

  /// Asks the first responder to resign, if it is the view or inside it.
  ///
  /// - Parameter force: True to end editing even if the text field or view declines.
  /// - Returns: False if the first responder stays.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let view = UIResponder.first as? UIView, holdsFirstResponder else { return true }
    UIResponder.isResignationForced = force
    defer { UIResponder.isResignationForced = false }
    return view.resignFirstResponder()
  }

  // MARK: Margins and safe area

  /// The margins that the app has set, or the view's own.
  var ownMargins = LayoutMargins() {
    didSet {
      guard ownMargins != oldValue else { return }
      viewController?.viewLayoutMarginsDidChange()
      layoutMarginsDidChange()
      setNeedsLayout()
      layoutInputsDidChange()
    }
  }
  /// The distance of content from the view's edges.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { ownMargins = LayoutMargins(newValue) }
  }
  /// The distance of content from the view's edges, in leading and trailing terms.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (leading, trailing) =
        isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }
    set { ownMargins = LayoutMargins(newValue) }
  }
  /// Tells the view that its margins changed.
  open func layoutMarginsDidChange() {}
  /// A Boolean value that indicates whether content also keeps the distance of the superview's
  /// margins from the superview's edges.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutInputsDidChange() } }
  }
  /// A Boolean value that indicates whether the margins begin at the edges of the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutInputsDidChange() } }
  }

  /// The insets of the part of the view that bars and the screen's corners cover.
  open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }
  var safeAreaStorage = UIEdgeInsets.zero {
    didSet {
      guard safeAreaStorage != oldValue else { return }
      viewController?.viewSafeAreaInsetsDidChange()
      (self as? UIScrollView)?.keepTop(afterChangeFrom: oldValue)
      safeAreaInsetsDidChange()
      setNeedsLayout()
      layoutInputsDidChange()
    }
  }
  /// A Boolean value that indicates whether subviews have received a safe area.
  var hasPassedSafeArea = false
  /// The safe area that the subviews inherit. A scroll view whose insets follow the safe area has
  /// used up its top and bottom.
  var inheritedSafeArea: UIEdgeInsets { safeAreaStorage }
  /// Tells the view that its safe area changed.
  open func safeAreaInsetsDidChange() {}

  lazy var marginsGuide = UILayoutGuide(owner: self, kind: .margins)
  lazy var safeAreaGuide = UILayoutGuide(owner: self, kind: .safeArea)
  /// The layout guide of the area inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The layout guide of the area that nothing covers.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The layout guide of the area inside the margins with a readable width, which follows the
  /// user's preferred text size: 672 points in the standard size.
  open var readableContentGuide: UILayoutGuide { readableGuide }
  private lazy var readableGuide = UILayoutGuide(owner: self, kind: .readableContent)
  /// The layout guide of the keyboard, which is always at the bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
  private lazy var keyboardGuide = UIKeyboardLayoutGuide(owner: self, kind: .keyboard)
  /// The priorities of each axis.
  var huggingPriorities = [UILayoutPriority.defaultLow, .defaultLow]
  var compressionPriorities = [UILayoutPriority.defaultHigh, .defaultHigh]

  // MARK: Looks

  /// The mark of the view's last change; see `contentMark`.
  var mark = ChangeMark.current()
  /// The picture that a screen keeps with the view, including its mark.
  package var keptPicture: AnyObject?
  /// The object that displays the view while the view has no superview.
  weak var host: (any ChangeNoting)? { didSet { host?.noteChange() } }

  /// The color behind the content.
  open var backgroundColor: UIColor? { didSet { noteChange(oldValue !== backgroundColor) } }
  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { noteChange(oldValue != alpha) } }
  /// A Boolean value that indicates whether the view is excluded from display and touches.
  open var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      noteChange()
      (superview as? UIStackView)?.arrangementDidChange()
    }
  }
  /// A Boolean value that indicates whether the view is opaque. It has no effect.
  open var isOpaque = true
  /// A Boolean value that indicates whether subviews are clipped to the bounds.
  open var clipsToBounds = false { didSet { noteChange(oldValue != clipsToBounds) } }
  /// The way in which content fills the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { noteChange(oldValue != contentMode) }
  }
  /// The reading direction of the view's content.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard oldValue != semanticContentAttribute else { return }
      noteChange()
      layoutInputsDidChange(isStructural: true)
    }
  }

  /// The reading direction in which the view's content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the reading direction of content in the app's direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the reading direction of content in surroundings of a direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }

  private var tintStorage: UIColor?
  /// The tint color that was set on the view itself.
  var ownTintColor: UIColor? {
    get { tintStorage }
    set { tintColor = newValue }
  }
  private var chosenTint: UIColor { tintStorage ?? superview?.chosenTint ?? .systemBlue }
  /// The color of interactive elements. Unless set, it is the superview's, and blue at the root.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? .systemGray : chosenTint }
    set {
      if newValue !== tintStorage {
        tintStorage = newValue
        noteChangeThroughout()
      }
      notifyTree { $0.tintColorDidChange() }
    }
  }
  /// Tells the view that its tint color, or its adjustment, changed.
  open func tintColorDidChange() {}
  private var tintAdjustmentStorage = TintAdjustmentMode.automatic
  /// The adjustment of the tint color. Unless set, it is the superview's, and normal at the root.
  ///
  /// The tint color of a dimmed view is gray.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard tintAdjustmentStorage == .automatic else { return tintAdjustmentStorage }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      guard newValue != tintAdjustmentStorage else { return }
      tintAdjustmentStorage = newValue
      noteChangeThroughout()
      notifyTree { $0.tintColorDidChange() }
    }
  }

  /// Requests a redraw of the view.
  open func setNeedsDisplay() { noteChange() }
  /// Requests a redraw of a part of the view.
  open func setNeedsDisplay(_ rect: CGRect) { noteChange() }

  /// Draws the content within a rectangle of the view's coordinates; nothing unless overridden.
  ///
  /// Screens don't call it. `drawHierarchy(in:afterScreenUpdates:)` and the layer's `render(in:)`
  /// do.
  open func draw(_ rect: CGRect) {}
  /// Runs the drawing methods of the view and the views inside it in the current context.
  ///
  /// - Returns: True if there is a context.
  @discardableResult open func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layer.render(in: context)
    return true
  }
  /// Draws the content for a printed page, which draws the view unless overridden.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
  /// Returns a source of printed pages with the content of the view.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
  /// Returns a view of the same size that stands for the current picture of this one.
  ///
  /// There are no pixels: it has this view's background and corners.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.backgroundColor = backgroundColor
    view.isOpaque = isOpaque
    if let keptLayer { view.layer.cornerRadius = keptLayer.cornerRadius }
    return view
  }
  /// Returns a view that stands for a part of the current picture of this one.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = snapshotView(afterScreenUpdates: afterUpdates)
    view?.frame.size = rect.size
    return view
  }

  // MARK: Layer

  /// The layer, once it was asked for.
  var keptLayer: CALayer?
  /// The class of the view's layer; `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view's layer, which is created when it is first asked for.
  open var layer: CALayer { keptLayer ?? makeLayer() }
  /// The view's layer, or nil if nothing has asked for it.
  package final var usedLayer: CALayer? { keptLayer }
  /// The view whose opacity masks the view. Screens don't apply it.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// The transform about the anchor point, of which the part in the plane applies.
  open var transform3D: CATransform3D {
    get { keptLayer?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set { layer.transform = newValue }
  }
  /// Lays out the view as the delegate of its layer.
  open func layoutSublayers(of layer: CALayer) {
    if layer === keptLayer { layoutContent() }
  }
  /// Draws the view as the delegate of its layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === keptLayer else { return }
    UIGraphicsPushContext(ctx)
    draw(bounds)
    UIGraphicsPopContext()
  }
  /// Tells the view that its layer is about to be drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Returns the action for the name of a layer's property. Changes aren't animated, so it is
  /// always `NSNull`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  // MARK: Touch and identity

  /// A Boolean value that indicates whether touches reach the view.
  open var isUserInteractionEnabled = true {
    didSet { noteChange(oldValue != isUserInteractionEnabled) }
  }
  /// An integer that identifies the view in the app.
  open var tag = 0
  /// Returns the frontmost view that receives touches at a point in the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Returns a Boolean value that indicates whether a point in the view's coordinates is inside the
  /// view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
  /// A name that identifies the view in tests.
  open var accessibilityIdentifier: String? {
    didSet { noteChange(oldValue != accessibilityIdentifier) }
  }
  /// A Boolean value that indicates whether the view keeps its colors while the user inverts those
  /// of the screen. It has no effect.
  open var accessibilityIgnoresInvertColors = false
  /// The gesture recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? { didSet { noteChange() } }
  /// Adds a gesture recognizer. It is kept for drivers of touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// Returns a Boolean value that indicates whether a gesture begins; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethod.absent(true)
  }
  /// The interactions of the view.
  open var interactions: [any UIInteraction] = [] {
    didSet {
      for old in oldValue where !interactions.contains(where: { $0 === old }) {
        old.willMove(to: nil)
        old.didMove(to: nil)
      }
      for new in interactions where !oldValue.contains(where: { $0 === new }) {
        new.willMove(to: self)
        new.didMove(to: self)
      }
    }
  }
  /// Adds an interaction, removing it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) {
    if interaction.view !== self { interaction.view?.removeInteraction(interaction) }
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interactions.append(interaction)
  }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// A Boolean value that indicates whether touches reach no other view. It has no effect.
  open var isExclusiveTouch = false
  /// A Boolean value that indicates whether the view receives several touches. It has no effect.
  open var isMultipleTouchEnabled = false
  /// A name that identifies the view for restoration.
  open var restorationIdentifier: String?
  /// Encodes the state of the view for restoration. Nothing but an app's own code calls it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the view. Nothing but an app's own code calls it.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The text that is displayed large for users who need it. It has no effect.
  open var largeContentTitle: String?
  /// The image that is displayed large for users who need it. It has no effect.
  open var largeContentImage: UIImage?
  /// A Boolean value that indicates whether the title and the image are displayed large. It has no
  /// effect.
  open var showsLargeContentViewer = false
  /// A Boolean value that indicates whether the large image is scaled. It has no effect.
  open var scalesLargeContentImage = false
  /// The insets of the large image. They have no effect.
  open var largeContentImageInsets = UIEdgeInsets.zero

  /// The traits of the view: those that it inherits and those that it overrides.
  open var traitCollection: UITraitCollection { overriding(inheritedTraits) }
  /// Tells the view that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The light or dark appearance of the view and the views inside it, or unspecified to inherit
  /// it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Delivers changes of traits. Those of overrides are delivered at once.
  open func updateTraitsIfNeeded() { (window ?? self as? UIWindow)?.showTraits() }
  /// The traits of the view's controller, its superview or the screen.
  var inheritedTraits: UITraitCollection {
    viewController?.traitCollection ?? superview?.traitCollection ?? UITraitCollection.current
  }

  /// Notifies the view and the views inside it of new overrides.
  func overridesDidChange(from previous: UITraitCollection) {
    noteChangeThroughout()
    propagateTraits(from: previous, controller: nil)
  }

  /// Updates everything that depends on the traits. It is called when they may have changed.
  func adoptTraits() {}

  // MARK: Anchors

  /// The leading edge of the view.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge of the view.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge of the view.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge of the view.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The horizontal center of the view.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge of the view.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge of the view.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical center of the view.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text, or the top edge if the view displays no text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge if the view displays no text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width of the view.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height of the view.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Constraints

  /// The constraints that the view holds for itself and its descendants.
  open var constraints: [NSLayoutConstraint] { heldConstraints }
  /// Activates a constraint between views inside the view, or with the view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }
  /// Activates constraints between views inside the view, or with the view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    for constraint in constraints {
      guard let holder = constraint.holder, !holder.isDescendant(of: self) else { continue }
      constraint.isActive = false
      UIKitException.raise(
        .generic,
        "Unable to install constraint on view.  Does the constraint reference something "
          + "from outside the subtree of the view?  That's illegal. "
          + "constraint:\(constraint.inWords) view:\(inWords)")
    }
  }
  /// Deactivates a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Deactivates constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints.filter { $0.holder === self })
  }

  /// Returns the priority with which the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis.rawValue]
  }
  /// Sets the priority with which the view resists growing.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    huggingPriorities[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }
  /// Returns the priority with which the view resists shrinking below its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { compressionPriorities[axis.rawValue] }
  /// Sets the priority with which the view resists shrinking.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionPriorities[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  /// A Boolean value that indicates whether the constraints leave a choice for the view's frame.
  ///
  /// Layout decides it: lengths are as small as possible, and then positions as close to the top
  /// left corner, in the order in which the constraints refer to the views.
  open var hasAmbiguousLayout: Bool { isPlacedAmbiguously }
  /// Changes the frames of the views that constraints place together with the view, where the
  /// constraints leave a choice. The next layout restores them.
  open func exerciseAmbiguityInLayout() { showOtherSolution() }
  /// Returns the constraints that determine the view's position and length along an axis: those
  /// that refer to it, those of the views and guides to which they relate it, and so on.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsThatPlace(along: axis) }

  /// The layout guides that the app has added to the view.
  open var layoutGuides: [UILayoutGuide] { heldGuides }

  /// Adds a layout guide to the view, removing it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    heldGuides.append(layoutGuide)
  }

  /// Removes a layout guide from the view, and deactivates the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = heldGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    release(constraintsFrom: self) { $0 === layoutGuide }
    heldGuides.remove(at: index)
    layoutGuide.owningView = nil
  }

  // MARK: Animations

  /// A Boolean value that indicates whether animations are enabled.
  ///
  /// It determines when completions run. The changes are the same.
  open class var areAnimationsEnabled: Bool { animationsAreEnabled }
  private static var animationsAreEnabled = true

  /// Enables or disables animations.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled = enabled
  }

  /// Runs the completion of an animation at the next turn, or at once while animations are
  /// disabled.
  static func finish(_ completion: ((Bool) -> Void)?) {
    if let completion { HeadlessRunLoop.complete { completion(true) } }
  }

  /// Applies changes, and runs a completion at the next turn.
  ///
  /// - Parameters:
  ///   - duration: It has no effect.
  ///   - delay: It has no effect.
  ///   - options: They have no effect.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that receives true.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Applies changes, and runs a completion at the next turn, regardless of the duration.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Applies changes, regardless of the duration.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Applies changes, and runs a completion at the next turn, regardless of the damped spring.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Applies changes to a view, and runs a completion at the next turn.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    finish(completion)
  }

  /// Applies changes without animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = wereEnabled
  }

  /// Applies the changes of a keyframe, regardless of its time.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Replaces a view by another one, and runs a completion at the next turn.
  ///
  /// With `showHideTransitionViews`, the first view is hidden and the second one shown. Otherwise,
  /// the second view takes the first one's place among the subviews of its superview.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    finish(completion)
  }

  /// Performs a system animation on views together with an app's changes, and runs a completion at
  /// the next turn. Deleted views are removed.
  open class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    finish(completion)
  }

  /// Applies changes once, regardless of the number of repetitions.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// The duration of the animation whose changes are being applied. It is always 0, because
  /// animations end at once.
  open class var inheritedAnimationDuration: TimeInterval { 0 }

  /// Begins an animation. Its changes are applied at once.
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends an animation that was begun.
  open class func commitAnimations() {}
  /// Sets the duration of an animation that was begun. It has no effect.
  open class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the delay of an animation that was begun. It has no effect.
  open class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the curve of an animation that was begun. It has no effect.
  open class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets the number of repetitions of an animation that was begun. It has no effect.
  open class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Makes an animation that was begun run back and forth. It has no effect.
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Makes an animation that was begun start at the current state. It has no effect.
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

extension UIView {
  /// A Boolean value that indicates whether the first responder is the view or inside it.
  var holdsFirstResponder: Bool {
    (UIResponder.first as? UIView)?.isDescendant(of: self) == true
  }
}
