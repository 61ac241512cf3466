import Foundation
public import HeadlessUIKit

extension Scene {
  /// Takes the scene of a window, which is laid out first.
  @MainActor public init(of window: UIWindow) {
    window.layoutIfNeeded()
    size = window.bounds.size
    let builder = SceneBuilder()
    root = builder.group(window, at: window.bounds) ?? Group(role: .view, frame: window.bounds)
  }
}

/// Translates views into groups.
@MainActor struct SceneBuilder {
  /// The group of a view that is at a rectangle of the window, and of all inside it; nil where
  /// nothing of it is seen.
  func group(_ view: UIView, at frame: CGRect) -> Scene.Group? {
    guard !view.isHidden, view.alpha > 0.01 else { return nil }
    var group = Scene.Group(role: role(of: view), frame: frame)
    group.isClipping = view.clipsToBounds
    if let color = view.backgroundColor, color.components(isDark: false).alpha > 0 {
      group.items.append(.rectangle(frame, cornerRadius: 0, Scene.Color(color)))
    }
    draw(view, into: &group)
    if !drawsWhole(view) {
      let origin = view.bounds.origin
      for child in view.subviews {
        let place = child.frame.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
        guard !view.clipsToBounds || place.intersects(frame) else { continue }
        if let inner = self.group(child, at: place) { group.groups.append(inner) }
      }
    }
    return group
  }

  /// Whether what a view is made of is shown by its own items.
  private func drawsWhole(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UISearchBar || view is UIButton || view is UITextField
      || view is UISwitch
  }

  private func role(of view: UIView) -> Scene.Role {
    switch view {
    case is UISearchBar: return .searchBar
    case is UIContentUnavailableView: return .placeholder
    case let collection as UICollectionView:
      return .list(rowsBelow: collection.numberOfItemsBelow)
    case let view as UICollectionReusableView:
      let collection = view.superview as? UICollectionView
      if let cell = view as? UICollectionViewCell, let path = collection?.indexPath(for: cell),
        collection?.cellForItem(at: path) === cell
      {
        return .item(path)
      }
      return boundaryRole(view)
    case is UINavigationBar: return .navigationBar
    case let table as UITableView: return .list(rowsBelow: table.numberOfRowsBelow)
    case is UITableViewIndexView: return .index
    case let cell as UITableViewCell:
      let table = cell.superview as? UITableView
      return table?.indexPath(for: cell).map { .row($0) } ?? .view
    default:
      return view.viewController is UIAlertController ? .alert : boundaryRole(view)
    }
  }

  /// What stands above or below a section.
  private func boundaryRole(_ view: UIView) -> Scene.Role {
    let boundary =
      (view.superview as? UITableView)?.boundary(of: view)
      ?? (view.superview as? UICollectionView)?.boundary(of: view)
    guard let boundary else { return .view }
    return boundary.isHeader
      ? .header(section: boundary.section) : .footer(section: boundary.section)
  }

  /// Adds what a view itself shows.
  private func draw(_ view: UIView, into group: inout Scene.Group) {
    switch view {
    case let label as UILabel: draw(label, &group)
    case let imageView as UIImageView: draw(imageView, &group)
    case let cell as UITableViewCell:
      draw(cell, &group)
      let swiped = (cell.superview as? UITableView)?.swiped
      drawActions(of: swiped, cell.showingDeleteConfirmation, &group)
    case let cell as UICollectionViewCell:
      draw(cell, &group)
      let swiped = (cell.superview as? UICollectionView)?.swiped
      drawActions(of: swiped, cell.configurationState.isSwiped, &group)
    case let bar as UISearchBar: draw(bar, &group)
    case let control as UISwitch: draw(control.isOn ? "[x]" : "[ ]", of: control, &group)
    case let button as UIButton: draw("[\(button.currentTitle ?? "•")]", of: button, &group)
    case let field as UITextField: draw(field, &group)
    case let activity as UIActivityIndicatorView where activity.isAnimating:
      group.items.append(
        .symbol(name: "ellipsis", group.frame, Scene.Color(.secondaryLabel)))
    case let bar as UINavigationBar: draw(bar, &group)
    case let index as UITableViewIndexView: draw(index, &group)
    case let control as UIRefreshControl where control.isRefreshing:
      let title = control.attributedTitle?.string ?? "Refreshing…"
      group.items.append(.text(run(title, group.frame, .secondaryLabel, alignment: .center)))
    default:
      if let alert = view.viewController as? UIAlertController { draw(alert, &group) }
    }
  }

  private func draw(_ label: UILabel, _ group: inout Scene.Group) {
    guard let text = label.text, !text.isEmpty else { return }
    let color =
      label.isHighlighted ? label.highlightedTextColor ?? label.textColor! : label.textColor!
    var run = run(text, group.frame, color, alignment: label.textAlignment)
    run.fontSize = label.font.pointSize
    run.isBold = label.font.isBold
    run.maximumLines = label.numberOfLines
    group.items.append(.text(run))
  }

  private func draw(_ view: UIImageView, _ group: inout Scene.Group) {
    let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image else { return }
    let color = Scene.Color(image.tint ?? view.tintColor)
    group.items.append(.symbol(name: image.symbolName ?? "photo", group.frame, color))
  }

  private func draw(_ cell: UITableViewCell, _ group: inout Scene.Group) {
    if cell.isSelected { group.state.insert(.selected) }
    if cell.isHighlighted { group.state.insert(.highlighted) }
    let frame = group.frame
    if cell.isEditing,
      (cell.superview as? UITableView)?.allowsMultipleSelectionDuringEditing == true
    {
      let name = cell.isSelected ? "checkmark.circle.fill" : "circle"
      let place = CGRect(x: frame.minX + 12, y: frame.midY - 11, width: 22, height: 22)
      group.items.append(.symbol(name: name, place, Scene.Color(cell.tintColor)))
    }
    if cell.isEditing, cell.showsReorderControl {
      let place = CGRect(x: frame.maxX - 30, y: frame.midY - 10, width: 22, height: 20)
      group.items.append(
        .symbol(name: "line.3.horizontal", place, Scene.Color(.tertiaryLabel)))
    }
    if cell.isEditing, cell.editingStyle != .none {
      let name = cell.editingStyle == .delete ? "minus.circle.fill" : "plus.circle.fill"
      let color: UIColor = cell.editingStyle == .delete ? .systemRed : .systemGreen
      let place = CGRect(x: frame.minX + 12, y: frame.midY - 11, width: 22, height: 22)
      group.items.append(.symbol(name: name, place, Scene.Color(color)))
    }
    let names: [String] =
      switch cell.shownAccessoryType {
      case .none: []
      case .disclosureIndicator: ["chevron.right"]
      case .detailDisclosureButton: ["info.circle", "chevron.right"]
      case .checkmark: ["checkmark"]
      case .detailButton: ["info.circle"]
      }
    for (place, name) in names.reversed().enumerated() {
      let x = frame.maxX - 30 - CGFloat(place) * 26
      let rect = CGRect(x: x, y: frame.midY - 10, width: 14, height: 20)
      let color: UIColor = name == "chevron.right" ? .tertiaryLabel : cell.tintColor
      group.items.append(.symbol(name: name, rect, Scene.Color(color)))
    }
  }

  private func draw(_ cell: UICollectionViewCell, _ group: inout Scene.Group) {
    if cell.isSelected { group.state.insert(.selected) }
    if cell.isHighlighted { group.state.insert(.highlighted) }
    guard let cell = cell as? UICollectionViewListCell else { return }
    for shown in cell.shownAccessories {
      let place = shown.frame.offsetBy(dx: group.frame.minX, dy: group.frame.minY)
      if let text = shown.text {
        let title = shown.type == .popUpMenu ? "\(text) ⌄" : text
        group.items.append(.text(run(title, place, .secondaryLabel, alignment: .right)))
      } else if let name = symbol(shown.type, cell) {
        group.items.append(.symbol(name: name, place, Scene.Color(.secondaryLabel)))
      }
    }
  }

  /// The symbol of an accessory; none for views of the app's own.
  private func symbol(_ type: UICellAccessory.AccessoryType, _ cell: UICollectionViewListCell)
    -> String?
  {
    switch type {
    case .disclosureIndicator: "chevron.right"
    case .outlineDisclosure:
      cell.configurationState.isExpanded ? "chevron.down" : "chevron.right"
    case .checkmark: "checkmark"
    case .delete: "minus.circle.fill"
    case .insert: "plus.circle.fill"
    case .reorder: "line.3.horizontal"
    case .multiselect: cell.isSelected ? "checkmark.circle.fill" : "circle"
    case .detail: "info.circle"
    case .label, .popUpMenu, .customView: nil
    }
  }

  /// The actions of a row that is swiped open.
  private func drawActions(
    of swiped: SwipedItem?, _ isOpen: Bool, _ group: inout Scene.Group
  ) {
    guard isOpen, let swiped else { return }
    let titles = swiped.titles.map { "[\($0)]" }
    let isLeading = swiped.edge == .leading
    let text = (isLeading ? titles : titles.reversed()).joined(separator: " ")
    let alignment: NSTextAlignment = isLeading ? .natural : .right
    group.items.append(.text(run(text, group.frame, .systemRed, alignment: alignment)))
  }

  /// A control in one line; at a row's trailing edge where it is the row's accessory.
  private func draw(_ text: String, of control: UIControl, _ group: inout Scene.Group) {
    let isAccessory =
      control.superview is UITableViewCell || control.superview is UICollectionViewCell
    let color: UIColor = control.isEnabled ? control.tintColor : .tertiaryLabel
    group.items.append(
      .text(run(text, group.frame, color, alignment: isAccessory ? .right : .natural)))
  }

  private func draw(_ field: UITextField, _ group: inout Scene.Group) {
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    let isEmpty = text.isEmpty && !field.isFirstResponder
    let color: UIColor = isEmpty ? .secondaryLabel : .label
    let content = isEmpty ? field.placeholder ?? "" : shown + (field.isFirstResponder ? "_" : "")
    group.items.append(.text(run("[\(content)]", group.frame, color)))
  }

  private func draw(_ bar: UISearchBar, _ group: inout Scene.Group) {
    let text = bar.text ?? ""
    let isEmpty = text.isEmpty && !bar.isFirstResponder
    let content = isEmpty ? bar.placeholder ?? "" : text + (bar.isFirstResponder ? "_" : "")
    group.items.append(
      .text(run("⌕ \(content)", group.frame, isEmpty ? .secondaryLabel : .label)))
    var right = bar.showsCancelButton ? ["Cancel"] : []
    if bar.showsScopeBar, let scopes = bar.scopeButtonTitles {
      let shown = scopes.enumerated().map { number, scope in
        number == bar.selectedScopeButtonIndex ? "[\(scope)]" : scope
      }
      right = shown + right
    }
    guard !right.isEmpty else { return }
    let title = right.joined(separator: " ")
    group.items.append(.text(run(title, group.frame, bar.tintColor, alignment: .right)))
  }

  private func draw(_ bar: UINavigationBar, _ group: inout Scene.Group) {
    guard let item = bar.topItem else { return }
    let third = group.frame.width / 3
    func part(_ number: CGFloat) -> CGRect {
      CGRect(
        x: group.frame.minX + number * third, y: group.frame.minY, width: third,
        height: group.frame.height)
    }
    var left = (item.leftBarButtonItems ?? []).map(\.displayTitle)
    if let back = bar.backTitle { left.insert("‹ \(back)", at: 0) }
    let right = (item.rightBarButtonItems ?? []).reversed().map(\.displayTitle)
    if !left.isEmpty {
      group.items.append(.text(run(left.joined(separator: "  "), part(0), bar.tintColor)))
    }
    if let title = item.title, !title.isEmpty {
      var run = run(title, part(1), .label, alignment: .center)
      run.isBold = true
      group.items.append(.text(run))
    }
    if !right.isEmpty {
      let text = right.joined(separator: "  ")
      group.items.append(.text(run(text, part(2), bar.tintColor, alignment: .right)))
    }
  }

  private func draw(_ index: UITableViewIndexView, _ group: inout Scene.Group) {
    let titles = index.titles
    let height = group.frame.height / CGFloat(max(titles.count, 1))
    for (number, title) in titles.enumerated() {
      let shown = title == UITableView.indexSearch ? "⌕" : title
      let rect = CGRect(
        x: group.frame.minX, y: group.frame.minY + CGFloat(number) * height,
        width: group.frame.width, height: height)
      group.items.append(.text(run(shown, rect, index.tintColor, alignment: .center)))
    }
  }

  private func draw(_ alert: UIAlertController, _ group: inout Scene.Group) {
    let width = min(group.frame.width - 32, 270)
    var y = group.frame.midY - CGFloat(alert.actions.count + 2) * 22
    func line() -> CGRect {
      defer { y += 44 }
      return CGRect(x: group.frame.midX - width / 2, y: y, width: width, height: 44)
    }
    if let title = alert.title {
      var run = run(title, line(), .label, alignment: .center)
      run.isBold = true
      group.items.append(.text(run))
    }
    if let message = alert.message {
      group.items.append(.text(run(message, line(), .label, alignment: .center)))
    }
    for (number, field) in (alert.textFields ?? []).enumerated() {
      var part = Scene.Group(role: .field(number), frame: line())
      draw(field, &part)
      group.groups.append(part)
    }
    for (number, action) in alert.actions.enumerated() {
      var choice = Scene.Group(role: .action(number), frame: line())
      if !action.isEnabled { choice.state.insert(.disabled) }
      let color: UIColor = action.style == .destructive ? .systemRed : alert.view.tintColor
      choice.items.append(.text(run(action.title ?? "", choice.frame, color, alignment: .center)))
      group.groups.append(choice)
    }
  }

  private func run(
    _ text: String, _ frame: CGRect, _ color: UIColor, alignment: NSTextAlignment = .natural
  ) -> Scene.TextRun {
    Scene.TextRun(
      text: text, frame: frame, color: Scene.Color(color), fontSize: 17, isBold: false,
      alignment: alignment, maximumLines: 1)
  }
}

extension Scene.Color {
  fileprivate init(_ color: UIColor) {
    func components(_ isDark: Bool) -> Components {
      let rgba = color.components(isDark: isDark)
      return Components(
        red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
        alpha: Double(rgba.alpha))
    }
    self.init(name: color.name, light: components(false), dark: components(true))
  }
}
