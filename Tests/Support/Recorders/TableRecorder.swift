public import Foundation
public import ListPlatform

/// A cell that counts its instances, and how often each was prepared for reuse.
@MainActor public final class CountingCell: UITableViewCell {
  /// The number of cells made since the last reset.
  public static var made = 0
  /// The number of calls of `prepareForReuse()`.
  public private(set) var readied = 0

  /// Creates a cell and counts it.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountingCell.made += 1
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func prepareForReuse() {
    super.prepareForReuse()
    readied += 1
  }
}

/// The data source and delegate of a table whose rows are only counted: it logs what it is asked.
@MainActor open class Counts: RowsBase {
  /// The calls so far.
  public let log = Log()
  /// The number of rows of each section.
  public var counts: [Int]
  /// The reuse identifier of the cells.
  public var identifier = "cell"

  /// Creates a data source with the number of rows of each section.
  public init(_ counts: [Int]) {
    self.counts = counts
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    log.add("sections")
    return counts.count
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.add("rows \(section)")
    return counts[section]
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    log.add("cell \(indexPath.section)-\(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("will \(indexPath.section)-\(indexPath.row)")
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("end \(indexPath.section)-\(indexPath.row)")
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("scroll") }
}

/// A data source and delegate that implements no more than that.
public final class Source: TableRecorder {}

/// Rows that are named: the cell shows the name, and the log holds it.
public final class Names: TableRecorder {
  /// The names of the rows of each section.
  public var names: [[String]]

  /// Creates a data source with the names of the rows of each section.
  public init(_ names: [[String]]) {
    self.names = names
    super.init([])
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { names.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  { names[section].count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let name = names[indexPath.section][indexPath.row]
    log.add("cell \(name)")
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = name
    return cell
  }
}

extension UITableView {
  /// The texts of the visible cells, from top to bottom.
  public var shownTexts: [String] { visibleCells.map { $0.textLabel?.text ?? "?" } }
}

/// A table that keeps its data source alive.
public final class TestTable: UITableView {
  /// The data source, and usually the delegate.
  public var source: AnyObject?
}

/// Returns a table of 320 x 440 with rows of 44 points, so that ten of them are visible.
@MainActor public func makeTable(
  _ source: (any UITableViewDataSource & UITableViewDelegate)? = nil,
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
