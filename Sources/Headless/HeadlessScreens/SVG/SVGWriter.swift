import Foundation
import HeadlessUIKit

/// A writer that produces SVG from scenes.
package struct SVGWriter {
  var markup = SVGMarkup()
  /// The names of UIKit's colors in the markup.
  private(set) var colors: Set<String> = ["label"]
  /// The names of UIKit's translucent colors that symbols in the markup have.
  private var symbolColors: Set<String> = []
  /// The names of the symbols in the markup.
  private(set) var symbols: Set<String> = []
  /// The first text in the markup.
  var firstText: String?

  /// Returns the picture of a scene as the text of an SVG file.
  package static func picture(
    of scene: Scene, appearance: SVGScreen.Appearance = .automatic
  ) -> String {
    var body = SVGWriter()
    let screen = scene.cornerRadius > 0 ? body.openScreen(of: scene) : nil
    body.fill(CGRect(origin: .zero, size: scene.size), .system("systemBackground"))
    body.markup.text += "\n"
    body.block(scene.root, at: scene.root.frame.origin)
    // The edge of a white screen is visible on a white page.
    body.border(
      CGRect(origin: .zero, size: scene.size), .system("systemGray4"), width: 1,
      radius: scene.cornerRadius)
    body.markup.text += "\n"
    if let screen { body.markup.text += "</\(screen)>\n" }

    var picture = SVGMarkup()
    picture.start("svg")
    picture.attribute("xmlns", "http://www.w3.org/2000/svg")
    picture.attribute("width", scene.size.width)
    picture.attribute("height", scene.size.height)
    picture.text += " viewBox=\"0 0"
    for length in [scene.size.width, scene.size.height] {
      picture.text += " "
      picture.append(length)
    }
    picture.text += "\" role=\"img\">\n<title>"
    picture.append(escaping: title(of: scene.root) ?? body.firstText ?? "A screen")
    picture.text += "</title>\n<style>\n"
    picture.text += style(
      appearance: appearance, colors: body.colors, symbolColors: body.symbolColors)
    picture.text += "</style>\n"
    picture.text += SVGSymbols.definitions { body.symbols.contains($0) }
    picture.text += body.markup.text
    picture.text += "</svg>\n"
    return picture.text
  }

  /// Writes the start tag of a group with the round corners of a screen, and returns the name of
  /// its element.
  private mutating func openScreen(of scene: Scene) -> String {
    markup.text += "<clipPath id=\"screen\">"
    markup.start("rect")
    markup.attribute(CGRect(origin: .zero, size: scene.size))
    markup.attribute("rx", scene.cornerRadius)
    markup.text += "/></clipPath>\n<g clip-path=\"url(#screen)\">\n"
    return "g"
  }

  /// Returns the markup of a group's own items in the coordinates of the group, and the names of
  /// the symbols in it.
  ///
  /// The document must contain the rules of ``style(appearance:colors:)`` and the
  /// ``definitions(of:)`` of the symbols. A custom color that differs between light and dark mode
  /// is in a `style` attribute.
  package static func content(
    of group: Scene.Group
  ) -> (markup: String, symbols: Set<String>) {
    var writer = SVGWriter()
    for item in group.items { writer.item(item, at: .zero) }
    return (writer.markup.text, writer.symbols)
  }

  /// Returns the definitions of symbols as a `defs` element, or an empty string if there are none.
  package static func definitions(of symbols: Set<String>) -> String {
    SVGSymbols.definitions { symbols.contains($0) }
  }

  /// Returns the title of the frontmost navigation bar.
  private static func title(of group: Scene.Group) -> String? {
    if group.role == .title {
      for case .text(let text) in group.items { return text.string }
    }
    return group.groups.reversed().lazy.compactMap(title(of:)).first
  }

  // MARK: Colors and symbols

  /// Writes the attributes that give an element a color.
  mutating func color(_ color: Scene.Color) {
    if let name = color.name, UIColor.system(name) != nil {
      guard name != "label" else { return }
      colors.insert(name)
      markup.attribute("class", name)
    } else if color.light == color.dark {
      markup.attribute("color", color.light.hexadecimal)
    } else {
      markup.attribute("class", "own")
      markup.attribute(
        "style", "--l:\(color.light.hexadecimal);--d:\(color.dark.hexadecimal)")
    }
  }

  /// Writes a symbol centered in a rectangle.
  mutating func use(_ symbol: String, in frame: CGRect, _ color: Scene.Color) {
    let drawing = SVGSymbols.drawing(named: symbol)
    symbols.insert(drawing.name)
    if let second = drawing.secondColor { colors.insert(second) }
    var frame = frame
    if drawing.isNarrow, frame.width != frame.height {
      let side = max(frame.width, frame.height) * 4 / 3
      frame = CGRect(center: CGPoint(x: frame.midX, y: frame.midY), width: side, height: side)
    }
    markup.start("use")
    markup.attribute("href", "#" + drawing.name)
    markup.attribute(frame)
    symbolColor(color)
    markup.end()
  }

  /// Writes the attributes that give a symbol a color.
  ///
  /// The lines and the shapes of a symbol overlap. Its translucent color is an opaque one and the
  /// opacity of the whole symbol, so that what overlaps isn't darker.
  private mutating func symbolColor(_ color: Scene.Color) {
    let isSystem = color.name.map { UIColor.system($0) != nil } ?? false
    var opaque = color
    (opaque.light.alpha, opaque.dark.alpha) = (1, 1)
    if isSystem {
      self.color(color)
      if opaque != color { symbolColors.insert(color.name!) }
    } else {
      self.color(opaque)
      markup.attribute("opacity", color.light.alpha, omitting: 1)
    }
  }
}
