public import Foundation
public import ListData

/// The default of lists of mixed rows.
extension List where Object == Row {
  /// Returns the reuse identifier that the row names.
  public func cellIdentifier(at indexPath: IndexPath) -> String {
    object(at: indexPath)?.cellIdentifier ?? defaultCellIdentifier
  }
}
