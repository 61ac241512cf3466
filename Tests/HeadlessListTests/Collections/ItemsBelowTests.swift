import HeadlessUIKit
import Recorders
import Testing

/// How many items of a list are below what is in sight.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ItemsBelowTests {
  @Test func `items below are those after the last one in sight, in all sections`() {
    let view = makeCollection(ItemSource([20, 0, 5]))
    view.layoutIfNeeded()
    #expect(view.numberOfItems == 25 && view.numberOfItemsBelow == 13)
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    #expect(view.numberOfItemsBelow == 0)
    let empty = makeCollection(ItemSource([0]))
    empty.layoutIfNeeded()
    #expect(empty.numberOfItemsBelow == 0)
  }

  @Test func `rows below are those after the last one in sight, in all sections`() {
    let table = makeTable(Source([15, 0, 4]))
    table.layoutIfNeeded()
    #expect(table.numberOfRows == 19 && table.numberOfRowsBelow == 9)
    table.contentOffset.y = table.contentSize.height - 440
    table.layoutIfNeeded()
    #expect(table.numberOfRowsBelow == 0)
    let empty = makeTable(Source([0]))
    empty.layoutIfNeeded()
    #expect(empty.numberOfRowsBelow == 0)
  }
}
