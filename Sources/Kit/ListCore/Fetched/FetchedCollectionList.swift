public import ListPlatform

/// A list of fetched objects in a collection view. For an example, see `FetchedTableList`.
@MainActor
public protocol FetchedCollectionList: FetchedList, CollectionBasedList, UICollectionViewDelegate {}
