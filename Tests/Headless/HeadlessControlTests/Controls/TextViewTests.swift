import Foundation
import HeadlessUIKit
import Testing

@MainActor private final class Listener: NSObject, UITextViewDelegate {
  var log: [String] = []
  var allowsEditing = true
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allowsEditing }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.append("should \(range.location) \(range.length) \(text)")
    return text != "x"
  }
  func textViewDidChange(_ textView: UITextView) { log.append("change \(textView.text!)") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    log.append("selection \(textView.selectedRange.location)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}

@MainActor struct TextViewTests {
  private let user = User()

  private func view(_ text: String = "") -> (UITextView, Listener) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.text = text
    let listener = Listener()
    view.delegate = listener
    return (view, listener)
  }

  @Test func `each letter is asked for, and the selection changes before the text`() {
    let (view, listener) = view()
    #expect([user.type("axb", into: view), view.resignFirstResponder()] == [false, true])
    #expect(
      listener.log == [
        "begin", "should 0 0 a", "selection 1", "change a", "should 1 0 x", "should 1 0 b",
        "selection 2", "change ab", "end",
      ])
  }

  @Test func `code changes the selection, but is no change of the user`() {
    let (view, listener) = view("ab")
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 9)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    #expect(listener.log == ["selection 3", "selection 1"])
    listener.log = []
    #expect((user.paste("d", into: view), view.text) == (true, "ad"))
    #expect((0..<3).map { _ in user.deleteBackward(in: view) } == [true, true, false])
    view.insertText("x")
    #expect(listener.log.suffix(2) == ["selection 1", "change x"])
  }

  @Test func `a view that isn't editable or whose delegate refuses isn't edited`() {
    let (view, listener) = view("ab")
    view.isEditable = false
    #expect([user.type("c", into: view), view.canBecomeFirstResponder] == [false, true])
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
    view.isEditable = true
    listener.allowsEditing = false
    #expect((user.type("c", into: view), listener.log, view.text) == (false, [], "ab"))
  }

  @Test func `the content is as high as the text in the view's width`() {
    let (view, _) = view("one")
    view.font = .systemFont(ofSize: 17)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: line + 16))
    var heights: [CGFloat] = []
    for change in [
      { view.text = "one\ntwo\n" }, { view.textContainerInset = .zero },
      { view.textContainer.maximumNumberOfLines = 1 },
    ] as [() -> Void] {
      change()
      view.layoutIfNeeded()
      heights.append(view.contentSize.height)
    }
    #expect(heights == [3 * line + 16, 3 * line, line])
  }

  @Test func `a view that doesn't scroll has the size of its text, which constraints wrap`() {
    let (view, _) = view("one two three four five")
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let natural = view.intrinsicContentSize
    #expect(natural.width > 100)
    let fitting = view.sizeThatFits(CGSize(width: 80, height: 0))
    #expect(fitting.height > natural.height && fitting.width <= 80)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.width == natural.width - 10)
    view.text = ""
    #expect(view.intrinsicContentSize == CGSize(width: 0, height: natural.height))

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let wrapping = UITextView()
    wrapping.isScrollEnabled = false
    wrapping.text = "one two three four five six seven eight"
    wrapping.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(wrapping)
    NSLayoutConstraint.activate([
      wrapping.topAnchor.constraint(equalTo: root.topAnchor),
      wrapping.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      wrapping.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let wrapped = wrapping.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapping.frame.size == CGSize(width: 100, height: wrapped.height))
  }

  @Test func `a range is scrolled into view`() {
    let (view, listener) = view((1...20).map(String.init).joined(separator: "\n"))
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    #expect(view.contentOffset.y > 0 && view.contentOffset.y <= view.contentSize.height - 60)
    #expect(listener.log.contains("scroll"))
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y < 10)
  }

  @Test(arguments: [
    NSRange(location: NSNotFound, length: 5), NSRange(location: 0, length: .max),
    NSRange(location: -5, length: 1), NSRange(location: 99, length: 99),
  ])
  func `a range beyond the text is its part within the text`(range: NSRange) {
    let (view, _) = view("hello")
    view.scrollRangeToVisible(range)
    view.selectedRange = range
    let selection = view.selectedRange
    #expect(selection.location >= 0 && selection.location + selection.length <= 5)
    #expect(user.type("👩‍👧", into: view) && view.text.contains("👩‍👧"))
  }

  @Test(arguments: [Int.max, .min, -1, 1])
  func `there is no position beyond the text`(offset: Int) {
    let (view, _) = view("")
    let positions = [view.beginningOfDocument, view.endOfDocument].flatMap {
      [view.position(from: $0, offset: offset), view.position(from: $0, in: .left, offset: offset)]
    }
    #expect(positions == [nil, nil, nil, nil])
  }
}
