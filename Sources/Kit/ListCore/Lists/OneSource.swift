// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import ListData

// A list has one source of data. In a list that adopts two protocols of sources, the compiler would
// find two of the members below. It takes these instead, and their messages say what to write.

@available(
  *, unavailable,
  message: "a list has one source: adopt FetchedTableList or TableList, but not both"
)
extension NonFetchedList where Self: FetchedList {
  public var listData: [[FetchedObject]] {
    get { [] }
    set {}
  }
  public var numberOfSections: Int { 0 }
  public func numberOfItems(inSection section: Int) -> Int { 0 }
  public func object(at indexPath: IndexPath) -> Object? { nil }
  public func isValid(_ indexPath: IndexPath) -> Bool { false }
  public func headerTitle(inSection section: Int) -> String? { nil }
}
