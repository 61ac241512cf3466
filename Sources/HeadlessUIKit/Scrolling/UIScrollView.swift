public import Foundation

/// A view that shows a part of a larger content; the part's origin is `contentOffset`.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Makes a scroll view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

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

  /// The object that is told of scrolling.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Content

  /// The content's point at the view's top left corner; may lie beyond the content's ends.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The content's size in points.
  open var contentSize: CGSize = .zero { didSet { noteChange(oldValue != contentSize) } }

  /// Space added round the content.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetDidChange() } }
  }

  /// When the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetDidChange() } }
  }

  /// `contentInset`, the safe area's share, and the height of a large title above the content.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = scrolledContentInset
    inset.top += largeTitleHeight
    return inset
  }

  /// The adjusted content inset after scrolling, when a title is no longer large.
  var scrolledContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right)
  }

  /// The offset at the content's beginning: a title that can be large is.
  var topOffset: CGFloat { -scrolledContentInset.top - largeTitleRoom }

  /// The height that a large title above the content has when nothing is scrolled.
  private(set) var largeTitleRoom: CGFloat = 0
  /// Called when scrolling changes the height of the large title.
  private var largeTitleDidChange: (() -> Void)?

  /// The height of the large title now. As in UIKit, scrolling takes the title away before it moves
  /// the content out of sight.
  var largeTitleHeight: CGFloat { largeTitleHeight(at: contentOffset.y) }

  private func largeTitleHeight(at y: CGFloat) -> CGFloat {
    largeTitleRoom == 0 ? 0 : min(max(-scrolledContentInset.top - y, 0), largeTitleRoom)
  }

  /// Makes room for a large title. Content that is at its beginning stays there.
  func setLargeTitleRoom(_ room: CGFloat, didChange: @escaping () -> Void) {
    largeTitleDidChange = didChange
    guard room != largeTitleRoom else { return }
    let isAtTop = contentOffset.y <= topOffset
    largeTitleRoom = room
    if isAtTop { shiftContentOffset(by: topOffset - contentOffset.y) }
    insetDidChange()
  }

  /// Called when the adjusted content inset changed.
  open func adjustedContentInsetDidChange() {}

  private func insetDidChange() {
    adjustedContentInsetDidChange()
    scrollDelegateChain.tell("scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetDidChange()
  }

  // MARK: Scrolling

  /// Moves the content; an animated move is at its end at once, and says so at the next turn.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    guard animated else { return }
    HeadlessRunLoop.enqueue { [weak self] in
      guard let self else { return }
      scrollDelegateChain.tell("scrollViewDidEndScrollingAnimation(_:)") {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// Scrolls as little as is needed to show a rectangle of the content.
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
    if largeTitleHeight != largeTitleHeight(at: old.minY) {
      if !movesSilently { insetDidChange() }
      largeTitleDidChange?()
    }
    guard !movesSilently else { return }
    scrollDelegateChain.tell("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
  }

  private var movesSilently = false

  /// Moves the content without a word to the delegate, to keep on screen what is there.
  func shiftContentOffset(by dy: CGFloat) {
    movesSilently = true
    contentOffset.y += dy
    movesSilently = false
  }

  /// The offset nearest to one that shows no space beyond the content's ends.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = scrolledContentInset
    let maxX = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let maxY = max(topOffset, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), maxX), y: min(max(offset.y, topOffset), maxY))
  }

  /// Where scrolling that would end at an offset comes to rest.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Behaviour

  /// Whether a finger can scroll.
  open var isScrollEnabled = true
  /// Whether the content gives a little past its ends.
  open var bounces = true {
    didSet {
      bouncesHorizontally = bounces
      bouncesVertically = bounces
    }
  }
  /// Whether the content gives a little past its left and right ends.
  open var bouncesHorizontally = true
  /// Whether the content gives a little past its top and bottom.
  open var bouncesVertically = true
  /// Whether content that fits can be dragged up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be dragged sideways.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether the vertical indicator shows.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator shows.
  open var showsHorizontalScrollIndicator = true
  /// Shows the indicators for a moment; screens draw none.
  open func flashScrollIndicators() {}
  /// How a drag dismisses the keyboard; kept, there is none.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// How soon scrolling comes to rest; kept, it does at once.
  open var decelerationRate = DecelerationRate.normal
  /// The look of the indicators; kept, screens draw none.
  open var indicatorStyle = IndicatorStyle.default
  /// How far the indicators keep from the edges.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the vertical indicator keeps from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the horizontal indicator keeps from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the indicators keep clear of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether a drag moves along one axis only.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait until it is known that they do not scroll; kept.
  open var delaysContentTouches = true
  /// Whether a touch may become a drag; kept.
  open var canCancelContentTouches = true
  /// Whether keys scroll; the terminal's always do.
  open var allowsKeyboardScrolling = true
  /// When the index at the edge shows; kept.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// The recognizer of drags; it is kept, `User` drags directly.
  public lazy var panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// Whether the content moves in an animation: they are at their end at once.
  open var isScrollAnimating: Bool { false }
  /// Whether a touch is passed on to the content.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Shows the indicators while a closure moves the content; screens draw none.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  /// Whether a finger is on the content.
  open package(set) var isTracking = false
  /// Whether a finger moves the content.
  open package(set) var isDragging = false
  /// Whether the content moves on by itself.
  open package(set) var isDecelerating = false

  /// The control that a pull past the top sets off.
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
  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How soon scrolling comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// When the index at the edge shows.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
