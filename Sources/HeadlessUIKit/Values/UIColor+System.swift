import Foundation

/// The colours that UIKit names, with the values that Apple publishes for light and dark screens.
extension UIColor {
  public class var black: UIColor { named["black"]! }
  public class var white: UIColor { named["white"]! }
  public class var darkGray: UIColor { named["darkGray"]! }
  public class var lightGray: UIColor { named["lightGray"]! }
  public class var gray: UIColor { named["gray"]! }
  public class var red: UIColor { named["red"]! }
  public class var green: UIColor { named["green"]! }
  public class var blue: UIColor { named["blue"]! }
  public class var cyan: UIColor { named["cyan"]! }
  public class var yellow: UIColor { named["yellow"]! }
  public class var magenta: UIColor { named["magenta"]! }
  public class var orange: UIColor { named["orange"]! }
  public class var purple: UIColor { named["purple"]! }
  public class var brown: UIColor { named["brown"]! }
  public class var clear: UIColor { named["clear"]! }
  public class var label: UIColor { named["label"]! }
  public class var secondaryLabel: UIColor { named["secondaryLabel"]! }
  public class var tertiaryLabel: UIColor { named["tertiaryLabel"]! }
  public class var quaternaryLabel: UIColor { named["quaternaryLabel"]! }
  public class var placeholderText: UIColor { named["placeholderText"]! }
  public class var separator: UIColor { named["separator"]! }
  public class var opaqueSeparator: UIColor { named["opaqueSeparator"]! }
  public class var link: UIColor { named["link"]! }
  public class var systemFill: UIColor { named["systemFill"]! }
  public class var secondarySystemFill: UIColor { named["secondarySystemFill"]! }
  public class var tertiarySystemFill: UIColor { named["tertiarySystemFill"]! }
  public class var quaternarySystemFill: UIColor { named["quaternarySystemFill"]! }
  public class var systemBackground: UIColor { named["systemBackground"]! }
  public class var secondarySystemBackground: UIColor { named["secondarySystemBackground"]! }
  public class var tertiarySystemBackground: UIColor { named["tertiarySystemBackground"]! }
  public class var systemGroupedBackground: UIColor { named["systemGroupedBackground"]! }
  public class var secondarySystemGroupedBackground: UIColor {
    named["secondarySystemGroupedBackground"]!
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    named["tertiarySystemGroupedBackground"]!
  }
  public class var systemRed: UIColor { named["systemRed"]! }
  public class var systemOrange: UIColor { named["systemOrange"]! }
  public class var systemYellow: UIColor { named["systemYellow"]! }
  public class var systemGreen: UIColor { named["systemGreen"]! }
  public class var systemMint: UIColor { named["systemMint"]! }
  public class var systemTeal: UIColor { named["systemTeal"]! }
  public class var systemCyan: UIColor { named["systemCyan"]! }
  public class var systemBlue: UIColor { named["systemBlue"]! }
  public class var systemIndigo: UIColor { named["systemIndigo"]! }
  public class var systemPurple: UIColor { named["systemPurple"]! }
  public class var systemPink: UIColor { named["systemPink"]! }
  public class var systemBrown: UIColor { named["systemBrown"]! }
  public class var systemGray: UIColor { named["systemGray"]! }
  public class var systemGray2: UIColor { named["systemGray2"]! }
  public class var systemGray3: UIColor { named["systemGray3"]! }
  public class var systemGray4: UIColor { named["systemGray4"]! }
  public class var systemGray5: UIColor { named["systemGray5"]! }
  public class var systemGray6: UIColor { named["systemGray6"]! }
  public class var tintColor: UIColor { named["tintColor"]! }
  public class var darkText: UIColor { named["darkText"]! }
  public class var lightText: UIColor { named["lightText"]! }

  /// The names of these colours, in a fixed order.
  package static let systemNames: [String] = table.map(\.name)

  /// Returns the colour that UIKit has under a name, or nil if there is none.
  package static func system(_ name: String) -> UIColor? { named[name] }

  private static let named: [String: UIColor] = Dictionary(
    uniqueKeysWithValues: table.map { name, light, dark in
      (name, UIColor(name: name, light: RGBA(light), dark: RGBA(dark ?? light)))
    })

  /// Red, green and blue of 255, and alpha of 1.
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
