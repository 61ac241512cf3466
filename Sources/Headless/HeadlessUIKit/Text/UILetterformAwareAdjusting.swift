public import Foundation

/// Constants for the size of a view that displays text.
@nonexhaustive public enum UILetterformAwareSizingRule: Int, Sendable {
  /// The size of the lines.
  case typographic
  /// A size with room for letters that are larger than the lines.
  case oversize
}

/// A view whose size can follow the letters of its text. The rule is kept: letters never are larger
/// than their lines.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {
  /// The rule of the size.
  var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {}
extension UITextView: UILetterformAwareAdjusting {}
