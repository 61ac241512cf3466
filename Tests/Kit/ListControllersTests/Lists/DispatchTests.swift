import ListControllers
import Testing

/// What Swift's dispatch does with the kit's protocols: the rules that `List` documents, pinned.
@MainActor struct DispatchTests {
  /// The base class declares the conformance and takes the default for `didSelect`.
  private class Base: NonFetchedList {
    typealias ListView = UIView
    typealias Cell = UIView
    var listData = [["a"]]
    func listView(_ view: UIView, configure cell: UIView, with object: String, at path: IndexPath) {
    }
  }

  private final class Derived: Base {
    var selected: [String] = []
    func listView(_ view: UIView, didSelect object: String, at path: IndexPath) {
      selected.append(object)
    }
  }

  /// The base class writes the method, so that a subclass overrides it.
  private class WritingBase: Base2 {
    var selected: [String] = []
    override func listView(_ view: UIView, didSelect object: String, at path: IndexPath) {
      selected.append(object)
    }
  }

  private class Base2: NonFetchedList {
    typealias ListView = UIView
    typealias Cell = UIView
    var listData = [["a"]]
    func listView(_ view: UIView, configure cell: UIView, with object: String, at path: IndexPath) {
    }
    func listView(_ view: UIView, didSelect object: String, at path: IndexPath) {}
  }

  private func select<L: List>(in list: L) where L.ListView == UIView, L.Object == String {
    list.listView(UIView(), didSelect: "a", at: [0, 0])
  }

  @Test func `a base class that took a default keeps it, and one that writes it is overridden`() {
    let derived = Derived()
    select(in: derived)
    #expect(derived.selected.isEmpty, "the witness was fixed where the conformance was declared")
    derived.listView(UIView(), didSelect: "a", at: [0, 0])
    let writing = WritingBase()
    select(in: writing)
    #expect([derived.selected, writing.selected] == [["a"], ["a"]])
  }

  private final class Replacer: UITableViewController, TableList, PlainTable {
    var listData = [["a"]]
    /// Bears a helper's name, and hides it for calls on the class only.
    func tableCell(at indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: "mine")
    }
  }

  private func cell<L: TableList>(of list: L) -> UITableViewCell { list.tableCell(at: [0, 0]) }

  @Test func `a helper is no requirement: generic code calls the kit's own`() {
    let list = Replacer()
    let cells = [cell(of: list), list.tableCell(at: [0, 0])]
    #expect(cells.map(\.reuseIdentifier) == ["UITableViewCell", "mine"])
  }

  /// A generic list writes its customisation points in its own body, where they are the witnesses.
  private final class GenericList<Model>: ForwardingRows, TableList {
    typealias Object = Model
    var listData: [[Model]]
    var shown: [Model] = []
    init(_ models: [Model]) {
      listData = [models]
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    func cellIdentifier(at indexPath: IndexPath) -> String { "generic" }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with model: Model,
      at indexPath: IndexPath
    ) { shown.append(model) }
  }

  @Test func `a generic list is served by its own requirements`() {
    let list = GenericList([1, 2, 3])
    list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "generic")
    list.tableView.layoutIfNeeded()
    #expect((list.shown, cell(of: list).reuseIdentifier) == ([1, 2, 3], "generic"))
  }

  @Test func `what a constrained extension adds to a generic list is not its witness`() {
    let list = Tapped([1])
    list.callThroughTheProtocol()
    #expect(list.log.isEmpty, "the conformance of the generic type took the default")
    list.listView(UIView(), didSelect: 1, at: [0, 0])
    #expect(list.log == ["for integers"])
  }
}

/// A generic list that takes the default for `didSelect`.
@MainActor private final class Tapped<Model>: NonFetchedList {
  typealias ListView = UIView
  typealias Cell = UIView
  typealias Object = Model
  var listData: [[Model]]
  var log: [String] = []
  init(_ models: [Model]) { listData = [models] }
  func listView(_ view: UIView, configure cell: UIView, with model: Model, at path: IndexPath) {}
}

extension Tapped where Model == Int {
  func listView(_ view: UIView, didSelect model: Int, at path: IndexPath) {
    log.append("for integers")
  }
}

extension List where ListView == UIView {
  /// As the kit calls it: through the protocol's requirement.
  fileprivate func callThroughTheProtocol() {
    if let object = object(at: [0, 0]) { listView(UIView(), didSelect: object, at: [0, 0]) }
  }
}
