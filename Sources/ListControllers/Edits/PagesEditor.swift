import Foundation
import ListData

extension PagedList {
  /// An editor that leaves the pages to the pager, and the order of its objects to the list.
  public var editor: ListEditor<Object> { PagesEditor(self) }
}

/// Lets the user move the objects of pages, if the list sets them in their new order.
private final class PagesEditor<L: PagedList>: ListEditor<L.Object> {
  private let list: L

  init(_ list: L) {
    self.list = list
    super.init(of: list)
  }

  /// Objects stay between the header and the footer.
  override func target(ofMovingFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
    proposed.section == source.section ? proposed : source
  }

  override func adoptMove(
    of object: L.Object, from source: IndexPath, to destination: IndexPath,
    _ didMove: @escaping (L.Object, IndexPath, IndexPath) -> Void
  ) {
    let old = list.pager?.objects ?? []
    didMove(object, source, destination)
    guard source != destination, old.isTriviallyIdentical(to: list.pager?.objects ?? []) else {
      return
    }
    list.reloadWhenUpdated()
    list.refuse(
      EditRefusal(
        "Its pager has the objects in their old order. Set them in their new one in "
          + "didMove(_:from:to:), by setObjects(_:)."))
  }
}
