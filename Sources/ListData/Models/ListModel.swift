public import Foundation

/// A list of mixed rows, written down as it is shown.
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
  /// The sections with their rows.
  public var sections: [Section<Row>]

  /// A list of sections.
  public init(_ sections: [Section<Row>]) { self.sections = sections }

  /// A list as it is written down.
  public init(@SectionsBuilder _ sections: () -> [Section<Row>]) { self.init(sections()) }

  public var numberOfSections: Int { sections.numberOfSections }

  public func numberOfItems(inSection section: Int) -> Int {
    sections.numberOfItems(inSection: section)
  }

  public func object(at indexPath: IndexPath) -> Row? { sections.object(at: indexPath) }

  public func headerTitle(inSection section: Int) -> String? {
    sections.headerTitle(inSection: section)
  }

  public func footerTitle(inSection section: Int) -> String? {
    sections.footerTitle(inSection: section)
  }

  public var sectionIndexTitles: [String]? { sections.sectionIndexTitles }

  /// What makes a view that shows this list show another one.
  public func updates(to new: ListModel) -> ListUpdates<Section<Row>> {
    sections.updates(to: new.sections)
  }
}

extension Section where Item == Row {
  /// A section of rows as they are written down, recognised by its position.
  public init(_ headerTitle: String? = nil, @RowsBuilder _ rows: () -> [Row]) {
    self.init(rows(), headerTitle: headerTitle)
  }

  /// A section of rows as they are written down, recognised by an identifier.
  public init(
    _ headerTitle: String? = nil, id: some Hashable, footerTitle: String? = nil,
    @RowsBuilder _ rows: () -> [Row]
  ) {
    self.init(id: id, rows(), headerTitle: headerTitle, footerTitle: footerTitle)
  }
}
