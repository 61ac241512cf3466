public import HeadlessUIKit

/// A picture of a window in SVG, in the look of iOS: for pull requests, documentation and tests.
///
///     let picture = SVGScreen().snapshot(of: window)
///     try picture.write(toFile: "people.svg", atomically: true, encoding: .utf8)
///
/// A picture is text. Each row of a list is a line of it, placed relative to the row above, so that
/// an inserted row adds a line and leaves those around it as they are. The same window gives the same
/// bytes on every machine: text is measured by a built-in table, and no font is read. The viewer
/// draws the text with a font of its own.
@MainActor public struct SVGScreen {
  /// The colours of a picture.
  public enum Appearance: Hashable, Sendable {
    /// Light or dark colours, as the viewer of the picture prefers.
    case automatic
    /// Light colours.
    case light
    /// Dark colours.
    case dark
  }

  private let appearance: Appearance

  /// Creates a screen that draws in light or dark colours, by default as the viewer prefers.
  public init(appearance: Appearance = .automatic) {
    self.appearance = appearance
  }

  /// Returns a picture of a window as the text of an SVG file.
  public func snapshot(of window: UIWindow) -> String {
    HeadlessRunLoop.tick()
    return SVGWriter.picture(of: Scene(of: window), appearance: appearance)
  }
}
