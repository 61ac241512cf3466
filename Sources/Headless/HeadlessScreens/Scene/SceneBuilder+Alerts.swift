import Foundation
import HeadlessUIKit

/// Alerts, action sheets, and menus, which are in front of all other views.
extension SceneBuilder {
  func draw(_ alert: UIAlertController, into group: inout Scene.Group) {
    let bounds = group.frame.atOrigin
    group.items.append(.fill(bounds, UIColor.black.withAlphaComponent(0.2)))
    if alert.preferredStyle == .alert {
      drawCard(of: alert, in: bounds, into: &group)
    } else {
      drawSheet(of: alert, in: bounds, into: &group)
    }
  }

  private func drawCard(
    of alert: UIAlertController, in bounds: CGRect, into group: inout Scene.Group
  ) {
    var stack = Stack(width: min(bounds.width - 32, 270), y: 19)
    stack.addText(alert.title, .systemFont(ofSize: 17, weight: .semibold), .label)
    stack.addText(alert.message, .systemFont(ofSize: 13), .label)
    addFields(alert.textFields ?? [], to: &stack)
    stack.y += 13
    let isPair = alert.actions.count == 2
    for (number, action) in alert.actions.enumerated() {
      let width = isPair ? stack.width / 2 : stack.width
      stack.addLine(isPair && number == 1 ? nil : stack.y)
      let frame = CGRect(
        x: isPair && number == 1 ? width : 0, y: stack.y, width: width, height: 44)
      stack.groups.append(choice(action, number, of: alert, frame, fontSize: 17))
      if !isPair || number == 1 { stack.y += 44 }
    }
    let height = stack.y
    group.add(
      stack, over: CGRect(center: bounds.center, width: stack.width, height: height), radius: 14)
  }

  /// Adds the text fields of an alert, which share a box.
  private func addFields(_ fields: [UITextField], to stack: inout Stack) {
    guard !fields.isEmpty else { return }
    stack.y += 6
    var frame = CGRect(x: 16, y: stack.y, width: stack.width - 32, height: 30)
    var box = frame
    box.size.height *= CGFloat(fields.count)
    stack.items.append(.fill(box, .tertiarySystemFill, cornerRadius: 6))
    for (number, field) in fields.enumerated() {
      var part = Scene.Group(role: .field(number), frame: frame)
      draw(field, into: &part)
      // The box replaces the border of the field.
      part.items = part.items.compactMap { item in
        guard case .control(var control) = item else { return nil }
        control.frame = part.frame.atOrigin.insetBy(dx: 6, dy: 0)
        control.font.size = 13
        return .control(control)
      }
      if number > 0 {
        stack.addLine(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5))
      }
      stack.groups.append(part)
      frame.origin.y = frame.maxY
    }
    stack.y = frame.minY + 6
  }

  private func drawSheet(
    of alert: UIAlertController, in bounds: CGRect, into group: inout Scene.Group
  ) {
    var stack = Stack(width: bounds.width - 16, y: 0)
    if alert.title != nil || alert.message != nil {
      stack.y = 14
      stack.addText(alert.title, .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel)
      stack.addText(alert.message, .systemFont(ofSize: 13), .secondaryLabel)
      stack.y += 14
    }
    var cancel: Scene.Group?
    for (number, action) in alert.actions.enumerated() {
      var frame = CGRect(x: 0, y: stack.y, width: stack.width, height: 57)
      if action.style == .cancel {
        frame.origin = CGPoint(x: 8, y: bounds.maxY - 65)
        var part = choice(action, number, of: alert, frame, fontSize: 20)
        part.items.insert(
          .fill(frame.atOrigin, .tertiarySystemBackground, cornerRadius: 14), at: 0)
        cancel = part
        continue
      }
      if stack.y > 0 { stack.addLine(stack.y) }
      stack.groups.append(choice(action, number, of: alert, frame, fontSize: 20))
      stack.y += 57
    }
    let bottom = bounds.maxY - (cancel == nil ? 8 : 73)
    group.add(
      stack, over: CGRect(x: 8, y: bottom - stack.y, width: stack.width, height: stack.y),
      radius: 14)
    if let cancel { group.groups.append(cancel) }
  }

  private func choice(
    _ action: UIAlertAction, _ number: Int, of alert: UIAlertController, _ frame: CGRect,
    fontSize: CGFloat
  ) -> Scene.Group {
    var part = Scene.Group(role: .action(number), frame: frame)
    if !action.isEnabled { part.state.insert(.disabled) }
    if action.style == .destructive { part.state.insert(.destructive) }
    if action === alert.preferredAction { part.state.insert(.preferred) }
    let isHeavy =
      alert.preferredAction == nil ? action.style == .cancel : action === alert.preferredAction
    let color: UIColor =
      action.isEnabled
      ? (action.style == .destructive ? .systemRed : alert.view.tintColor) : .tertiaryLabel
    part.items.append(
      .text(
        action.title ?? "", frame.atOrigin, color,
        font: .system(fontSize, isHeavy ? .semibold : .regular), alignment: .center))
    return part
  }

  // MARK: Menus

  /// Returns the group of a menu that is open over a window, with the row that it belongs to. As in
  /// UIKit, the titles leave space for checkmarks if any element has one.
  func group(of menu: ShownMenu, in window: UIWindow) -> Scene.Group {
    let bounds = window.bounds.atOrigin
    var group = Scene.Group(role: .menu, frame: bounds)
    group.items.append(.fill(bounds, UIColor.black.withAlphaComponent(0.1)))
    if let cell = menu.cell, let lifted = picture(ofLifted: cell, at: menu.anchor) {
      group.groups.append(lifted)
    }
    var stack = Stack(width: min(250, bounds.width - 32), y: 0)
    if !menu.title.isEmpty {
      stack.y = 9
      stack.addText(
        menu.title, .systemFont(ofSize: 12), .secondaryLabel, alignment: .natural)
      stack.y += 7
    }
    let titleX: CGFloat = menu.actions.contains { $0.state == .on } ? 30 : 16
    for (number, action) in menu.actions.enumerated() {
      if stack.y > 0 { stack.addLine(stack.y) }
      stack.groups.append(entry(action, number, y: stack.y, width: stack.width, titleX: titleX))
      stack.y += 44
    }
    let y = menu.anchor.maxY + 8
    let top = y + stack.y <= bounds.maxY ? y : max(menu.anchor.minY - 8 - stack.y, 8)
    let x = min(max(menu.anchor.minX + 16, 8), bounds.maxX - stack.width - 8)
    group.add(
      stack, over: CGRect(x: x, y: top, width: stack.width, height: stack.y), radius: 13)
    return group
  }

  /// Returns the picture of a row in front of the other content, or nil if the row is gone.
  private func picture(ofLifted cell: UIView, at frame: CGRect) -> Scene.Group? {
    guard cell.window != nil, var picture = group(of: cell, at: frame)?.picture else { return nil }
    picture.isClipping = true
    picture.items = picture.items.compactMap { item in
      guard case .rectangle(var rectangle) = item else { return item }
      (rectangle.cornerRadius, rectangle.corners) = (13, .all)
      return rectangle.kind == .separator ? nil : .rectangle(rectangle)
    }
    picture.items.insert(.fill(frame.atOrigin, .systemBackground, cornerRadius: 13), at: 0)
    return picture
  }

  private func entry(
    _ action: UIAction, _ number: Int, y: CGFloat, width: CGFloat, titleX: CGFloat
  ) -> Scene.Group {
    var part = Scene.Group(
      role: .menuItem(number), frame: CGRect(x: 0, y: y, width: width, height: 44))
    let isDestructive = action.attributes.contains(.destructive)
    let isDisabled = action.attributes.contains(.disabled)
    if isDestructive { part.state.insert(.destructive) }
    if isDisabled { part.state.insert(.disabled) }
    if action.state == .on { part.state.insert(.selected) }
    let color: UIColor = isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    let middle = part.frame.height / 2
    if action.state == .on {
      part.items.append(
        .symbol(
          "checkmark", CGRect(center: CGPoint(x: 16, y: middle), width: 12, height: 12), color))
    }
    part.items.append(
      .text(
        action.title, CGRect(x: titleX, y: 0, width: width - titleX - 44, height: 44), color))
    if let name = action.image?.symbolName {
      part.items.append(
        .symbol(
          name, CGRect(center: CGPoint(x: width - 26, y: middle), width: 20, height: 20), color))
    }
    return part
  }
}

/// The parts of a card, from top to bottom.
private struct Stack {
  let width: CGFloat
  var y: CGFloat
  var items: [Scene.Item] = []
  var groups: [Scene.Group] = []

  mutating func addText(
    _ text: String?, _ font: UIFont, _ color: UIColor, alignment: NSTextAlignment = .center
  ) {
    guard let text, !text.isEmpty else { return }
    let size = TextMeasure.size(of: text, font: font, width: width - 32, maximumLines: 0)
    items.append(
      .text(
        text, CGRect(x: 16, y: y, width: width - 32, height: size.height), color,
        font: Scene.Font(font), alignment: alignment, lines: 0))
    y += size.height + 2
  }

  /// Adds a horizontal hairline, or a vertical one in the middle of a pair if there is no position.
  mutating func addLine(_ y: CGFloat?) {
    guard let y else {
      return addLine(CGRect(x: width / 2, y: self.y, width: 0.5, height: 44))
    }
    addLine(CGRect(x: 0, y: y, width: width, height: 0.5))
  }

  mutating func addLine(_ frame: CGRect) {
    items.append(.line(frame))
  }
}

extension Scene.Group {
  /// Adds a card with a background and the parts of a stack.
  fileprivate mutating func add(_ stack: Stack, over frame: CGRect, radius: CGFloat) {
    var card = Scene.Group(role: .view, frame: frame)
    card.isClipping = true
    var background = Scene.Rectangle(
      frame: frame.atOrigin, color: Scene.Color(.tertiarySystemBackground), cornerRadius: radius)
    background.shadow = Scene.Rectangle.Shadow()
    card.items.append(.rectangle(background))
    card.items += stack.items
    card.groups += stack.groups
    groups.append(card)
  }
}
