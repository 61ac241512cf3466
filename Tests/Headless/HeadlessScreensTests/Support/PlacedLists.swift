import HeadlessUIKit

/// Lists at frames in cells of a text screen.
@MainActor final class PlacedLists: UIViewController {
  private let lists: [(controller: UIViewController, cells: CGRect)]

  init(_ lists: [(UIViewController, CGRect)]) {
    self.lists = lists.map { (controller: $0.0, cells: $0.1) }
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  /// Lists of names at frames in cells.
  convenience init(_ lists: KeyValuePairs<[String], CGRect>) {
    self.init(lists.map { (DraggedNames([(nil, $0)]), $1) })
  }

  /// The names of all lists.
  var names: [[String]] { lists.compactMap { ($0.controller as? DraggedNames)?.names } }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (controller, _) in lists {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let line = ListMetrics.current.rowHeight
    for (controller, cells) in lists {
      controller.view.frame = CGRect(
        x: cells.minX * 8, y: cells.minY * line, width: cells.width * 8,
        height: cells.height * line)
    }
  }
}
