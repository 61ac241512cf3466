/// A section of a list: its items and its titles.
///
/// An array is a section without titles; `Section` is one with them; a type of yours is one as
/// soon as it has `items`. Like data, a section is not bound to an actor, see `DataSource`.
public protocol SectionInfo<Item>: SendableMetatype {
  /// What a row shows.
  associatedtype Item
  /// The items' collection; its indices need not begin at 0.
  associatedtype Items: RandomAccessCollection<Item>

  /// The items, in the order of their rows.
  var items: Items { get }
  /// The title above the section. The default is none.
  var headerTitle: String? { get }
  /// The title below the section. The default is none.
  var footerTitle: String? { get }
  /// The section's title in the index at the list's edge. The default is none.
  var indexTitle: String? { get }
  /// What the section is recognised by in updates; nil for its position among those without. The
  /// default is the `id` of a section that is Identifiable, and nil for others.
  var sectionID: AnyHashable? { get }
}

extension SectionInfo {
  public var headerTitle: String? { nil }
  public var footerTitle: String? { nil }
  public var indexTitle: String? { nil }
  public var sectionID: AnyHashable? { nil }
}

extension SectionInfo where Self: Identifiable {
  public var sectionID: AnyHashable? { AnyHashable(id) }
}

/// A section whose items can be inserted and removed.
public protocol MutableSectionInfo<Item>: SectionInfo where Items: RangeReplaceableCollection {
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
