import Foundation

// The values that Apple publishes for the colors of UIKit, in light and dark appearances.
extension UIColor {
  /// The names of the system's colors, in a fixed order.
  package static let systemNames: [String] = table.map(\.name)

  /// Returns the color that UIKit provides under a name, or nil if there is no such color.
  package static func system(_ name: String) -> UIColor? { named[name] }

  static let named: [String: UIColor] = Dictionary(
    uniqueKeysWithValues: table.map { name, light, dark in
      let color = UIColor(
        name: name, light: RGBA(light), dark: RGBA(dark ?? light), isGray: grays.contains(name))
      return (name, color)
    })

  /// The names of the colors whose color space has shades of gray only.
  private static let grays: Set = [
    "black", "white", "darkGray", "lightGray", "gray", "clear", "darkText", "lightText",
  ]

  /// Red, green, and blue from 0 to 255, and alpha from 0 to 1.
  private typealias Bytes = (CGFloat, CGFloat, CGFloat, CGFloat)

  private static let table: [(name: String, light: Bytes, dark: Bytes?)] = [
    ("black", (0, 0, 0, 1), nil),
    ("white", (255, 255, 255, 1), nil),
    ("darkGray", (85, 85, 85, 1), nil),
    ("lightGray", (170, 170, 170, 1), nil),
    ("gray", (128, 128, 128, 1), nil),
    ("red", (255, 0, 0, 1), nil),
    ("green", (0, 255, 0, 1), nil),
    ("blue", (0, 0, 255, 1), nil),
    ("cyan", (0, 255, 255, 1), nil),
    ("yellow", (255, 255, 0, 1), nil),
    ("magenta", (255, 0, 255, 1), nil),
    ("orange", (255, 128, 0, 1), nil),
    ("purple", (128, 0, 128, 1), nil),
    ("brown", (153, 102, 51, 1), nil),
    ("clear", (0, 0, 0, 0), nil),
    ("label", (0, 0, 0, 1), (255, 255, 255, 1)),
    ("secondaryLabel", (60, 60, 67, 0.6), (235, 235, 245, 0.6)),
    ("tertiaryLabel", (60, 60, 67, 0.3), (235, 235, 245, 0.3)),
    ("quaternaryLabel", (60, 60, 67, 0.18), (235, 235, 245, 0.16)),
    ("placeholderText", (60, 60, 67, 0.3), (235, 235, 245, 0.3)),
    ("separator", (60, 60, 67, 0.29), (84, 84, 88, 0.6)),
    ("opaqueSeparator", (198, 198, 200, 1), (56, 56, 58, 1)),
    ("link", (0, 122, 255, 1), (9, 132, 255, 1)),
    ("systemFill", (120, 120, 128, 0.2), (120, 120, 128, 0.36)),
    ("secondarySystemFill", (120, 120, 128, 0.16), (120, 120, 128, 0.32)),
    ("tertiarySystemFill", (118, 118, 128, 0.12), (118, 118, 128, 0.24)),
    ("quaternarySystemFill", (116, 116, 128, 0.08), (118, 118, 128, 0.18)),
    ("systemBackground", (255, 255, 255, 1), (0, 0, 0, 1)),
    ("secondarySystemBackground", (242, 242, 247, 1), (28, 28, 30, 1)),
    ("tertiarySystemBackground", (255, 255, 255, 1), (44, 44, 46, 1)),
    ("systemGroupedBackground", (242, 242, 247, 1), (0, 0, 0, 1)),
    ("secondarySystemGroupedBackground", (255, 255, 255, 1), (28, 28, 30, 1)),
    ("tertiarySystemGroupedBackground", (242, 242, 247, 1), (44, 44, 46, 1)),
    ("systemRed", (255, 59, 48, 1), (255, 69, 58, 1)),
    ("systemOrange", (255, 149, 0, 1), (255, 159, 10, 1)),
    ("systemYellow", (255, 204, 0, 1), (255, 214, 10, 1)),
    ("systemGreen", (52, 199, 89, 1), (48, 209, 88, 1)),
    ("systemMint", (0, 199, 190, 1), (99, 230, 226, 1)),
    ("systemTeal", (48, 176, 199, 1), (64, 200, 224, 1)),
    ("systemCyan", (50, 173, 230, 1), (100, 210, 255, 1)),
    ("systemBlue", (0, 122, 255, 1), (10, 132, 255, 1)),
    ("systemIndigo", (88, 86, 214, 1), (94, 92, 230, 1)),
    ("systemPurple", (175, 82, 222, 1), (191, 90, 242, 1)),
    ("systemPink", (255, 45, 85, 1), (255, 55, 95, 1)),
    ("systemBrown", (162, 132, 94, 1), (172, 142, 104, 1)),
    ("systemGray", (142, 142, 147, 1), (142, 142, 147, 1)),
    ("systemGray2", (174, 174, 178, 1), (99, 99, 102, 1)),
    ("systemGray3", (199, 199, 204, 1), (72, 72, 74, 1)),
    ("systemGray4", (209, 209, 214, 1), (58, 58, 60, 1)),
    ("systemGray5", (229, 229, 234, 1), (44, 44, 46, 1)),
    ("systemGray6", (242, 242, 247, 1), (28, 28, 30, 1)),
    ("tintColor", (0, 122, 255, 1), (10, 132, 255, 1)),
    ("darkText", (0, 0, 0, 1), nil),
    ("lightText", (255, 255, 255, 0.6), nil),
  ]
}

extension UIColor.RGBA {
  fileprivate init(_ bytes: (CGFloat, CGFloat, CGFloat, CGFloat)) {
    self.init(
      red: bytes.0 / 255, green: bytes.1 / 255, blue: bytes.2 / 255, alpha: bytes.3)
  }
}
