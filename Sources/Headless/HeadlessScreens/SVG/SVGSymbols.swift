import Foundation

/// Original drawings of common system symbols in simple shapes.
enum SVGSymbols {
  /// A drawing in a square of 24 units.
  struct Drawing {
    /// The name, which is also the identifier of the drawing in a picture.
    let name: String
    let markup: String
    /// A Boolean value that indicates whether two sides of the square are empty and may extend
    /// beyond the rectangle of the symbol.
    var isNarrow = false
    /// The name of the second color of a filled drawing, or nil if the drawing has one color.
    var secondColor: String?
  }

  /// Returns the drawing of a symbol. If there is none with its name, components are removed from
  /// the end of the name until there is one: "person.badge.plus" is drawn as "person". All other
  /// symbols are drawn as a rounded square.
  static func drawing(named name: String) -> Drawing {
    var name = Substring(name)
    while !name.isEmpty {
      if let drawing = named[String(name)] { return drawing }
      name = name[..<(name.lastIndex(of: ".") ?? name.startIndex)]
    }
    return unknown
  }

  /// Returns a `defs` element with the drawings of the included names, in the order of the table,
  /// or an empty string if there are none.
  static func definitions(where isIncluded: (String) -> Bool) -> String {
    let chosen = all.filter { isIncluded($0.name) }
    guard !chosen.isEmpty else { return "" }
    return chosen.reduce(into: "<defs>\n") { text, drawing in
      text += "<symbol id=\"\(drawing.name)\" viewBox=\"0 0 24 24\">\(drawing.markup)</symbol>\n"
    } + "</defs>\n"
  }

  private static let unknown = Drawing(
    name: "unknown", markup: "<rect x=\"4\" y=\"4\" width=\"16\" height=\"16\" rx=\"4\"/>")

  /// A drawing of eight fading spokes.
  private static let activityIndicator = Drawing(
    name: "activityIndicator",
    markup: [
      "M12 7.4V2.4", "M15.3 8.7L18.8 5.2", "M16.6 12H21.6", "M15.3 15.3L18.8 18.8",
      "M12 16.6V21.6", "M8.7 15.3L5.2 18.8", "M7.4 12H2.4", "M8.7 8.7L5.2 5.2",
    ].enumerated().map { number, spoke in
      let opacity = ["1", ".3", ".4", ".5", ".6", ".7", ".8", ".9"][number]
      return "<path opacity=\"\(opacity)\" d=\"\(spoke)\"/>"
    }.joined())

  private static let all =
    SVGSymbolTable.entries.flatMap(\.drawings) + [activityIndicator, unknown]
  private static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

/// The paths of a symbol and the variants that are drawn from them.
struct SVGSymbolEntry {
  /// The names. The variants belong to the first one.
  let names: String
  /// A Boolean value that indicates whether the symbol leaves two sides of the square empty.
  var isNarrow = false
  /// A closed outline, which `.fill` fills.
  var shape = ""
  /// A part of the plain symbol that is always filled.
  var filling = ""
  /// Lines over the shape, which are holes if the shape is filled.
  var details = ""
  /// Lines next to the shape.
  var lines = ""
  /// The suffixes of the variants, separated by spaces.
  var variants = ""
  /// A Boolean value that indicates whether the lines are as heavy as those of accessories in rows.
  var isBold = false
  /// The color of the details over a filled shape, or nil for holes.
  var detailColor: String?

  var drawings: [SVGSymbols.Drawing] {
    let names = names.split(separator: " ").map(String.init)
    let plain =
      path(shape) + path(filling, " class=\"f\" stroke=\"none\"") + path(details)
      + path(lines, isBold ? " stroke-width=\"2.6\"" : "")
    return names.map { SVGSymbols.Drawing(name: $0, markup: plain, isNarrow: isNarrow) }
      + variants.split(separator: " ").map { variant in
        let name = "\(names[0]).\(variant)"
        let hasSecondColor = variant.hasSuffix(".fill")
        return SVGSymbols.Drawing(
          name: name, markup: markup(of: String(variant), named: name),
          secondColor: hasSecondColor ? detailColor : nil)
      }
  }

  private func markup(of variant: String, named name: String) -> String {
    let isFilled = variant.hasSuffix("fill")
    guard variant != "fill" else {
      return filled(shape, with: path(details), named: name) + path(lines)
    }
    let frame =
      variant.hasPrefix("square")
      ? "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
      : "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z"
    let inner =
      "<g transform=\"translate(4.8 4.8) scale(.6)\" stroke-width=\"3\">"
      + path(shape) + path(details) + path(lines) + "</g>"
    return isFilled ? filled(frame, with: inner, named: name) : path(frame) + inner
  }

  /// Returns a filled outline with details in their own color or as holes.
  ///
  /// The mask of the holes has the name of the symbol. What is black in it is a hole.
  private func filled(_ outline: String, with details: String, named name: String) -> String {
    guard !details.isEmpty else { return path(outline, " class=\"f\"") }
    if let detailColor {
      return path(outline, " class=\"f\"") + "<g class=\"\(detailColor)\">\(details)</g>"
    }
    return "<mask id=\"\(name)-holes\"><path fill=\"#fff\" d=\"M0 0h24v24H0z\"/>"
      + "<g color=\"#000\">\(details)</g></mask>"
      + path(outline, " class=\"f\" mask=\"url(#\(name)-holes)\"")
  }

  private func path(_ outline: String, _ attributes: String = "") -> String {
    outline.isEmpty ? "" : "<path\(attributes) d=\"\(outline)\"/>"
  }
}
