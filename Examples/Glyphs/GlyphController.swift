import ListControllers

/// What there is to know of one scalar.
final class GlyphController: UITableViewController {
  private let facts: [(label: String, value: String)]

  init(_ glyph: Glyph) {
    facts = [
      ("character", glyph.text), ("name", glyph.name), ("number", glyph.number),
      ("UTF-8", glyph.bytes),
    ]
    super.init(style: .plain)
    title = glyph.number
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    facts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "fact")
      ?? UITableViewCell(style: .value2, reuseIdentifier: "fact")
    cell.textLabel?.text = facts[indexPath.row].label
    cell.detailTextLabel?.text = facts[indexPath.row].value
    return cell
  }
}
