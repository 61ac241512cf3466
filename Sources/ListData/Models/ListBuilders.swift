/// Puts rows one below the other: rows, arrays of rows, with `if`, `switch` and `for`.
public typealias RowsBuilder = ListBuilder<Row>

/// Puts sections one below the other: sections, arrays of sections, with `if`, `switch` and `for`.
public typealias SectionsBuilder = ListBuilder<Section<Row>>

/// Collects elements in the order in which they are written down.
@resultBuilder
public enum ListBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  public static func buildEither(first part: [Element]) -> [Element] { part }

  public static func buildEither(second part: [Element]) -> [Element] { part }

  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }

  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
