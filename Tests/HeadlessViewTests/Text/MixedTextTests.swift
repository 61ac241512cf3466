import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct MixedTextTests {
  @Test func `a part of a text takes another font`() {
    let text = NSMutableAttributedString(
      string: "Sage and mint", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 2))
    #expect((text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    #expect((text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 12)
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
  }

  @Test func `a mixed text is copied, compared and cut`() {
    let text = NSMutableAttributedString(
      string: "Sage", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(
      NSAttributedString(
        string: " and mint",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .shadow: NSShadow()]))
    let copy = NSAttributedString(attributedString: text)
    #expect(copy == text)
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 0, length: 9))
    #expect(copy != text)
    let part = copy.attributedSubstring(from: NSRange(location: 2, length: 4))
    #expect(part.string == "ge a")
    #expect(part.attribute(.shadow, at: 1, effectiveRange: nil) == nil)
    #expect(part.attribute(.shadow, at: 2, effectiveRange: nil) is NSShadow)
  }

  @Test func `the tallest font of a line is its height`() {
    let small = UIFont.systemFont(ofSize: 12)
    let large = UIFont.systemFont(ofSize: 30)
    let text = NSMutableAttributedString(string: "Sage", attributes: [.font: large])
    text.append(NSAttributedString(string: " and mint", attributes: [.font: small]))
    let label = UILabel()
    label.attributedText = text
    let alone = UILabel()
    alone.font = large
    alone.text = "Sage"
    #expect(label.intrinsicContentSize.height == alone.intrinsicContentSize.height)
    let words = UILabel()
    words.font = small
    words.text = " and mint"
    let sum = alone.intrinsicContentSize.width + words.intrinsicContentSize.width
    #expect(abs(label.intrinsicContentSize.width - sum) <= 1)
  }
}
