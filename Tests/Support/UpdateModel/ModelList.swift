public import Foundation
public import HeadlessUIKit

/// A list on screen whose every cell is watched while groups of calls are performed on it: a table
/// or a collection view, behind one face.
@MainActor public protocol ModelList {
  /// Shows a list of these counts from scratch.
  func show(_ counts: [Int])
  /// Performs a group after which the data has these counts; gives the places for which cells were
  /// asked, and the exceptions.
  func perform(_ operations: [BatchUpdate.Operation], counts: [Int]) -> (
    asked: [IndexPath], refused: [UIKitException]
  )
  /// The cell of a place.
  func cell(at path: IndexPath) -> UIView?
  /// The counts that the view shows.
  var counts: [Int] { get }
  /// Whose words and rules hold.
  var list: BatchUpdate.List { get }
}

/// What a group did that it should not have done, or did not do; nil where all is well.
@MainActor public func fault(
  in model: some ModelList, before: [Int], after: [Int], _ operations: [BatchUpdate.Operation]
) -> String? {
  let naive = NaiveBatchUpdate(operations, model.list)
  model.show(before)
  var cells: [IndexPath: UIView] = [:]
  for path in places(before) { cells[path] = model.cell(at: path) }
  let (asked, refused) = model.perform(operations, counts: after)
  guard model.counts == after else { return "shows \(model.counts) rather than \(after)" }
  guard naive.problem(before: before, after: after) == nil else {
    return refused.count == 1 ? nil : "was performed, and should have been refused"
  }
  guard refused.isEmpty else { return "was refused: \(refused[0].reason)" }
  var wanted: [IndexPath] = []
  for (section, rows) in naive.rows(before: before, after: after).enumerated() {
    for (item, row) in rows.enumerated() {
      let path = IndexPath(item: item, section: section)
      switch row {
      case .new: wanted.append(path)
      case .old(let old):
        guard model.cell(at: path) === cells[old] else {
          return "the cell of \(old) is not at \(path)"
        }
      }
    }
  }
  return asked.sorted() == wanted ? nil : "asked for \(asked.sorted()) rather than \(wanted)"
}

private func places(_ counts: [Int]) -> [IndexPath] {
  counts.indices.flatMap { section in
    (0..<counts[section]).map { IndexPath(item: $0, section: section) }
  }
}

/// A table of rows one point high, all of which are visible.
public final class ModelTable: NSObject, ModelList, UITableViewDataSource {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 1000))
  private var data: [Int] = []
  private var asked: [IndexPath] = []
  public let list = BatchUpdate.List.table

  /// Makes an empty table.
  public override init() {
    super.init()
    table.rowHeight = 1
    table.estimatedRowHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  public var counts: [Int] {
    (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
  }
  public func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }

  public func show(_ counts: [Int]) {
    data = counts
    table.reloadData()
    table.layoutIfNeeded()
  }

  public func perform(_ operations: [BatchUpdate.Operation], counts: [Int]) -> (
    asked: [IndexPath], refused: [UIKitException]
  ) {
    asked = []
    let refused = UIKitException.raised {
      table.performBatchUpdates {
        for operation in operations { self.call(operation) }
        self.data = counts
      }
    }
    table.layoutIfNeeded()
    return (asked, refused)
  }

  private func call(_ operation: BatchUpdate.Operation) {
    switch operation {
    case .insertItem(let path): table.insertRows(at: [path], with: .none)
    case .deleteItem(let path): table.deleteRows(at: [path], with: .none)
    case .reloadItem(let path): table.reloadRows(at: [path], with: .none)
    case .reconfigureItem(let path): table.reconfigureRows(at: [path])
    case .moveItem(let path, let target): table.moveRow(at: path, to: target)
    case .insertSection(let section): table.insertSections([section], with: .none)
    case .deleteSection(let section): table.deleteSections([section], with: .none)
    case .reloadSection(let section): table.reloadSections([section], with: .none)
    case .moveSection(let section, let target): table.moveSection(section, toSection: target)
    }
  }

  public func numberOfSections(in tableView: UITableView) -> Int { data.count }
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    data[section]
  }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    asked.append(indexPath)
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

/// A collection view of items one point high, all of which are visible.
public final class ModelCollection: NSObject, ModelList, UICollectionViewDataSource {
  private let collection: UICollectionView
  private var data: [Int] = []
  private var asked: [IndexPath] = []
  public let list = BatchUpdate.List.collection

  /// Makes an empty collection view.
  public override init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 1, height: 1)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 1000), collectionViewLayout: flow)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
  }

  public var counts: [Int] {
    (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
  }
  public func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }

  public func show(_ counts: [Int]) {
    data = counts
    collection.reloadData()
    collection.layoutIfNeeded()
  }

  public func perform(_ operations: [BatchUpdate.Operation], counts: [Int]) -> (
    asked: [IndexPath], refused: [UIKitException]
  ) {
    asked = []
    let refused = UIKitException.raised {
      collection.performBatchUpdates {
        for operation in operations { self.call(operation) }
        self.data = counts
      }
    }
    collection.layoutIfNeeded()
    return (asked, refused)
  }

  private func call(_ operation: BatchUpdate.Operation) {
    switch operation {
    case .insertItem(let path): collection.insertItems(at: [path])
    case .deleteItem(let path): collection.deleteItems(at: [path])
    case .reloadItem(let path): collection.reloadItems(at: [path])
    case .reconfigureItem(let path): collection.reconfigureItems(at: [path])
    case .moveItem(let path, let target): collection.moveItem(at: path, to: target)
    case .insertSection(let section): collection.insertSections([section])
    case .deleteSection(let section): collection.deleteSections([section])
    case .reloadSection(let section): collection.reloadSections([section])
    case .moveSection(let section, let target): collection.moveSection(section, toSection: target)
    }
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data[section] }
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
