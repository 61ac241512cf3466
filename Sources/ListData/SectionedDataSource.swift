/// Data that is held in sections, whose items can be changed: an array of sections, or a `ListModel`.
public protocol SectionedDataSource<Object>: DataSource {
  /// The sections' type.
  associatedtype DataSection: MutableSectionInfo where DataSection.Item == Object

  /// The sections, in their order.
  var sections: [DataSection] { get set }

  /// Data of some sections.
  init(_ sections: [DataSection])
}

extension Array: SectionedDataSource where Element: MutableSectionInfo {
  /// The array itself.
  public var sections: [Element] {
    get { self }
    set { self = newValue }
  }
}

extension ListModel: SectionedDataSource {}
