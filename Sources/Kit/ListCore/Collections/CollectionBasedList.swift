public import Foundation
public import ListData
public import ListPlatform

/// The common part of lists in collection views: ``CollectionList``, ``FetchedCollectionList`` and
/// ``PagedCollectionList``, which a controller adopts.
@MainActor public protocol CollectionBasedList: List
where ListView == UICollectionView, Cell: UICollectionViewCell {
  /// The type of the list's view, `UICollectionView`.
  associatedtype ListView = UICollectionView
  /// The class of the list's cells. The default is `UICollectionViewCell`.
  associatedtype Cell = UICollectionViewCell

  // Restated so that the compiler infers `Cell` and `Object` from the controller's method, and
  // names the method if it is missing.
  /// Configures a cell to show an object.
  func listView(
    _ listView: UICollectionView, configure cell: Cell, with object: Object, at indexPath: IndexPath
  )

  /// The collection view that shows the list.
  ///
  /// The default is the first collection view in the view of the list's controller. It serves a
  /// controller that declares the property with another type, such as `let collectionView:
  /// UICollectionView`.
  var collectionView: UICollectionView! { get }
}

extension CollectionBasedList {
  /// The list's collection view as a target, or `nil` while there is no collection view.
  public var updateTarget: (any ListUpdatesTarget)? {
    loadedCollectionView.map {
      CollectionUpdatesTarget($0) { [weak self] in self?.ownCellIdentifier(at: $0) }
    }
  }

  /// Connects the list with its collection view, so that the list forwards nothing. Call the method
  /// in `viewDidLoad`.
  ///
  /// The collection view's data source and delegate is then a chain that the kit keeps as long as
  /// the list exists; see ``ListBridge``. Call the method again to connect the list with its
  /// current collection view. The method does nothing while there is no collection view.
  @inlinable
  public func connectList() {
    connect(ListAnswers(self) { $0.collectionCell(at: $2, in: $1) })
  }

  @usableFromInline
  func connect(_ answers: @autoclosure () -> ListAnswers<UICollectionView>) {
    guard let collectionView = loadedCollectionView else { return adviseOfMissingView() }
    let state = ListState.of(self)
    let chain = state.value(CollectionChain.self) {
      CollectionChain(self, answers(), in: collectionView)
    }
    state.watch(collectionView)
    chain.connect(to: collectionView)
  }

  /// The first collection view in the controller's view, or `nil` if the view isn't loaded.
  public var collectionView: UICollectionView! {
    controller?.viewIfLoaded?.firstView(of: UICollectionView.self)
  }

  /// The collection view, or `nil` if the controller's view isn't loaded.
  var loadedCollectionView: UICollectionView? {
    controller?.isViewLoaded == false ? nil : collectionView
  }
}
