public import Foundation
public import ListData
public import ListPlatform

/// A list in a collection view, whatever feeds it.
@MainActor public protocol CollectionViewList: List
where ListView == UICollectionView, Cell: UICollectionViewCell {
  associatedtype ListView = UICollectionView
  associatedtype Cell = UICollectionViewCell

  // Restated, so that the compiler takes `Cell` and `Object` from the controller's method, and names
  // the method if it is missing.
  func listView(
    _ listView: UICollectionView, configure cell: Cell, with object: Object, at indexPath: IndexPath
  )

  /// The collection view that shows the list.
  ///
  /// The default is the first collection view in the view of the list's controller, for a controller that
  /// declares the property with another type, such as `let collectionView: UICollectionView`.
  var collectionView: UICollectionView! { get }
}

extension CollectionViewList {
  public var updatesTarget: (any ListUpdatesTarget)? {
    loadedCollectionView.map { CollectionUpdatesTarget($0) }
  }

  /// Connects the list with its collection view, so that the list forwards nothing; call it in
  /// `viewDidLoad`.
  ///
  /// The collection view's data source and delegate is then a chain that the kit keeps for as long as
  /// the list lives: see ``ListBridge``. To call the method again connects the list with the collection
  /// view that it has now. It does nothing while there is no collection view.
  @inlinable
  public func connectList() { connect(ListAnswers(self)) }

  @usableFromInline
  func connect(_ answers: @autoclosure () -> ListAnswers<UICollectionView>) {
    guard let collectionView = loadedCollectionView else { return }
    let state = ListState.of(self)
    let chain = state.chain as? CollectionChain ?? CollectionChain(self, answers())
    state.chain = chain
    chain.connect(to: collectionView)
  }

  public var collectionView: UICollectionView! {
    (self as? UIViewController)?.viewIfLoaded?.firstView(of: UICollectionView.self)
  }

  /// The collection view, unless the controller's view isn't loaded.
  private var loadedCollectionView: UICollectionView? {
    (self as? UIViewController)?.isViewLoaded == false ? nil : collectionView
  }
}
