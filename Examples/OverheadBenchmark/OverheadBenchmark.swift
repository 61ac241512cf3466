import Benchmarking
import Foundation
import ListFactories

/// A benchmark of the cost of a cell in a forwarding list, a connected list, and a provider,
/// compared with a handwritten data source with the same array, cells, and table view. It also
/// compares the cost of an object in a searched list with that in a plain list, and measures cells
/// that take their height from constraints. The rivals take turns in one process.
///
///     swift run -c release OverheadBenchmark [ROUNDS]
@main struct OverheadBenchmark {
  @MainActor static func main() {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 101
    let names = (0..<10_000).map { "Name \($0)" }
    let bench = Bench(names)
    print("median of \(rounds) rounds, each of 5 ms at least            ns   ratio")
    for workload in Workload.allCases {
      let rivals = bench.sources.map { source in
        Race.Rival(name: source.name) {
          MainActor.assumeIsolated { bench.run(workload, source.dataSource) }
        }
      }
      show(workload.rawValue, rivals, rounds)
    }
    let (plain, searched) = (Forwarding(names), Searched(names))
    searched.search(for: "1")
    show("object(at:)", [rival("a plain list", plain), rival("a searched list", searched)], rounds)
    SelfSizing.show(rounds: rounds)
  }

  @MainActor private static func rival<L: List>(_ name: String, _ list: L) -> Race.Rival {
    Race.Rival(name: name) {
      MainActor.assumeIsolated {
        let count = list.numberOfItems(inSection: 0)
        return (0..<count).count { list.object(at: IndexPath(row: $0, section: 0)) != nil }
      }
    }
  }

  private static func show(_ workload: String, _ rivals: [Race.Rival], _ rounds: Int) {
    let measured = Race(of: rivals, rounds: rounds)
    let times = zip(measured.milliseconds, measured.operations).map { $0 * 1e6 / Double($1) }
    print(workload)
    for (index, rival) in rivals.enumerated() {
      let name = "  \(rival.name)".padding(toLength: 52, withPad: " ", startingAt: 0)
      // The rivals may perform different numbers of operations.
      let ratio =
        measured.ratios[index] * Double(measured.operations[0])
        / Double(measured.operations[index])
      print(name, String(format: "%7.0f   %5.2f", times[index], ratio))
    }
  }
}

/// The work of a table view.
enum Workload: String, CaseIterable {
  /// Reconfigures the visible rows with their existing cells.
  case reconfigure = "cellForRow, with the row's own cell"
  /// Scrolls by a screen, so that rows at the bottom reuse the cells of rows at the top.
  case scroll = "scrolling by a screen, with layout"
  /// Reloads all data.
  case reload = "reloading, with layout"
}

/// A table view and its data sources.
@MainActor final class Bench {
  struct Source {
    let name: String
    let dataSource: any UITableViewDataSource
  }

  let sources: [Source]
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 1_760))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_760))
  private let kept: [AnyObject]

  init(_ names: [String]) {
    let hand = HandWritten(names)
    let forwarding = Forwarding(names)
    let bridged = Bridged(names)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    forwarding.tableView = table
    bridged.tableView = table
    bridged.connectList()
    guard let chain = table.dataSource else { fatalError("The table has no data source.") }
    let provider = DataSourceProvider(
      dataSource: [names],
      cellFactory: ViewFactory<String, UITableViewCell> { cell, name, _, _, _ in
        cell.textLabel?.text = name
      })
    kept = [bridged, provider]
    sources = [
      Source(name: "written by hand", dataSource: hand),
      Source(name: "TableList, forwarded", dataSource: forwarding),
      Source(name: "TableList, connected", dataSource: chain),
      Source(name: "DataSourceProvider", dataSource: provider.tableViewDataSource),
    ]
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  /// Performs a workload and returns the number of cells that were requested.
  func run(_ workload: Workload, _ dataSource: any UITableViewDataSource) -> Int {
    if table.dataSource !== dataSource {
      table.dataSource = dataSource
      table.contentOffset = .zero
      table.reloadData()
      table.layoutIfNeeded()
    }
    let visible = table.indexPathsForVisibleRows ?? []
    switch workload {
    case .reconfigure: table.reconfigureRows(at: visible)
    case .scroll:
      let y = table.contentOffset.y + 1_760
      table.contentOffset.y = y + 1_760 > table.contentSize.height ? 0 : y
    case .reload: table.reloadData()
    }
    table.layoutIfNeeded()
    return visible.count
  }
}
