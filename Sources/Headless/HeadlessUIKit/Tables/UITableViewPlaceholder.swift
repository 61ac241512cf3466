public import Foundation

/// A row that is displayed before the data contains it.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path of the placeholder.
  ///   - reuseIdentifier: The reuse identifier of its cell.
  ///   - rowHeight: Its height, in points, or `UITableView.automaticDimension`.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
  }

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// A closure that updates the placeholder's cell when it is displayed.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder of a dropped item.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the parameters of the preview. It is never called because no previews
  /// are drawn.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
