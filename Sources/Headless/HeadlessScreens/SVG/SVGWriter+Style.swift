import Foundation
import HeadlessUIKit

extension SVGWriter {
  /// Returns the style sheet of pictures. It sets the font, and has a class for each of UIKit's
  /// named colors that sets `color`.
  ///
  /// - Parameters:
  ///   - colors: The names of the colors to include, or nil for all.
  ///   - symbolColors: The names of the translucent colors of symbols, or nil for all.
  package static func style(
    appearance: SVGScreen.Appearance = .automatic, colors: Set<String>? = nil,
    symbolColors: Set<String>? = nil
  ) -> String {
    let names = UIColor.systemNames.filter { $0 != "label" && colors?.contains($0) ?? true }
    func rules(isDark: Bool, names: [String]) -> String {
      var rules = "svg{color:\(hexadecimal("label", isDark))}\n"
      rules += ".own{color:var(\(isDark ? "--d" : "--l"))}\n"
      for name in names {
        rules += ".\(name){color:\(hexadecimal(name, isDark))}\n"
        var color = components(name, isDark)
        guard color.alpha < 1, symbolColors?.contains(name) ?? true else { continue }
        var opacity = SVGMarkup()
        opacity.append(color.alpha)
        color.alpha = 1
        rules += "use.\(name){color:\(color.hexadecimal);opacity:\(opacity.text)}\n"
      }
      return rules
    }
    var sheet = general + rules(isDark: appearance == .dark, names: names)
    if appearance == .automatic {
      let changing = names.filter { hexadecimal($0, false) != hexadecimal($0, true) }
      let dark = rules(isDark: true, names: changing)
      sheet += "@media (prefers-color-scheme:dark){\n\(dark)}\n"
    }
    return sheet
  }

  private static let general = """
    svg{fill:currentColor;font:17px \(fonts)}
    text{white-space:pre}
    symbol{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;\
    stroke-linejoin:round}
    symbol .f{fill:currentColor}

    """

  private static let fonts = """
    -apple-system,"SF Pro Text","Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif
    """

  private static func components(_ name: String, _ isDark: Bool) -> Scene.Color.Components {
    Scene.Color.Components(UIColor.system(name)!.components(isDark: isDark))
  }

  private static func hexadecimal(_ name: String, _ isDark: Bool) -> String {
    components(name, isDark).hexadecimal
  }
}

extension Scene.Color {
  /// Returns the color with a name in UIKit.
  static func system(_ name: String) -> Scene.Color {
    let color = UIColor.system(name)!
    return Scene.Color(
      name: name, light: Components(color.components(isDark: false)),
      dark: Components(color.components(isDark: true)))
  }
}

extension Scene.Color.Components {
  fileprivate init(_ components: UIColor.RGBA) {
    self.init(
      red: Double(components.red), green: Double(components.green),
      blue: Double(components.blue), alpha: Double(components.alpha))
  }

  /// The color as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  var hexadecimal: String {
    let values = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return values.reduce(into: "#") { text, value in
      let byte = value.isNaN ? 0 : Int((max(0, min(value, 1)) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
