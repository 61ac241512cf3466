public import Foundation

/// A control of segments in a row, of which the user selects one.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether a drag that stays over an item selects it. It is kept.
  open var isSpringLoaded = false
  /// The index that stands for no segment (-1).
  public static let noSegment = -1

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a segment for each string or image, of the size that fits them.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      Part(title: item as? String, image: item as? UIImage)
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Part(action: $0) }
    if frame.size == .zero { sizeToFit() }
  }

  /// Creates a control without segments. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A segment.
  private struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    @MainActor init(action: UIAction) {
      self.action = action
      image = action.image
      title = action.image == nil ? action.title : nil
    }
  }

  private var segments: [Part] = [] {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private var selection = UISegmentedControl.noSegment { didSet { noteChange() } }

  /// The index of the selected segment, or ``noSegment``. Setting it sends no event.
  ///
  /// An index beyond the last segment is ignored.
  open var selectedSegmentIndex: Int {
    get { selection }
    set { if newValue < segments.count { selection = max(newValue, UISegmentedControl.noSegment) } }
  }
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// A Boolean value that indicates whether segments are selected only while they are touched.
  open var isMomentary = false {
    didSet { if isMomentary { selection = UISegmentedControl.noSegment } }
  }
  /// A Boolean value that indicates whether segments without a width are as wide as their content.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The color of the selected segment. It is kept.
  open var selectedSegmentTintColor: UIColor? {
    didSet { noteChange(oldValue !== selectedSegmentTintColor) }
  }

  // MARK: Segments

  /// Inserts a segment with a title. Beyond the last segment, it becomes the last one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }
  /// Inserts a segment with an image. Beyond the last segment, it becomes the last one.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }
  /// Inserts a segment that performs an action. Beyond the last segment, it becomes the last one.
  ///
  /// The segment displays the action's image, or its title if it has no image.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Part(action: action), at: segment)
  }

  private func insert(_ part: Part, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(part, at: index)
    if selection >= index { selection += 1 }
  }

  /// Removes a segment. If it is selected, no segment is afterward.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index)
    if selection == index {
      selection = UISegmentedControl.noSegment
    } else if selection > index {
      selection -= 1
    }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selection = UISegmentedControl.noSegment
  }

  /// Returns the index of a segment. As in UIKit, the last segment stands for those beyond it.
  private func pinned(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }

  private subscript<Value>(_ segment: Int, _ path: WritableKeyPath<Part, Value>) -> Value? {
    get { pinned(segment).map { segments[$0][keyPath: path] } }
    set {
      guard let index = pinned(segment), let newValue else { return }
      segments[index][keyPath: path] = newValue
    }
  }

  /// Sets the title of a segment, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    segments[index].title = title
    segments[index].image = nil
  }
  /// Returns the title of a segment, or nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? { self[segment, \.title] ?? nil }
  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    segments[index].image = image
    segments[index].title = nil
  }
  /// Returns the image of a segment, or nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment, \.image] ?? nil }
  /// Sets the action of a segment, and displays the action's image or title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    let new = Part(action: action)
    segments[index].action = action
    segments[index].title = new.title
    segments[index].image = new.image
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment, \.action] ?? nil }
  /// Returns the index of the segment whose action has an identifier, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Sets the width of a segment, in points, or 0 for the width of its share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { self[segment, \.width] = width }
  /// Returns the width that was set for a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment, \.width] ?? 0 }
  /// Sets the offset of a segment's content. It is kept.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self[segment, \.contentOffset] = offset
  }
  /// Returns the offset of a segment's content.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self[segment, \.contentOffset] ?? .zero
  }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self[segment, \.isEnabled] = enabled
  }
  /// Returns a Boolean value that indicates whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment, \.isEnabled] ?? false }

  // MARK: Looks

  private var attributes = StateValues<[NSAttributedString.Key: Any]>()
  private var backgrounds = StateValues<UIImage>()
  private var dividers = StateValues<UIImage>()
  private var adjustments: [Int: UIOffset] = [:]

  /// Sets the attributes of titles for a state. The font is measured.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Returns the attributes of titles for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  /// Sets the background for a state and metrics. It is kept.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state, barMetrics] = backgroundImage
  }
  /// Returns the background for a state and metrics.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state, barMetrics]
  }
  /// Sets the image between two segments for their states and metrics. It is kept.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividers[leftState, barMetrics, Int(rightState.rawValue)] = dividerImage
  }
  /// Returns the image between two segments for their states and metrics.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividers[leftState, barMetrics, Int(rightState.rawValue)]
  }
  /// Sets the offset of the content of segments. It is kept.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    adjustments[leftCenterRightOrAlone.rawValue * 1000 + barMetrics.rawValue] = adjustment
  }
  /// Returns the offset of the content of segments.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    adjustments[leftCenterRightOrAlone.rawValue * 1000 + barMetrics.rawValue] ?? .zero
  }

  // MARK: Layout

  private static let height: CGFloat = 32
  private var font: UIFont {
    attributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
  }

  private func contentWidth(_ part: Part) -> CGFloat {
    let content = part.image?.size.width ?? TextMeasure.width(of: part.title ?? "", font: font)
    return content.rounded(.up) + 22
  }

  /// The widths of the segments at their natural size.
  private var naturalWidths: [CGFloat] {
    let widest = segments.map(contentWidth).max() ?? 0
    return segments.map { part in
      if part.width > 0 { return part.width }
      return apportionsSegmentWidthsByContent ? contentWidth(part) : widest
    }
  }

  /// The frames of the segments, in reading order. Segments without a width share the room.
  package var segmentFrames: [CGRect] {
    let natural = naturalWidths
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
    let scale = flexible > 0 ? max(bounds.width - fixed, 0) / flexible : 1
    var x = bounds.minX
    return zip(segments, natural).map { part, width in
      let width = part.width > 0 ? part.width : width * scale
      defer { x += width }
      return mirrored(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: UISegmentedControl.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: The user

  /// Taps a segment. Returns false if it is disabled or there is none.
  func tap(segment: Int) -> Bool {
    guard segments.indices.contains(segment), segments[segment].isEnabled else { return false }
    guard isMomentary || segment != selection else { return true }
    selection = segment
    if let action = segments[segment].action { sendAction(action) }
    sendValueChange()
    if isMomentary { selection = UISegmentedControl.noSegment }
    return true
  }

  /// Constants for the position of a segment.
  @nonexhaustive public enum Segment: Int, Sendable {
    /// Any segment.
    case any
    /// The first segment.
    case left
    /// A segment between others.
    case center
    /// The last segment.
    case right
    /// The only segment.
    case alone
  }
}
