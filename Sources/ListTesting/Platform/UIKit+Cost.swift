#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListControllers

extension ListScreen {
  /// Performs an action, and returns what it costs a table or a collection view.
  static func cost(of view: UIScrollView, _ action: () throws -> Void) rethrows -> ListCost {
    var count = 0
    let observation = view.observe(\.contentSize, options: [.old, .new]) { _, change in
      if change.oldValue != change.newValue { count += 1 }
    }
    defer { observation.invalidate() }
    try action()
    return ListCost(contentSizeChanges: count)
  }
}
#endif
