import HeadlessUIKit
import ListControllers
import Testing

@testable import ListTesting

/// A list stays within the budget of a gesture, or the test says by how much it doesn't.
@MainActor @Suite(.expectingIssues) struct CostTests {
  private final class Numbers: UITableViewController, TableList {
    var listData = [Array(0..<1_000)]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 40
      connectList()
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = "\(number)" }
  }

  private final class Items: UICollectionViewController, CollectionList {
    var listData = [Array(0..<1_000)]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with number: Int,
      at indexPath: IndexPath
    ) {}
  }

  private func items() -> ListScreen<Items> {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    return ListScreen(Items(collectionViewLayout: layout))
  }

  @Test func `a scroll configures only the rows or items that come into view`() {
    let screen = ListScreen(Numbers())
    let cost = screen.expectCost(
      atMost: ListCost(cellsMade: 2, cellsConfigured: 3, rowsReloaded: 0, contentSizeChanges: 0)
    ) {
      screen.scroll(by: 80)
    }
    #expect(cost.measurements != nil && cost.layoutPasses.map { $0 > 0 } == true)
    screen.scroll(by: 2_000)
    let again = screen.expectCost(atMost: ListCost(cellsMade: 0)) { screen.scroll(by: -40) }
    #expect(again.cellsConfigured == 1)

    let items = items()
    let itemCost = items.expectCost(atMost: ListCost(rowsReloaded: 0, contentSizeChanges: 0)) {
      items.scroll(by: 80)
    }
    let counts = [cost, itemCost].map { $0.cellsConfigured ?? 0 }
    #expect(counts.filter((2...3).contains) == counts)
  }

  @Test func `an update configures the row that it changes`() {
    let screen = ListScreen(Numbers())
    let cost = screen.expectCost(atMost: ListCost()) {
      screen.controller.setListData([[0, 5_000] + Array(2..<1_000)], animated: false)
    }
    #expect((cost.cellsConfigured, cost.rowsReloaded, cost.contentSizeChanges) == (1, 0, 0))
    let removal = screen.expectCost(atMost: ListCost(contentSizeChanges: 1)) {
      screen.controller.setListData([Array(2..<1_000)], animated: false)
    }
    #expect((removal.contentSizeChanges, removal.cellsConfigured) == (1, 2))
  }

  @Test func `a reload requests all visible rows again`() {
    let table = ListScreen(Numbers())
    let rows = table.rowTexts.count
    let cost = table.expectCost(atMost: ListCost()) { table.controller.tableView.reloadData() }
    #expect([cost.rowsReloaded, cost.cellsConfigured, cost.cellsMade] == [rows, rows, 0])
    let some = table.expectCost(atMost: ListCost()) {
      table.controller.tableView.reloadRows(at: [[0, 1], [0, 900]], with: .none)
      table.controller.tableView.reconfigureRows(at: [[0, 2], [0, 901]])
    }

    let screen = items()
    let items = screen.controller.collectionView.visibleCells.count
    let all = screen.expectCost(atMost: ListCost()) {
      screen.controller.collectionView.reloadData()
    }
    #expect([all.rowsReloaded, all.cellsConfigured] == [items, items])
    let few = screen.expectCost(atMost: ListCost()) {
      screen.controller.collectionView.reloadItems(at: [[0, 1], [0, 900]])
      screen.controller.collectionView.reconfigureItems(at: [[0, 2], [0, 901]])
    }
    #expect(
      [some, few].map { [$0.rowsReloaded, $0.cellsConfigured] } == [[2, 2], [2, 2]])
  }

  @Test func `more than the budget is an issue that names the counts`() {
    expectIssues {
      let screen = ListScreen(Numbers())
      screen.expectCost(atMost: ListCost(cellsMade: 100, cellsConfigured: 1)) {
        screen.scroll(by: 80)
      }
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("cells configured instead of at most 1") && text.contains("In all:")
        && !text.contains("cells made instead")
    }
  }

  @Test func `a count that reaches the budget is within it`() {
    let cost = ListCost(cellsMade: 4, layoutPasses: 2)
    let excesses = [
      ListCost(cellsMade: 3).excesses(over: ListCost(cellsMade: 3)),
      cost.excesses(over: ListCost(cellsMade: 3)),
      ListCost(cellsMade: 4).excesses(over: ListCost(layoutPasses: 1)),
    ]
    #expect(excesses == [[], ["4 cells made instead of at most 3"], []])
    #expect(cost.description == "4 cells made, 2 layout passes")
  }
}
