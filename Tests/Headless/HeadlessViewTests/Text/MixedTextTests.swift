import Foundation
import HeadlessUIKit
import Testing

@MainActor struct MixedTextTests {
  @Test func `a part of a text takes another font`() {
    let text = NSMutableAttributedString(
      string: "Sage and mint", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 2))
    let sizes = [3, 4].map {
      (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    let colors = [1, 2, 4].map {
      text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect((sizes, colors) == ([30, 12], [.blue, .red, nil]))
  }

  @Test func `a mixed text is copied, compared and cut`() {
    let text = NSMutableAttributedString(
      string: "Sage", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(
      NSAttributedString(
        string: " and mint",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .shadow: NSShadow()]))
    let copy = NSAttributedString(attributedString: text)
    let isEqual = copy == text
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 0, length: 9))
    #expect([isEqual, copy == text] == [true, false])
    let part = copy.attributedSubstring(from: NSRange(location: 2, length: 4))
    let shadows = [1, 2].map { part.attribute(.shadow, at: $0, effectiveRange: nil) is NSShadow }
    #expect((part.string, shadows) == ("ge a", [false, true]))
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
