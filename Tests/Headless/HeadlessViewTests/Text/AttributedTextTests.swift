import Foundation
import HeadlessUIKit
import Testing

/// Text with attributes: its measurement, its styles, and the two kinds of attributed strings.
@MainActor struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }
  private func height(
    _ text: String, width: CGFloat = 1000, _ change: (NSMutableParagraphStyle) -> Void
  ) -> CGFloat {
    NSAttributedString(
      string: text, attributes: [.font: font, .paragraphStyle: style(change)]
    ).boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).height
  }

  @Test func `text in one font measures as in a label`() {
    for text in ["One", "Several words in a line", "Two\nlines", "x  ", "日本語"] {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = font
      label.text = text
      let natural = label.intrinsicContentSize
      #expect(
        [
          text.size(withAttributes: [.font: font]),
          (text as NSString).size(withAttributes: [.font: font]),
        ] == [natural, natural])
      let narrow = text.boundingRect(
        with: CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
        context: nil)
      let fitting = label.sizeThatFits(CGSize(width: 40, height: 0))
      label.attributedText = NSAttributedString(string: text)
      #expect(label.intrinsicContentSize == natural)
      #expect(
        [fitting, label.sizeThatFits(CGSize(width: 40, height: 0))] == [narrow.size, narrow.size])
    }
    #expect("".size() == .zero && NSAttributedString().size() == .zero)
  }

  @Test func `without lines of its own, text takes a single one`() {
    let size = CGSize(width: 20, height: 100)
    let one = "Several words".boundingRect(
      with: size, attributes: [.font: font], context: nil)
    #expect((one.height, one.origin) == (font.lineHeight, .zero))
    let context = NSStringDrawingContext()
    let two = "aa aa aa aa".boundingRect(
      with: CGSize(width: 20, height: 2 * font.lineHeight), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: context)
    #expect((two.height, context.totalBounds) == (2 * font.lineHeight, two))
  }

  @Test func `kerning makes text wider, unless it is without end`() {
    let plain = "abcd".size(withAttributes: [.font: font]).width
    let kerns: [any Sendable] = [2, CGFloat(0.5)]
    #expect(
      kerns.map { "abcd".size(withAttributes: [.font: font, .kern: $0]).width }
        == [plain + 8, plain + 2])
    for kern in [Double.nan, .infinity, 1e300] {
      let text = NSAttributedString(string: "a b", attributes: [.font: font, .kern: kern])
      let size = text.boundingRect(
        with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil
      ).size
      #expect(size.width <= 100 && size.height >= font.lineHeight)
    }
  }

  @Test func `paragraph styles set distances and heights`() {
    let line = font.lineHeight
    let spacings: [CGFloat] = [
      height("a\nb") { $0.lineSpacing = 3 },
      height("a") { $0.lineSpacing = 3 },
      height("a\nb\nc") { $0.paragraphSpacing = 5 },
      height("a\nb\nc") { $0.paragraphSpacingBefore = 5 },
      height("aa aa", width: 15) { $0.paragraphSpacing = 5 },
      height("aa aa", width: 15) { $0.lineSpacing = 5 },
    ]
    #expect(
      spacings == [
        2 * line + 3, line, 3 * line + 10, 3 * line + 10, 2 * line, 2 * line + 5,
      ])
    let heights: [CGFloat] = [
      height("a\nb") { $0.minimumLineHeight = 30 },
      height("a\nb") { $0.maximumLineHeight = 5 },
      height("a") { $0.lineHeightMultiple = 2 },
      height("a\n\nb") { _ in },
    ]
    #expect(heights == [60, 10, 2 * line, 3 * line])
    let indents: [CGFloat] = [
      height("aa aa", width: 30) { $0.headIndent = 15 },
      height("aa aa", width: 30) { $0.tailIndent = -15 },
      height("aa aa", width: 30) { _ in },
    ]
    #expect(indents == [2 * line, 2 * line, line])
    let indented = NSAttributedString(
      string: "a",
      attributes: [.font: font, .paragraphStyle: style { $0.firstLineHeadIndent = 9 }])
    #expect(indented.size().width == "a".size(withAttributes: [.font: font]).width + 9)
  }

  @Test func `a paragraph's style is copied, compared and restored from an archive`() throws {
    let first = style { $0.alignment = .center }
    let copy = first.mutableCopy() as! NSMutableParagraphStyle
    #expect(copy == first && first != NSParagraphStyle.default)
    copy.lineBreakMode = .byTruncatingMiddle
    #expect(first.lineBreakMode == .byWordWrapping && copy != first)
    first.setParagraphStyle(copy)
    #expect(first == copy && (first.copy() as? NSParagraphStyle)?.alignment == .center)
    first.tabStops = []
    first.addTabStop(NSTextTab(textAlignment: .left, location: 20))
    first.addTabStop(NSTextTab(textAlignment: .left, location: 10))
    let locations = first.tabStops.map(\.location)
    first.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect([locations, first.tabStops.map(\.location)] == [[10, 20], [20]])
    #expect(
      ["ar-EG", nil].map { NSParagraphStyle.defaultWritingDirection(forLanguage: $0) }
        == [.rightToLeft, .leftToRight])

    struct Archived: Codable {
      let style: NSParagraphStyle
      init(_ style: NSParagraphStyle) { self.style = style }
      init(from decoder: any Decoder) throws {
        style = try AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.decode(from: decoder)
      }
      func encode(to encoder: any Encoder) throws {
        try AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.encode(style, to: encoder)
      }
    }
    let data = try JSONEncoder().encode([Archived(style { $0.lineSpacing = 4 })])
    #expect(try JSONDecoder().decode([Archived].self, from: data)[0].style.lineSpacing == 4)
  }

  @Test func `an attachment takes the room of its bounds or its image`() {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(cgImage: CGImage.blank(width: 30, height: 40))
    #expect(attachment.image != nil)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}" && text.size().width == 30 && text.size().height >= 40)
    var widths: [CGFloat] = []
    // Only bounds of zero stand for the size of the image.
    for size in [8, 0] as [CGFloat] {
      attachment.bounds = CGRect(x: 0, y: -2, width: size, height: size)
      widths.append(text.size().width)
    }
    #expect(widths == [8, 0])
    attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
    let small = NSAttributedString(
      string: "\u{FFFC}", attributes: [.font: font, .attachment: attachment])
    #expect(small.size().height == font.lineHeight)
    let image = NSTextAttachment(image: UIImage(cgImage: CGImage.blank(width: 5, height: 5)))
    #expect(NSAttributedString(attachment: image).size().width == 5)
  }

  @Test func `a label adopts the first attributes of its text, and gives it its own`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "abc",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: style { $0.alignment = .right },
      ])
    #expect(
      (
        label.font.pointSize, label.textColor, label.textAlignment, label.lineBreakMode,
        label.intrinsicContentSize.height
      ) == (30, .red, .right, .byWordWrapping, 36))
    label.font = font
    #expect(label.intrinsicContentSize.height == font.lineHeight)
    label.textColor = .blue
    let attributes = label.attributedText?.attributes(at: 1, effectiveRange: nil)
    #expect(
      (attributes?[.foregroundColor] as? UIColor, attributes?[.font] as? UIFont) == (.blue, font))
  }

  @Test func `a text of several fonts is limited to its label's lines`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "one two three", attributes: [.font: font])
    let one = label.sizeThatFits(CGSize(width: 30, height: 0))
    #expect(one.height == font.lineHeight && one.width <= 30)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).height == 2 * font.lineHeight)
  }

  @Test func `attributed strings of both kinds are converted`() {
    var container = AttributeContainer()
    container.font = font
    container.foregroundColor = .red
    container.underlineStyle = .single
    container.kern = 2
    var text = AttributedString("ab", attributes: container)
    text.uiKit.paragraphStyle = style { $0.lineSpacing = 4 }
    text.link = URL(string: "https://example.org")
    text += AttributedString("c")
    let converted = NSAttributedString(text)
    #expect(converted.string == "abc")
    let attributes = converted.attributes(at: 1, effectiveRange: nil)
    #expect(
      (
        attributes[.font] as? UIFont, attributes[.kern] as? CGFloat,
        attributes[.underlineStyle] as? Int,
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing,
        attributes[.link] as? URL
      ) == (font, 2, 1, 4, URL(string: "https://example.org")))
    #expect(converted.attributes(at: 2, effectiveRange: nil).isEmpty)
    #expect(AttributedString(converted) == text)
    #expect(AttributeContainer([.kern: 2, .font: font]).kern == 2)
  }

  @Test func `shadows are compared by their values`() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowColor is UIColor)
    let copy = shadow.copy() as? NSShadow
    #expect(copy == shadow)
    copy?.shadowBlurRadius = 2
    #expect(copy != shadow)
  }
}
