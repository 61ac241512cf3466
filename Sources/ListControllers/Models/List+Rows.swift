public import Foundation
public import ListData

/// Lists of mixed rows: each row says which cell shows it.
extension List where Object == Row {
  public func cellIdentifier(at indexPath: IndexPath) -> String {
    object(at: indexPath)?.cellIdentifier ?? defaultCellIdentifier
  }
}
