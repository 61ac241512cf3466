public import Foundation
public import ListData
public import ListPlatform

// The data sources that UIKit talks to. They aren't generic, because Objective-C requires it. They
// hold their provider weakly, and are empty without it.

/// The answers that a table needs of its data source.
@usableFromInline
struct TableAnswers {
  let data: () -> (any DataSource)?
  let cell: (UITableView, IndexPath) -> UITableViewCell

  @usableFromInline
  init(
    data: @escaping () -> (any DataSource)?,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) {
    self.data = data
    self.cell = cell
  }
}

/// A table's data source without editing. UIKit checks for optional methods, so the methods for
/// editing are in another class.
@usableFromInline
final class TableBridge: NSObject, UITableViewDataSource {
  private let answers: TableAnswers

  @usableFromInline
  init(_ answers: TableAnswers) { self.answers = answers }

  @usableFromInline
  func numberOfSections(in tableView: UITableView) -> Int { answers.data()?.numberOfSections ?? 0 }

  @usableFromInline
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answers.data()?.numberOfItems(inSection: section) ?? 0
  }

  @usableFromInline
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    answers.cell(tableView, indexPath)
  }

  @usableFromInline
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answers.data()?.headerTitle(inSection: section)
  }

  @usableFromInline
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    answers.data()?.footerTitle(inSection: section)
  }

  @usableFromInline
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    answers.data()?.sectionIndexTitles
  }
}

/// A table's data source with editing.
@usableFromInline
final class EditingTableBridge: NSObject, UITableViewDataSource {
  private let bridge: TableBridge
  private let canEdit: (IndexPath) -> Bool
  private let commit: (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void

  @usableFromInline
  init(
    _ answers: TableAnswers, canEdit: @escaping (IndexPath) -> Bool,
    commit: @escaping (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void
  ) {
    bridge = TableBridge(answers)
    self.canEdit = canEdit
    self.commit = commit
  }

  @usableFromInline
  func numberOfSections(in tableView: UITableView) -> Int {
    bridge.numberOfSections(in: tableView)
  }

  @usableFromInline
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    bridge.tableView(tableView, numberOfRowsInSection: section)
  }

  @usableFromInline
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    bridge.tableView(tableView, cellForRowAt: indexPath)
  }

  @usableFromInline
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    bridge.tableView(tableView, titleForHeaderInSection: section)
  }

  @usableFromInline
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    bridge.tableView(tableView, titleForFooterInSection: section)
  }

  @usableFromInline
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    bridge.sectionIndexTitles(for: tableView)
  }

  @usableFromInline
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }

  @usableFromInline
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { commit(tableView, editingStyle, indexPath) }
}

/// A collection view's data source.
@usableFromInline
final class CollectionBridge: NSObject, UICollectionViewDataSource {
  private let data: () -> (any DataSource)?
  private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell?
  private let supplementaryView: (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  @usableFromInline
  init(
    data: @escaping () -> (any DataSource)?,
    cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell?,
    supplementaryView: @escaping (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  ) {
    self.data = data
    self.cell = cell
    self.supplementaryView = supplementaryView
  }

  @usableFromInline
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    data()?.numberOfSections ?? 0
  }

  @usableFromInline
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data()?.numberOfItems(inSection: section) ?? 0 }

  @usableFromInline
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    // UIKit requires cells that were dequeued.
    cell(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(
        of: UICollectionViewCell.self, withIdentifier: "UICollectionViewCell", for: indexPath)
  }

  @usableFromInline
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryView(collectionView, kind, indexPath)
      ?? collectionView.dequeueReusableSupplementaryView(
        of: UICollectionReusableView.self, ofKind: kind,
        withReuseIdentifier: "UICollectionReusableView", for: indexPath)
  }
}
