public import Foundation

/// A rectangle that has a place in a hierarchy, holds other views and lays them out.
///
/// Units are points. `frame` is in the superview's coordinates, `bounds` in the view's own.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// A length that a view does not have by itself (-1).
  public static let noIntrinsicMetric: CGFloat = -1

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    boundsStorage = CGRect(origin: .zero, size: frame.size)
    centerStorage = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Makes a view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view from an archive; there are none off Apple's systems, so the view is plain.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  private var boundsStorage = CGRect.zero
  private var centerStorage = CGPoint.zero
  private var transformStorage = CGAffineTransform.identity

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { boundsStorage }
    set {
      let old = boundsStorage
      guard newValue != old else { return }
      boundsStorage = newValue
      noteChange()
      boundsDidChange(from: old)
    }
  }

  /// The centre of the view in its superview's coordinates.
  open var center: CGPoint {
    get { centerStorage }
    set {
      guard newValue != centerStorage else { return }
      centerStorage = newValue
      parent?.noteChange()
    }
  }

  /// The transform that is applied about the centre; identity unless set.
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
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let transform = transformStorage
      let turned = transform.isIdentity ? upright : upright.applying(transform)
      return turned.offsetBy(dx: centerStorage.x, dy: centerStorage.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds = CGRect(origin: boundsStorage.origin, size: newValue.size)
    }
  }

  /// The frame for a rectangle that is aligned by; they are the same unless overridden.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }

  /// Tells that `bounds` was set; a changed size makes the view lay out again.
  func boundsDidChange(from old: CGRect) {
    guard boundsStorage.size != old.size else { return }
    if autoresizesSubviews, old.size != .zero { resizeSubviews(from: old.size) }
    setNeedsLayout()
  }

  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews' autoresizing masks are obeyed.
  open var autoresizesSubviews = true
  /// Whether the frame is the view's own business; false hands it to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The constraints that this view holds.
  var heldConstraints: [NSLayoutConstraint] = []
  var heldGuides: [UILayoutGuide] = []

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { parent }
  private(set) weak var parent: UIView?
  private var children: [UIView] = []

  /// The views inside this one, backmost first.
  open var subviews: [UIView] { children }

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  /// Puts a view in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Puts a view at an index of `subviews`.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: children.firstIndex(identicalTo: siblingSubview) ?? 0)
  }

  /// Puts a view in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = children.firstIndex(identicalTo: siblingSubview)
    insert(view, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(identicalTo: view) else { return }
    move(from: index, to: children.count - 1)
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(identicalTo: view) else { return }
    move(from: index, to: 0)
  }

  private func move(from index: Int, to target: Int) {
    guard index != target else { return }
    children.insert(children.remove(at: index), at: target)
    noteChange()
  }

  private func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      let who = view === self ? "self" : "an ancestor"
      return UIKitException(.invalidArgument, reason: "Can't add \(who) as subview").raise()
    }
    if view.superview === self, let old = children.firstIndex(identicalTo: view) {
      return move(from: old, to: min(max(index, 0), children.count - 1))
    }
    let newWindow = window
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.announce { $0.willMove(toWindow: newWindow) } }
    view.detach()
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    noteChange()
    view.noteChangeThroughout()
    didAddSubview(view)
    if newWindow !== oldWindow {
      view.announce { view in
        view.adoptTraits()
        view.didMoveToWindow()
      }
    }
    view.didMoveToSuperview()
    view.setNeedsLayout()
    subviewsDidChange()
  }

  /// Takes the view out of its superview and its window.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let wasInWindow = window != nil
    willMove(toSuperview: nil)
    if wasInWindow { announce { $0.willMove(toWindow: nil) } }
    detach()
    if wasInWindow { announce { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  private func detach() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    if let index = parent.children.firstIndex(identicalTo: self) {
      parent.children.remove(at: index)
    }
    self.parent = nil
    parent.noteChange()
    parent.subviewsDidChange()
  }

  /// Tells that a subview was added or removed, which makes the view lay out again.
  func subviewsDidChange() {
    setNeedsLayout()
  }

  private func announce(_ message: (UIView) -> Void) {
    message(self)
    for child in children { child.announce(message) }
  }

  /// Whether the view is `view` or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The first view with a tag, this view included, parents before children.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view's superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view's superview changed.
  open func didMoveToSuperview() {}
  /// Called before the view's window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view's window changed.
  open func didMoveToWindow() {}

  /// The controller whose view this is, else the superview.
  open override var next: UIResponder? { viewController ?? superview }
  /// The controller whose `view` this is.
  package weak var viewController: UIViewController? { didSet { noteChange() } }

  // MARK: Layout

  private(set) var needsLayout = true
  private var containsDirtyView = true

  /// Asks for a layout pass of this view at the next turn.
  open func setNeedsLayout() {
    noteChange()
    needsLayout = true
    var view = self
    while let parent = view.superview {
      if parent.containsDirtyView { return }
      parent.containsDirtyView = true
      view = parent
    }
    if view is UIWindow { HeadlessRunLoop.windowNeedsLayout() }
  }

  /// Lays out now what asks for it: the ancestors that ask, this view and all inside it.
  open func layoutIfNeeded() {
    var ancestors: [UIView] = []
    var ancestor = superview
    while let current = ancestor {
      ancestors.append(current)
      ancestor = current.superview
    }
    for view in ancestors.reversed() where view.needsLayout { view.layoutItself() }
    layoutTree()
  }

  private func layoutTree() {
    for _ in 0..<UIView.layoutRounds where needsLayout || containsDirtyView {
      if needsLayout { layoutItself() }
      guard containsDirtyView else { continue }
      containsDirtyView = false
      for child in children where child.needsLayout || child.containsDirtyView {
        child.layoutTree()
      }
    }
  }

  /// A view that asks for layout while it lays out gets it, but not for ever.
  private static let layoutRounds = 8

  private func layoutItself() {
    noteChange()
    needsLayout = false
    containsDirtyView = true
    updateConstraintsIfNeeded()
    viewController?.viewWillLayoutSubviews()
    resolveConstraints()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// Places the subviews; subclasses override it and call super.
  open func layoutSubviews() {}

  /// The size that fits the view best within `size`; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits.
  open func sizeToFit() {
    let fitting = sizeThatFits(.zero)
    frame = CGRect(origin: frame.origin, size: fitting)
  }

  /// The size that the view's content asks for; -1 where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that the content's natural size changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  /// The smallest size that satisfies the view's constraints, its subviews' content included.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the view's constraints, where an axis of priority `required` keeps
  /// the target's length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, keepsWidth: horizontalFittingPriority == .required,
      keepsHeight: verticalFittingPriority == .required)
  }

  private var needsConstraintUpdate = false
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }
  /// Calls `updateConstraints()` if it was asked for.
  open func updateConstraintsIfNeeded() {
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    updateConstraints()
  }
  /// Changes the view's constraints; subclasses override it and call super.
  open func updateConstraints() {}

  // MARK: Margins and safe area

  private var marginStorage = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The space that content keeps from the view's edges.
  open var layoutMargins: UIEdgeInsets {
    get { marginStorage }
    set {
      guard newValue != marginStorage else { return }
      marginStorage = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }
  /// The same space by leading and trailing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}
  /// Whether the superview's margins count here too; kept, without effect.
  open var preservesSuperviewLayoutMargins = false

  /// The part of the view that bars and the screen's corners cover.
  open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }
  var safeAreaStorage = UIEdgeInsets.zero {
    didSet {
      guard safeAreaStorage != oldValue else { return }
      safeAreaInsetsDidChange()
      setNeedsLayout()
    }
  }
  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  lazy var marginsGuide = UILayoutGuide(owner: self, kind: .margins)
  lazy var safeAreaGuide = UILayoutGuide(owner: self, kind: .safeArea)
  /// The rectangle inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The rectangle that nothing covers.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The width that is comfortable to read; the margins, here.
  open var readableContentGuide: UILayoutGuide { marginsGuide }
  var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  // MARK: Looks

  /// The mark of the view's last change; see `contentMark`.
  var mark = ChangeMark.current()
  /// What a screen keeps with the view, such as its picture and the mark that goes with it.
  package var keptPicture: AnyObject?
  /// What shows the view while it has no superview.
  weak var host: (any ChangeNoting)? { didSet { host?.noteChange() } }

  /// The colour behind the content.
  open var backgroundColor: UIColor? { didSet { noteChange(oldValue !== backgroundColor) } }
  /// How opaque the view is, 0 to 1.
  open var alpha: CGFloat = 1 { didSet { noteChange(oldValue != alpha) } }
  /// Whether the view is left out of display and touches.
  open var isHidden = false { didSet { noteChange(oldValue != isHidden) } }
  /// Whether nothing shows through the view; kept, without effect.
  open var isOpaque = true
  /// Whether subviews are cut at the bounds.
  open var clipsToBounds = false { didSet { noteChange(oldValue != clipsToBounds) } }
  /// How content fills the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { noteChange(oldValue != contentMode) }
  }
  /// Reading direction of the view's content.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { noteChange(oldValue != semanticContentAttribute) }
  }

  private var tintStorage: UIColor?
  /// The colour of what can be tapped; the superview's, and blue at the root, unless set.
  open var tintColor: UIColor! {
    get { tintStorage ?? superview?.tintColor ?? .systemBlue }
    set {
      if newValue !== tintStorage {
        tintStorage = newValue
        noteChangeThroughout()
      }
      announce { $0.tintColorDidChange() }
    }
  }
  /// Called when the tint colour changed.
  open func tintColorDidChange() {}

  /// Asks for a redraw.
  open func setNeedsDisplay() { noteChange() }
  /// Asks for a redraw of a part.
  open func setNeedsDisplay(_ rect: CGRect) { noteChange() }

  // MARK: Touch and identity

  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true {
    didSet { noteChange(oldValue != isUserInteractionEnabled) }
  }
  /// An integer of the app's choice.
  open var tag = 0
  /// The frontmost view that takes touches at a point of this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether a point of this view's coordinates is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
  /// A name for tests and assistive apps.
  open var accessibilityIdentifier: String? {
    didSet { noteChange(oldValue != accessibilityIdentifier) }
  }
  /// What an assistive app says of the view.
  open var accessibilityLabel: String? { didSet { noteChange(oldValue != accessibilityLabel) } }
  /// What an assistive app says the view's value is.
  open var accessibilityValue: String? { didSet { noteChange(oldValue != accessibilityValue) } }
  /// What an assistive app says the view does.
  open var accessibilityHint: String? { didSet { noteChange(oldValue != accessibilityHint) } }
  /// Whether the view is one thing to assistive apps.
  open var isAccessibilityElement = false {
    didSet { noteChange(oldValue != isAccessibilityElement) }
  }
  /// The recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? { didSet { noteChange() } }
  /// Adds a recognizer; it is kept, and a driver of touches may ask for it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The traits of the screen that shows the view.
  open var traitCollection: UITraitCollection {
    viewController?.traitCollection ?? superview?.traitCollection ?? UITraitCollection.current
  }
  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells this view and all inside it that the traits changed.
  func propagateTraits(from previous: UITraitCollection?) {
    noteChangeThroughout()
    announce { view in
      view.adoptTraits()
      view.traitCollectionDidChange(previous)
      view.viewController?.traitCollectionDidChange(previous)
    }
  }

  /// Brings what depends on the traits up to date; called when the traits may have changed.
  func adoptTraits() {}
}
