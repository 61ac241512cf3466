public import ListCore
import ListPlatform

/// A list of pages in a collection view. For an example, see `PagedTableList`.
@MainActor
public protocol PagedCollectionList: PagedList, CollectionBasedList, UICollectionViewDelegate {}
