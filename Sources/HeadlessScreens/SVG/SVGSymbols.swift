import Foundation

/// Drawings of common symbols of the system, in simple shapes of our own.
enum SVGSymbols {
  /// A drawing in a square of 24 units.
  struct Drawing {
    /// The name, which is also the identifier of the drawing in a picture.
    let name: String
    let markup: String
    /// A Boolean value that indicates whether two sides of the square are empty, and may be outside of
    /// the rectangle that the drawing is for.
    var isNarrow = false
    /// The name of the second colour, in which parts of a filled drawing are; nil for one colour.
    var secondColor: String?
  }

  /// Returns the drawing of a symbol. Without one under its name, the name is shortened from its end
  /// until there is one: "person.badge.plus" is drawn as "person". A rounded square is drawn for any
  /// other name.
  static func drawing(named name: String) -> Drawing {
    var name = Substring(name)
    while !name.isEmpty {
      if let drawing = named[String(name)] { return drawing }
      name = name[..<(name.lastIndex(of: ".") ?? name.startIndex)]
    }
    return unknown
  }

  /// Returns a `defs` element of the drawings whose names are chosen, in the order of the table; an
  /// empty text where there is none.
  static func definitions(where isIncluded: (String) -> Bool) -> String {
    let chosen = all.filter { isIncluded($0.name) }
    guard !chosen.isEmpty else { return "" }
    return chosen.reduce(into: "<defs>\n") { text, drawing in
      text += "<symbol id=\"\(drawing.name)\" viewBox=\"0 0 24 24\">\(drawing.markup)</symbol>\n"
    } + "</defs>\n"
  }

  private static let unknown = Drawing(
    name: "unknown", markup: "<rect x=\"4\" y=\"4\" width=\"16\" height=\"16\" rx=\"4\"/>")

  /// Eight spokes that fade.
  private static let activityIndicator = Drawing(
    name: "activityIndicator",
    markup: [
      "M12 7.4V2.4", "M15.3 8.7L18.8 5.2", "M16.6 12H21.6", "M15.3 15.3L18.8 18.8",
      "M12 16.6V21.6", "M8.7 15.3L5.2 18.8", "M7.4 12H2.4", "M8.7 8.7L5.2 5.2",
    ].enumerated().map { number, spoke in
      "<path opacity=\"\(["1", ".3", ".4", ".5", ".6", ".7", ".8", ".9"][number])\" d=\"\(spoke)\"/>"
    }.joined())

  private static let all =
    SVGSymbolTable.entries.flatMap(\.drawings) + [activityIndicator, unknown]
  private static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}

/// The parts of a symbol, as paths, and the variants that are drawn from them.
struct SVGSymbolEntry {
  /// The names, of which the first one has the variants.
  let names: String
  /// A Boolean value that indicates whether the symbol leaves two sides of the square empty.
  var isNarrow = false
  /// A closed outline, which `.fill` fills.
  var shape = ""
  /// Lines over the shape, in the colour of the background where the shape is filled.
  var details = ""
  /// Lines beside the shape.
  var lines = ""
  /// The endings of the names that have drawings, by words.
  var variants = ""
  /// A Boolean value that indicates whether the lines are as heavy as those of marks in rows.
  var isBold = false
  /// The colour of what is drawn over a filled shape.
  var cutOutColor = "systemBackground"

  var drawings: [SVGSymbols.Drawing] {
    let names = names.split(separator: " ").map(String.init)
    let plain =
      path(shape) + path(details) + path(lines, isBold ? " stroke-width=\"2.6\"" : "")
    return names.map { SVGSymbols.Drawing(name: $0, markup: plain, isNarrow: isNarrow) }
      + variants.split(separator: " ").map { variant in
        let markup = markup(of: String(variant))
        let hasSecondColor = markup.contains("class=\"\(cutOutColor)\"")
        return SVGSymbols.Drawing(
          name: "\(names[0]).\(variant)", markup: markup,
          secondColor: hasSecondColor ? cutOutColor : nil)
      }
  }

  private func markup(of variant: String) -> String {
    let isFilled = variant.hasSuffix("fill")
    guard variant != "fill" else {
      return path(shape, " class=\"f\"") + cutOut(path(details)) + path(lines)
    }
    let frame =
      variant.hasPrefix("square")
      ? "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
      : "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z"
    let inner =
      "<g transform=\"translate(4.8 4.8) scale(.6)\" stroke-width=\"3\">"
      + path(shape) + path(details) + path(lines) + "</g>"
    return isFilled ? path(frame, " class=\"f\"") + cutOut(inner) : path(frame) + inner
  }

  private func path(_ outline: String, _ attributes: String = "") -> String {
    outline.isEmpty ? "" : "<path\(attributes) d=\"\(outline)\"/>"
  }

  private func cutOut(_ markup: String) -> String {
    markup.isEmpty ? "" : "<g class=\"\(cutOutColor)\">\(markup)</g>"
  }
}
