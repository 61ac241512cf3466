public import Foundation
public import ListData
public import ListDiff

/// A list of data that the controller holds.
@MainActor public protocol NonFetchedList: List {
  associatedtype Object = ListData.Object
  /// The type of the data: an array of arrays, an array of `Section`s, or any other data source. It
  /// may be optional; `nil` is an empty list.
  associatedtype ListData: DataSource where ListData.Object == Object

  /// The data that the list shows. Setting it doesn't touch the view; ``setListData(_:animated:)``
  /// does.
  var listData: ListData { get set }

  /// Returns how sections of the list's objects are compared, or `nil` if nothing tells which object
  /// is which; then new data reloads the view.
  ///
  /// The default recognizes an object by its `id` if it is Identifiable, else by its value if it is
  /// Hashable. A list with a rule of its own returns that:
  ///
  ///     static func comparison<S: SectionInfo>(of sections: S.Type) -> ListComparison<S>?
  ///     where S.Item == File { ListComparison(by: ByName.self) }
  static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object

  /// The object that records the list's updates. The default is `nil`. Edits of single items aren't
  /// recorded: they say themselves what they are.
  var updateRecorder: UpdateRecorder? { get }
}

extension NonFetchedList {
  /// The compiler takes this property if the list's own isn't a data source, and says what to write.
  @available(
    *, unavailable,
    message: "its type is to be sections of objects: [[Object]], as [[\"a\"]], or [Section<Object>]"
  )
  public var listData: [[Never]] {
    get { [] }
    set {}
  }
}

extension NonFetchedList {
  @inlinable
  public var numberOfSections: Int { listData.numberOfSections }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    listData.numberOfItems(inSection: section)
  }

  @inlinable
  public func object(at indexPath: IndexPath) -> Object? { listData.object(at: indexPath) }

  @inlinable
  public func isValid(_ indexPath: IndexPath) -> Bool { listData.isValid(indexPath) }

  @inlinable
  public func headerTitle(inSection section: Int) -> String? {
    listData.headerTitle(inSection: section)
  }

  @inlinable
  public func footerTitle(inSection section: Int) -> String? {
    listData.footerTitle(inSection: section)
  }

  public var updateRecorder: UpdateRecorder? { nil }
}

// MARK: How objects are recognized

extension NonFetchedList {
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object { nil }
}

extension NonFetchedList where Object: Identifiable {
  @inlinable
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object {
    ListComparison(by: ByIdentifierAlone.self)
  }
}

extension NonFetchedList where Object: Identifiable & Equatable {
  @inlinable
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object {
    ListComparison(by: ByIdentifier.self)
  }
}

extension NonFetchedList where Object: Hashable {
  @inlinable
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object { ListComparison(by: ByValue.self) }
}

extension NonFetchedList where Object: Identifiable & Hashable {
  @inlinable
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object {
    ListComparison(by: ByIdentifier.self)
  }
}
