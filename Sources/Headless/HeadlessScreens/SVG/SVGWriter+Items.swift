import Foundation
import HeadlessUIKit

extension SVGWriter {
  /// Writes an item of a group whose origin is at a point.
  mutating func item(_ item: Scene.Item, at origin: CGPoint) {
    func moved(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: origin.x, dy: origin.y) }
    switch item {
    case .rectangle(let rectangle):
      if let shadow = rectangle.shadow { open(shadow) }
      if rectangle.borderWidth > 0 {
        border(
          moved(rectangle.frame), rectangle.color, width: rectangle.borderWidth,
          radius: rectangle.cornerRadius)
      } else {
        fill(
          moved(rectangle.frame), rectangle.color, radius: rectangle.cornerRadius,
          corners: rectangle.corners)
      }
      if rectangle.shadow != nil { markup.close("g") }
    case .text(let text): self.text(text, in: moved(text.frame))
    case .symbol(let symbol): self.symbol(symbol, in: moved(symbol.frame))
    case .control(let control): self.control(control, in: moved(control.frame))
    }
  }

  /// Writes the start tag of a group that casts a shadow.
  private mutating func open(_ shadow: Scene.Rectangle.Shadow) {
    var filter = SVGMarkup()
    filter.text = "filter:drop-shadow("
    for (place, length) in [shadow.offset.width, shadow.offset.height, shadow.radius].enumerated() {
      filter.append(length)
      filter.text += place < 2 ? "px " : "px rgb(0 0 0/"
    }
    filter.append(shadow.opacity)
    filter.text += "))"
    markup.start("g")
    markup.attribute("style", filter.text)
    markup.open()
  }

  /// Writes a filled rectangle.
  mutating func fill(
    _ frame: CGRect, _ color: Scene.Color, radius: CGFloat = 0,
    corners: Scene.Rectangle.Corners = .all, opacity: CGFloat = 1
  ) {
    guard color.light.alpha > 0 || color.dark.alpha > 0 else { return }
    let radius = max(0, min(radius, frame.width / 2, frame.height / 2))
    if radius == 0 || corners == .all || corners.isEmpty {
      markup.start("rect")
      markup.attribute(frame)
      markup.attribute("rx", corners.isEmpty ? 0 : radius, omitting: 0)
    } else {
      markup.start("path")
      markup.attribute("d", outline(frame, radius: radius, isTop: corners == .top))
    }
    self.color(color)
    markup.attribute("opacity", opacity, omitting: 1)
    markup.end()
  }

  /// Writes a line inside the edges of a rectangle.
  mutating func border(
    _ frame: CGRect, _ color: Scene.Color, width: CGFloat, radius: CGFloat
  ) {
    let line = frame.insetBy(dx: width / 2, dy: width / 2)
    guard line.width > 0, line.height > 0 else { return fill(frame, color, radius: radius) }
    markup.start("rect")
    markup.attribute(line)
    markup.attribute("rx", max(radius - width / 2, 0), omitting: 0)
    markup.attribute("fill", "none")
    markup.attribute("stroke", "currentColor")
    markup.attribute("stroke-width", width, omitting: 1)
    self.color(color)
    markup.end()
  }

  /// Returns the path of a rectangle whose top or bottom corners are rounded.
  private func outline(_ frame: CGRect, radius: CGFloat, isTop: Bool) -> String {
    let (round, square) = isTop ? (frame.minY, frame.maxY) : (frame.maxY, frame.minY)
    let inner = isTop ? round + radius : round - radius
    let sweep: CGFloat = isTop ? 1 : 0
    let parts: [(command: String, numbers: [CGFloat])] = [
      ("M", [frame.minX, square]), ("V", [inner]),
      ("A", [radius, radius, 0, 0, sweep, frame.minX + radius, round]),
      ("H", [frame.maxX - radius]),
      ("A", [radius, radius, 0, 0, sweep, frame.maxX, inner]), ("V", [square]), ("Z", []),
    ]
    var path = SVGMarkup()
    for part in parts {
      path.text += part.command
      for (place, number) in part.numbers.enumerated() {
        if place > 0 { path.text += " " }
        path.append(number)
      }
    }
    return path.text
  }

  /// Writes a symbol, or a placeholder for an image of the app.
  private mutating func symbol(_ symbol: Scene.Symbol, in frame: CGRect) {
    guard let name = symbol.name else {
      let side = min(24, frame.width * 0.6, frame.height * 0.6)
      fill(frame, .system("tertiarySystemFill"), radius: min(6, min(frame.width, frame.height) / 5))
      use(
        "photo",
        in: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        .system("secondaryLabel"))
      return
    }
    use(name, in: frame, symbol.color)
  }
}
