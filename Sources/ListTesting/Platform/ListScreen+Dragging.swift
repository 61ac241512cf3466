#if !os(tvOS)
public import Foundation
public import ListControllers

/// Drag and drop within and between lists, which tvOS doesn't have.
extension ListScreen {
  /// Lifts a row or item with a long press, drags it over a list, and drops it.
  ///
  ///     #expect(screen.dragAndDrop([0, 0], to: [0, 2]))
  ///     let columns = screen.controller.columns.map { $0.tableView! }
  ///     #expect(screen.dragAndDrop([0, 0], of: columns[0], to: nil, in: columns[1]))
  ///
  /// - Parameters:
  ///   - source: The index path of the row before the drop.
  ///   - list: The table view or collection view of the row. The default is the list in front.
  ///   - target: The index path of the row under the finger or, behind the last row of a section,
  ///     of its end. If it is nil, the finger is behind the rows of the list.
  ///   - destination: The table view or collection view on which the row is dropped. The default is
  ///     the list of the row.
  /// - Returns: False if the row can't be dragged, or if the drop is refused.
  @discardableResult
  public func dragAndDrop(
    _ source: IndexPath, of list: UIScrollView? = nil, to target: IndexPath?,
    in destination: UIScrollView? = nil
  ) -> Bool {
    act {
      guard let list = list ?? listView else { return false }
      return fingers.drag(source, of: list, to: target, in: destination ?? list)
    }
  }
}
#endif
