public import Foundation
public import ListData

/// Lists of mixed rows: each row says which cell shows it.
extension List where Object == Row {
  public func cellIdentifier(at indexPath: IndexPath) -> String {
    object(at: indexPath)?.cellIdentifier ?? defaultCellIdentifier
  }
}

extension UpdatingList where ListData == ListModel {
  /// Sets the data, and makes the view follow.
  @discardableResult
  public func setListData(_ model: ListModel, animated: Bool = true) -> ListUpdatesOutcome {
    show(
      model.sections, after: listData.sections, by: ByIdentifier.self, animated,
      updates: { $0.updates(to: $1) }, setData: { self.listData = ListModel($0) })
  }
}
