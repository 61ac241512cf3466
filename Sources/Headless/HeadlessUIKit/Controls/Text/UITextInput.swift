public import Foundation

/// A position in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { true }
  /// The position at which the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition() }
}

/// Constants for a direction in a laid out text.
@nonexhaustive public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
}

/// An object whose text is edited by positions and ranges.
///
/// Offsets are in UTF-16 code units. Marked text, tokenizers, writing directions and selection
/// rectangles are absent.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range, or nil if the range isn't of this text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range, which is empty at the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The range of provisional text. There never is any.
  var markedTextRange: UITextRange? { get }
  /// The position at the beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position at the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another one, or nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset in a direction, or nil beyond the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the offset from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the rectangle of the insertion point at a position.
  func caretRect(for position: UITextPosition) -> CGRect
}

/// A position in UTF-16 code units.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }
  nonisolated override var hash: Int { offset }
}

/// A range in UTF-16 code units.
final class TextOffsetRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }
  nonisolated override var hash: Int { range.location }
}

/// A text with attributes and a selection, in UTF-16 code units.
struct EditedText {
  private(set) var string = ""
  /// The text with attributes, or nil if it has none.
  private var attributed: NSMutableAttributedString?
  /// The selected range, which stays within the text.
  var selection = NSRange(location: 0, length: 0) {
    didSet { selection = pinned(selection) }
  }

  /// The number of code units.
  var length: Int { string.utf16.count }
  /// The text with attributes, or nil if it has none.
  var attributes: NSAttributedString? {
    attributed.map { NSAttributedString(attributedString: $0) }
  }

  /// Replaces the entire text, and selects its end.
  mutating func set(_ text: String) {
    string = text
    attributed = nil
    selection = NSRange(location: length, length: 0)
  }

  /// Replaces the entire text by one with attributes, and selects its end.
  mutating func set(_ text: NSAttributedString?) {
    set(text?.string ?? "")
    attributed = text.map { NSMutableAttributedString(attributedString: $0) }
  }

  /// Replaces a range, and selects the end of the replacement. Returns false if the range splits a
  /// character's code units or isn't of the text.
  mutating func replace(_ range: NSRange, with text: String) -> Bool {
    guard let part = Range(range, in: string) else { return false }
    string.replaceSubrange(part, with: text)
    attributed?.replaceCharacters(in: range, with: text)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    return true
  }

  /// The range that a press of the delete key removes: the selection, or the character before it.
  var deletion: NSRange? {
    if selection.length > 0 { return selection }
    guard let end = Range(selection, in: string)?.lowerBound, end > string.startIndex else {
      return nil
    }
    return NSRange(string.index(before: end)..<end, in: string)
  }

  /// Returns the part of a range that is within the text.
  func pinned(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  // MARK: Positions

  @MainActor func text(in range: UITextRange) -> String? {
    guard let range = (range as? TextOffsetRange)?.range, let part = Range(range, in: string) else {
      return nil
    }
    return String(string[part])
  }

  @MainActor func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.offset else { return nil }
    let (target, overflows) = start.addingReportingOverflow(offset)
    return !overflows && (0...length).contains(target) ? TextOffset(target) : nil
  }

  @MainActor static func range(from first: UITextPosition, to second: UITextPosition)
    -> UITextRange?
  {
    guard let first = (first as? TextOffset)?.offset, let second = (second as? TextOffset)?.offset
    else { return nil }
    return TextOffsetRange(NSRange(location: min(first, second), length: abs(second - first)))
  }

  @MainActor static func offset(from first: UITextPosition, to second: UITextPosition) -> Int {
    ((second as? TextOffset)?.offset ?? 0) - ((first as? TextOffset)?.offset ?? 0)
  }
}

extension UITextLayoutDirection {
  /// Returns an offset in the direction as one toward the end of the text.
  func forward(_ offset: Int) -> Int { self == .left || self == .up ? 0 &- offset : offset }
}

extension ComparisonResult {
  /// Creates the result of a comparison whose right side is at an offset from the left one.
  init(offset: Int) {
    self = offset > 0 ? .orderedAscending : offset < 0 ? .orderedDescending : .orderedSame
  }
}
