import Foundation
import HeadlessUIKit

/// Tab bars.
extension SceneBuilder {
  func draw(_ bar: UITabBar, into group: inout Scene.Group) {
    let bounds = bar.bounds.atOrigin
    draw(bar.background, in: bounds, isAtBottom: true, into: &group)
    let appearance = bar.shownAppearance
    let items = bar.items ?? []
    let width = bounds.width / CGFloat(max(items.count, 1))
    let height = min(ListMetrics.current.tabBarHeight, bounds.height)
    for (number, item) in items.enumerated() {
      let frame = CGRect(x: CGFloat(number) * width, y: 0, width: width, height: height)
      group.groups.append(tab(item, number, of: bar, appearance, frame))
    }
  }

  private func tab(
    _ item: UITabBarItem, _ number: Int, of bar: UITabBar, _ appearance: UITabBarItemAppearance,
    _ frame: CGRect
  ) -> Scene.Group {
    var group = Scene.Group(role: .tab(number), frame: frame)
    let isSelected = item === bar.selectedItem
    if isSelected { group.state.insert(.selected) }
    if !item.isEnabled { group.state.insert(.disabled) }
    let color: UIColor =
      !item.isEnabled
      ? .tertiaryLabel
      : isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .secondaryLabel
    let look =
      !item.isEnabled
      ? appearance.disabled : isSelected ? appearance.selected : appearance.normal
    var attributes = look.titleTextAttributes
    let own = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    attributes.merge(own) { _, new in new }
    let middle = frame.width / 2
    let image = isSelected ? item.selectedImage : item.image
    if let image {
      group.items.append(
        .symbol(
          Scene.Symbol(
            name: image.symbolName(in: bar),
            frame: CGRect(center: CGPoint(x: middle, y: 18), width: 24, height: 24),
            color: Scene.Color(image.color(look.iconColor ?? color)))))
    }
    if let title = item.title, !title.isEmpty {
      let title = Scene.Item.text(
        title, CGRect(x: 0, y: frame.height - 18, width: frame.width, height: 14),
        attributes[.foregroundColor] as? UIColor ?? color,
        font: (attributes[.font] as? UIFont).map { Scene.Font($0) } ?? .system(10, .medium),
        alignment: .center)
      group.items.append(title)
    }
    if let badge = item.badgeValue, !badge.isEmpty {
      let font = UIFont.systemFont(ofSize: 12)
      let width = max(TextMeasure.width(of: badge, font: font) + 10, 18)
      let place = CGRect(x: middle + 6, y: 2, width: width, height: 18)
      let background = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
      let color = look.badgeTextAttributes[.foregroundColor] as? UIColor ?? .white
      group.items.append(.fill(place, background, cornerRadius: 9))
      group.items.append(
        .text(badge, place, color, font: Scene.Font(font), alignment: .center))
    }
    return group
  }
}
