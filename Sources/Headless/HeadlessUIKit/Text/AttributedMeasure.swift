import Foundation

/// A measurer of text with attributes: with fonts, distances between characters, attachments, and
/// the styles of paragraphs. It measures characters like ``TextMeasure``.
struct AttributedMeasure {
  /// The characters of a paragraph with their lengths, in thousandths of a point.
  fileprivate struct Paragraph {
    var text = ""
    var advances: [Int] = []
    var ascents: [CGFloat] = []
    var descents: [CGFloat] = []
    var style = NSParagraphStyle.default
  }
  private var paragraphs: [Paragraph] = []

  /// Prepares a text.
  ///
  /// - Parameter font: The font of characters that have none.
  init(_ text: NSAttributedString, font: UIFont = .systemFont(ofSize: 12)) {
    guard text.length > 0 else { return }
    var paragraph = Paragraph()
    var isEmpty = true
    var end = font
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? font
      let kern = AttributedMeasure.number(attributes[.kern]) ?? 0
      let attachment = (attributes[.attachment] as? NSTextAttachment)?.measuredBounds
      for character in text.attributedSubstring(from: range).string {
        if isEmpty, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
          paragraph.style = style
        }
        isEmpty = false
        end = font
        if character.isNewline {
          paragraphs.append(paragraph.ended(by: font))
          (paragraph, isEmpty) = (Paragraph(), true)
          continue
        }
        let box = character == "\u{FFFC}" ? attachment : nil
        let width = box?.width ?? TextMeasure.width(of: String(character), font: font)
        paragraph.text.append(character)
        paragraph.advances.append(Int(limiting: ((width + kern) * 1000).rounded()))
        paragraph.ascents.append(max(font.ascender, box?.maxY ?? 0))
        paragraph.descents.append(max(-font.descender, -(box?.minY ?? 0)))
      }
    }
    paragraphs.append(paragraph.ended(by: end))
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// Returns the size of the text that is wrapped within a width. Widths are rounded up to half a
  /// point.
  ///
  /// - Parameters:
  ///   - maximumLines: The maximum number of lines, or 0 for no limit.
  ///   - height: The height that the lines must fit, in points, or 0 for no limit. The first line
  ///     always counts.
  func size(width: CGFloat, maximumLines: Int, height: CGFloat = 0) -> CGSize {
    var (count, total, widest): (Int, CGFloat, CGFloat) = (0, 0, 0)
    var distance: CGFloat = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let style = paragraph.style
      if index > 0 { distance += style.paragraphSpacingBefore }
      for line in paragraph.lines(width: width) {
        let new = total + (count > 0 ? distance : 0) + line.height
        if count > 0, maximumLines > 0 ? count == maximumLines : height > 0 && new > height {
          // The last line is as long as there is room for, because it is truncated.
          return CGSize(width: rounded(widest, width), height: total)
        }
        count += 1
        total = new
        widest = max(widest, line.width)
        distance = style.lineSpacing
      }
      distance = style.lineSpacing + style.paragraphSpacing
    }
    return CGSize(width: rounded(widest, width), height: total)
  }

  private func rounded(_ widest: CGFloat, _ width: CGFloat) -> CGFloat {
    min((widest * 2 - 1e-6).rounded(.up) / 2, width)
  }
}

extension AttributedMeasure.Paragraph {
  /// Returns the paragraph with the height of its font if it is empty.
  fileprivate func ended(by font: UIFont) -> Self {
    guard text.isEmpty else { return self }
    var paragraph = self
    paragraph.ascents = [font.ascender]
    paragraph.descents = [-font.descender]
    return paragraph
  }

  /// Returns the sizes of the lines.
  fileprivate func lines(width: CGFloat) -> [CGSize] {
    let indent = max(style.headIndent, style.firstLineHeadIndent)
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    let room = (end - indent) * 1000 + 1e-3
    var next = 0
    let wrapped = TextMeasure.wrap(
      text, limit: room < 1e15 ? Int(max(room, 0)) : .max / 2, maximumLines: 0,
      lineBreakMode: style.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    ) { _ in
      defer { next += 1 }
      return advances[next]
    }
    let characters = Array(text)
    var start = 0
    return wrapped.enumerated().map { index, line in
      let range = start..<max(min(start + line.text.count, ascents.count), start + 1)
      start = range.upperBound
      while start < characters.count, characters[start] == " " { start += 1 }
      let shown = range.clamped(to: 0..<ascents.count)
      let ascent = ascents[shown].max() ?? ascents.last ?? 0
      let descent = descents[shown].max() ?? descents.last ?? 0
      let lead = index == 0 ? style.firstLineHeadIndent : style.headIndent
      return CGSize(
        width: CGFloat(line.width) / 1000 + lead, height: height(ascent + descent))
    }
  }

  private func height(_ natural: CGFloat) -> CGFloat {
    var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    height = max(height, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }
}
