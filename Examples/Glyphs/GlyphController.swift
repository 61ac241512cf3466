import ListControllers

/// A list of facts about a scalar.
final class GlyphController: UITableViewController, TableList {
  /// A fact with its label and value.
  struct Fact {
    let label: String
    let value: String
  }

  var listData: [[Fact]]

  init(_ glyph: Glyph) {
    listData = [
      [
        Fact(label: "character", value: glyph.text), Fact(label: "name", value: glyph.name),
        Fact(label: "number", value: glyph.number), Fact(label: "UTF-8", value: glyph.bytes),
      ]
    ]
    super.init(style: .plain)
    title = glyph.number
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with fact: Fact,
    at indexPath: IndexPath
  ) {
    var content = UIListContentConfiguration.valueCell()
    content.text = fact.label
    content.secondaryText = fact.value
    cell.contentConfiguration = content
  }
}
