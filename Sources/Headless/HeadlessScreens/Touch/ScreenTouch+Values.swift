import Foundation
package import HeadlessUIKit

/// Controls with values that grow and shrink.
extension ScreenTouch {
  /// Increments or decrements the value at a point. Returns false if there is none, or if it is at
  /// its end.
  @discardableResult
  package func adjust(at point: CGPoint, isForward: Bool) -> Bool {
    let hit = Scene(of: window).hits(at: point).first { $0.role == .control }
    guard let hit, !hit.state.contains(.disabled) else { return false }
    if let slider = view(at: point, UISlider.self) {
      return slide(slider, to: Float(slider.position) + (isForward ? 0.1 : -0.1))
    }
    return adjust(at: point, hit.frame, isForward: isForward) ?? false
  }

  /// Taps at a point without a finger: a slider moves on instead of to the point.
  @discardableResult
  package func activate(at point: CGPoint) -> Bool {
    if window.shownMenu == nil, alert == nil, view(at: point, UISlider.self) != nil {
      return adjust(at: point, isForward: true)
    }
    return tap(at: point)
  }

  /// Increments or decrements the value of a part at a point. Without a direction, the half of the
  /// part in which the point lies decides. Returns nil if there is no such part.
  func adjust(at point: CGPoint, _ frame: CGRect, isForward: Bool?) -> Bool? {
    let isOn = isForward ?? (point.x >= frame.midX)
    if let stepper = view(at: point, UIStepper.self) {
      let isIncrement = isForward ?? (stepper.convert(point, from: window).x >= stepper.bounds.midX)
      return isIncrement ? user.tapIncrement(of: stepper) : user.tapDecrement(of: stepper)
    }
    if let pages = view(at: point, UIPageControl.self) {
      return user.turn(pages, isForward: isOn)
    }
    if let picker = view(at: point, UIDatePicker.self) {
      let place = picker.convert(point, from: window)
      let frames = picker.bounds.parts(picker.parts.count)
      guard let number = frames.firstIndex(where: { place.x < $0.maxX }) else { return false }
      return user.step(picker.parts[number], of: picker, isForward: isOn)
    }
    if let picker = view(at: point, UIPickerView.self) {
      let place = picker.convert(point, from: window)
      guard let component = picker.componentFrames.firstIndex(where: { place.x < $0.maxX }) else {
        return false
      }
      let row = picker.selectedRow(inComponent: component) + (isOn ? 1 : -1)
      return user.choose(row: row, component: component, of: picker)
    }
    return nil
  }

  /// Slides to a position between 0 and 1. Returns false if the value stays the same.
  package func slide(_ slider: UISlider, to position: Float) -> Bool {
    let length = slider.maximumValue - slider.minimumValue
    let value = slider.minimumValue + min(max(position, 0), 1) * length
    return value != slider.value && user.slide(slider, to: value)
  }
}
