import TextEscaping

/// A run of text with a single style that starts at an absolute column.
package struct TextSpan: Hashable, Sendable {
  /// The maximum number of Unicode scalars in a cell.
  fileprivate static let cellLimit = 32

  /// The text, with control characters escaped and the number of combining marks limited.
  package let text: String
  package var style: TextStyle
  /// The first column, zero-based. Text at the right edge is placed by its column and never by
  /// spaces before it, because terminals disagree on the width of some emoji.
  package var column: Int

  package init(_ text: String, style: TextStyle = .plain, column: Int = 0) {
    self.text = text.escapingControlCharacters().withBoundedCells
    self.style = style
    self.column = column
  }
}

extension String {
  /// The text with a limited number of Unicode scalars for each character that has a width,
  /// including those that combine with it. The longest emoji has ten.
  fileprivate var withBoundedCells: String {
    if utf8.count <= TextSpan.cellLimit || hasFewJoiningScalars { return self }
    var result = UnicodeScalarView()
    var room = TextSpan.cellLimit
    for character in self {
      if CharacterWidth.of(character) > 0 { room = TextSpan.cellLimit }
      let scalars = character.unicodeScalars.prefix(room)
      room -= scalars.count
      result += scalars
    }
    return String(result)
  }

  /// A Boolean value that indicates whether so few scalars are between any two that have their own
  /// cells that no character and its combining scalars exceed the limit.
  private var hasFewJoiningScalars: Bool {
    var joining = 0
    for scalar in unicodeScalars {
      joining = CharacterWidth.ofSeparate(scalar) == nil ? joining + 1 : 0
      if joining == TextSpan.cellLimit / 2 { return false }
    }
    return true
  }
}

/// A line of a text screen.
package struct TextLine: Hashable, Sendable {
  /// The runs. If two of them overlap, the later one is visible.
  package var spans: [TextSpan]
  /// The style of the entire line, from edge to edge, below the styles of the spans.
  package var style: TextStyle

  package init(_ spans: [TextSpan] = [], style: TextStyle = .plain) {
    self.spans = spans
    self.style = style
  }

  /// The text of all spans at their columns, without trailing spaces.
  package var plainText: String {
    var cells: [String] = []
    for span in spans {
      var column = max(0, span.column)
      for character in span.text {
        let width = CharacterWidth.of(character)
        if cells.count < column + width {
          cells += Array(repeating: " ", count: column + width - cells.count)
        }
        guard width > 0 else {
          if column > 0, column <= cells.count { cells[column - 1].append(character) }
          continue
        }
        cells[column] = String(character)
        for covered in cells.indices[(column + 1)..<(column + width)] { cells[covered] = "" }
        column += width
      }
    }
    let end = cells.lastIndex { $0 != " " } ?? -1
    return cells[...end].joined()
  }
}

/// The content of a text screen.
package struct TextFrame: Hashable, Sendable {
  /// The lines, from top to bottom.
  package var lines: [TextLine]
  /// The width of the screen in cells. Text beyond it is clipped.
  package var columns: Int

  package init(_ lines: [TextLine], columns: Int) {
    self.lines = lines
    self.columns = columns
  }

  /// The text of all lines, each of which ends with a line feed.
  package var plainText: String {
    lines.map { $0.plainText + "\n" }.joined()
  }
}
