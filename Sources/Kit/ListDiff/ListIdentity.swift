/// A rule that identifies the items of a list and compares their content.
///
/// `ByIdentifier`, `ByValue` and `ByIdentifierAlone` serve most lists. A rule of your own is an
/// enumeration without cases:
///
///     enum ByName: ListIdentity {
///       static func id(of file: File) -> String { file.name }
///       static func hasSameContent(_ old: File, _ new: File) -> Bool { old.date == new.date }
///     }
///
/// A difference may treat two items with the same bytes as the same without consulting the rule.
public protocol ListIdentity<Element> {
  /// The type of the list's items.
  associatedtype Element
  /// The type of the identifiers.
  associatedtype ID: Hashable

  /// Returns the identifier of an item.
  static func id(of element: Element) -> ID
  /// Returns a Boolean value that indicates whether two items with the same identifier have the
  /// same content.
  static func hasSameContent(_ old: Element, _ new: Element) -> Bool
}

/// A rule that identifies items by their `id`. An item has changed if it doesn't equal the old one.
public enum ByIdentifier<Element: Identifiable & Equatable>: ListIdentity {
  /// Returns the item's `id`.
  @inlinable
  public static func id(of element: Element) -> Element.ID { element.id }

  /// Returns a Boolean value that indicates whether two items are equal.
  @inlinable
  public static func hasSameContent(_ old: Element, _ new: Element) -> Bool { old == new }
}

/// A rule that identifies items by their value. Items never change: one with another value is
/// another item.
public enum ByValue<Element: Hashable>: ListIdentity {
  /// Returns the item itself.
  @inlinable
  public static func id(of element: Element) -> Element { element }

  /// Returns `true`.
  @inlinable
  public static func hasSameContent(_ old: Element, _ new: Element) -> Bool { true }
}

/// A rule that identifies items by their `id` and doesn't compare them. An item that is in both
/// lists counts as changed.
///
/// A difference may treat an item with the bytes of the old one, such as the same instance of a
/// class, as unchanged.
public enum ByIdentifierAlone<Element: Identifiable>: ListIdentity {
  /// Returns the item's `id`.
  @inlinable
  public static func id(of element: Element) -> Element.ID { element.id }

  /// Returns `false`.
  @inlinable
  public static func hasSameContent(_ old: Element, _ new: Element) -> Bool { false }
}
