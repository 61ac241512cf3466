import ListControllers
import Observation

// The to-do app of the guide "Following your data": a model, undo, drags between two lists, and a
// screen that edits.

@available(macOS 14, *)
enum ToDoApp {
  struct ToDo: Identifiable, Equatable {
    let id: Int
    var text: String
    var isUrgent = false
  }

  @Observable final class ToDoModel {
    var open = [ToDo(id: 1, text: "Buy seeds"), ToDo(id: 2, text: "Mend the fence")]
    var done = [ToDo(id: 3, text: "Sharpen the saw")]

    subscript(id: Int) -> ToDo? {
      get { (open + done).first { $0.id == id } }
      set {
        open = open.compactMap { $0.id == id ? newValue : $0 }
        done = done.compactMap { $0.id == id ? newValue : $0 }
      }
    }
  }

  final class ToDoController: UITableViewController, TableList, ObservedList, EditableList,
    UndoableList, DraggableList, DroppableList
  {
    private let model: ToDoModel
    private let list: ReferenceWritableKeyPath<ToDoModel, [ToDo]>
    var listData: [[ToDo]] = []

    init(_ model: ToDoModel, _ list: ReferenceWritableKeyPath<ToDoModel, [ToDo]>) {
      (self.model, self.list) = (model, list)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func makeListData() -> [[ToDo]] { [model[keyPath: list]] }

    func updateModel(from listData: [[ToDo]]) { model[keyPath: list] = listData[0] }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with toDo: ToDo,
      at indexPath: IndexPath
    ) {
      cell.textLabel?.text = toDo.text
      cell.accessoryType = toDo.isUrgent ? .checkmark : .none
    }

    func listView(_ tableView: UITableView, didSelect toDo: ToDo, at indexPath: IndexPath) {
      navigationController?.pushViewController(ToDoEditor(model, toDo.id), animated: true)
    }
  }

  /// A screen that edits a to-do of the model.
  final class ToDoEditor: UITableViewController, TableList, ObservedList {
    private let model: ToDoModel
    private let id: Int
    var listData: [[String]] = []

    init(_ model: ToDoModel, _ id: Int) {
      (self.model, self.id) = (model, id)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }

    func makeListData() -> [[String]] {
      let toDo = model[id]
      let urgency = toDo?.isUrgent == true ? "Urgent" : "Not urgent"
      return [[toDo?.text ?? "", urgency]]
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with text: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = text }

    func listView(_ tableView: UITableView, didSelect text: String, at indexPath: IndexPath) {
      if indexPath.row == 1 { model[id]?.isUrgent.toggle() }
    }
  }
}
