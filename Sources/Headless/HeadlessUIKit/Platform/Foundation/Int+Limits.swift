import Foundation

extension Int {
  /// Creates the whole part of a number within a billion, or 0 if it isn't a number.
  ///
  /// A length that an app computes can be infinite, and the conversion of such a number fails.
  package init(limiting number: CGFloat) {
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e9), 1e9))
  }
}
