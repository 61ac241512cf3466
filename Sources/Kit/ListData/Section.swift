/// A section with titles, and with an identity that it keeps when its position or its items change.
///
///     Section(["Ada", "Alan"], headerTitle: "A", indexTitle: "A")
public struct Section<Item>: MutableSectionInfo {  // With SwiftUI, write ListSection.
  /// The section's identifier in updates, or nil to identify the section by its position.
  public var id: AnyHashable?
  /// The items, in the order of their rows.
  public var items: [Item]
  /// The title above the section.
  public var headerTitle: String?
  /// The title below the section.
  public var footerTitle: String?
  /// The section's title in the index at the list's edge.
  public var indexTitle: String?

  /// The section's identifier in updates: the value of `id`.
  public var sectionID: AnyHashable? { id }

  /// Creates a section that is identified by `id` in updates.
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

  /// Creates a section that is identified by its position in updates.
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

/// Another name for ``Section``, for code that has a `Section` of its own, or imports SwiftUI.
///
///     final class SettingsController: UITableViewController, TableList {
///       enum Section { case network, sound }
///       var listData = [ListSection(id: Section.network, ["Wi-Fi"], headerTitle: "Network")]
///     }
public typealias ListSection = Section

extension Section: Equatable where Item: Equatable {}
extension Section: Hashable where Item: Hashable {}

/// Unchecked because of `id` alone: a hashed identifier must not change while it is in use, on any
/// thread.
extension Section: @unchecked Sendable where Item: Sendable {}
