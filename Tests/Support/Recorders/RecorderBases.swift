public import Foundation
public import ListPlatform

// A recorder is a class with the methods that most tests need; a test adds the optional methods of
// its own in a subclass. Where the conformances stand decides whether a list calls those: under
// Objective-C the methods of the base class count only if the base class itself conforms; in Swift
// alone a method that a subclass adds counts only if the subclass is the class that conforms.

#if os(iOS) || os(tvOS) || os(visionOS)
/// The superclass of a recorder of tables.
public typealias RowsBase = NSObject & UITableViewDataSource & UITableViewDelegate
/// The superclass of a recorder of collection views.
public typealias ItemsBase = NSObject & UICollectionViewDataSource & UICollectionViewDelegate
/// The superclass of a test's own data source and delegate of a table.
public typealias TableRecorder = Counts
/// The superclass of a test's own data source and delegate of a collection view.
public typealias CollectionRecorder = ItemCounts
#else
/// The superclass of a recorder of tables.
public typealias RowsBase = NSObject
/// The superclass of a recorder of collection views.
public typealias ItemsBase = NSObject
/// The superclass of a test's own data source and delegate of a table.
public typealias TableRecorder = Counts & UITableViewDataSource & UITableViewDelegate
/// The superclass of a test's own data source and delegate of a collection view.
public typealias CollectionRecorder = ItemCounts & UICollectionViewDataSource
  & UICollectionViewDelegate
#endif
