public import Foundation
public import ListData
public import ListDiff

/// A list of data that the controller holds.
@MainActor public protocol NonFetchedList: List {
  /// The type of the data's objects.
  associatedtype Object = ListData.Object
  /// The type of the data, such as an array of arrays, an array of `Section` values, or any other
  /// data source. It may be optional; `nil` is an empty list.
  associatedtype ListData: DataSource where ListData.Object == Object

  /// The data that the list shows. Setting it doesn't update the view; use
  /// ``setListData(_:animated:)`` for that.
  var listData: ListData { get set }

  /// Returns the comparison of sections of the list's objects, or `nil` if the objects can't be
  /// recognized. Without a comparison, new data reloads the view.
  ///
  /// The default recognizes an object by its `id` if it is `Identifiable`, otherwise by its value
  /// if it is `Hashable`. A list with a rule of its own returns a comparison by that rule:
  ///
  ///     static func comparison<S: SectionInfo>(of sections: S.Type) -> ListComparison<S>?
  ///     where S.Item == File { ListComparison(by: ByName.self) }
  static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object

  /// The recorder of the list's updates, or `nil` to record none. The default is `nil`. Edits of
  /// a list's own data aren't recorded, because their changes are known.
  var updateRecorder: UpdateRecorder? { get }
}

extension NonFetchedList {
  /// The property that the compiler chooses if the list's own property isn't a variable or isn't a
  /// data source. Its message contains the remedy.
  @available(
    *, unavailable,
    message: "declare listData as a var with arrays, such as [[String]] or [ListSection<String>]"
  )
  public var listData: [[Never]] {
    get { [] }
    set {}
  }
}

extension NonFetchedList {
  /// The number of sections in the data.
  @inlinable
  public var numberOfSections: Int { listData.numberOfSections }

  /// Returns the number of items in a section of the data, or 0 if there is no such section.
  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    listData.numberOfItems(inSection: section)
  }

  /// Returns an object of the data, or `nil` if there is no such row.
  @inlinable
  public func object(at indexPath: IndexPath) -> Object? { listData.object(at: indexPath) }

  /// Returns a Boolean value that indicates whether a row exists in the data.
  @inlinable
  public func isValid(_ indexPath: IndexPath) -> Bool { listData.isValid(indexPath) }

  /// Returns the data's title above a section, or `nil` if there is none.
  @inlinable
  public func headerTitle(inSection section: Int) -> String? {
    listData.headerTitle(inSection: section)
  }

  /// Returns the data's title below a section, or `nil` if there is none.
  @inlinable
  public func footerTitle(inSection section: Int) -> String? {
    listData.footerTitle(inSection: section)
  }

  /// No recorder.
  public var updateRecorder: UpdateRecorder? { nil }
}

// MARK: Recognizing objects

extension NonFetchedList {
  /// Returns `nil`, because the objects can't be recognized.
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object { nil }
}

extension NonFetchedList where Object: Identifiable {
  /// Returns a comparison that recognizes objects by `id`, and treats all of them as changed.
  @inlinable
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object {
    ListComparison(by: ByIdentifierAlone.self)
  }
}

extension NonFetchedList where Object: Identifiable & Equatable {
  /// Returns a comparison that recognizes objects by `id`, and compares them by `==`.
  @inlinable
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object {
    ListComparison(by: ByIdentifier.self)
  }
}

extension NonFetchedList where Object: Hashable {
  /// Returns a comparison that recognizes objects by their value.
  @inlinable
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object { ListComparison(by: ByValue.self) }
}

extension NonFetchedList where Object: Identifiable & Hashable {
  /// Returns a comparison that recognizes hashable objects by `id`, and compares them by `==`.
  @inlinable
  public static func comparison<Sections: SectionInfo>(
    of sections: Sections.Type
  ) -> ListComparison<Sections>? where Sections.Item == Object {
    ListComparison(by: ByIdentifier.self)
  }
}
