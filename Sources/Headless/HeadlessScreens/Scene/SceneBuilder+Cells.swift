import Foundation
import HeadlessUIKit

/// Rows of table views and items of collection views.
extension SceneBuilder {
  func draw(_ cell: UITableViewCell, into group: inout Scene.Group) {
    let table = cell.superview as? UITableView
    let path = group.role.indexPath
    drawBackground(
      cell.shownBackgroundColor, cell.backgroundConfiguration,
      corners: path.flatMap { table?.roundedCorners(of: $0) }, cell.bounds.atOrigin, &group)
    mark(&group, isSelected: cell.isSelected, isHighlighted: cell.isHighlighted)
    var content = Scene.Group(role: .view, frame: cell.bounds.atOrigin)
    addSubviews(of: cell, to: &content)
    for shown in cell.shownSigns { draw(shown.sign, at: shown.frame, of: cell, into: &content) }
    addSwipe(
      cell.showingDeleteConfirmation ? table?.swiped : nil, of: cell, around: content, to: &group)
    if let path, let table, let line = table.separator(at: path) {
      addSeparator(line, at: cell.frame.origin, table.separatorColor, to: &group)
    }
  }

  func draw(_ cell: UICollectionViewCell, into group: inout Scene.Group) {
    let collection = cell.superview as? UICollectionView
    let path = group.role.indexPath
    drawBackground(
      cell.shownBackgroundColor, cell.backgroundConfiguration,
      corners: path.flatMap { collection?.roundedCorners(of: $0) }, cell.bounds.atOrigin, &group)
    mark(&group, isSelected: cell.isSelected, isHighlighted: cell.isHighlighted)
    var content = Scene.Group(role: .view, frame: cell.bounds.atOrigin)
    addSubviews(of: cell, to: &content)
    if let cell = cell as? UICollectionViewListCell { drawAccessories(of: cell, into: &content) }
    addSwipe(
      cell.configurationState.isSwiped ? collection?.swiped : nil, of: cell, around: content,
      to: &group)
    if let path, let line = collection?.separator(at: path) {
      addSeparator(line, at: cell.frame.origin, nil, to: &group)
    }
  }

  private func mark(_ group: inout Scene.Group, isSelected: Bool, isHighlighted: Bool) {
    if isSelected { group.state.insert(.selected) }
    if isHighlighted { group.state.insert(.highlighted) }
  }

  private func drawBackground(
    _ color: UIColor?, _ configuration: UIBackgroundConfiguration?,
    corners: (top: Bool, bottom: Bool)?, _ bounds: CGRect, _ group: inout Scene.Group
  ) {
    guard let color, color.components(isDark: false).alpha > 0 else { return }
    var frame = bounds
    var rounded: Scene.Rectangle.Corners = []
    if corners?.top == true { rounded.insert(.top) }
    if corners?.bottom == true { rounded.insert(.bottom) }
    var radius = rounded.isEmpty ? 0 : insetGroupCornerRadius
    if let configuration {
      let insets = configuration.backgroundInsets
      frame = CGRect(
        x: insets.leading, y: insets.top,
        width: max(bounds.width - insets.leading - insets.trailing, 0),
        height: max(bounds.height - insets.top - insets.bottom, 0))
      if configuration.cornerRadius > 0 { (radius, rounded) = (configuration.cornerRadius, .all) }
    }
    group.items.append(.fill(frame, color, cornerRadius: radius, corners: rounded))
  }

  private func addSeparator(
    _ line: CGRect, at origin: CGPoint, _ color: UIColor?, to group: inout Scene.Group
  ) {
    group.items.append(
      .line(line.offsetBy(dx: -origin.x, dy: -origin.y), color ?? .separator))
  }

  // MARK: Accessories

  private func draw(
    _ sign: UITableViewCell.Sign, at frame: CGRect, of cell: UITableViewCell,
    into group: inout Scene.Group
  ) {
    let height = cell.bounds.height
    switch sign {
    case .delete:
      group.groups.append(
        symbolGroup(.editControl, "minus.circle.fill", frame, .systemRed, in: height))
    case .insert:
      group.groups.append(
        symbolGroup(.editControl, "plus.circle.fill", frame, .systemGreen, in: height))
    case .multiselect:
      let name = cell.isSelected ? "checkmark.circle.fill" : "circle"
      group.items.append(
        .symbol(name, frame, cell.isSelected ? cell.tintColor : .tertiaryLabel))
    case .disclosureIndicator:
      group.items.append(.symbol("chevron.forward".mirrored(in: cell), frame, .tertiaryLabel))
    case .checkmark:
      group.items.append(
        .symbol(
          "checkmark", frame.insetBy(dx: -frame.width / 6, dy: -frame.width / 6), cell.tintColor))
    case .detailButton:
      group.groups.append(
        symbolGroup(.accessoryButton, "info.circle", frame, cell.tintColor, in: height))
    case .reorder:
      group.groups.append(
        symbolGroup(.reorderControl, "line.3.horizontal", frame, .tertiaryLabel, in: height))
    }
  }

  /// Returns the group of a symbol that can be tapped. The group is as high as the row, which makes
  /// it easier to hit.
  private func symbolGroup(
    _ role: Scene.Role, _ name: String, _ place: CGRect, _ color: UIColor, in height: CGFloat
  ) -> Scene.Group {
    var group = Scene.Group(
      role: role, frame: CGRect(x: place.minX - 6, y: 0, width: place.width + 12, height: height))
    group.items.append(.symbol(name, place.offsetBy(dx: 6 - place.minX, dy: 0), color))
    return group
  }

  private func drawAccessories(
    of cell: UICollectionViewListCell, into group: inout Scene.Group
  ) {
    for shown in cell.shownAccessories {
      if let text = shown.text {
        if shown.type == .popUpMenu {
          var inner = Scene.Group(role: .control, frame: shown.frame)
          inner.items.append(
            .text("\(text) ⌄", shown.frame.atOrigin, .secondaryLabel, alignment: .right))
          group.groups.append(inner)
        } else {
          group.items.append(.text(text, shown.frame, .secondaryLabel, alignment: .right))
        }
        continue
      }
      guard let (name, color) = symbol(of: shown.type, in: cell) else { continue }
      let role: Scene.Role? =
        switch shown.type {
        case .delete, .insert: .editControl
        case .reorder: .reorderControl
        case .detail: .accessoryButton
        case .outlineDisclosure: .control
        default: nil
        }
      if let role {
        var inner = symbolGroup(role, name, shown.frame, color, in: cell.bounds.height)
        if role == .control {
          inner.state.insert(cell.configurationState.isExpanded ? .expanded : .collapsed)
        }
        group.groups.append(inner)
      } else {
        group.items.append(.symbol(name, shown.frame, color))
      }
    }
  }

  /// Returns the symbol of an accessory, or nil for text and custom views.
  private func symbol(
    of type: UICellAccessory.AccessoryType, in cell: UICollectionViewListCell
  ) -> (name: String, color: UIColor)? {
    switch type {
    case .disclosureIndicator: ("chevron.forward".mirrored(in: cell), .tertiaryLabel)
    case .outlineDisclosure:
      (
        cell.configurationState.isExpanded ? "chevron.down" : "chevron.forward".mirrored(in: cell),
        cell.tintColor
      )
    case .checkmark: ("checkmark", cell.tintColor)
    case .delete: ("minus.circle.fill", .systemRed)
    case .insert: ("plus.circle.fill", .systemGreen)
    case .reorder: ("line.3.horizontal", .tertiaryLabel)
    case .multiselect:
      cell.isSelected ? ("checkmark.circle.fill", cell.tintColor) : ("circle", .tertiaryLabel)
    case .detail: ("info.circle", cell.tintColor)
    case .label, .popUpMenu, .customView: nil
    }
  }

  // MARK: Swipe actions

  /// Adds the content of a row, moved aside for the actions if the row is swiped open.
  private func addSwipe(
    _ swiped: SwipedItem?, of cell: UIView, around content: Scene.Group,
    to group: inout Scene.Group
  ) {
    guard let swiped else {
      group.items += content.items
      group.groups += content.groups
      return
    }
    let actions = zip(swiped.configuration.actions, swiped.buttonFrames(in: cell)).enumerated()
      .map { number, shown in
        var action = self.group(of: shown.0, number, at: shown.1, in: cell)
        if number == 0, swiped.configuration.performsFirstActionWithFullSwipe {
          action.state.insert(.preferred)
        }
        return action
      }
    var content = content
    content.frame.origin.x += swiped.offset(in: cell)
    group.isClipping = true
    group.groups.append(content)
    group.groups += swiped.edge == .leading ? actions : actions.reversed()
  }

  private func group(
    of action: UIContextualAction, _ number: Int, at frame: CGRect, in cell: UIView
  ) -> Scene.Group {
    var group = Scene.Group(role: .swipeAction(number), frame: frame)
    if action.style == .destructive { group.state.insert(.destructive) }
    let bounds = frame.atOrigin
    group.items.append(.fill(bounds, action.backgroundColor))
    if let image = action.image {
      group.items.append(
        .symbol(
          Scene.Symbol(
            name: image.symbolName(in: cell),
            frame: CGRect(center: bounds.center, width: 24, height: 24),
            color: Scene.Color(image.color(.white)))))
    } else if let title = action.title, !title.isEmpty {
      group.items.append(.text(title, bounds, .white, alignment: .center))
    }
    return group
  }
}

extension Scene.Role {
  /// The index path of a row or item.
  fileprivate var indexPath: IndexPath? {
    switch self {
    case .row(let path), .item(let path): path
    default: nil
    }
  }
}
