/// A list of data that the controller holds, in a collection view whose data source and delegate is a
/// `ListBridge`.
///
/// So it conforms to none of UIKit's protocols, and forwards nothing; one that wants a method of the
/// delegate for itself conforms to `UICollectionViewDelegate` and implements it. `BridgedTableList` has
/// an example.
///
/// A `UICollectionViewController` is a data source already: it is a `CollectionList`, with a bridge or
/// without.
@MainActor public protocol BridgedCollectionList: CollectionViewList, UpdatingList {}
