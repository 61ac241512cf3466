import Foundation
import HeadlessUIKit
import Testing

/// Text with attributes: its measurement, its styles, and the two kinds of attributed strings.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AttributedTextTests {
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

  @Test func `a paragraph's style is restored from an archive`() throws {
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

  @Test func `text in one font measures as in a label`() {
    for text in ["One", "Several words in a line", "Two\nlines", "x  ", "日本語"] {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = font
      label.text = text
      let natural = label.intrinsicContentSize
      #expect(text.size(withAttributes: [.font: font]) == natural)
      #expect((text as NSString).size(withAttributes: [.font: font]) == natural)
      let narrow = text.boundingRect(
        with: CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
        context: nil)
      #expect(narrow.size == label.sizeThatFits(CGSize(width: 40, height: 0)))
      label.attributedText = NSAttributedString(string: text)
      #expect(label.intrinsicContentSize == natural)
      #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == narrow.size)
    }
    #expect("".size() == .zero && NSAttributedString().size() == .zero)
  }

  @Test func `without lines of its own, text takes a single one`() {
    let size = CGSize(width: 20, height: 100)
    let one = "Several words".boundingRect(
      with: size, attributes: [.font: font], context: nil)
    #expect(one.height == font.lineHeight && one.origin == .zero)
    let context = NSStringDrawingContext()
    let two = "aa aa aa aa".boundingRect(
      with: CGSize(width: 20, height: 2 * font.lineHeight), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: context)
    #expect(two.height == 2 * font.lineHeight && context.totalBounds == two)
  }

  @Test func `kerning makes text wider`() {
    let plain = "abcd".size(withAttributes: [.font: font]).width
    #expect("abcd".size(withAttributes: [.font: font, .kern: 2]).width == plain + 8)
    #expect("abcd".size(withAttributes: [.font: font, .kern: CGFloat(0.5)]).width == plain + 2)
  }

  @Test func `paragraph styles set distances and heights`() {
    let line = font.lineHeight
    #expect(height("a\nb") { $0.lineSpacing = 3 } == 2 * line + 3)
    #expect(height("a") { $0.lineSpacing = 3 } == line)
    #expect(height("a\nb\nc") { $0.paragraphSpacing = 5 } == 3 * line + 10)
    #expect(height("a\nb\nc") { $0.paragraphSpacingBefore = 5 } == 3 * line + 10)
    #expect(height("aa aa", width: 15) { $0.paragraphSpacing = 5 } == 2 * line)
    #expect(height("aa aa", width: 15) { $0.lineSpacing = 5 } == 2 * line + 5)
    #expect(height("a\nb") { $0.minimumLineHeight = 30 } == 60)
    #expect(height("a\nb") { $0.maximumLineHeight = 5 } == 10)
    #expect(height("a") { $0.lineHeightMultiple = 2 } == 2 * line)
    #expect(height("a\n\nb") { _ in } == 3 * line)
    #expect(height("aa aa", width: 30) { $0.headIndent = 15 } == 2 * line)
    #expect(height("aa aa", width: 30) { $0.tailIndent = -15 } == 2 * line)
    #expect(height("aa aa", width: 30) { _ in } == line)
    let indented = NSAttributedString(
      string: "a",
      attributes: [.font: font, .paragraphStyle: style { $0.firstLineHeadIndent = 9 }])
    #expect(indented.size().width == "a".size(withAttributes: [.font: font]).width + 9)
  }

  @Test func `a style is copied and compared`() {
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
    #expect(first.tabStops.map(\.location) == [10, 20])
    first.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
    #expect(first.tabStops.map(\.location) == [20])
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .leftToRight)
  }

  @Test func `an attachment takes the room of its bounds or its image`() {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(cgImage: CGImage.blank(width: 30, height: 40))
    #expect(attachment.image != nil)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}" && text.size().width == 30 && text.size().height >= 40)
    attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
    #expect(text.size().width == 8)
    // Only bounds of zero stand for the size of the image.
    attachment.bounds = CGRect(x: 0, y: -2, width: 0, height: 0)
    #expect(text.size().width == 0)
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
    #expect(label.font.pointSize == 30 && label.textColor == .red)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byWordWrapping)
    #expect(label.intrinsicContentSize.height == 36)
    label.font = font
    #expect(label.intrinsicContentSize.height == font.lineHeight)
    label.textColor = .blue
    let attributes = label.attributedText?.attributes(at: 1, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .blue)
    #expect(attributes?[.font] as? UIFont == font)
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
    #expect(attributes[.font] as? UIFont == font && attributes[.kern] as? CGFloat == 2)
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 4)
    #expect(attributes[.link] as? URL == URL(string: "https://example.org"))
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

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `kerning without an end leaves a text measurable`(kern: Double) {
    let text = NSAttributedString(string: "a b", attributes: [.font: font, .kern: kern])
    let size = text.boundingRect(
      with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).size
    #expect(size.width <= 100 && size.height >= font.lineHeight)
  }
}
