import Foundation

/// A measurer of text that uses a built-in table of advances. It reads no fonts, so results are the
/// same on every machine.
///
/// Internally, lengths are whole thousandths of an em, so that sums are exact.
package enum TextMeasure {
  /// Returns the size of a text that is wrapped like the result of
  /// `lines(of:font:width:maximumLines:)`. Widths are rounded up to half a point.
  package static func size(
    of text: String, font: UIFont, width: CGFloat, maximumLines: Int
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let wrapped = wrap(
      text, limit: limit(width, font), maximumLines: maximumLines, letterAdvance: advances(font))
    let widest = wrapped.reduce(0) { max($0, $1.width) }
    return CGSize(
      width: min((points(widest, font) * 2).rounded(.up) / 2, width),
      height: CGFloat(wrapped.count) * font.lineHeight)
  }

  /// Returns the size of a wrapped text whose characters are equally large. Wide characters take
  /// two cells.
  package static func size(
    of text: String, characterSize: CGSize, width: CGFloat, maximumLines: Int
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let columns = Int(min(max(width / characterSize.width + 1e-6, 1), 1e9))
    let wrapped = wrap(text, limit: columns, maximumLines: maximumLines) {
      $0.unicodeScalars.first!.value < 0x1100 ? 1 : 2
    }
    let widest = wrapped.reduce(0) { max($0, $1.width) }
    return CGSize(
      width: min(CGFloat(widest) * characterSize.width, width),
      height: CGFloat(wrapped.count) * characterSize.height)
  }

  /// Returns the width of a text on a single line.
  package static func width(of text: some StringProtocol, font: UIFont) -> CGFloat {
    let advance = advances(font)
    return points(text.reduce(0) { $0 + advance(TextLetter($1)) }, font)
  }

  /// Returns the lines of a text that is wrapped at words within a width. A word that is wider than
  /// a line is wrapped at characters.
  ///
  /// - Parameters:
  ///   - maximumLines: The maximum number of lines, or 0 for no limit.
  ///   - lineBreakMode: The treatment of text that does not fit. A truncating mode replaces the
  ///     omitted text with "…"; in the other modes, the last line simply ends.
  /// - Complexity: O(*n*) where *n* is the length of the text, or of the visible part if that is
  ///   less.
  package static func lines(
    of text: String, font: UIFont, width: CGFloat, maximumLines: Int,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    guard !text.isEmpty else { return [] }
    return wrap(
      text, limit: limit(width, font), maximumLines: maximumLines, lineBreakMode: lineBreakMode,
      letterAdvance: advances(font)
    ).map(\.text)
  }

  // MARK: Lengths

  /// Returns the function of a font that determines advances.
  private static func advances(_ font: UIFont) -> (TextLetter) -> Int {
    let isBold = font.isBold
    let isMonospaced = font.isMonospaced
    let printable = TextAdvances.printableASCII(isBold: isBold)
    return { letter in
      let advance =
        switch letter {
        case .ascii(let byte) where byte >= 0x20 && byte < 0x7F: Int(printable[Int(byte) - 0x20])
        default: TextAdvances.advance(of: letter.character, isBold: isBold)
        }
      // In a monospaced font, full-width characters remain one em wide.
      return isMonospaced && advance > 0 && advance != 1000 ? 600 : advance
    }
  }

  private static func points(_ length: Int, _ font: UIFont) -> CGFloat {
    CGFloat(length) * font.pointSize / 1000
  }

  /// Returns the length that fits a width. Despite rounding, a measured text fits its own width.
  private static func limit(_ width: CGFloat, _ font: UIFont) -> Int {
    let length = width * 1000 / font.pointSize + 1e-6
    return length < 1e15 ? Int(max(length, 0)) : .max / 2
  }

  // MARK: Lines

  /// A line and its length.
  package struct Line {
    private let characters: Substring
    let width: Int
    /// The text of the line.
    package var text: String { String(characters) }

    init(_ characters: Substring, width: Int) {
      self.characters = characters
      self.width = width
    }
  }

  /// Wraps a text whose characters have given advances.
  package static func wrap(
    _ text: String, limit: Int, maximumLines: Int,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, advance: (Character) -> Int
  ) -> [Line] {
    wrap(
      text, limit: limit, maximumLines: maximumLines, lineBreakMode: lineBreakMode,
      letterAdvance: { advance($0.character) })
  }

  /// Wraps a text. This function alone determines line ends.
  ///
  /// Spaces at the end of a line extend past its edge. The advance of each character is requested
  /// once, and once more if the last line is truncated.
  private static func wrap(
    _ text: String, limit: Int, maximumLines: Int,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, letterAdvance advance: (TextLetter) -> Int
  ) -> [Line] {
    var lines: [Line] = []
    var line = OpenLine(start: text.startIndex)
    var index = text.startIndex
    while index < text.endIndex {
      let (letter, next) = TextLetter.read(text, at: index)
      if letter.isNewline {
        if lines.count + 1 == maximumLines { break }
        lines.append(line.closed(in: text))
        line = OpenLine(start: next)
      } else {
        let width = advance(letter)
        line.offerBreak(before: letter, at: index)
        while line.mustBreak(before: letter, width: width, at: index, limit: limit) {
          let isLast = lines.count + 1 == maximumLines
          if isLast, lineBreakMode.truncates {
            lines.append(cut(text[line.start...], to: limit, mode: lineBreakMode, advance: advance))
            return lines
          }
          let atWords =
            lineBreakMode != .byCharWrapping && !(isLast && lineBreakMode == .byClipping)
          lines.append(line.broken(at: index, in: text, atWords: atWords))
          if isLast { return lines }
        }
        line.append(letter, width: width, next: next)
      }
      index = next
    }
    // Paragraphs that do not fit are indicated at the end of the last line.
    if index < text.endIndex, lineBreakMode.truncates {
      let last = text[line.start..<index]
      lines.append(cut(last, to: limit, mode: .byTruncatingTail, advance: advance))
    } else {
      lines.append(line.closed(in: text))
    }
    return lines
  }

  /// A line to which characters are being appended.
  private struct OpenLine {
    private(set) var start: String.Index
    private var width = 0
    /// The start of the trailing spaces, or the end of the line if there are none.
    private var visibleEnd: String.Index
    private var visibleWidth = 0
    /// The last opportunity for a break between words: the end of the line, the start of the next
    /// one, and the lengths up to both.
    private var chance: (end: String.Index, endWidth: Int, next: String.Index, nextWidth: Int)?

    private var last = TextLetter.space

    init(start: String.Index) {
      self.start = start
      visibleEnd = start
    }

    func closed(in text: String) -> Line {
      Line(text[start..<visibleEnd], width: visibleWidth)
    }

    /// Records the position between two characters if the line can be broken there.
    mutating func offerBreak(before letter: TextLetter, at index: String.Index) {
      guard visibleEnd > start, !letter.isSpace, letter.mayBeginLine else { return }
      let isChance =
        last.isSpace
        || (last.isHyphen ? !letter.isNumber : last.isIdeographic || letter.isIdeographic)
      if isChance { chance = (visibleEnd, visibleWidth, index, width) }
    }

    func mustBreak(before letter: TextLetter, width: Int, at index: String.Index, limit: Int)
      -> Bool
    {
      index > start && !letter.isSpace && self.width + width > limit
    }

    /// Ends the line before a character and begins the next one.
    mutating func broken(at index: String.Index, in text: String, atWords: Bool) -> Line {
      let place = (atWords ? chance : nil) ?? (visibleEnd, visibleWidth, index, width)
      let line = Line(text[start..<place.end], width: place.endWidth)
      start = place.next
      width -= place.nextWidth
      visibleWidth = max(visibleWidth - place.nextWidth, 0)
      visibleEnd = max(visibleEnd, start)
      chance = nil
      return line
    }

    mutating func append(_ letter: TextLetter, width added: Int, next: String.Index) {
      width += added
      if !letter.isSpace {
        visibleEnd = next
        visibleWidth = width
      }
      last = letter
    }
  }

  /// Truncates a paragraph to a length, replacing the omitted text with "…". Only visible text is
  /// measured.
  private static func cut(
    _ text: Substring, to limit: Int, mode: NSLineBreakMode,
    advance letterAdvance: (TextLetter) -> Int
  ) -> Line {
    func advance(_ character: Character) -> Int { letterAdvance(TextLetter(character)) }
    let sign: Character = "…"
    let room = max(limit - advance(sign), 0)
    func fitting(_ characters: some Sequence<Character>, _ room: Int) -> ([Character], Int) {
      var shown: [Character] = []
      var width = 0
      for character in characters {
        let next = width + advance(character)
        if next > room || character.isNewline { break }
        width = next
        shown.append(character)
      }
      while shown.last == " " { width -= advance(shown.removeLast()) }
      return (shown, width)
    }
    if mode == .byTruncatingTail {
      let (head, width) = fitting(text, room)
      return Line(Substring(head + [sign]), width: width + advance(sign))
    }
    let paragraph = text.prefix { !$0.isNewline }
    let (head, width) = fitting(paragraph, mode == .byTruncatingMiddle ? room / 2 : 0)
    let (tail, tailWidth) = fitting(paragraph.reversed(), room - width)
    return Line(
      Substring(head + [sign] + tail.reversed()), width: width + advance(sign) + tailWidth)
  }
}

extension NSLineBreakMode {
  /// A Boolean value that indicates whether "…" replaces omitted text.
  fileprivate var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    default: false
    }
  }
}
