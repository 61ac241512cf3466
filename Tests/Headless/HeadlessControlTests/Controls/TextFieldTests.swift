import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TextFieldTests {
  private let user = User()

  private final class Refuser: NSObject, UITextFieldDelegate {
    var ranges: [NSRange] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ranges.append(range)
      return string != "x"
    }
  }

  @Test func `typing happens at the insertion point, and replaces the selection`() throws {
    let field = UITextField()
    let delegate = Refuser()
    field.delegate = delegate
    field.text = "a👍🏽d"
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    let end = try #require(field.selectedTextRange)
    #expect(end.isEmpty && field.compare(end.start, to: field.endOfDocument) == .orderedSame)
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: place, to: place)
    #expect((user.type("bxc", into: field), field.text) == (false, "abc👍🏽d"))
    #expect((user.deleteBackward(in: field), field.text) == (true, "ab👍🏽d"))
    #expect(delegate.ranges.map(\.location) == [1, 2, 2, 2])
    let last = try #require(field.position(from: field.endOfDocument, offset: -1))
    let all = try #require(field.textRange(from: last, to: field.beginningOfDocument))
    #expect(field.text(in: all) == "ab👍🏽")
    field.selectedTextRange = all
    #expect((user.paste("z", into: field), field.text) == (true, "zd"))
    #expect([user.deleteBackward(in: field), user.deleteBackward(in: field)] == [true, false])
    #expect(field.text == "d")
  }

  @Test func `positions are of UTF-16 code units, and end with the text`() throws {
    let field = UITextField()
    field.text = "a👍🏽"
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 5)
    #expect([6, -1].map { field.position(from: start, offset: $0) } == [nil, nil])
    let next = try #require(field.position(from: start, in: .right, offset: 1))
    #expect(
      [field.compare(next, to: start), field.compare(start, to: next)]
        == [.orderedDescending, .orderedAscending])
    #expect(field.position(from: next, in: .left, offset: 1) == start)
  }

  @Test func `code that inserts text isn't asked for permission, and sends the event`() {
    let field = UITextField()
    let delegate = Refuser()
    field.delegate = delegate
    var changes: [String] = []
    field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
    #expect(!field.hasText)
    field.insertText("x")
    field.insertText("y")
    field.deleteBackward()
    if let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) {
      field.replace(all, withText: "w")
    }
    #expect(changes == ["x", "xy", "x", "w"] && delegate.ranges.isEmpty && field.hasText)
  }

  @Test func `notifications follow the beginning, each change and the end`() {
    let field = UITextField()
    var log: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        MainActor.assumeIsolated { log.append(name.rawValue) }
      }
    }
    user.type("ab", into: field)
    field.text = "c"
    field.resignFirstResponder()
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(log == [names[0], names[1], names[1], names[2]].map(\.rawValue))
  }

  @Test func `attributes are kept until a plain text replaces them`() {
    let field = UITextField()
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.systemRed])
    user.type("c", into: field)
    let text = field.attributedText
    let color = text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect((text?.string, color) == ("abc", .systemRed))
    field.text = "d"
    #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    let placeholder = field.placeholder
    field.placeholder = nil
    #expect((placeholder, field.attributedPlaceholder) == ("Name", nil))
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    #expect(field.font?.pointSize == 30)
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor === field.textColor)
  }

  @Test func `the text avoids the border, the views beside it and the clear button`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    // The left, the upper, the right and the lower edge of the text.
    func edges() -> [CGFloat] {
      let rect = field.textRect(forBounds: field.bounds)
      return [rect.minX, rect.minY, rect.maxX, rect.maxY]
    }
    var seen = [edges()]
    field.borderStyle = .roundedRect
    seen.append(edges())
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    seen.append(edges())
    #expect(seen == [[0, 0, 200, 34], [7, 2, 193, 32], [7, 2, 193, 32]])
    field.leftViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect((field.leftView?.isHidden, field.leftView?.frame.midY, edges()[0]) == (false, 17, 20))
    field.clearButtonMode = .always
    var ends = [edges()[2]]
    field.text = "a"
    ends.append(edges()[2])
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    field.rightViewMode = .whileEditing
    ends.append(edges()[2])
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    ends.append(edges()[2])
    #expect(ends == [193, 176, 176, 170])
    #expect((edges()[0], field.leftView?.isHidden) == (7, true))
    field.leftView = nil
    #expect(field.subviews.count == 1)
  }

  @Test func `a field is as wide as its text or placeholder`() {
    let field = UITextField()
    let empty = field.intrinsicContentSize
    field.placeholder = "Name"
    let width = field.intrinsicContentSize.width
    #expect(empty.width == 0 && width > 0)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: width + 14, height: empty.height + 12))
    field.text = "A long name"
    #expect(field.intrinsicContentSize.width > width + 14)
  }

  @Test func `a font that follows the preferred size does so in a window`() {
    let field = UITextField()
    field.font = .preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    field.adjustsFontForContentSizeCategory = true
    #expect(field.font?.pointSize == 17)
  }

  // MARK: Tokens

  @Test func `the delete key deletes the last token after the text`() {
    let field = UISearchTextField()
    let tokens = ["a", "b", "c"].map { UISearchToken(icon: nil, text: $0) }
    field.tokens = [tokens[0]]
    field.insertToken(tokens[1], at: 1)
    field.insertToken(tokens[2], at: 0)
    #expect(field.tokens == [tokens[2], tokens[0], tokens[1]])
    user.type("x", into: field)
    #expect((user.deleteBackward(in: field), field.text, field.tokens.count) == (true, "", 3))
    #expect((user.deleteBackward(in: field), field.tokens) == (true, [tokens[2], tokens[0]]))
    field.allowsDeletingTokens = false
    #expect(!user.deleteBackward(in: field))
    field.removeToken(at: 0)
    let exceptions = UIKitException.raised {
      field.removeToken(at: 1)
      field.insertToken(tokens[1], at: 2)
    }
    #expect((field.tokens, exceptions.map(\.name)) == ([tokens[0]], [.range, .range]))
  }

  @Test func `a search bar passes its traits on to its field`() {
    let bar = UISearchBar()
    bar.returnKeyType = .done
    bar.spellCheckingType = .no
    bar.placeholder = "Find"
    let field = bar.searchTextField
    #expect(
      (field.returnKeyType, field.spellCheckingType, field.placeholder, bar.barPosition)
        == (.done, .no, "Find", .top))
    let isTapped = user.tapBookmark(in: bar)
    bar.showsBookmarkButton = true
    #expect([isTapped, user.tapBookmark(in: bar)] == [false, true])
  }
}
