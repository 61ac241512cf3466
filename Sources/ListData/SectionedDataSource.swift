/// A data source that consists of sections, such as an array of sections or a `ListModel`.
///
/// Data of this kind can be set as a whole, compared with other data, and searched. Its items can be
/// edited one by one where `DataSection` is a `MutableSectionInfo`.
public protocol SectionedDataSource<Object>: DataSource {
  /// The type of the sections.
  associatedtype DataSection: SectionInfo where DataSection.Item == Object

  /// The sections, in the list's order.
  var sections: [DataSection] { get set }

  /// Creates data that consists of the given sections.
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
  /// The sections of the wrapped data; empty for nil. Setting the sections makes a value of nil.
  public var sections: [Wrapped.DataSection] {
    get { self?.sections ?? [] }
    set { self = .some(Wrapped(newValue)) }
  }
}

/// Optional data takes its initializer from here: one of its own would compete with `Optional.init(_:)`
/// in apps.
extension SectionedDataSource where Self: ExpressibleByNilLiteral {
  public init(_ sections: [DataSection]) {
    self = nil
    self.sections = sections
  }
}
