import Foundation
import HeadlessUIKit

/// System controls and custom controls.
extension SceneBuilder {
  func draw(_ control: UIControl, into group: inout Scene.Group) {
    if !control.isEnabled { group.state.insert(.disabled) }
    let bounds = control.bounds.atOrigin
    switch control {
    case let control as UISwitch:
      let size = control.intrinsicContentSize
      let frame = CGRect(
        center: CGPoint(x: bounds.midX, y: bounds.midY), width: size.width,
        height: min(size.height, bounds.height))
      group.items.append(
        item(.switch(isOn: control.isOn), frame, control.onTintColor ?? .systemGreen, control))
    case let button as UIButton: draw(button, into: &group)
    case let field as UITextField:
      if field.isFirstResponder { group.state.insert(.editing) }
      drawBorder(of: field, into: &group)
      var shown = Scene.Control(
        kind: .textField(
          text: field.shownText, prompt: field.placeholder ?? "",
          isEditing: field.isFirstResponder),
        frame: field.contentRect, tint: Scene.Color(field.textColor ?? .label),
        isEnabled: field.isEnabled)
      if let font = field.font { shown.font = Scene.Font(font) }
      shown.alignment = field.shownAlignment
      shown.caret = field.isFirstResponder ? field.caret : nil
      shown.input = Scene.Input(field)
      group.items.append(.control(shown))
      addSubviews(of: field, to: &group)
    case let control as UIRefreshControl:
      guard control.isRefreshing else { return }
      group.items.append(
        item(.refresh(title: control.attributedTitle?.string), bounds, .secondaryLabel, control))
    case let control as UISlider:
      let tint = control.minimumTrackTintColor ?? control.tintColor!
      let frame = control.trackRect(forBounds: bounds)
        .insetBy(dx: 0, dy: -(bounds.height - 4) / 2)
      group.items.append(item(.slider(position: control.position), frame, tint, control))
    case let control as UIPageControl:
      guard control.showsPages else { return }
      let tint = control.currentPageIndicatorTintColor ?? .label
      group.items.append(
        item(
          .pages(count: control.numberOfPages, current: control.currentPage), bounds, tint, control)
      )
    case let control as UISegmentedControl: draw(control, into: &group)
    case let control as UIStepper: draw(control, into: &group)
    case let control as UIDatePicker: draw(control, into: &group)
    default: addSubviews(of: control, to: &group)
    }
  }

  /// Draws the border and the background of a text field.
  private func drawBorder(of field: UITextField, into group: inout Scene.Group) {
    let bounds = field.bounds.atOrigin
    let radius: CGFloat = field.borderStyle == .roundedRect ? 6 : 0
    let border: UIColor? =
      switch field.borderStyle {
      case .none: nil
      case .line: .label
      case .bezel: .systemGray
      case .roundedRect: .systemGray4
      }
    if let border { group.items.append(.fill(bounds, border, cornerRadius: radius)) }
    let background = field.backgroundColor ?? (border == nil ? nil : .systemBackground)
    guard let background else { return }
    let width: CGFloat = border == nil ? 0 : 1
    group.items.append(
      .fill(
        bounds.insetBy(dx: width, dy: width), background, cornerRadius: max(radius - width, 0)))
  }

  func draw(_ view: UITextView, into group: inout Scene.Group) {
    if view.isFirstResponder { group.state.insert(.editing) }
    if !view.isEditable { group.role = .view }
    var frame = view.textFrame
    frame.origin.x -= view.bounds.minX
    frame.origin.y -= view.bounds.minY
    let text = view.isSecureTextEntry ? String(repeating: "•", count: view.text.count) : view.text!
    let color = view.textColor ?? .label
    if view.isEditable {
      var control = Scene.Control(
        kind: .textView(text: text, isEditing: view.isFirstResponder), frame: frame,
        tint: Scene.Color(color))
      control.font = Scene.Font(view.shownFont)
      control.alignment = view.textAlignment
      control.caret = view.isFirstResponder ? view.caret : nil
      control.input = Scene.Input(view)
      group.items.append(.control(control))
    } else if !text.isEmpty {
      group.items.append(
        .text(
          text, frame, color, font: Scene.Font(view.shownFont), alignment: view.textAlignment,
          lines: 0))
    }
    addSubviews(of: view, to: &group)
  }

  // MARK: Controls with parts

  private func draw(_ control: UISegmentedControl, into group: inout Scene.Group) {
    let bounds = control.bounds.atOrigin
    group.items.append(.fill(bounds, .tertiarySystemFill, cornerRadius: 8))
    for (number, frame) in control.segmentFrames.enumerated() {
      let title =
        control.titleForSegment(at: number) ?? control.imageForSegment(at: number)?.symbolName ?? ""
      let isSelected = number == control.selectedSegmentIndex
      let isEnabled = control.isEnabled && control.isEnabledForSegment(at: number)
      add(
        .segment(title: title, isSelected: isSelected), frame, .label, isEnabled: isEnabled,
        isSelected: isSelected, to: &group)
    }
  }

  private func draw(_ stepper: UIStepper, into group: inout Scene.Group) {
    let bounds = stepper.bounds.atOrigin
    group.items.append(.fill(bounds, .tertiarySystemFill, cornerRadius: 8))
    let halves = bounds.parts(2)
    add(
      .button(title: nil, symbol: "minus"), halves[0], .label,
      isEnabled: stepper.isEnabled && stepper.canDecrement, to: &group)
    add(
      .button(title: nil, symbol: "plus"), halves[1], .label,
      isEnabled: stepper.isEnabled && stepper.canIncrement, to: &group)
  }

  private func draw(_ picker: UIDatePicker, into group: inout Scene.Group) {
    let parts = picker.parts
    for (part, frame) in zip(parts, picker.bounds.atOrigin.parts(parts.count)) {
      add(
        .wheel(text: picker.text(of: part)), frame, .label, isEnabled: picker.isEnabled, to: &group)
    }
  }

  func draw(_ picker: UIPickerView, into group: inout Scene.Group) {
    for (component, frame) in picker.componentFrames.enumerated() {
      add(
        .wheel(text: picker.selectedTitle(inComponent: component)), frame, .label, isEnabled: true,
        to: &group)
    }
  }

  /// Adds a part of a control that the user can touch.
  func add(
    _ kind: Scene.Control.Kind, _ frame: CGRect, _ tint: UIColor,
    font: UIFont = .systemFont(ofSize: 17), isEnabled: Bool, isSelected: Bool = false,
    to group: inout Scene.Group
  ) {
    var part = Scene.Group(role: .control, frame: frame)
    if !isEnabled { part.state.insert(.disabled) }
    if isSelected { part.state.insert(.selected) }
    part.items.append(
      .control(
        Scene.Control(
          kind: kind, frame: frame.atOrigin,
          tint: Scene.Color(isEnabled ? tint : .tertiaryLabel), font: Scene.Font(font),
          isEnabled: isEnabled)))
    group.groups.append(part)
  }

  private func draw(_ button: UIButton, into group: inout Scene.Group) {
    let texts = [button.currentTitle, button.configuration?.subtitle].compactMap(\.self)
    let title = texts.isEmpty ? nil : texts.joined(separator: " ")
    var control = Scene.Control(
      kind: .button(title: title, symbol: button.currentImage?.symbolName(in: button)),
      frame: button.bounds.atOrigin, tint: Scene.Color(button.currentTitleColor),
      isEnabled: button.isEnabled)
    let imageColor = button.currentImageColor
    control.symbolColor = Scene.Color(button.currentImage?.color(imageColor) ?? imageColor)
    control.background = button.backdropColor.map { Scene.Color($0) }
    control.cornerRadius = button.backdropCornerRadius
    if let font = button.titleLabel?.font { control.font = Scene.Font(font) }
    control.alignment =
      switch button.effectiveContentHorizontalAlignment {
      case .center: .center
      case .right: .right
      case .fill where button.isRightToLeft: .right
      default: .natural
      }
    let placement = button.configuration?.imagePlacement
    control.isSymbolLast = (placement == .trailing) != button.isRightToLeft
    if control.alignment != .center, control.background == nil,
      let insets = button.configuration?.contentInsets
    {
      control.frame.origin.x += button.isRightToLeft ? insets.trailing : insets.leading
      control.frame.size.width -= insets.leading + insets.trailing
    }
    if button.isSelected { group.state.insert(.selected) }
    group.items.append(.control(control))
    if let background = button.configuration?.background, background.strokeWidth > 0 {
      let color = Scene.Color(background.resolvedStrokeColor(for: button.tintColor))
      group.items.append(
        .border(
          button.bounds.atOrigin, color, width: background.strokeWidth,
          cornerRadius: control.cornerRadius))
    }
    if button.configuration?.showsActivityIndicator == true {
      let side = min(20, button.bounds.height)
      let frame = CGRect(x: 0, y: button.bounds.midY - side / 2, width: side, height: side)
      group.items.append(.control(.activityIndicator, frame, .secondaryLabel))
    }
  }

  private func item(
    _ kind: Scene.Control.Kind, _ frame: CGRect, _ tint: UIColor, _ control: UIControl
  ) -> Scene.Item {
    .control(
      Scene.Control(
        kind: kind, frame: frame, tint: Scene.Color(tint), isEnabled: control.isEnabled))
  }
}

extension UIView {
  /// A Boolean value that indicates whether the parts of the view are elements of their own.
  var hasParts: Bool { self is UISegmentedControl || self is UIStepper || self is UIDatePicker }
}

extension CGRect {
  /// Returns the rectangle in equal parts, from left to right.
  func parts(_ count: Int) -> [CGRect] {
    let width = width / CGFloat(max(count, 1))
    return (0..<count).map { number in
      CGRect(x: minX + width * CGFloat(number), y: minY, width: width, height: height)
    }
  }
}

extension UITextField {
  /// The alignment of the text, which begins at the right in an interface from right to left.
  fileprivate var shownAlignment: NSTextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
  }

  /// The text that is visible on the screen.
  fileprivate var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
