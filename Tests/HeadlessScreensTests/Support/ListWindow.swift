import HeadlessUIKit

/// A list of names in sections, in a window of its own.
@MainActor class NamesController: UITableViewController {
  var sections: [(title: String?, names: [String])]
  var configure: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }
  var selected: [IndexPath] = []
  var onSelection: (NamesController) -> Void = { _ in }

  init(_ sections: [(title: String?, names: [String])]) {
    self.sections = sections
    super.init(style: .plain)
    title = "Names"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, sections[indexPath.section].names[indexPath.row])
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { sections[section].title }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
    onSelection(self)
  }

  /// Shows the controller in a navigation controller for as long as a body runs.
  @discardableResult
  func shown<Result>(
    width: CGFloat = 240, height: CGFloat = 400, _ body: (UIWindow) throws -> Result
  ) rethrows -> Result {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = UINavigationController(rootViewController: self)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return try body(window)
  }
}
