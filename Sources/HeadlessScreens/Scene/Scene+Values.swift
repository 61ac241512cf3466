import Foundation
import HeadlessUIKit

extension Scene.Color {
  /// The colour of UIKit, on light and on dark screens.
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
  /// The description of UIKit's font.
  init(_ font: UIFont) {
    self.init(
      size: font.pointSize, weight: font.weight.rawValue, isItalic: font.isItalic,
      isMonospaced: font.isMonospaced)
  }

  /// A font that the scene's builder chooses.
  static func system(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> Scene.Font {
    Scene.Font(size: size, weight: weight.rawValue)
  }
}

extension Scene.Item {
  /// A text of the system's, in one line.
  static func text(
    _ string: String, _ frame: CGRect, _ color: UIColor,
    font: Scene.Font = .system(17), alignment: NSTextAlignment = .natural, lines: Int = 1
  ) -> Scene.Item {
    .text(
      Scene.Text(
        string: string, frame: frame, color: Scene.Color(color), font: font,
        alignment: alignment, maximumLines: lines))
  }

  /// A filled rectangle.
  static func fill(
    _ frame: CGRect, _ color: UIColor, cornerRadius: CGFloat = 0,
    corners: Scene.Rectangle.Corners = .all
  ) -> Scene.Item {
    .rectangle(
      Scene.Rectangle(
        frame: frame, color: Scene.Color(color), cornerRadius: cornerRadius, corners: corners))
  }

  /// A symbol of the system's.
  static func symbol(_ name: String, _ frame: CGRect, _ color: UIColor) -> Scene.Item {
    .symbol(Scene.Symbol(name: name, frame: frame, color: Scene.Color(color)))
  }
}

extension CGRect {
  /// The rectangle of the same size at the origin.
  var atOrigin: CGRect { CGRect(origin: .zero, size: size) }

  /// A rectangle of a size around a centre.
  init(center: CGPoint, width: CGFloat, height: CGFloat) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
