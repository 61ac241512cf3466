public import Foundation

/// A list whose index paths on screen can differ from those of its data source, for example because
/// of a drop's placeholder.
///
/// Drops are not supported, so the two are always equal.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the section on screen of a section in the data source.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the section in the data source of a section on screen, or `NSNotFound` if there is
  /// none.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the index path on screen of an index path in the data source.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the index path in the data source of an index path on screen, or nil if there is none.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  /// Runs a closure in which the list's methods use index paths on screen.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
