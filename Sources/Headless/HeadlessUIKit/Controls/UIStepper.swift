public import Foundation

/// A control that increments or decrements a value.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// Creates a stepper of the platform's size, regardless of the frame's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
  }

  /// Creates a stepper of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let size = CGSize(width: 94, height: 32)

  private var storage = 0.0 { didSet { noteChange(oldValue != storage) } }
  /// The value, which is kept within the range. Setting it sends no event.
  open var value: Double {
    get { storage }
    set { storage = min(maximumValue, max(minimumValue, newValue)) }
  }

  private var range = (lower: 0.0, upper: 100.0) {
    didSet {
      value = storage
      noteChange()
    }
  }
  /// The lower end of the range. As in UIKit, it must be less than the upper end.
  open var minimumValue: Double {
    get { range.lower }
    set {
      guard newValue < range.upper else {
        return refuse("minimumValue must be less than maximumValue")
      }
      range.lower = newValue
    }
  }
  /// The upper end of the range. As in UIKit, it must be greater than the lower end.
  open var maximumValue: Double {
    get { range.upper }
    set {
      guard newValue > range.lower else {
        return refuse("maximumValue must be greater than minimumValue")
      }
      range.upper = newValue
    }
  }

  private var step = 1.0
  /// The difference that a tap makes. As in UIKit, it must be greater than 0.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else { return refuse("stepValue must be greater than 0") }
      step = newValue
    }
  }

  private func refuse(_ reason: String) {
    UIKitException.raise(.invalidArgument, reason)
  }

  /// A Boolean value that indicates whether a long press sends an event for each of its values.
  open var isContinuous = true
  /// A Boolean value that indicates whether a long press changes the value repeatedly. It is kept.
  open var autorepeat = true
  /// A Boolean value that indicates whether stepping beyond an end of the range continues at the
  /// other.
  open var wraps = false { didSet { noteChange(oldValue != wraps) } }

  private var backgrounds = StateValues<UIImage>()
  private var dividers = StateValues<UIImage>()
  private var increments = StateValues<UIImage>()
  private var decrements = StateValues<UIImage>()
  /// Sets the background for a state. It is kept.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
  }
  /// Returns the background for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }
  /// Sets the image between the buttons for their states. It is kept.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    dividers[leftState, .default, Int(rightState.rawValue)] = image
  }
  /// Returns the image between the buttons for their states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    dividers[state, .default, Int(rightState.rawValue)]
  }
  /// Sets the image of the increment button for a state. It is kept.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    increments[state] = image
  }
  /// Returns the image of the increment button for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { increments[state] }
  /// Sets the image of the decrement button for a state. It is kept.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrements[state] = image
  }
  /// Returns the image of the decrement button for a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrements[state] }

  open override var intrinsicContentSize: CGSize { UIStepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  /// A Boolean value that indicates whether a tap on the increment button changes the value.
  package var canIncrement: Bool { wraps || storage < range.upper }
  /// A Boolean value that indicates whether a tap on the decrement button changes the value.
  package var canDecrement: Bool { wraps || storage > range.lower }

  /// Taps the increment or the decrement button. Returns false if the value is at the end.
  func tap(isIncrement: Bool) -> Bool {
    guard isIncrement ? canIncrement : canDecrement else { return false }
    let next = storage + (isIncrement ? step : -step)
    if wraps, next > range.upper {
      storage = range.lower
    } else if wraps, next < range.lower {
      storage = range.upper
    } else {
      value = next
    }
    sendValueChange()
    return true
  }
}
