public import Foundation

/// A view that displays a part of its content. The part begins at `contentOffset`.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Creates a scroll view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange(OptionalMethod.links(of: scrollDelegate)) }
  }
  private(set) var scrollDelegateChain = AnswerChain<any UIScrollViewDelegate>()

  /// Receives a new delegate and its forwarding targets.
  func delegateDidChange(_ links: [any NSObjectProtocol]) {
    scrollDelegateChain = AnswerChain(links: links) { object in { [weak object] in object } }
  }

  /// The object that is notified of scrolling.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Content

  /// The point of the content at the view's top-left corner. It can lie beyond the content's ends.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The size of the content in the description, which loads no data.
  var describedContentSize: CGSize { contentSize }

  override var valuesInWords: [String] {
    func list(_ numbers: CGFloat...) -> String {
      "{\(numbers.map(Self.number).joined(separator: ", "))}"
    }
    let inset = adjustedContentInset
    return super.valuesInWords + [
      "contentOffset: \(list(contentOffset.x, contentOffset.y))",
      "contentSize: \(list(describedContentSize.width, describedContentSize.height))",
      "adjustedContentInset: \(list(inset.top, inset.left, inset.bottom, inset.right))",
    ]
  }

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero {
    didSet {
      noteChange(oldValue != contentSize)
      if oldValue != contentSize { meter?.contentSizeChanges += 1 }
    }
  }
  /// The meter of the view's work, while a test counts it.
  package final var meter: WorkMeter?

  /// The layout guide of the content. Constraints with it determine ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  private lazy var contentGuide = UILayoutGuide(owner: self, kind: .scrollContent)
  /// The layout guide of the view's frame, which does not move with the content.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }
  private lazy var frameGuide = UILayoutGuide(owner: self, kind: .scrollFrame)
  /// A Boolean value that indicates whether constraints with the view's edges refer to the content.
  var scrollsItsConstraints: Bool { !(self is UITableView || self is UICollectionView) }

  /// The space around the content.
  ///
  /// If it shrinks, content that wasn't scrolled beyond its ends isn't afterward.
  open var contentInset: UIEdgeInsets {
    get { ownInset }
    set {
      let old = ownInset
      guard newValue != old else { return }
      let isInRange = !isDragging && contentOffset == clamped(contentOffset)
      ownInset = newValue
      insetDidChange()
      barGrowthDidChange?()
      let shrinks =
        newValue.top < old.top || newValue.bottom < old.bottom || newValue.left < old.left
        || newValue.right < old.right
      if isInRange, shrinks { contentOffset = clamped(contentOffset) }
    }
  }
  private var ownInset = UIEdgeInsets.zero

  /// The behavior that adds the safe area to the content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetDidChange() } }
  }

  /// The sum of `contentInset`, the safe area's share, and the height by which the navigation bar
  /// has grown.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = scrolledContentInset
    inset.top += barGrowth
    return inset
  }

  /// The adjusted content inset after scrolling, when the navigation bar has its least height.
  var scrolledContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right)
  }

  /// The offset at the top of the content, where the navigation bar has its greatest height.
  var topOffset: CGFloat { -scrolledContentInset.top - barRoom }

  /// The height by which the navigation bar grows at the top of the content, for a large title and
  /// a search bar that scrolling hides.
  var barRoom: CGFloat { contentInsetAdjustmentBehavior == .never ? 0 : givenBarRoom }
  private var givenBarRoom: CGFloat = 0
  /// The closure that is called when scrolling changes the height of the navigation bar.
  private var barGrowthDidChange: (() -> Void)?

  /// The height by which the navigation bar has grown, from 0 to ``barRoom``.
  ///
  /// As in UIKit, scrolling reduces the bar before it moves the content out of view.
  var barGrowth: CGFloat { barGrowth(at: contentOffset.y) }

  private func barGrowth(at y: CGFloat) -> CGFloat {
    barRoom == 0 ? 0 : min(max(-scrolledContentInset.top - y, 0), barRoom)
  }

  /// A Boolean value that indicates whether content is scrolled under a bar at the top.
  final var isScrolledUnderBar: Bool { isScrolledUnderBar(at: contentOffset.y) }

  private func isScrolledUnderBar(at y: CGFloat) -> Bool { y > -scrolledContentInset.top + 0.01 }

  /// A Boolean value that indicates whether no content is below the bottom of the visible part.
  final var isScrolledToBottom: Bool {
    contentOffset.y + bounds.height >= contentSize.height + scrolledContentInset.bottom - 0.01
  }

  /// Makes room for a navigation bar that grows. Content that is at its top, or would be below it,
  /// is at its top afterwards.
  ///
  /// - Parameter didChange: The closure that is called when scrolling changes the growth of the
  ///   bar, or the content reaches it, or nil if there is no bar.
  func setBarRoom(_ room: CGFloat, didChange: (() -> Void)? = nil) {
    barGrowthDidChange = didChange
    guard room != givenBarRoom else { return }
    let isAtTop = contentOffset.y <= topOffset
    givenBarRoom = room
    if isAtTop || contentOffset.y < topOffset {
      shiftContentOffset(by: topOffset - contentOffset.y)
    }
    insetDidChange()
  }

  /// Tells the view that its adjusted content inset changed.
  open func adjustedContentInsetDidChange() {}

  private func insetDidChange() {
    adjustedContentInsetDidChange()
    scrollDelegateChain.notify("scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
    setNeedsLayout()
  }

  override var inheritedSafeArea: UIEdgeInsets {
    let safe = super.inheritedSafeArea
    guard contentInsetAdjustmentBehavior != .never else { return safe }
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetDidChange()
  }

  // MARK: Scrolling

  /// Sets the content offset.
  ///
  /// An animated change completes at once, and notifies the delegate of its end at the next turn.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    guard animated else { return }
    HeadlessRunLoop.enqueue { [weak self] in
      guard let self else { return }
      scrollDelegateChain.notify("scrollViewDidEndScrollingAnimation(_:)") {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = scrolledContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < offset.y + inset.top { offset.y = rect.minY - inset.top }
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < offset.x + inset.left { offset.x = rect.minX - inset.left }
    setContentOffset(clamped(offset), animated: animated)
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    let grows = barGrowth != barGrowth(at: old.minY)
    if grows, !movesSilently { insetDidChange() }
    if grows || isScrolledUnderBar != isScrolledUnderBar(at: old.minY) { barGrowthDidChange?() }
    guard !movesSilently else { return }
    scrollDelegateChain.notify("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
  }

  private var movesSilently = false

  /// Moves the content without notifying the delegate, to keep the visible content in place.
  func shiftContentOffset(by dy: CGFloat) {
    movesSilently = true
    contentOffset.y += dy
    movesSilently = false
  }

  /// Returns the nearest offset that shows no space beyond the content's ends.
  package func clamped(_ offset: CGPoint) -> CGPoint { clamped(offset, in: contentSize) }

  /// Returns the nearest offset that shows no space beyond the ends of content of a size.
  func clamped(_ offset: CGPoint, in contentSize: CGSize) -> CGPoint {
    let inset = scrolledContentInset
    let lastX = contentSize.width + inset.right - bounds.width
    let lastY = contentSize.height + inset.bottom - bounds.height
    // Content that is smaller than the view is aligned within the space around it.
    let minX = -inset.left + contentAlignmentPoint.x * min(lastX + inset.left, 0)
    let minY = topOffset + contentAlignmentPoint.y * min(lastY - topOffset, 0)
    return CGPoint(
      x: min(max(offset.x, minX), max(minX, lastX)), y: min(max(offset.y, minY), max(minY, lastY)))
  }

  /// Returns the offset at which scrolling to a proposed offset comes to rest.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Returns the offset of the page that is nearest to an offset.
  func pageOffset(nearestTo offset: CGPoint) -> CGPoint {
    func nearest(_ value: CGFloat, _ page: CGFloat) -> CGFloat {
      page > 0 ? (value / page).rounded() * page : value
    }
    return clamped(
      CGPoint(x: nearest(offset.x, bounds.width), y: nearest(offset.y, bounds.height)))
  }

  // MARK: Behavior

  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether the content bounces at its ends. Setting it sets the
  /// values of both axes.
  open var bounces = true {
    didSet {
      bouncesHorizontally = bounces
      bouncesVertically = bounces
    }
  }
  /// A Boolean value that indicates whether the content bounces at its left and right ends. It has
  /// no effect because drags end at the content's ends.
  open var bouncesHorizontally = true
  /// A Boolean value that indicates whether the content bounces at its top and bottom. Otherwise,
  /// it can't be pulled down to refresh.
  open var bouncesVertically = true
  /// A Boolean value that indicates whether content that fits can be dragged vertically. It has no
  /// effect: a refresh control can be pulled in any case.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether content that fits can be dragged horizontally. It has
  /// no effect.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// A Boolean value that indicates whether the vertical indicator is visible. It has no effect.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the horizontal indicator is visible. It has no effect.
  open var showsHorizontalScrollIndicator = true
  /// Shows the indicators briefly. It has no effect because no indicators are drawn.
  open func flashScrollIndicators() {}
  /// The mode of dismissing the keyboard by a drag.
  ///
  /// There is no keyboard to follow: in the interactive modes a drag that pulls the content down
  /// dismisses it.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// The rate of deceleration. It has no effect because scrolling comes to rest at once.
  open var decelerationRate = DecelerationRate.normal
  /// The style of the indicators. It has no effect.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the indicators. They have no effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical indicator. They have no effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator. They have no effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the indicators avoid the safe area's insets. It has no
  /// effect.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// A Boolean value that indicates whether a drag moves along one axis only.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether touches are delayed until it is known that they do not
  /// scroll. It has no effect.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a touch in the content can become a drag. It has no
  /// effect.
  open var canCancelContentTouches = true
  /// A Boolean value that indicates whether the keyboard scrolls: with Home, End and the page keys,
  /// and with the arrow keys if nothing in it can be focused.
  open var allowsKeyboardScrolling = true
  /// The mode of displaying the index at the edge. It has no effect.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// The recognizer of drags. It is kept; `User` drags directly.
  open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }
  private lazy var panRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// The recognizer of pinches, or nil if the content can't be zoomed. It is kept; `User` pinches
  /// directly.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinchRecognizer : nil
  }
  private lazy var pinchRecognizer = UIPinchGestureRecognizer(target: nil, action: nil)
  /// The recognizer of presses of arrow keys. It is kept, and recognizes nothing.
  open var directionalPressGestureRecognizer: UIGestureRecognizer { pressRecognizer }
  private lazy var pressRecognizer = UIGestureRecognizer(target: nil, action: nil)
  /// A Boolean value that indicates whether a scroll animation is in progress. It is always false
  /// because animations complete at once.
  open var isScrollAnimating: Bool { false }
  /// Returns a Boolean value that indicates whether touches are delivered to a view of the content;
  /// true unless overridden. It is never called because there are no touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Returns a Boolean value that indicates whether a touch in a view of the content can become a
  /// drag.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Calls a closure that moves the content. No indicators are drawn.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  /// A Boolean value that indicates whether the user touches the content.
  open internal(set) var isTracking = false
  /// A Boolean value that indicates whether the user drags the content.
  open internal(set) var isDragging = false
  /// A Boolean value that indicates whether the content moves after a drag.
  open internal(set) var isDecelerating = false

  // MARK: Zooming

  /// The scale of the view that the delegate returns for zooming; 1 without such a view.
  ///
  /// A new value is clamped to the range from ``minimumZoomScale`` to ``maximumZoomScale``.
  open var zoomScale: CGFloat {
    get { zoomScaleStorage }
    set { setZoomScale(newValue, animated: false) }
  }
  var zoomScaleStorage: CGFloat = 1
  /// The smallest scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the content. If it equals the smallest one, the user can't zoom.
  open var maximumZoomScale: CGFloat = 1
  /// A Boolean value that indicates whether a pinch beyond the scale's limits bounces back. A
  /// pinch of `User` ends at the limit at once.
  open var bouncesZoom = true
  /// A Boolean value that indicates whether the user is pinching the content.
  open internal(set) var isZooming = false
  /// A Boolean value that indicates whether the scale bounces back. It is always false because
  /// animations complete at once.
  open var isZoomBouncing: Bool { false }
  /// A Boolean value that indicates whether an animation of the scale is in progress. It is always
  /// false because animations complete at once.
  open var isZoomAnimating: Bool { false }

  /// Sets the scale of the content around the center of the visible area.
  ///
  /// An animated change completes at once, and notifies the delegate of its end at the next turn.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated, center: nil)
  }

  /// Zooms until a rectangle in the coordinates of the zoomed view fills the visible area.
  open func zoom(to rect: CGRect, animated: Bool) {
    let room = bounds.inset(by: scrolledContentInset).size
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(
      to: min(room.width / rect.width, room.height / rect.height), animated: animated,
      center: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Ends scrolling and zooming. It has no effect because both end at once.
  open func stopScrollingAndZooming() {}

  /// The position of content that is smaller than the view, in fractions of the space around it;
  /// at the top left unless set.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { contentOffset = clamped(contentOffset) } }
  }
  /// A Boolean value that indicates whether horizontal scrolling continues in the scroll view
  /// around this one. It has no effect.
  open var transfersHorizontalScrollingToParent = true
  /// A Boolean value that indicates whether vertical scrolling continues in the scroll view around
  /// this one. It has no effect.
  open var transfersVerticalScrollingToParent = true

  /// The control that is triggered by a pull past the top.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let refreshControl else { return }
    let height = refreshControl.bounds.height
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
  }
}

extension UIScrollView {
  /// Constants for adding the safe area to the content inset.
  @nonexhaustive public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The system decides whether to add the safe area.
    case automatic
    /// The safe area is added along the axes that can scroll.
    case scrollableAxes
    /// The safe area is never added.
    case never
    /// The safe area is always added.
    case always
  }

  /// Constants for the rate of deceleration.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The rate as a number.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Constants for the style of the indicators.
  @nonexhaustive public enum IndicatorStyle: Int, Sendable {
    /// A style that stands out against any background.
    case `default`
    /// Black indicators, for a light background.
    case black
    /// White indicators, for a dark background.
    case white
  }

  /// Constants for the display of the index at the edge.
  @nonexhaustive public enum IndexDisplayMode: Int, Sendable {
    /// The system decides whether the index is visible.
    case automatic
    /// The index is always hidden.
    case alwaysHidden
  }

  /// Constants for dismissing the keyboard by a drag.
  @nonexhaustive public enum KeyboardDismissMode: Int, Sendable {
    /// A drag doesn't dismiss the keyboard.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    /// The keyboard follows the drag, and can be pulled up again.
    case interactive
    /// The keyboard and its accessory view are dismissed when a drag begins.
    case onDragWithAccessory
    /// The keyboard and its accessory view follow the drag.
    case interactiveWithAccessory
  }
}

extension UIScrollView {
  /// Keeps content that is at its top there after a change of the safe area.
  func keepTop(afterChangeFrom safeArea: UIEdgeInsets) {
    guard contentInsetAdjustmentBehavior != .never else { return }
    let oldTop = topOffset + safeAreaInsets.top - safeArea.top
    if contentOffset.y <= oldTop { shiftContentOffset(by: topOffset - contentOffset.y) }
  }
}
