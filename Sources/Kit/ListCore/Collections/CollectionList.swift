public import ListPlatform

/// A list of data that the controller holds, in a collection view.
///
/// A `UICollectionViewController` has the collection view. Any other controller holds one. Both
/// call `connectList()`, and implement nothing of UIKit's data source. For an example, and for the
/// methods of the controller that UIKit calls, see ``TableList``.
@MainActor
public protocol CollectionList: NonFetchedList, CollectionBasedList, UICollectionViewDelegate {}
