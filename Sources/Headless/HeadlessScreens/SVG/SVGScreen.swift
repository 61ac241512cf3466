public import HeadlessUIKit

/// A screen that draws a window as an SVG picture in the style of iOS, for pull requests,
/// documentation, and tests.
///
///     let picture = SVGScreen().snapshot(of: window)
///     try picture.write(toFile: "people.svg", atomically: true, encoding: .utf8)
///
/// A picture is text. Each row of a list is one line of it, positioned relative to the row above.
/// Inserting a row adds one line and leaves the lines around it unchanged. The same window produces
/// the same bytes on every machine, because text is measured with a built-in table and no font is
/// read. The viewer draws the text with its own font.
@MainActor public struct SVGScreen {
  /// The appearance of a picture.
  public enum Appearance: Hashable, Sendable {
    /// Light or dark colors, as the viewer of the picture prefers.
    case automatic
    /// Light colors.
    case light
    /// Dark colors.
    case dark
  }

  private let appearance: Appearance

  /// Creates a screen that draws in light or dark colors. The default is the viewer's preference.
  public init(appearance: Appearance = .automatic) {
    self.appearance = appearance
  }

  /// Returns a picture of a window as the text of an SVG file.
  public func snapshot(of window: UIWindow) -> String {
    HeadlessRunLoop.tick()
    return SVGWriter.picture(of: Scene(of: window), appearance: appearance)
  }
}
