import Benchmarking
import Foundation
import HeadlessScreens
import ListControllers

/// A benchmark of terminal frames of a list with ten million rows. It handles keys or the wheel,
/// lays out the window, and produces the bytes for the terminal without writing them.
///
///     swift run -c release TerminalBenchmark [FRAMES [CASE]]
///
/// Only the cases whose names contain CASE are measured, such as `"80x24 wheel"`.
@main struct TerminalBenchmark {
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let frames = arguments.first.flatMap { Int($0) } ?? 1000
    let wanted = arguments.dropFirst().first
    print("frame of 10,000,000 rows, median of \(frames)   us    bytes")
    for size in [TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 220, rows: 60)] {
      for motion in Motion.allCases {
        let name = "\(size.columns)x\(size.rows) \(motion.rawValue)"
        if let wanted, !name.contains(wanted) { continue }
        let (time, bytes) = measure(motion, size, frames: frames)
        print(name.padded(to: 40), "\((time * 10).rounded() / 10)".padded(to: 6), bytes)
      }
    }
    for (name, measure) in [("browser, wheel", measureWeb), ("picture, wheel", measurePicture)] {
      let name = "390x844 \(name)"
      if let wanted, !name.contains(wanted) { continue }
      let (time, bytes) = measure(frames)
      print(name.padded(to: 40), "\((time * 10).rounded() / 10)".padded(to: 6), bytes)
    }
    print("resident memory: \(ProcessMemory.residentKilobytes / 1024) MB")
  }

  private enum Motion: String, CaseIterable {
    case cursor = "cursor down at the edge"
    case wheel
    case page
    case jump = "jump to the end and back"
    case none = "nothing changed"

    /// Returns the event of a frame.
    func event(_ frame: Int) -> TerminalEvent? {
      switch self {
      case .cursor: .key(.down)
      case .wheel: .mouse(TerminalMouse(.wheelDown, at: TerminalPosition(column: 2, row: 4)))
      case .page: .key(.pageDown)
      case .jump: .key(frame.isMultiple(of: 2) ? .end : .home)
      case .none: nil
      }
    }
  }

  @MainActor private static func measure(
    _ motion: Motion, _ size: TerminalSize, frames: Int
  ) -> (microseconds: Double, bytes: Int) {
    ListMetrics.current = TerminalNavigator.oneLine
    let window = UIWindow(
      frame: TerminalNavigator.bounds(columns: size.columns, rows: size.rows))
    window.rootViewController = UINavigationController(rootViewController: NumbersController())
    window.makeKeyAndVisible()
    let navigator = TerminalNavigator(window: window)
    var painter = TerminalPainter()
    _ = painter.paint(navigator.frame(size), cursor: nil)
    var times: [Double] = []
    var bytes: [Int] = []
    for frame in 0..<frames {
      let start = ContinuousClock.now
      if let event = motion.event(frame) { _ = navigator.handle(event) }
      let painted = painter.paint(navigator.frame(size), cursor: nil)
      times.append(Double((ContinuousClock.now - start) / .nanoseconds(1)) / 1000)
      bytes.append(painted.count)
    }
    window.rootViewController = nil
    return (times.sorted()[frames / 2], bytes.sorted()[frames / 2])
  }
}

/// A data source of ten million computed numbers.
struct Numbers: DataSource {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { section == 0 ? 10_000_000 : 0 }
  func object(at indexPath: IndexPath) -> Int? { isValid(indexPath) ? indexPath.row : nil }
}

/// A table view of the numbers.
final class NumbersController: UITableViewController, TableList {
  var listData = Numbers()

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = "Row \(number)" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableCell(at: indexPath) }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    padding(toLength: max(length, count), withPad: " ", startingAt: 0)
  }
}
