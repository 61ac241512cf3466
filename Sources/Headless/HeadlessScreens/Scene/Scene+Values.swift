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

extension Scene.Input {
  /// Creates the traits of a field.
  @MainActor init(_ traits: any UITextInputTraits) {
    self.init(
      keyboard: traits.keyboardType, returnKey: traits.returnKeyType,
      capitalization: traits.autocapitalizationType, isSecure: traits.isSecureTextEntry)
  }
}

extension Scene.Group {
  /// A Boolean value that indicates whether the group is only a picture, without elements that the
  /// user can interact with.
  var isPicture: Bool { role == .view && groups.allSatisfy(\.isPicture) }

  /// A Boolean value that indicates whether the group is a menu that lifts its row, over a blurred
  /// background.
  var liftsRow: Bool { role == .menu && groups.first?.isPicture == true }

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
  /// The frame of the item.
  var frame: CGRect {
    get {
      switch self {
      case .rectangle(let rectangle): rectangle.frame
      case .text(let text): text.frame
      case .symbol(let symbol): symbol.frame
      case .control(let control): control.frame
      }
    }
    set {
      switch self {
      case .rectangle(var rectangle):
        rectangle.frame = newValue
        self = .rectangle(rectangle)
      case .text(var text):
        text.frame = newValue
        self = .text(text)
      case .symbol(var symbol):
        symbol.frame = newValue
        self = .symbol(symbol)
      case .control(var control):
        control.frame = newValue
        self = .control(control)
      }
    }
  }
}

extension Scene.Rectangle {
  /// Takes the corners and the shadow of a layer.
  @MainActor mutating func look(like layer: CALayer) {
    cornerRadius = layer.cornerRadius
    guard layer.shadowOpacity > 0, layer.shadowColor != nil else { return }
    shadow = Shadow(
      offset: layer.shadowOffset, radius: layer.shadowRadius, opacity: Double(layer.shadowOpacity))
  }
}

extension UILabel {
  /// The alignment of the text, which begins at the right in an interface from right to left.
  var shownAlignment: NSTextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
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

  /// Returns a border inside the edges of a rectangle.
  static func border(
    _ frame: CGRect, _ color: Scene.Color, width: CGFloat, cornerRadius: CGFloat
  ) -> Scene.Item {
    var rectangle = Scene.Rectangle(frame: frame, color: color, cornerRadius: cornerRadius)
    rectangle.borderWidth = width
    return .rectangle(rectangle)
  }

  /// Returns a line between rows, or between a bar and content.
  static func line(_ frame: CGRect, _ color: UIColor = .separator) -> Scene.Item {
    .rectangle(Scene.Rectangle(frame: frame, color: Scene.Color(color), kind: .separator))
  }

  /// Returns an enabled control in a system style.
  static func control(
    _ kind: Scene.Control.Kind, _ frame: CGRect, _ tint: UIColor = .label
  ) -> Scene.Item {
    .control(Scene.Control(kind: kind, frame: frame, tint: Scene.Color(tint)))
  }

  /// Returns a system symbol.
  static func symbol(_ name: String, _ frame: CGRect, _ color: UIColor) -> Scene.Item {
    .symbol(Scene.Symbol(name: name, frame: frame, color: Scene.Color(color)))
  }
}

extension UIColor {
  /// The color of a bar's material, through which content shines.
  static let barMaterial = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.11 : 0.976, alpha: 0.94)
  }
}

extension UIImage {
  /// Returns the color in which a view with a tint color draws a symbol. As in UIKit, an image that
  /// is always original doesn't have the tint color.
  func color(_ tint: UIColor) -> UIColor {
    self.tint ?? (renderingMode == .alwaysOriginal ? .label : tint)
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

extension UIImage {
  /// Returns the name of a symbol image as it is shown in a view; nil for other images.
  @MainActor func symbolName(in view: UIView) -> String? { symbolName?.mirrored(in: view) }
}

extension String {
  /// Returns the name of a symbol that points forward or backward as it is shown in a view, with
  /// the names' meaning from left to right. Symbols that point left or right never change.
  @MainActor func mirrored(in view: UIView) -> String {
    guard view.isRightToLeft, let point = lastIndex(of: ".") else { return self }
    switch self[point...] {
    case ".forward": return "\(self[..<point]).backward"
    case ".backward": return "\(self[..<point]).forward"
    default: return self
    }
  }
}
