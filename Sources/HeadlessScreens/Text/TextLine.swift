import TextEscaping

/// A run of text in one style that starts at an absolute column.
package struct TextSpan: Hashable, Sendable {
  /// The text, with control characters escaped, and marks cut that are stacked without end.
  package let text: String
  package var style: TextStyle
  /// The first cell, counted from 0. Text at the right edge is placed by its column, never by
  /// blanks before it: terminals disagree on the width of some emoji.
  package var column: Int

  package init(_ text: String, style: TextStyle = .plain, column: Int = 0) {
    self.text = text.escapingControlCharacters().withBoundedCells
    self.style = style
    self.column = column
  }
}

extension String {
  /// The text with 32 Unicode scalars at most for each character that has cells and for what joins
  /// it, such as combining marks. The longest emoji has ten.
  fileprivate var withBoundedCells: String {
    if utf8.count <= 32 || hasFewJoiningScalars { return self }
    var result = UnicodeScalarView()
    var room = 32
    for character in self {
      if CharacterWidth.of(character) > 0 { room = 32 }
      let scalars = character.unicodeScalars.prefix(room)
      room -= scalars.count
      result += scalars
    }
    return String(result)
  }

  /// A Boolean value that indicates whether fewer than 16 scalars stand between any two that have
  /// cells of their own, so that no character and what joins it has more than 32.
  private var hasFewJoiningScalars: Bool {
    var joining = 0
    for scalar in unicodeScalars {
      joining = CharacterWidth.ofSeparate(scalar) == nil ? joining + 1 : 0
      if joining == 16 { return false }
    }
    return true
  }
}

/// One line of a text screen.
package struct TextLine: Hashable, Sendable {
  /// The runs; where two overlap the later one is seen.
  package var spans: [TextSpan]
  /// The style of the whole line, from edge to edge, below the spans' own.
  package var style: TextStyle

  package init(_ spans: [TextSpan] = [], style: TextStyle = .plain) {
    self.spans = spans
    self.style = style
  }

  /// The text alone, every span at its column, without blanks at the end.
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

/// What a text screen shows at one moment.
package struct TextFrame: Hashable, Sendable {
  /// The lines from the top.
  package var lines: [TextLine]
  /// The width of the screen in cells; what lies beyond it is cut.
  package var columns: Int

  package init(_ lines: [TextLine], columns: Int) {
    self.lines = lines
    self.columns = columns
  }

  /// The text of all lines, each with a line feed at its end.
  package var plainText: String {
    lines.map { $0.plainText + "\n" }.joined()
  }
}
