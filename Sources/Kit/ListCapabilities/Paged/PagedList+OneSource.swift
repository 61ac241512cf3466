// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ListCore

// A list has one source of data. In a list that adopts two protocols of sources, the compiler takes
// the members below, whose messages say what to write.

@available(
  *, unavailable,
  message: "a list has one source: adopt PagedTableList or TableList, but not both"
)
extension NonFetchedList where Self: PagedList {
  public var listData: [[PagedObject]] {
    get { [] }
    set {}
  }
  public var numberOfSections: Int { 0 }
  public func numberOfItems(inSection section: Int) -> Int { 0 }
  public func object(at indexPath: IndexPath) -> Object? { nil }
}

@available(
  *, unavailable,
  message: "a list has one source: adopt FetchedList or PagedList, but not both"
)
extension FetchedList where Self: PagedList {
  public var numberOfSections: Int { 0 }
  public func numberOfItems(inSection section: Int) -> Int { 0 }
  public func object(at indexPath: IndexPath) -> Object? { nil }
  public var editor: ListEditor<Object> { ListEditor(of: self) }
}
