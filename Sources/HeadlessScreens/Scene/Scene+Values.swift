import Foundation
import HeadlessUIKit

extension Scene.Color {
  /// Creates a color from the light and dark variants of a UIKit color.
  init(_ color: UIColor) {
    func components(_ isDark: Bool) -> Components {
      let rgba = color.components(isDark: isDark)
      return Components(
        red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
        alpha: Double(rgba.alpha))
    }
    self.init(name: color.name, light: components(false), dark: components(true))
  }
}

extension Scene.Font {
  /// Creates a description of a UIKit font.
  init(_ font: UIFont) {
    self.init(
      size: font.pointSize, weight: font.weight.rawValue, isItalic: font.isItalic,
      isMonospaced: font.isMonospaced)
  }

  /// Returns a system font.
  static func system(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> Scene.Font {
    Scene.Font(size: size, weight: weight.rawValue)
  }
}

extension Scene.Group {
  /// A Boolean value that indicates whether the group is only a picture, without elements that the
  /// user can interact with.
  var isPicture: Bool { role == .view && groups.allSatisfy(\.isPicture) }

  /// The group as a picture.
  var picture: Scene.Group {
    var picture = self
    picture.role = .view
    picture.state = []
    picture.groups = groups.map(\.picture)
    return picture
  }
}

extension Scene.Item {
  /// Returns a text in a system style, on one line by default.
  static func text(
    _ string: String, _ frame: CGRect, _ color: UIColor,
    font: Scene.Font = .system(17), alignment: NSTextAlignment = .natural, lines: Int = 1
  ) -> Scene.Item {
    .text(
      Scene.Text(
        string: string, frame: frame, color: Scene.Color(color), font: font,
        alignment: alignment, maximumLines: lines))
  }

  /// Returns a filled rectangle.
  static func fill(
    _ frame: CGRect, _ color: UIColor, cornerRadius: CGFloat = 0,
    corners: Scene.Rectangle.Corners = .all
  ) -> Scene.Item {
    .rectangle(
      Scene.Rectangle(
        frame: frame, color: Scene.Color(color), cornerRadius: cornerRadius, corners: corners))
  }

  /// Returns a system symbol.
  static func symbol(_ name: String, _ frame: CGRect, _ color: UIColor) -> Scene.Item {
    .symbol(Scene.Symbol(name: name, frame: frame, color: Scene.Color(color)))
  }
}

extension CGRect {
  /// The rectangle of the same size at the origin.
  var atOrigin: CGRect { CGRect(origin: .zero, size: size) }

  /// Creates a rectangle with a center and a size.
  init(center: CGPoint, width: CGFloat, height: CGFloat) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
