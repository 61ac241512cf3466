import Foundation
import Observation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The methods that are called again after changes of observable objects that they read.
@MainActor @Suite(.timeLimit(.minutes(30))) struct AutomaticTrackingTests {
  @available(macOS 14, *)
  @Observable final class Model: @unchecked Sendable {
    var title = "a"
    var width = 1
    var priority = 1
    var other = 1
  }

  /// A view that reads one property in each of its methods.
  @available(macOS 14, *)
  final class Reader: UIView {
    let model: Model
    var log: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateProperties() {
      super.updateProperties()
      log.append("properties \(model.title)")
    }
    override func updateConstraints() {
      super.updateConstraints()
      log.append("constraints \(model.priority)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout \(model.width)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @available(macOS 14, *)
  @Test func `a view's methods are called again, each after changes of what it read`() {
    let model = Model()
    let view = Reader(model)
    window.addSubview(view)
    func after(_ change: () -> Void) -> [String] {
      view.log = []
      change()
      if !view.log.isEmpty { view.log.append("too early") }
      window.layoutIfNeeded()
      return view.log
    }
    #expect(after {} == ["properties a", "constraints 1", "layout 1"])
    let titles = after {
      model.title = "b"
      model.title = "c"
    }
    #expect(titles == ["properties c"])
    #expect([after { model.other = 2 }, after { model.width = 2 }] == [[], ["layout 2"]])
    let both = after {
      model.width = 3
      model.title = "d"
    }
    #expect(both == ["properties d", "layout 3"])
    #expect([after { model.priority = 2 }, after {}] == [["constraints 2", "layout 3"], []])
    // A view that isn't in a window is updated when it is.
    view.removeFromSuperview()
    #expect(after { model.title = "b" } == [])
    #expect(after { window.addSubview(view) } == ["properties b", "layout 3"])
  }

  @available(macOS 14, *)
  @Test func `a property that an update sets is laid out in the same turn`() {
    let model = Model()
    final class Setting: UIView {
      var update: () -> Void = {}
      var layouts = 0
      override func updateProperties() {
        update()
        setNeedsLayout()
      }
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Setting()
    var titles: [String] = []
    view.update = { titles.append(model.title) }
    window.addSubview(view)
    window.layoutIfNeeded()
    var layouts = [view.layouts]
    model.title = "b"
    view.layoutIfNeeded()
    layouts.append(view.layouts)
    #expect((layouts, titles) == ([1, 2], ["a", "b"]))
    // The layout of a view updates the views that contain it first.
    let inner = UIView()
    view.addSubview(inner)
    window.layoutIfNeeded()
    let before = view.layouts
    model.title = "c"
    inner.layoutIfNeeded()
    #expect((titles, view.layouts) == (["a", "b", "c"], before + 1))
  }

  @available(macOS 14, *)
  @Test func `changes on other threads are passed on`() async throws {
    let model = Model()
    let view = Reader(model)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.log = []
    try await onOwnThread { model.title = "elsewhere" }
    try await MainQueue.wait {
      window.layoutIfNeeded()
      return view.log == ["properties elsewhere"]
    }
  }

  @available(macOS 14, *)
  @Test func `tracking keeps neither the view nor the model`() {
    let model = Model()
    weak var view: Reader?
    weak var other: Model?
    do {
      let shown = Reader(model)
      let second = Reader(Model())
      (view, other) = (shown, second.model)
      for view in [shown, second] { view.layoutIfNeeded() }
    }
    #expect(view == nil && other == nil)
    model.title = "b"
  }

  /// A model that counts who is registered for changes of it: a registration retains the key path
  /// with which it was made.
  @available(macOS 14, *)
  final class CountedModel: Observable {
    final class Width { var value = 1 }
    final class Registration {
      weak var path: AnyKeyPath?
      init(_ path: AnyKeyPath) { self.path = path }
    }

    let stored = Width()
    private var made: [Registration] = []
    private let registrar = ObservationRegistrar()

    var registrations: Int { made.count { $0.path != nil } }

    var width: Int {
      let path = (\CountedModel.stored).appending(path: \Width.value)
      made.append(Registration(path))
      registrar.access(self, keyPath: path)
      return stored.value
    }
  }

  @available(macOS 14, *)
  @Test func `a section provider is asked again after changes of what it read`() {
    let model = Model()
    var questions = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      questions += 1
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(model.width)))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.contentSize.height == 2)
    for width in 2...4 {
      questions = 0
      model.width = width
      window.layoutIfNeeded()
      #expect(
        (view.contentSize.height, questions, view.cellForItem(at: [0, 1])?.frame.minY)
          == (CGFloat(2 * width), 1, CGFloat(width)))
    }
    questions = 0
    model.other = 2
    window.layoutIfNeeded()
    #expect(questions == 0)
  }

  @available(macOS 14, *)
  @Test func `a model that never changes gathers no registrations`() {
    final class Reader: UIView {
      var model: CountedModel?
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        _ = model?.width
      }
    }
    let model = CountedModel()
    do {
      let views = [Reader(), Reader()]
      for view in views {
        view.model = model
        window.addSubview(view)
      }
      for count in 1...100 {
        window.layoutIfNeeded()
        #expect(views.map(\.layouts) == [count, count])
        // The first run of the class, and one for each view.
        #expect(model.registrations <= 3)
        for view in views { view.setNeedsLayout() }
      }
      for view in views { view.removeFromSuperview() }
    }
    #expect(model.registrations <= 1)
  }

  // MARK: Controllers

  @available(macOS 14, *)
  final class Controller: UIViewController {
    let model: Model
    var log: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      log.append("properties \(model.title)")
    }
    override func updateViewConstraints() {
      super.updateViewConstraints()
      log.append("constraints \(model.priority)")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.append("will \(model.width)")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.append("did \(model.other)")
    }
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) { log.append("placeholder \(model.title)") }
  }

  @available(macOS 14, *)
  @Test func `a controller's methods are called again, each after changes of what it read`() {
    let model = Model()
    let controller = Controller(model)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessRunLoop.tick()
    #expect(
      Set(controller.log) == ["properties a", "constraints 1", "will 1", "did 1", "placeholder a"])
    #expect(controller.log.filter { $0 == "properties a" }.count == 1)
    func after(_ change: () -> Void) -> [String] {
      HeadlessRunLoop.tick()
      controller.log = []
      change()
      HeadlessRunLoop.tick()
      return controller.log
    }
    #expect(
      [after { model.width = 2 }, after { model.other = 2 }, after { model.priority = 2 }] == [
        ["will 2", "did 1"], ["will 2", "did 2"], ["constraints 2", "will 2", "did 2"],
      ])
    #expect(after { model.title = "b" } == ["placeholder b", "properties b"])
    #expect(
      [after {}, after { controller.setNeedsUpdateProperties() }] == [[], ["properties b"]])
    let properties = after {
      controller.setNeedsUpdateProperties()
      controller.updatePropertiesIfNeeded()
      controller.updatePropertiesIfNeeded()
    }
    #expect(properties == ["properties b"])
    #expect(after { controller.view.setNeedsUpdateProperties() } == [])
  }

  @available(macOS 14, *)
  @Test func `a view is updated before its controller`() {
    let controller = Controller(Model())
    let view = Reader(Model())
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessRunLoop.tick()
    (view.log, controller.log) = ([], [])
    view.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect([view.log, controller.log] == [["properties a"], ["properties a"]])
  }

  @available(macOS 14, *)
  @Test func `a presentation controller's methods are called again`() throws {
    let model = Model()
    final class Presentation: UIPresentationController {
      var read: (String) -> Void = { _ in }
      override func containerViewWillLayoutSubviews() { read("will") }
      override func containerViewDidLayoutSubviews() { read("did") }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var read: (String) -> Void = { _ in }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let made = Presentation(presentedViewController: presented, presenting: presenting)
        made.read = read
        return made
      }
    }
    var log: [String] = []
    let delegate = Delegate()
    delegate.read = { log.append("\($0) \($0 == "will" ? model.width : model.other)") }
    let (below, above) = (UIViewController(), UIViewController())
    window.rootViewController = below
    window.makeKeyAndVisible()
    above.modalPresentationStyle = .custom
    above.transitioningDelegate = delegate
    below.present(above, animated: false)
    HeadlessRunLoop.tick()
    #expect(log.contains("will 1") && log.contains("did 1"))
    log = []
    model.width = 2
    HeadlessRunLoop.tick()
    #expect(log == ["will 2", "did 1"])
    model.other = 3
    HeadlessRunLoop.tick()
    #expect(log == ["will 2", "did 1", "will 2", "did 3"])
  }

  // MARK: Configurations

  @available(macOS 14, *)
  @Test func `a button and a cell of a collection view are configured again`() {
    let model = Model()
    let button = UIButton(configuration: .plain())
    var log: [String] = []
    var ofCell: [String] = []
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.configurationUpdateHandler = { _, state in ofCell.append(model.title) }
    window.addSubview(cell)
    button.configurationUpdateHandler = { button in
      log.append(model.title)
      button.configuration?.title = model.title
    }
    window.addSubview(button)
    window.layoutIfNeeded()
    model.title = "b"
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect([log, ofCell] == [["a", "b"], ["a", "b"]])
    #expect(button.configuration?.title == "b")
  }

  @available(macOS 14, *)
  final class Cells: UITableViewController {
    final class Cell: UITableViewCell {
      var model: Model?
      var log: [Int] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        if let model { log.append(model.width) }
      }
    }

    let model = Model()
    var log: [String] = []
    var requests = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      requests += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if indexPath.row == 0 {
        (cell as? Cell)?.model = model
      } else {
        cell.configurationUpdateHandler = { [weak self] cell, _ in
          guard let self else { return }
          log.append(model.title)
          cell.textLabel?.text = model.title
        }
      }
      return cell
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.configurationUpdateHandler = { [weak self] _, _ in
        guard let self else { return }
        log.append("header \(model.other)")
      }
      return header
    }
  }

  @available(macOS 14, *)
  @Test func `cells and headers of a table are configured again, without a request`() {
    let cells = Cells(style: .plain)
    window.rootViewController = cells
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = cells.tableView.cellForRow(at: [0, 0]) as? Cells.Cell
    cells.log = []
    cell?.log = []
    cells.model.title = "b"
    window.layoutIfNeeded()
    #expect((cells.log, cell?.log) == (["b"], []))
    #expect(cells.tableView.cellForRow(at: [0, 1])?.textLabel?.text == "b")
    cells.model.width = 4
    window.layoutIfNeeded()
    #expect(cell?.log == [4])
    cells.model.other = 5
    window.layoutIfNeeded()
    #expect((cells.log, cells.requests) == (["b", "header 5"], 2))
  }

  @Test func `only the classes of apps are tracked`() {
    final class Own: UITableView {}
    #expect([UITableView(), UIView(), Own()].map(\.isOfAppClass) == [false, false, true])
  }
}
