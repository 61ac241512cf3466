import ListPlatform

extension List {
  /// The number of items in each section, as the view's data source should return them.
  package var itemCounts: [Int] { (0..<numberOfSections).map(numberOfItems(inSection:)) }

  /// A Boolean value that indicates whether the list was connected with a view.
  public var isConnected: Bool { ListState.of(self).chain != nil }

  /// The lack of a view to show the list in, with the remedy.
  package var missingView: String {
    let isTable = self is any TableBasedList
    guard let controller else {
      return "It isn't a view controller. Declare its view as let "
        + (isTable ? "tableView: UITableView!." : "collectionView: UICollectionView!.")
    }
    let view = controller.viewIfLoaded
    let other: UIView? =
      isTable
      ? view?.firstView(of: UICollectionView.self) : view?.firstView(of: UITableView.self)
    guard other == nil else {
      return "Its controller has a \(isTable ? "collection" : "table") view. Adopt "
        + "\(isTable ? "CollectionList" : "TableList")."
    }
    let name = isTable ? "table view" : "collection view"
    return view == nil
      ? "Call connectList() in viewDidLoad, when the controller's view contains a \(name)."
      : "The controller's view contains no \(name). Add one before connectList(), or subclass "
        + "\(isTable ? "UITableViewController" : "UICollectionViewController")."
  }

  /// Says in a debug build that there is no view to connect.
  func adviseOfMissingView() {
    Advice.give(
      to: type(of: self),
      "\(type(of: self)) was connected without a view, and shows nothing. \(missingView)")
  }
}

extension ListState {
  /// The data source and delegate that connects the list with its view, or `nil` if there is none.
  package var chain: AnyObject? { self[TableChain.self] ?? self[CollectionChain.self] }
}
