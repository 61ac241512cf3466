import HeadlessUIKit

/// A list of names in sections, in a window of its own.
@MainActor class NamesController: UITableViewController {
  var sections: [(title: String?, names: [String])]
  var configure: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }
  var selected: [IndexPath] = []
  var onSelection: (NamesController) -> Void = { _ in }

  /// All names in their order.
  var names: [String] { sections.flatMap(\.names) }

  init(_ sections: [(title: String?, names: [String])], style: UITableView.Style = .plain) {
    self.sections = sections
    super.init(style: style)
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
    try UIWindow.showing(
      UINavigationController(rootViewController: self), width: width, height: height, body)
  }
}

extension UIWindow {
  /// Shows a controller in a window for as long as a body runs.
  @discardableResult static func showing<Result>(
    _ controller: UIViewController, width: CGFloat = 320, height: CGFloat = 480,
    _ body: (UIWindow) throws -> Result
  ) rethrows -> Result {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return try body(window)
  }

  /// Shows a view in a window without a controller for as long as a body runs.
  @discardableResult static func showing<Result>(
    _ view: UIView, width: CGFloat = 320, height: CGFloat = 480,
    _ body: (UIWindow) throws -> Result
  ) rethrows -> Result {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.addSubview(view)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return try body(window)
  }
}

extension UIViewController {
  /// Puts a button at the end of the bar.
  func setBarButton(_ title: String = "Add", _ perform: @escaping () -> Void = {}) {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: title, primaryAction: UIAction { _ in perform() })
  }

  /// Presents an alert with choices.
  @discardableResult
  func ask(
    _ title: String, _ choices: KeyValuePairs<String, UIAlertAction.Style>,
    _ choose: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    for (title, style) in choices {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in choose(title) })
    }
    present(alert, animated: false)
    return alert
  }
}

extension UISearchController {
  /// The text, and whether the search is active and its field is edited.
  var state: String {
    "“\(searchBar.text ?? "")”" + (isActive ? " active" : "")
      + (searchBar.isFirstResponder ? " editing" : "")
  }

  /// Adds a search to a controller.
  static func added(to controller: UIViewController) -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    return search
  }
}
