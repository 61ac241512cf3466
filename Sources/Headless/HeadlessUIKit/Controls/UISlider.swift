public import Foundation

/// A control that selects a value from a continuous range by a thumb on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Creates a slider from 0 to 1 with the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a slider of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var storage: Float = 0 { didSet { noteChange(oldValue != storage) } }
  /// The value, which is kept within the range. Setting it sends no event.
  open var value: Float {
    get { storage }
    set { storage = min(maximumValue, max(minimumValue, newValue)) }
  }
  /// Sets the value without sending an event. The change completes at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The lower end of the range. It moves the upper end and the value if they are below it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storage
      noteChange()
    }
  }
  /// The upper end of the range. It moves the lower end and the value if they are above it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storage
      noteChange()
    }
  }
  /// A Boolean value that indicates whether a drag sends an event for each of its values, rather
  /// than one at its end.
  open var isContinuous = true

  /// The image at the lower end. It is kept.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the upper end. It is kept.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The color of the track below the value.
  open var minimumTrackTintColor: UIColor? {
    didSet { noteChange(oldValue !== minimumTrackTintColor) }
  }
  /// The color of the track above the value. It is kept.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb. It is kept.
  open var thumbTintColor: UIColor?
  /// The style of behavior that the app prefers. It is kept.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The style of behavior.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  private var thumbs = StateValues<UIImage>()
  private var minimumTracks = StateValues<UIImage>()
  private var maximumTracks = StateValues<UIImage>()
  /// Sets the thumb's image for a state. It is kept.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }
  /// Returns the thumb's image for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
  /// The thumb's image for the current state.
  open var currentThumbImage: UIImage? { thumbs.current(state) }
  /// Sets the image of the track below the value for a state. It is kept.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTracks[state] = image
  }
  /// Returns the image of the track below the value for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state] }
  /// The image of the track below the value for the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTracks.current(state) }
  /// Sets the image of the track above the value for a state. It is kept.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTracks[state] = image
  }
  /// Returns the image of the track above the value for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state] }
  /// The image of the track above the value for the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTracks.current(state) }

  // MARK: Layout

  private static let height: CGFloat = 31
  private static let trackHeight: CGFloat = 4
  private static let thumbSide: CGFloat = 31

  /// Returns the rectangle of the image at the lower end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the image at the upper end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// Returns the rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let first = minimumValueImageRect(forBounds: bounds).width
    let last = maximumValueImageRect(forBounds: bounds).width
    let left = first > 0 ? first + 15 : 2
    let right = last > 0 ? last + 15 : 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - UISlider.trackHeight / 2,
      width: max(bounds.width - left - right, 0), height: UISlider.trackHeight)
  }
  /// Returns the rectangle of the thumb at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = UISlider.thumbSide
    let room = max(rect.width - side, 0)
    return CGRect(
      x: rect.minX + room * CGFloat(share(of: value)), y: bounds.midY - side / 2, width: side,
      height: side)
  }

  /// Returns the position of a value in the range, from 0 to 1.
  private func share(of value: Float) -> Float {
    let length = maximumValue - minimumValue
    guard length > 0 else { return 0 }
    // An infinite range has no positions but its ends.
    return min(1, max(0, (min(max(value, minimumValue), maximumValue) - minimumValue) / length))
  }

  /// The position of the value in the range, from 0 to 1.
  package var position: Double { Double(share(of: storage)) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: UISlider.height)
  }

  // MARK: The user

  /// Drags the thumb through values, and lets it go at the last one.
  func slide(through values: [Float]) {
    let start = storage
    sendActions(for: .touchDown)
    for value in values {
      let last = storage
      self.value = value
      if isContinuous, storage != last { sendValueChange() }
    }
    if !isContinuous, storage != start { sendValueChange() }
    sendActions(for: .touchUpInside)
  }
}

/// Constants for the style in which a control behaves.
@nonexhaustive public enum UIBehavioralStyle: UInt, Sendable {
  /// The system chooses the style.
  case automatic
  /// The style of an iPhone or iPad.
  case pad
  /// The style of a Mac.
  case mac
}
