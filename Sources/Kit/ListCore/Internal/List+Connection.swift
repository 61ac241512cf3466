import ListPlatform

extension List {
  /// The number of items in each section, as the view's data source should return them.
  package var itemCounts: [Int] { (0..<numberOfSections).map(numberOfItems(inSection:)) }

  /// A Boolean value that indicates whether the list was connected with a view.
  public var isConnected: Bool { ListState.of(self).chain != nil }

  /// A Boolean value that indicates whether no view asks the list, because it isn't connected and
  /// implements no method of the data source. Reading it doesn't make the list follow its source.
  package var isNeverAsked: Bool {
    guard !isConnected, let view = kitView else { return false }
    guard let dataSource = view.answering.dataSource else { return true }
    return dataSource === self && !view.isCounted(by: self)
  }

  /// The obstacle that keeps the list's view from asking the list, in sentences with the remedy.
  package var missingConnection: String {
    guard let view = kitView else { return missingView }
    guard let chain = ListState.of(self).chain else {
      return "Call connectList() in viewDidLoad, or forward the data source's methods to the list."
    }
    return view.answering.dataSource === chain
      ? "\(Self.self) implements methods of the data source, which come before the list's. Remove "
        + "them."
      : "Another data source was set after connectList(). Remove the assignment."
  }

  /// The lack of a view to show the list in, with the remedy.
  package var missingView: String {
    let isTable = self is any TableBasedList
    let view = controller?.viewIfLoaded
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
