public import Foundation

/// An item that is displayed before the data contains it.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path of the placeholder.
  ///   - reuseIdentifier: The reuse identifier of its cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }

  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// A closure that updates the placeholder's cell when it is displayed.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder of a dropped item.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the parameters of the preview. It is never called because no previews
  /// are drawn.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
