/// A section with titles, and with an identity that it keeps when its place or items change.
///
///     Section(["Ada", "Alan"], headerTitle: "A", indexTitle: "A")
public struct Section<Item>: MutableSectionInfo {
  /// What the section is recognised by in updates; nil for its position.
  public var id: AnyHashable?
  /// The items, in the order of their rows.
  public var items: [Item]
  /// The title above the section.
  public var headerTitle: String?
  /// The title below the section.
  public var footerTitle: String?
  /// The section's title in the index at the list's edge.
  public var indexTitle: String?

  /// The same as `id`.
  public var sectionID: AnyHashable? { id }

  /// A section that is recognised by an identifier.
  public init(
    id: some Hashable, _ items: [Item] = [], headerTitle: String? = nil,
    footerTitle: String? = nil, indexTitle: String? = nil
  ) {
    self.id = AnyHashable(id)
    self.items = items
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.indexTitle = indexTitle
  }

  /// A section that is recognised by its position.
  public init(
    _ items: [Item] = [], headerTitle: String? = nil, footerTitle: String? = nil,
    indexTitle: String? = nil
  ) {
    self.items = items
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.indexTitle = indexTitle
  }
}

/// Another name for ``Section``, for code in which `Section` is a type of the app's own.
///
///     final class SettingsController: UITableViewController, TableList {
///       enum Section { case network, sound }
///       var listData = [ListSection(id: Section.network, ["Wi-Fi"], headerTitle: "Network")]
///     }
public typealias ListSection = Section

extension Section: Equatable where Item: Equatable {}
extension Section: Hashable where Item: Hashable {}

/// Only `id` is not checked: a value that identifies something, and is hashed, must not change while
/// it does so, on whatever thread.
extension Section: @unchecked Sendable where Item: Sendable {}
