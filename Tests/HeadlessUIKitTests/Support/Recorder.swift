import HeadlessUIKit

/// A log of what UIKit asked and told.
@MainActor final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  func count(_ prefix: String) -> Int { lines.count { $0.hasPrefix(prefix) } }
}

/// A cell that counts how many of it were made, and how often each was made ready again.
@MainActor final class CountingCell: UITableViewCell {
  static var made = 0
  var readied = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountingCell.made += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    readied += 1
  }
}

/// What every data source of the behaviour tests has: counts, cells, and a log.
///
/// It declares no conformance: a subclass that did not would not be asked for the optional methods
/// that it adds.
@MainActor class Counts: NSObject {
  let log = Log()
  var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.add("sections")
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.add("rows \(section)")
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.add("cell \(indexPath.section)-\(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("will \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("end \(indexPath.section)-\(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("scroll") }
}

/// A data source and delegate that implements no more than that.
final class Source: Counts, UITableViewDataSource, UITableViewDelegate {}

/// A table that keeps its data source alive.
final class TestTable: UITableView {
  var source: AnyObject?
}

/// The view of the behaviour tests: 320 x 440, rows of 44, so ten of them are visible.
@MainActor func makeTable(
  _ source: (any Counts & UITableViewDataSource & UITableViewDelegate)? = nil,
  style: UITableView.Style = .plain
) -> UITableView {
  let table = TestTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
  table.source = source
  table.rowHeight = 44
  table.estimatedRowHeight = 0
  table.register(CountingCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = source
  table.delegate = source
  return table
}

/// Runs a body with a handler that records programmer's errors instead of ending the process.
@MainActor func recordingExceptions(_ body: () throws -> Void) rethrows -> [UIKitException] {
  var exceptions: [UIKitException] = []
  let old = UIKitException.handler
  UIKitException.handler = { exceptions.append($0) }
  defer { UIKitException.handler = old }
  try body()
  return exceptions
}
