#if !(os(iOS) || os(tvOS) || os(visionOS))
import HeadlessUIKit
import ListControllers

extension ListScreen {
  /// Performs an action, and returns what it costs a table or a collection view.
  static func cost(of view: UIScrollView, _ action: () throws -> Void) rethrows -> ListCost {
    let (outer, meter) = (view.meter, WorkMeter())
    view.meter = meter
    defer { view.meter = outer }
    try action()
    return ListCost(
      cellsMade: meter.cellsMade, cellsConfigured: meter.cellsConfigured,
      rowsReloaded: meter.rowsReloaded, measurements: meter.measurements,
      layoutPasses: meter.layoutPasses, contentSizeChanges: meter.contentSizeChanges)
  }
}
#endif
