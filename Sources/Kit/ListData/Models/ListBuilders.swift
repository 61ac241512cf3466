/// A result builder for rows and sections: single ones and arrays of them, in the order in which
/// they are written, with `if`, `switch` and `for`.
@resultBuilder
public enum ListBuilder<Element> {
  /// Returns one element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Returns the elements of an array.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Returns the elements of all parts, in order.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }

  /// Returns the elements of an `if` without `else`, or no elements.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// Returns the elements of the first branch.
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// Returns the elements of the second branch.
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// Returns the elements of all iterations of a loop, in order.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }

  /// Returns the elements of an `if #available` branch.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
