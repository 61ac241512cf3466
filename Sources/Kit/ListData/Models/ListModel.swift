public import Foundation

/// A list of mixed rows, written in the order in which it is shown.
///
///     ListModel {
///       Section("Network") {
///         Row("switch", wifi)
///         if wifi.isOn {
///           for network in networks { Row("network", network) }
///         }
///       }
///       Section("About", id: "about") {
///         Row("text", "Version 1.0")
///       }
///     }
public struct ListModel: DataSource {
  /// The sections of rows.
  public var sections: [Section<Row>]

  /// Creates a list from sections.
  public init(_ sections: [Section<Row>]) { self.sections = sections }

  /// Creates a list from a result builder.
  public init(@ListBuilder<Section<Row>> _ sections: () -> [Section<Row>]) { self.init(sections()) }

  /// The number of sections.
  public var numberOfSections: Int { sections.numberOfSections }

  /// Returns the number of rows in a section, or 0 if the section is out of range.
  public func numberOfItems(inSection section: Int) -> Int {
    sections.numberOfItems(inSection: section)
  }

  /// Returns the row at an index path, or nil if there is no such row.
  public func object(at indexPath: IndexPath) -> Row? { sections.object(at: indexPath) }

  /// Returns the title above a section, or nil if the section has none.
  public func headerTitle(inSection section: Int) -> String? {
    sections.headerTitle(inSection: section)
  }

  /// Returns the title below a section, or nil if the section has none.
  public func footerTitle(inSection section: Int) -> String? {
    sections.footerTitle(inSection: section)
  }

  /// The titles of the index at the list's edge, or nil if no section has one.
  public var sectionIndexTitles: [String]? { sections.sectionIndexTitles }

  /// Returns the updates that make a view of this list show another list.
  public func updates(to new: ListModel) -> ListUpdates<Section<Row>> {
    sections.updates(to: new.sections)
  }
}

extension Section where Item == Row {
  /// Creates a section of rows from a result builder. The section is identified by its position in
  /// updates.
  public init(_ headerTitle: String? = nil, @ListBuilder<Row> _ rows: () -> [Row]) {
    self.init(rows(), headerTitle: headerTitle)
  }

  /// Creates a section of rows from a result builder. The section is identified by `id` in updates.
  public init(
    _ headerTitle: String? = nil, id: some Hashable, footerTitle: String? = nil,
    @ListBuilder<Row> _ rows: () -> [Row]
  ) {
    self.init(id: id, rows(), headerTitle: headerTitle, footerTitle: footerTitle)
  }
}
