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
    draw(bar.background, in: bar.backgroundFrame, into: &group)
    guard let item = bar.topItem, !bar.isReplacedBySearchBar else { return }
    let bounds = bar.bounds.atOrigin
    let margin = ListMetrics.current.margin(in: bounds.width)
    let line = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: min(ListMetrics.current.navigationBarHeight, bounds.height))
    var leading = margin
    if let title = bar.backTitle {
      let look = bar.shownAppearance.backButtonAppearance.normal.titleTextAttributes
      let width = min(TextMeasure.width(of: title, font: .body), bounds.width / 3)
      var back = Scene.Group(
        role: .backButton, frame: CGRect(x: 0, y: 0, width: width + 34, height: line.height))
      back.items.append(
        .symbol(
          bar.isRightToLeft ? "chevron.right" : "chevron.left",
          CGRect(center: CGPoint(x: 14, y: line.midY), width: 12, height: 20), bar.tintColor))
      back.items.append(
        .text(
          title, CGRect(x: 24, y: 0, width: width, height: line.height),
          look[.foregroundColor] as? UIColor ?? bar.tintColor,
          font: (look[.font] as? UIFont).map { Scene.Font($0) } ?? .system(17)))
      if bar.isRightToLeft { back.mirror() }
      group.groups.append(back)
      leading = back.frame.maxX + 8
    }
    for (number, button) in (item.leftBarButtonItems ?? []).enumerated() where !button.isHidden {
      let part = self.group(of: button, .leading, number, bar, in: line) { _ in leading }
      leading = part.frame.maxX
      group.groups.append(part)
    }
    var trailing = bounds.maxX - margin
    for (number, button) in (item.rightBarButtonItems ?? []).enumerated() where !button.isHidden {
      let part = self.group(of: button, .trailing, number, bar, in: line) { trailing - $0 }
      trailing = part.frame.minX
      group.groups.append(part)
    }
    addTitle(of: item, in: bar, line, between: leading, and: trailing, to: &group)
    if bar.isRightToLeft { group.mirror() }
    addSubviews(of: bar, to: &group)
  }

  /// Draws the background of a bar, with the line at its bottom, or at its top.
  func draw(
    _ background: BarBackground, in frame: CGRect, isAtBottom: Bool = false,
    into group: inout Scene.Group
  ) {
    if background.hasMaterial { group.items.append(.fill(frame, .barMaterial)) }
    if let color = background.color { group.items.append(.fill(frame, color)) }
    guard let color = background.lineColor else { return }
    let y = isAtBottom ? frame.minY : frame.maxY - 0.5
    let line = CGRect(x: frame.minX, y: y, width: frame.width, height: 0.5)
    group.items.append(.line(line, color))
  }

  private func addTitle(
    of item: UINavigationItem, in bar: UINavigationBar, _ line: CGRect,
    between leading: CGFloat, and trailing: CGFloat, to group: inout Scene.Group
  ) {
    guard let title = item.title, !title.isEmpty else { return }
    let bounds = bar.bounds.atOrigin
    var frame = line
    let isLarge = bounds.height > line.height
    guard isLarge || item.titleView == nil else { return }
    let look = bar.titleLook(isLarge: isLarge)
    let font = look.font ?? (isLarge ? .systemFont(ofSize: 34, weight: .bold) : .boldBody)
    if isLarge {
      frame = CGRect(x: 0, y: line.maxY, width: bounds.width, height: bounds.height - line.maxY)
        .insetBy(dx: ListMetrics.current.margin(in: bounds.width), dy: 0)
    } else {
      let width = min(
        TextMeasure.width(of: title, font: font), max(trailing - leading - 16, 0))
      let centered = (bounds.width - width) / 2
      let x = min(max(centered, leading + 8), max(trailing - 8 - width, leading + 8))
      frame.origin.x = x
      frame.size.width = width
    }
    var part = Scene.Group(role: .title, frame: frame)
    part.items.append(
      .text(
        title, frame.atOrigin, look.color ?? .label, font: Scene.Font(font),
        alignment: isLarge ? .natural : .center))
    if bar.isRightToLeft { part.mirror() }
    group.groups.append(part)
  }

  private func group(
    of button: UIBarButtonItem, _ side: Scene.Side, _ number: Int, _ bar: UINavigationBar,
    in line: CGRect, x: (_ width: CGFloat) -> CGFloat
  ) -> Scene.Group {
    let appearance = bar.shownAppearance
    let title = button.displayTitle
    let symbol = button.symbolName(in: bar)
    let look = button.look(appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    let font = look.font ?? (button.style == .done ? .boldBody : .body)
    let width = (symbol == nil ? TextMeasure.width(of: title, font: font) : 24) + 16
    let frame = CGRect(x: x(width), y: 0, width: width, height: line.height)
    var group = Scene.Group(role: .barButton(side, number), frame: frame)
    if !button.isEnabled { group.state.insert(.disabled) }
    if button.isSelected { group.state.insert(.selected) }
    let tint = button.isEnabled ? button.tintColor ?? bar.tintColor! : .tertiaryLabel
    let color = symbol == nil ? look.color ?? tint : button.image?.color(tint) ?? tint
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
    let margin = ListMetrics.current.margin(in: bounds.width)
    let growth = bar.fieldGrowth
    line.size.height = min(bounds.height, ListMetrics.current.searchBarHeight + growth)
    if !bar.isInNavigationBar, bar.searchBarStyle != .minimal {
      group.items.append(.fill(bounds, bar.barTintColor ?? .systemBackground))
    }
    var trailing = bounds.maxX - margin
    if bar.showsCancelButton {
      let width = TextMeasure.width(of: "Cancel", font: .body) + 16
      trailing -= width - 8
      var cancel = Scene.Group(
        role: .cancelButton, frame: CGRect(x: trailing, y: 0, width: width, height: line.height))
      cancel.items.append(
        .control(.button(title: "Cancel", symbol: nil), cancel.frame.atOrigin, bar.tintColor))
      group.groups.append(cancel)
    }
    let scopes = bar.showsScopeBar ? bar.scopeButtonTitles ?? [] : []
    var scopeBar = CGRect(
      x: margin, y: line.maxY, width: bounds.width - 2 * margin,
      height: bounds.maxY - line.maxY - 10)
    if !scopes.isEmpty, scopeBar.height < 20 {
      // A text screen has one line for the field and the scopes.
      let middle = (margin + trailing) / 2
      scopeBar = CGRect(x: middle, y: 0, width: trailing - middle, height: line.height)
      trailing = middle - 8
    }
    let height = min(36 + growth, line.height)
    var field = CGRect(
      x: margin, y: max(line.midY - height / 2, 0), width: max(trailing - margin, 0),
      height: height)
    guard field.height >= 22 else {
      group.items.append(.fill(field, .tertiarySystemFill, cornerRadius: field.height / 2))
      return
    }
    addTokens(of: bar, in: &field, to: &group)
    var part = Scene.Group(role: .searchField, frame: field)
    if bar.isFirstResponder { part.state.insert(.editing) }
    let font = bar.searchTextField.font ?? .body
    part.items.append(
      .control(
        Scene.Control(
          kind: .searchField(
            text: bar.text ?? "", prompt: bar.placeholder ?? "", isEditing: bar.isFirstResponder),
          frame: field.atOrigin, tint: Scene.Color(bar.searchTextField.textColor ?? .label),
          font: Scene.Font(font), alignment: bar.isRightToLeft ? .right : .left,
          caret: bar.isFirstResponder ? bar.searchTextField.caret : nil,
          input: Scene.Input(bar.searchTextField))))
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
      part.items.append(.control(.segment(title: token.text, isSelected: true), frame.atOrigin))
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
      scope.items.append(.control(.segment(title: title, isSelected: isSelected), frame.atOrigin))
      group.groups.append(scope)
    }
  }

  func draw(_ toolbar: UIToolbar, into group: inout Scene.Group) {
    guard !toolbar.shownItems.isEmpty else { return }
    var background = toolbar.bounds.atOrigin
    if let outer = toolbar.superview, outer.viewController is UINavigationController {
      background.size.height = max(background.height, outer.bounds.maxY - toolbar.frame.minY)
    }
    draw(toolbar.background, in: background, isAtBottom: true, into: &group)
    let appearance = toolbar.shownAppearance
    for (item, frame) in toolbar.shownItems where item.customView == nil {
      let symbol = item.symbolName(in: toolbar)
      let title = symbol == nil ? item.displayTitle : nil
      let look = item.look(appearance.buttonAppearance, done: appearance.doneButtonAppearance)
      let tint = item.tintColor ?? toolbar.tintColor!
      add(
        .button(title: title, symbol: symbol), frame,
        symbol == nil ? look.color ?? tint : item.image?.color(tint) ?? tint,
        font: look.font ?? (item.style == .done ? .boldBody : .body),
        isEnabled: item.isEnabled, isSelected: item.isSelected, to: &group)
    }
    addSubviews(of: toolbar, to: &group)
  }

  func draw(_ index: UITableViewIndexView, into group: inout Scene.Group) {
    let titles = index.titles
    let bounds = index.bounds.atOrigin
    let height = min(bounds.height / CGFloat(max(titles.count, 1)), 16)
    let top = (bounds.height - height * CGFloat(titles.count)) / 2
    let shown = UITableViewIndexView.shownTitles(titles.count, in: bounds.height)
    for (number, title) in titles.enumerated() {
      var part = Scene.Group(
        role: .indexTitle(number),
        frame: CGRect(
          x: 0, y: top + CGFloat(number) * height, width: bounds.width, height: height))
      let middle = shown.map { $0[number] } ?? (part.frame.midY, false)
      if let (y, isDot) = middle {
        let place = CGRect(
          center: CGPoint(x: bounds.midX, y: y - part.frame.minY), width: bounds.width,
          height: max(height, 13))
        if title == UITableView.indexSearch, !isDot {
          part.items.append(
            .symbol(
              "magnifyingglass", CGRect(center: place.center, width: 11, height: 11),
              index.tintColor))
        } else {
          part.items.append(
            .text(
              isDot ? "•" : title, place, index.tintColor, font: .system(11, .semibold),
              alignment: .center))
        }
      }
      group.groups.append(part)
    }
  }
}

extension UITableViewIndexView {
  /// Returns the middles of the titles that are drawn in a height, and whether a dot takes the
  /// title's place, or nil if all titles have room.
  ///
  /// As in UIKit, titles without room make way for dots: every other line is a dot.
  fileprivate static func shownTitles(
    _ count: Int, in height: CGFloat
  ) -> [Int: (y: CGFloat, isDot: Bool)]? {
    let lines = (Int(height / 13) - 1) / 2 * 2 + 1
    guard count > 1, CGFloat(count) * 13 > height else { return nil }
    let places = (0..<lines).map { line in
      let title = (Double(line) * Double(count - 1) / Double(max(lines - 1, 1))).rounded()
      let y = height * (CGFloat(line) + 0.5) / CGFloat(lines)
      return (Int(title), (y, !line.isMultiple(of: 2)))
    }
    return Dictionary(places) { first, _ in first }
  }
}

extension UIBarButtonItem {
  /// Returns the name of the symbol that replaces the button's title.
  func symbolName(in bar: UIView) -> String? {
    if let title, !title.isEmpty { return nil }
    return image?.symbolName(in: bar) ?? (displayTitle == "+" ? "plus" : nil)
  }

  /// Returns the color and the font of the title, or nil for those that neither the app nor the
  /// appearance of a bar's buttons sets.
  fileprivate func look(
    _ plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance
  ) -> (color: UIColor?, font: UIFont?) {
    let appearance = style == .done ? done : plain
    var attributes =
      (isEnabled ? appearance.normal : appearance.disabled).titleTextAttributes
    let own = titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? [:]
    attributes.merge(own) { _, new in new }
    return (attributes[.foregroundColor] as? UIColor, attributes[.font] as? UIFont)
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
  fileprivate static var boldBody: UIFont { .systemFont(ofSize: 17, weight: .semibold) }
}

extension CGRect {
  /// The center of the rectangle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
