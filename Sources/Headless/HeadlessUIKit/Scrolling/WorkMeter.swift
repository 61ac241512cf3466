/// The work that a table or a collection view does, counted for a test.
@MainActor package final class WorkMeter {
  /// The cells that were created, because none could be reused.
  package var cellsMade = 0
  /// The requests of cells from the data source.
  package var cellsConfigured = 0
  /// The visible rows or items whose cells were requested again.
  package var rowsReloaded = 0
  /// The measurements of cells, headers and footers.
  package var measurements = 0
  /// The layout passes of the view.
  package var layoutPasses = 0
  /// The changes of the content's size.
  package var contentSizeChanges = 0

  /// Creates a meter that has counted nothing.
  package init() {}
}
