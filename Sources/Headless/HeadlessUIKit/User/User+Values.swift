public import Foundation

extension User {
  /// Taps a control: a touch goes down and up inside it.
  ///
  /// - Returns: False if the control is disabled or hidden.
  @discardableResult
  public func tap(_ control: UIControl) -> Bool {
    act(on: control) {
      guard control.canBeTouched else { return false }
      control.follow(UITouch())
      return true
    }
  }

  /// Taps a segment of a segmented control.
  ///
  /// - Returns: False if the segment or the control is disabled, or if there is no such segment.
  @discardableResult
  public func tap(segment: Int, of control: UISegmentedControl) -> Bool {
    act(on: control) { control.canBeTouched && control.tap(segment: segment) }
  }

  /// Drags the thumb of a slider through values, and lets it go at the last one.
  ///
  /// - Returns: False if the slider is disabled or hidden.
  @discardableResult
  public func slide(_ slider: UISlider, through values: [Float]) -> Bool {
    act(on: slider) {
      guard slider.canBeTouched else { return false }
      slider.slide(through: values)
      return true
    }
  }

  /// Drags the thumb of a slider to a value.
  ///
  /// - Returns: False if the slider is disabled or hidden.
  @discardableResult
  public func slide(_ slider: UISlider, to value: Float) -> Bool {
    slide(slider, through: [value])
  }

  /// Taps the increment button of a stepper.
  ///
  /// - Returns: False if the stepper is disabled, or if its value can't grow.
  @discardableResult
  public func tapIncrement(of stepper: UIStepper) -> Bool {
    act(on: stepper) { stepper.canBeTouched && stepper.tap(isIncrement: true) }
  }

  /// Taps the decrement button of a stepper.
  ///
  /// - Returns: False if the stepper is disabled, or if its value can't shrink.
  @discardableResult
  public func tapDecrement(of stepper: UIStepper) -> Bool {
    act(on: stepper) { stepper.canBeTouched && stepper.tap(isIncrement: false) }
  }

  /// Turns to the next page of a page control, or to the previous one.
  ///
  /// - Returns: False if the control is disabled, or if there is no such page.
  @discardableResult
  public func turn(_ pageControl: UIPageControl, isForward: Bool = true) -> Bool {
    act(on: pageControl) { pageControl.canBeTouched && pageControl.turn(isForward: isForward) }
  }

  /// Chooses a row of a picker.
  ///
  /// - Returns: False if the picker is hidden, or if there is no such row.
  @discardableResult
  public func choose(row: Int, component: Int = 0, of picker: UIPickerView) -> Bool {
    act(on: picker) {
      picker.canBeTouched && picker.choose(row: row, inComponent: component)
    }
  }

  /// Chooses a date.
  ///
  /// - Returns: False if the picker is disabled, or if the date is beyond its limits.
  @discardableResult
  public func choose(_ date: Date, of picker: UIDatePicker) -> Bool {
    act(on: picker) { picker.canBeTouched && picker.choose(date) }
  }

  /// Chooses the duration of a picker in countdown mode, in seconds.
  ///
  /// - Returns: False if the picker is disabled or in another mode.
  @discardableResult
  public func choose(duration: TimeInterval, of picker: UIDatePicker) -> Bool {
    act(on: picker) { picker.canBeTouched && picker.choose(duration) }
  }

  /// Chooses the next or the previous value of a part of a date picker.
  @discardableResult
  package func step(
    _ part: UIDatePicker.Part, of picker: UIDatePicker, isForward: Bool
  ) -> Bool {
    act(on: picker) { picker.canBeTouched && picker.step(part, isForward: isForward) }
  }
}

extension UIView {
  /// A Boolean value that indicates whether touches reach the view.
  var canBeTouched: Bool {
    guard isUserInteractionEnabled, (self as? UIControl)?.isEnabled != false else { return false }
    var view: UIView? = self
    while let current = view {
      if current.isHidden || (current as? UISearchBar)?.isOutOfReach == true { return false }
      view = current.superview
    }
    return true
  }
}
