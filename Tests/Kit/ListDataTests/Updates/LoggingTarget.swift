import Foundation
import ListData

/// A target that logs what it is told.
@MainActor final class LoggingTarget: ListUpdatesTarget {
  var log: [String] = []
  var shownList: (any ShownList)?
  /// Work after the changes of a batch.
  var afterBatch: () -> Void = {}

  func insertItems(at indexPaths: [IndexPath]) { log.append("insert \(words(indexPaths))") }
  func deleteItems(at indexPaths: [IndexPath]) { log.append("delete \(words(indexPaths))") }
  func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    log.append("move \(words([indexPath, newIndexPath]))")
  }
  func reconfigureItems(at indexPaths: [IndexPath]) {
    log.append("reconfigure \(words(indexPaths))")
  }
  func insertSections(_ sections: IndexSet) { log.append("insert \(Array(sections))") }
  func deleteSections(_ sections: IndexSet) { log.append("delete \(Array(sections))") }
  func moveSection(_ section: Int, toSection newSection: Int) {
    log.append("move [\(section)] [\(newSection)]")
  }
  func reloadSections(_ sections: IndexSet) { log.append("reload \(Array(sections))") }
  func performBatch(_ changes: @escaping () -> Void) {
    log.append("begin")
    changes()
    log.append("end")
    afterBatch()
  }
  func reloadData() { log.append("reload") }

  private func words(_ paths: [IndexPath]) -> String {
    paths.map { $0.map(String.init).joined(separator: ".") }.joined(separator: " ")
  }
}

/// A list on screen that tells what a test wants it to tell.
@MainActor final class ToldList: ShownList {
  var reloadReason: ListUpdatesOutcome.Reason?
  var counts: () -> [Int]? = { nil }
  var sourceCounts: () -> [Int]? = { nil }
  var anchorItems: [IndexPath] = []
  var positions: (IndexPath) -> CGPoint = { _ in CGPoint(x: 0, y: 0) }
  var scrolled: [CGPoint] = []
  var view: AnyObject?
  /// Whether changed items need other cells.
  var needsNewCells = false
  private(set) var reloaded: [IndexPath] = []

  var shownCounts: [Int]? { counts() }
  var dataSourceCounts: [Int]? { sourceCounts() }
  func position(ofItemAt indexPath: IndexPath) -> CGPoint { positions(indexPath) }
  func needsNewCell(forItemAt indexPath: IndexPath, movedTo newIndexPath: IndexPath) -> Bool {
    needsNewCells
  }
  func reloadItems(at indexPaths: [IndexPath]) { reloaded += indexPaths }
  func scrollContent(by distance: CGPoint) { scrolled.append(distance) }
  var updatedView: AnyObject { view ?? self }
}
