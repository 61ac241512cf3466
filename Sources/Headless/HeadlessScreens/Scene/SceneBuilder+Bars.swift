import Foundation
import HeadlessUIKit

/// The status bar, navigation bars, search bars, and section indexes.
extension SceneBuilder {
  /// Draws the status bar with the time of Apple's pictures.
  func drawStatusBar(of window: UIWindow, into group: inout Scene.Group) {
    let frame = window.windowScene?.statusBarManager?.statusBarFrame ?? .zero
    guard !frame.isEmpty else { return }
    // A high bar has its content on both sides of the camera.
    let isHigh = frame.height > 30
    let place = isHigh ? CGRect(x: 24, y: 13, width: 84, height: 22) : frame
    let isLight = window.windowScene?.statusBarManager?.statusBarStyle == .lightContent
    let color: UIColor = isLight ? .white : .label
    var time = Scene.Group(role: .view, frame: place)
    time.items.append(
      .text(
        "9:41", place.atOrigin, color, font: .system(isHigh ? 17 : 12, .semibold),
        alignment: .center))
    group.groups.append(time)
    let right = frame.maxX - (isHigh ? 26 : 6)
    var signs = Scene.Group(
      role: .view, frame: CGRect(x: right - 72, y: place.midY - 12, width: 72, height: 24))
    for bar in 0..<4 {
      let height = 4 + CGFloat(bar) * 2.5
      signs.items.append(
        .fill(
          CGRect(x: CGFloat(bar) * 4.5, y: 17.5 - height, width: 3, height: height), color,
          cornerRadius: 1))
    }
    signs.items.append(.symbol("wifi", CGRect(x: 22, y: 3, width: 19, height: 19), color))
    signs.items.append(.symbol("battery.100", CGRect(x: 43, y: -2, width: 29, height: 29), color))
    group.groups.append(signs)
  }

  /// Draws the bar at the bottom of a screen without a home button.
  func drawHomeIndicator(of window: UIWindow, into group: inout Scene.Group) {
    guard let screen = window.windowScene?.screen.bounds, screen == window.frame,
      DeviceModel.current.safeAreaInsets.bottom > 0
    else { return }
    let frame = CGRect(
      center: CGPoint(x: screen.midX, y: screen.maxY - 10.5), width: 140, height: 5)
    var bar = Scene.Group(role: .view, frame: frame)
    bar.items.append(.fill(frame.atOrigin, .label, cornerRadius: 2.5))
    group.groups.append(bar)
  }

  func draw(_ bar: UINavigationBar, into group: inout Scene.Group) {
    guard let item = bar.topItem else { return }
    let bounds = bar.bounds.atOrigin
    let line = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: min(ListMetrics.current.navigationBarHeight, bounds.height))
    var background = bounds
    if bar.barPosition == .topAttached {
      background.origin.y = -bar.frame.minY
      background.size.height += bar.frame.minY
    }
    group.items.append(.fill(background, .systemBackground))
    var leading: CGFloat = 16
    if let title = bar.backTitle {
      let width = min(TextMeasure.width(of: title, font: .body), bounds.width / 3)
      var back = Scene.Group(
        role: .backButton, frame: CGRect(x: 0, y: 0, width: width + 34, height: line.height))
      back.items.append(
        .symbol(
          bar.isRightToLeft ? "chevron.right" : "chevron.left",
          CGRect(center: CGPoint(x: 14, y: line.midY), width: 12, height: 20), bar.tintColor))
      back.items.append(
        .text(title, CGRect(x: 24, y: 0, width: width, height: line.height), bar.tintColor))
      if bar.isRightToLeft { back.mirror() }
      group.groups.append(back)
      leading = back.frame.maxX + 8
    }
    for (number, button) in (item.leftBarButtonItems ?? []).enumerated() where !button.isHidden {
      let part = self.group(of: button, .leading, number, in: line) { width in leading }
      leading = part.frame.maxX
      group.groups.append(part)
    }
    var trailing = bounds.maxX - 16
    for (number, button) in (item.rightBarButtonItems ?? []).enumerated() where !button.isHidden {
      let part = self.group(of: button, .trailing, number, in: line) { width in trailing - width }
      trailing = part.frame.minX
      group.groups.append(part)
    }
    addTitle(
      of: item, bounds, line, between: leading, and: trailing, isRightToLeft: bar.isRightToLeft,
      to: &group)
    if bar.isRightToLeft { group.mirror() }
    addSubviews(of: bar, to: &group)
  }

  private func addTitle(
    of item: UINavigationItem, _ bounds: CGRect, _ line: CGRect, between leading: CGFloat,
    and trailing: CGFloat, isRightToLeft: Bool, to group: inout Scene.Group
  ) {
    guard let title = item.title, !title.isEmpty else { return }
    var frame = line
    var font = Scene.Font.system(17, .semibold)
    let isLarge = bounds.height > line.height
    guard isLarge || item.titleView == nil else { return }
    if isLarge {
      frame = CGRect(
        x: 16, y: line.maxY, width: bounds.width - 32, height: bounds.height - line.maxY)
      font = .system(34, .bold)
    } else {
      let width = min(
        TextMeasure.width(of: title, font: .systemFont(ofSize: 17, weight: .semibold)),
        max(trailing - leading - 16, 0))
      let centered = (bounds.width - width) / 2
      let x = min(max(centered, leading + 8), max(trailing - 8 - width, leading + 8))
      frame.origin.x = x
      frame.size.width = width
    }
    var part = Scene.Group(role: .title, frame: frame)
    part.items.append(
      .text(
        title, frame.atOrigin, .label, font: font, alignment: isLarge ? .natural : .center))
    if isRightToLeft { part.mirror() }
    group.groups.append(part)
  }

  private func group(
    of button: UIBarButtonItem, _ side: Scene.Side, _ number: Int, in line: CGRect,
    x: (_ width: CGFloat) -> CGFloat
  ) -> Scene.Group {
    let title = button.displayTitle
    let symbol = button.symbolName
    let isProminent = button.style == .done
    let font = UIFont.systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular)
    let width = (symbol == nil ? TextMeasure.width(of: title, font: font) : 24) + 16
    let frame = CGRect(x: x(width), y: 0, width: width, height: line.height)
    var group = Scene.Group(role: .barButton(side, number), frame: frame)
    if !button.isEnabled { group.state.insert(.disabled) }
    if button.isSelected { group.state.insert(.selected) }
    let color: UIColor =
      button.isEnabled ? button.tintColor ?? .tintColor : .tertiaryLabel
    var control = Scene.Control(
      kind: .button(title: symbol == nil || button.title != nil ? title : nil, symbol: symbol),
      frame: frame.atOrigin, tint: Scene.Color(color), isEnabled: button.isEnabled)
    control.font = Scene.Font(font)
    group.items.append(.control(control))
    return group
  }

  func draw(_ bar: UISearchBar, into group: inout Scene.Group) {
    let bounds = bar.bounds.atOrigin
    var line = bounds
    line.size.height = min(bounds.height, ListMetrics.current.searchBarHeight)
    group.items.append(.fill(bounds, .systemBackground))
    var trailing = bounds.maxX - 16
    if bar.showsCancelButton {
      let width = TextMeasure.width(of: "Cancel", font: .body) + 16
      trailing -= width - 8
      var cancel = Scene.Group(
        role: .cancelButton, frame: CGRect(x: trailing, y: 0, width: width, height: line.height))
      cancel.items.append(
        .control(
          Scene.Control(
            kind: .button(title: "Cancel", symbol: nil), frame: cancel.frame.atOrigin,
            tint: Scene.Color(bar.tintColor))))
      group.groups.append(cancel)
    }
    let scopes = bar.showsScopeBar ? bar.scopeButtonTitles ?? [] : []
    var scopeBar = CGRect(
      x: 16, y: line.maxY, width: bounds.width - 32, height: bounds.maxY - line.maxY - 10)
    if !scopes.isEmpty, scopeBar.height < 20 {
      // A text screen has one line for the field and the scopes.
      let middle = (16 + trailing) / 2
      scopeBar = CGRect(x: middle, y: 0, width: trailing - middle, height: line.height)
      trailing = middle - 8
    }
    var field = CGRect(
      x: 16, y: max(line.midY - 18, 0), width: max(trailing - 16, 0), height: min(36, line.height))
    guard field.height >= 22 else {
      group.items.append(.fill(field, .tertiarySystemFill, cornerRadius: field.height / 2))
      return
    }
    addTokens(of: bar, in: &field, to: &group)
    var part = Scene.Group(role: .searchField, frame: field)
    if bar.isFirstResponder { part.state.insert(.editing) }
    part.items.append(
      .control(
        Scene.Control(
          kind: .searchField(
            text: bar.text ?? "", prompt: bar.placeholder ?? "", isEditing: bar.isFirstResponder),
          frame: field.atOrigin, tint: Scene.Color(.label),
          alignment: bar.isRightToLeft ? .right : .left, input: Scene.Input(bar.searchTextField))))
    group.groups.insert(part, at: 0)
    addScopes(scopes, of: bar, in: scopeBar, to: &group)
    if bar.isRightToLeft { group.mirror() }
  }

  /// Adds the tokens before the text, and removes their room from the field.
  private func addTokens(
    of bar: UISearchBar, in field: inout CGRect, to group: inout Scene.Group
  ) {
    for token in bar.searchTextField.tokens {
      let width = TextMeasure.width(of: token.text, font: .systemFont(ofSize: 13)) + 24
      let (frame, rest) = field.divided(atDistance: min(width, field.width), from: .minXEdge)
      var part = Scene.Group(role: .view, frame: frame)
      part.items.append(
        .control(
          Scene.Control(
            kind: .segment(title: token.text, isSelected: true), frame: frame.atOrigin,
            tint: Scene.Color(.label))))
      group.groups.append(part)
      field = rest
    }
  }

  private func addScopes(
    _ scopes: [String], of bar: UISearchBar, in scopeBar: CGRect, to group: inout Scene.Group
  ) {
    guard !scopes.isEmpty else { return }
    group.items.append(.fill(scopeBar, .tertiarySystemFill, cornerRadius: 9))
    let width = scopeBar.width / CGFloat(scopes.count)
    for (number, title) in scopes.enumerated() {
      let frame = CGRect(
        x: scopeBar.minX + CGFloat(number) * width, y: scopeBar.minY, width: width,
        height: scopeBar.height)
      var scope = Scene.Group(role: .scope(number), frame: frame)
      let isSelected = number == bar.selectedScopeButtonIndex
      if isSelected { scope.state.insert(.selected) }
      scope.items.append(
        .control(
          Scene.Control(
            kind: .segment(title: title, isSelected: isSelected), frame: frame.atOrigin,
            tint: Scene.Color(.label))))
      group.groups.append(scope)
    }
  }

  func draw(_ toolbar: UIToolbar, into group: inout Scene.Group) {
    guard !toolbar.shownItems.isEmpty else { return }
    var background = toolbar.bounds.atOrigin
    if let outer = toolbar.superview, outer.viewController is UINavigationController {
      background.size.height = max(background.height, outer.bounds.maxY - toolbar.frame.minY)
    }
    group.items.append(.fill(background, .systemBackground))
    for (item, frame) in toolbar.shownItems where item.customView == nil {
      let symbol = item.symbolName
      let title = symbol == nil ? item.displayTitle : nil
      add(
        .button(title: title, symbol: symbol), frame, item.tintColor ?? toolbar.tintColor,
        isEnabled: item.isEnabled, isSelected: item.isSelected, to: &group)
    }
    addSubviews(of: toolbar, to: &group)
  }

  func draw(_ index: UITableViewIndexView, into group: inout Scene.Group) {
    let titles = index.titles
    let bounds = index.bounds.atOrigin
    let height = min(bounds.height / CGFloat(max(titles.count, 1)), 16)
    let top = (bounds.height - height * CGFloat(titles.count)) / 2
    for (number, title) in titles.enumerated() {
      var part = Scene.Group(
        role: .indexTitle(number),
        frame: CGRect(
          x: 0, y: top + CGFloat(number) * height, width: bounds.width, height: height))
      if title == UITableView.indexSearch {
        part.items.append(
          .symbol(
            "magnifyingglass",
            CGRect(center: part.frame.atOrigin.center, width: 11, height: 11), index.tintColor))
      } else {
        part.items.append(
          .text(
            title, part.frame.atOrigin, index.tintColor, font: .system(11, .semibold),
            alignment: .center))
      }
      group.groups.append(part)
    }
  }
}

extension UIBarButtonItem {
  /// The name of the symbol that replaces the button's title.
  var symbolName: String? {
    if let title, !title.isEmpty { return nil }
    return image?.symbolName ?? (displayTitle == "+" ? "plus" : nil)
  }
}

extension Scene.Group {
  /// Mirrors the positions of the group's items and subgroups, and the alignment of its texts.
  mutating func mirror() {
    func mirrored(_ part: CGRect) -> CGRect {
      CGRect(
        x: frame.width - part.maxX, y: part.minY, width: part.width, height: part.height)
    }
    for index in items.indices {
      items[index].frame = mirrored(items[index].frame)
      guard case .text(var text) = items[index], text.alignment == .natural else { continue }
      text.alignment = .right
      items[index] = .text(text)
    }
    for index in groups.indices { groups[index].frame = mirrored(groups[index].frame) }
  }
}

extension UIFont {
  fileprivate static var body: UIFont { .systemFont(ofSize: 17) }
}

extension CGRect {
  /// The center of the rectangle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
