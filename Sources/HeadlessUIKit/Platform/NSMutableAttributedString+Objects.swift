#if !canImport(ObjectiveC)
public import Foundation

extension NSMutableAttributedString {
  /// Adds an attribute whose value is an object, such as a font or a color, to a range of UTF-16
  /// code units.
  ///
  /// Foundation's own method ends the process on Linux if the range already has another object
  /// for the attribute.
  public func addAttribute(
    _ name: NSAttributedString.Key, value: NSObject, range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }
}
#endif
