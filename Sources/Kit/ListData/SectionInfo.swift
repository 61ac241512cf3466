/// A section of a list: its items and its titles.
///
/// An array is a section without titles, and `Section` is one with titles. A type of your own needs
/// only `items` to conform. Like data, a section is not bound to an actor; see `DataSource`.
public protocol SectionInfo<Item>: SendableMetatype {
  /// The type of the items, one for each row.
  associatedtype Item
  /// The collection of the items. Its indices need not begin at 0.
  associatedtype Items: RandomAccessCollection<Item>

  /// The items, in the order of their rows.
  var items: Items { get }
  /// The title above the section. The default is nil.
  var headerTitle: String? { get }
  /// The title below the section. The default is nil.
  var footerTitle: String? { get }
  /// The section's title in the index at the list's edge. The default is nil.
  var indexTitle: String? { get }
  /// The section's identifier in updates, or nil to identify the section by its position among the
  /// sections without an identifier.
  ///
  /// The default is the `id` of a section that is `Identifiable`, and nil for other sections.
  var sectionID: AnyHashable? { get }
}

extension SectionInfo {
  /// Nil, for a section without a header title.
  public var headerTitle: String? { nil }
  /// Nil, for a section without a footer title.
  public var footerTitle: String? { nil }
  /// Nil, for a section without a title in the index.
  public var indexTitle: String? { nil }
  /// Nil, for a section that is identified by its position.
  public var sectionID: AnyHashable? { nil }
}

extension SectionInfo where Self: Identifiable {
  /// The section's `id`.
  public var sectionID: AnyHashable? { AnyHashable(id) }
}

/// A section whose items can be inserted and removed.
public protocol MutableSectionInfo<Item>: SectionInfo where Items: RangeReplaceableCollection {
  /// The items, in the order of their rows.
  var items: Items { get set }
}

extension Array: MutableSectionInfo {
  /// The array itself.
  @inlinable
  public var items: [Element] {
    get { self }
    set { self = newValue }
  }
}

extension Array where Element: SectionInfo {
  /// The number of items in all sections.
  package var itemCount: Int { reduce(0) { $0 + $1.items.count } }
}
