#if !os(tvOS)
public import Foundation
public import ListControllers
public import Testing

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
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if the row can't be dragged, or if the drop is refused.
  @discardableResult
  public func dragAndDrop(
    _ source: IndexPath, of list: UIScrollView? = nil, to target: IndexPath?,
    in destination: UIScrollView? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let list = list ?? listView
    var isDropped: Bool?
    return act(
      to: "drag \(source) and drop it \(target.map { "on \($0)" } ?? "behind the rows")",
      sourceLocation
    ) {
      guard let list else { return false }
      isDropped = fingers.drag(source, of: list, to: target, in: destination ?? list)
      return isDropped == true
    } because: {
      if let obstacle = list === listView ? missing(source) : nil { return obstacle }
      return isDropped == nil
        ? missingLift(in: list) : missingDrop(in: destination ?? list)
    }
  }
}
#endif
