import Foundation
import HeadlessUIKit

/// Texts in columns.
extension TextLayout {
  /// Returns texts on a limited number of lines between two columns of the screen.
  ///
  /// Texts below one another form a column. Each of them has its own lines as long as there are
  /// any, and the others share the last line. If there is only one line, the columns are separated
  /// by two spaces. Otherwise each column begins at its position in the window.
  func stack(
    _ runs: [TextRun], from left: Int, to right: Int, limit: Int
  ) -> [[(span: TextSpan, run: TextRun)]] {
    let columns = Self.columns(of: runs)
    if limit < 2 { return [row(columns.flatMap(\.self), from: left, to: right)] }
    var lines: [[(span: TextSpan, run: TextRun)]] = []
    var start = left
    for (number, runs) in columns.enumerated() {
      let next = number + 1 < columns.count ? column(columns[number + 1][0].frame.minX) - 1 : right
      if number > 0 { start = max(start, column(runs[0].frame.minX)) }
      let end = max(min(next, right), start + 1)
      for (number, row) in wrapped(runs, from: start, to: end, limit: limit).enumerated() {
        if number == lines.count { lines.append([]) }
        lines[number] += row
      }
      start = end + 1
    }
    return lines
  }

  /// Returns the texts in columns, from left to right. The texts in a column overlap horizontally
  /// and are sorted from top to bottom.
  private static func columns(of runs: [TextRun]) -> [[TextRun]] {
    if runs.count < 2 { return [runs].filter { !$0.isEmpty } }
    var columns: [[TextRun]] = []
    var edge = -CGFloat.infinity
    for run in runs.stableSorted(by: \.frame.minX) {
      if run.frame.minX < edge - 1 {
        columns[columns.count - 1].append(run)
      } else {
        columns.append([run])
      }
      edge = max(edge, run.frame.maxX)
    }
    return columns.map { $0.stableSorted { $0.frame.minY * 10_000 + $0.frame.minX } }
  }

  /// Returns texts on one line, separated by two spaces and truncated at the right end.
  private func row(
    _ runs: [TextRun], from left: Int, to right: Int
  ) -> [(span: TextSpan, run: TextRun)] {
    var left = left
    var row: [(span: TextSpan, run: TextRun)] = []
    for run in runs where left < right {
      let span = run.span(at: left, columns: right - left)
      row.append((span, run))
      left += CharacterWidth.of(span.text) + 2
    }
    return row
  }

  /// Returns the wrapped texts of a column.
  private func wrapped(
    _ runs: [TextRun], from left: Int, to right: Int, limit: Int
  ) -> [[(span: TextSpan, run: TextRun)]] {
    var rows: [[(span: TextSpan, run: TextRun)]] = []
    for (number, run) in runs.enumerated() {
      let room = limit - rows.count
      let isShared = runs.count - number > room
      if isShared, room == 1 {
        return rows + [row(Array(runs[number...]), from: left, to: right)]
      }
      let most = isShared ? 1 : room - (runs.count - number - 1)
      let limit = run.maximumLines > 0 ? min(most, run.maximumLines) : most
      for text in run.lines(columns: right - left, limit: limit) {
        rows.append([(TextSpan(text, style: run.style, column: left), run)])
      }
    }
    return rows
  }
}
