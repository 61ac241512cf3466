public import HeadlessUIKit

/// A screen that renders a window as plain text, one line a row, for pipes, tests, and reviews.
///
///     #expect(TextScreen().snapshot(of: window) == """
///                       People
///       A
///         Ada Lovelace
///       """)
@MainActor public struct TextScreen {
  private let columns: Int?

  /// Creates a screen with a width in cells. The default is one cell for each 8 points of the
  /// window's width.
  public init(columns: Int? = nil) {
    self.columns = columns
  }

  /// Returns the lines of a window without trailing spaces. If there are rows or items below, the
  /// last line states their number.
  public func snapshot(of window: UIWindow) -> String {
    HeadlessRunLoop.tick()
    let columns = self.columns ?? Int(limiting: window.bounds.width / TextLayout.columnWidth)
    let layout = TextLayout(Scene(of: window), columns: columns)
    var lines = layout.frame.lines.map(\.plainText)
    let count = layout.countBelow
    if count > 0 {
      let noun = layout.countsItems ? "item" : "row"
      lines.append("… \(count) more \(noun)\(count == 1 ? "" : "s")")
    }
    return lines.joined(separator: "\n")
  }
}
