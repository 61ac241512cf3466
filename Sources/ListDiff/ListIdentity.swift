/// How the items of a list are recognised, and when they count as changed.
///
/// `ByIdentifier`, `ByValue` and `ByIdentifierAlone` serve most lists; a rule of yours is an enum
/// without cases:
///
///     enum ByName: ListIdentity {
///       static func id(of file: File) -> String { file.name }
///       static func hasSameContent(_ old: File, _ new: File) -> Bool { old.date == new.date }
///     }
///
/// An item whose bytes are those of the old item may be taken as the same without asking.
public protocol ListIdentity<Element> {
  /// What the list consists of.
  associatedtype Element
  /// What an item is recognised by.
  associatedtype ID: Hashable

  /// An item's identifier.
  static func id(of element: Element) -> ID
  /// Whether two items with the same identifier show the same.
  static func hasSameContent(_ old: Element, _ new: Element) -> Bool
}

/// Items are recognised by their `id`, and change where they are not equal.
public enum ByIdentifier<Element: Identifiable & Equatable>: ListIdentity {
  @inlinable
  public static func id(of element: Element) -> Element.ID { element.id }

  @inlinable
  public static func hasSameContent(_ old: Element, _ new: Element) -> Bool { old == new }
}

/// Items are recognised by what they are: one that differs is another item, and nothing changes.
public enum ByValue<Element: Hashable>: ListIdentity {
  @inlinable
  public static func id(of element: Element) -> Element { element }

  @inlinable
  public static func hasSameContent(_ old: Element, _ new: Element) -> Bool { true }
}

/// Items are recognized by their `id`, and cannot be compared: an item that is in both lists counts as
/// changed.
///
/// An item whose bytes are those of the old item, such as the same object of a class, may be taken as
/// unchanged.
public enum ByIdentifierAlone<Element: Identifiable>: ListIdentity {
  @inlinable
  public static func id(of element: Element) -> Element.ID { element.id }

  @inlinable
  public static func hasSameContent(_ old: Element, _ new: Element) -> Bool { false }
}
