// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ListCore

// An arranged list shows a part of its data, which fetched objects and pages aren't. In a list that
// adopts both, the compiler takes the members below, whose messages say what to write.

@available(
  *, unavailable,
  message:
    "a FetchedList can't be a FilteredList, CollapsibleList or OutlineList: adopt SearchableList"
)
extension ArrangedList where Self: FetchedList {
  public var numberOfSections: Int { 0 }
  public func numberOfItems(inSection section: Int) -> Int { 0 }
  public func object(at indexPath: IndexPath) -> Object? { nil }
  public func isValid(_ indexPath: IndexPath) -> Bool { false }
  public func headerTitle(inSection section: Int) -> String? { nil }
  public var editor: ListEditor<Object> { ListEditor(of: self) }
}

@available(
  *, unavailable,
  message:
    "a PagedList can't be a FilteredList, CollapsibleList or OutlineList: adopt SearchableList"
)
extension ArrangedList where Self: PagedList {
  public var numberOfSections: Int { 0 }
  public func numberOfItems(inSection section: Int) -> Int { 0 }
  public func object(at indexPath: IndexPath) -> Object? { nil }
  public var editor: ListEditor<Object> { ListEditor(of: self) }
}
