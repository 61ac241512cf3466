/// A data source that consists of sections, such as an array of sections or a `ListModel`.
///
/// Such data can be set as a whole, compared with other data, and searched. Its items can be edited
/// one by one if `DataSection` is a `MutableSectionInfo`.
public protocol SectionedDataSource<Object>: DataSource {
  /// The type of the sections.
  associatedtype DataSection: SectionInfo where DataSection.Item == Object

  /// The sections, in the list's order.
  var sections: [DataSection] { get set }

  /// Creates data from sections.
  init(_ sections: [DataSection])
}

extension Array: SectionedDataSource where Element: SectionInfo {
  /// The array itself.
  public var sections: [Element] {
    get { self }
    set { self = newValue }
  }
}

extension ListModel: SectionedDataSource {}

extension Optional: SectionedDataSource where Wrapped: SectionedDataSource {
  /// The sections of the wrapped data, or an empty array for nil. Setting the sections of nil
  /// creates data.
  public var sections: [Wrapped.DataSection] {
    get { self?.sections ?? [] }
    set { self = .some(Wrapped(newValue)) }
  }
}

/// Provides the initializer of optional data. One declared by `Optional` itself would compete with
/// `Optional.init(_:)` in apps.
extension SectionedDataSource where Self: ExpressibleByNilLiteral {
  /// Creates optional data from sections.
  public init(_ sections: [DataSection]) {
    self = nil
    self.sections = sections
  }
}
