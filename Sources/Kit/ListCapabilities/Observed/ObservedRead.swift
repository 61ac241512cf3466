import Foundation
import ListCore
import ListPlatform
import ObservationTracking

/// A run of a closure that reads the model: one that makes the list's data, or configures a cell.
///
/// A run is retained by the link or its cell, until another one takes its place. From then on,
/// changes of what it read go unnoticed.
@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
@MainActor final class ObservedRead {
  private static var key: UInt8 = 0

  private weak var link: ObservedLink?
  private weak var cell: UIView?
  private let indexPath: IndexPath?
  private let tracking = TrackedRun()
  private var isStale = false

  /// Creates a run for the list's data.
  init(by link: ObservedLink) {
    (self.link, indexPath) = (link, nil)
  }

  /// Creates a run for a cell, of which it is the latest.
  init(by link: ObservedLink, for cell: UIView, at indexPath: IndexPath) {
    (self.link, self.cell, self.indexPath) = (link, cell, indexPath)
    objc_setAssociatedObject(cell, &Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// Calls the closure, and notifies the link before the first change of what it reads.
  func track<Result>(_ body: () -> Result) -> Result {
    tracking.track(body) { [weak self] in MainActorTurn.perform { self?.modelWillChange() } }
  }

  private func modelWillChange() {
    // Several threads may be the first.
    if isStale { return }
    isStale = true
    link?.modelWillChange(self)
  }

  /// A Boolean value that indicates whether the cell wasn't configured again since.
  var isLatestOfCell: Bool {
    guard let cell else { return false }
    return objc_getAssociatedObject(cell, &Self.key) as? ObservedRead === self
  }

  /// Returns the index path of the cell, or `nil` if the list's view doesn't show it.
  ///
  /// UIKit may prepare cells of rows that aren't visible yet. They are found where they were
  /// configured.
  func indexPath(in view: any TableOrCollectionView) -> IndexPath? {
    guard let cell, let indexPath else { return nil }
    return view.indexPath(ofCell: cell)
      ?? (view.shownCell(at: indexPath) === cell ? indexPath : nil)
  }
}
