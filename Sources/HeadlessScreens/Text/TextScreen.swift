public import HeadlessUIKit

/// A plain text of what a window shows, one line a row: for pipes, tests and reviews.
///
///     #expect(TextScreen().snapshot(of: window) == """
///                       People
///       A
///         Ada Lovelace
///       """)
@MainActor public struct TextScreen {
  private let columns: Int?

  /// A screen of so many cells; by default one for each 8 points of the window's width.
  public init(columns: Int? = nil) {
    self.columns = columns
  }

  /// The window's lines, without blanks at their ends; a last one tells how many rows or items
  /// are below.
  public func snapshot(of window: UIWindow) -> String {
    HeadlessRunLoop.tick()
    let columns = self.columns ?? Int(window.bounds.width / TextLayout.columnWidth)
    let layout = TextLayout(Scene(of: window), columns: columns)
    var lines = layout.lines.map(\.text.plainText)
    let count = layout.countBelow
    if count > 0 {
      let noun = layout.countsItems ? "item" : "row"
      lines.append("… \(count) more \(noun)\(count == 1 ? "" : "s")")
    }
    return lines.joined(separator: "\n")
  }
}
