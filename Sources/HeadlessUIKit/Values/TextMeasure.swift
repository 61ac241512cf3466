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
    let wrapped = wrap(text, limit: limit(width, font), maximumLines: maximumLines) {
      advance(of: $0, font: font)
    }
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
    points(text.reduce(0) { $0 + advance(of: $1, font: font) }, font)
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
      text, limit: limit(width, font), maximumLines: maximumLines, lineBreakMode: lineBreakMode
    ) { advance(of: $0, font: font) }.map(\.text)
  }

  // MARK: Lengths

  private static func advance(of character: Character, font: UIFont) -> Int {
    let advance = TextAdvances.advance(of: character, isBold: font.isBold)
    // In a monospaced font, full-width characters remain one em wide.
    return font.isMonospaced && advance > 0 && advance != 1000 ? 600 : advance
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
  package struct Line: Equatable {
    package var text: String
    var width: Int
  }

  /// Wraps a text. This function alone determines line ends.
  ///
  /// Spaces at the end of a line extend past its edge. The advance of each character is requested
  /// once, and once more if the last line is truncated.
  package static func wrap(
    _ text: String, limit: Int, maximumLines: Int,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, advance: (Character) -> Int
  ) -> [Line] {
    var lines: [Line] = []
    var line = OpenLine(start: text.startIndex)
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isNewline {
        if lines.count + 1 == maximumLines { break }
        lines.append(line.closed(in: text))
        line = OpenLine(start: next)
      } else {
        let width = advance(character)
        line.offerBreak(before: character, at: index)
        while line.mustBreak(before: character, width: width, at: index, limit: limit) {
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
        line.append(character, width: width, at: index, next: next)
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

    private var last: Character = " "

    init(start: String.Index) {
      self.start = start
      visibleEnd = start
    }

    func closed(in text: String) -> Line {
      Line(text: String(text[start..<visibleEnd]), width: visibleWidth)
    }

    /// Records the position between two characters if the line can be broken there.
    mutating func offerBreak(before character: Character, at index: String.Index) {
      guard visibleEnd > start, character != " ", character.mayBeginLine else { return }
      let isChance =
        switch last {
        case " ": true
        case "-", "–", "—": !character.isNumber
        default: last.isIdeographic || character.isIdeographic
        }
      if isChance { chance = (visibleEnd, visibleWidth, index, width) }
    }

    func mustBreak(before character: Character, width: Int, at index: String.Index, limit: Int)
      -> Bool
    {
      index > start && character != " " && self.width + width > limit
    }

    /// Ends the line before a character and begins the next one.
    mutating func broken(at index: String.Index, in text: String, atWords: Bool) -> Line {
      let place = (atWords ? chance : nil) ?? (visibleEnd, visibleWidth, index, width)
      let line = Line(text: String(text[start..<place.end]), width: place.endWidth)
      start = place.next
      width -= place.nextWidth
      visibleWidth = max(visibleWidth - place.nextWidth, 0)
      visibleEnd = max(visibleEnd, start)
      chance = nil
      return line
    }

    mutating func append(
      _ character: Character, width added: Int, at index: String.Index, next: String.Index
    ) {
      width += added
      if character != " " {
        visibleEnd = next
        visibleWidth = width
      }
      last = character
    }
  }

  /// Truncates a paragraph to a length, replacing the omitted text with "…". Only visible text is
  /// measured.
  private static func cut(
    _ text: Substring, to limit: Int, mode: NSLineBreakMode, advance: (Character) -> Int
  ) -> Line {
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
      return Line(text: String(head + [sign]), width: width + advance(sign))
    }
    let paragraph = text.prefix { !$0.isNewline }
    let (head, width) = fitting(paragraph, mode == .byTruncatingMiddle ? room / 2 : 0)
    let (tail, tailWidth) = fitting(paragraph.reversed(), room - width)
    return Line(
      text: String(head + [sign] + tail.reversed()), width: width + advance(sign) + tailWidth)
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

extension Character {
  /// A Boolean value that indicates whether lines can be broken on both sides of the character, as
  /// in Chinese and Japanese.
  fileprivate var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return switch scalar {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// A Boolean value that indicates whether a line may begin with the character. Closing brackets
  /// and punctuation marks follow the preceding character.
  fileprivate var mayBeginLine: Bool {
    switch self {
    case "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "〉", "》", "ー": false
    default: true
    }
  }
}
