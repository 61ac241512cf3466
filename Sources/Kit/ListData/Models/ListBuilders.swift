/// A result builder for rows: single rows and arrays of rows, with `if`, `switch` and `for`.
public typealias RowsBuilder = ListBuilder<Row>

/// A result builder for sections: single sections and arrays of sections, with `if`, `switch` and
/// `for`.
public typealias SectionsBuilder = ListBuilder<Section<Row>>

/// A result builder that collects elements in the order in which they are written.
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
