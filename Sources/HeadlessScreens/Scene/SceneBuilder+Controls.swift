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
      group.items.append(
        item(
          .textField(
            text: field.shownText, prompt: field.placeholder ?? "",
            isEditing: field.isFirstResponder),
          bounds, .label, field))
    case let control as UIRefreshControl:
      guard control.isRefreshing else { return }
      group.items.append(
        item(.refresh(title: control.attributedTitle?.string), bounds, .secondaryLabel, control))
    default: addSubviews(of: control, to: &group)
    }
  }

  private func draw(_ button: UIButton, into group: inout Scene.Group) {
    let color =
      button.configuration?.baseForegroundColor ?? button.titleColor(for: button.state)
      ?? button.tintColor
    var control = Scene.Control(
      kind: .button(title: button.currentTitle, symbol: button.currentImage?.symbolName),
      frame: button.bounds.atOrigin, tint: Scene.Color(button.isEnabled ? color! : .tertiaryLabel),
      isEnabled: button.isEnabled)
    control.background = button.configuration?.baseBackgroundColor.map { Scene.Color($0) }
    if let font = button.titleLabel?.font { control.font = Scene.Font(font) }
    control.alignment =
      switch button.contentHorizontalAlignment {
      case .left, .leading, .fill: .natural
      case .right, .trailing: .right
      case .center: .center
      }
    if control.alignment != .center, control.background == nil,
      let insets = button.configuration?.contentInsets
    {
      control.frame.origin.x += insets.leading
      control.frame.size.width -= insets.leading + insets.trailing
    }
    if button.isSelected { group.state.insert(.selected) }
    group.items.append(.control(control))
  }

  private func item(
    _ kind: Scene.Control.Kind, _ frame: CGRect, _ tint: UIColor, _ control: UIControl
  ) -> Scene.Item {
    .control(
      Scene.Control(
        kind: kind, frame: frame, tint: Scene.Color(tint), isEnabled: control.isEnabled))
  }
}

extension UITextField {
  /// The text that is visible on the screen.
  fileprivate var shownText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
