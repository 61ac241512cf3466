import ListControllers

/// Three columns next to each other. What happens in them is undone together, because they share
/// the undo manager of the window.
final class BoardController: UIViewController {
  let columns = [
    ColumnController("To Do", ["Sow", "Weed", "Water"]),
    ColumnController("Doing", ["Reap"]),
    ColumnController("Done", ["Plow", "Harrow"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.add() })
    for column in columns {
      addChild(column)
      view.addSubview(column.view)
      column.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = area.width / CGFloat(columns.count)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, column) in (isMirrored ? columns.reversed() : columns).enumerated() {
      column.view.frame = CGRect(
        x: area.minX + CGFloat(index) * width, y: area.minY, width: width, height: area.height)
    }
  }

  // UIKit offers undo and redo to the first responder.
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  /// Asks the user for the title of a card, and adds the card to the first column.
  private func add() {
    let alert = UIAlertController(title: "Add a Card", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let title = alert?.textFields?.first?.text, !title.isEmpty else { return }
        self?.columns[0].add(Card(title: title))
      })
    present(alert, animated: true)
  }
}
