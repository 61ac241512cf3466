import HeadlessUIKit
import Recorders
import Testing

/// How many items of a list are below what is in sight.
@MainActor struct ItemsBelowTests {
  @Test func `items and rows below are those after the last one in sight, in all sections`() {
    let view = makeCollection(ItemSource([20, 0, 5]))
    let table = makeTable(Source([15, 0, 4]))
    let (emptyView, emptyTable) = (makeCollection(ItemSource([0])), makeTable(Source([0])))
    func layOut() {
      for list in [view, emptyView, table, emptyTable] as [UIView] { list.layoutIfNeeded() }
    }
    layOut()
    #expect(
      (view.numberOfItems, table.numberOfRows, view.numberOfItemsBelow, table.numberOfRowsBelow)
        == (25, 19, 13, 9))
    #expect((emptyView.numberOfItemsBelow, emptyTable.numberOfRowsBelow) == (0, 0))
    view.contentOffset.y = 1_000
    table.contentOffset.y = table.contentSize.height - 440
    layOut()
    #expect((view.numberOfItemsBelow, table.numberOfRowsBelow) == (0, 0))
  }
}
