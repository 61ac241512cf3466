import ListControllers
import ListTesting
import Testing

/// The ordinary to-do app: a list that follows a model never shows what the model hasn't.
@available(macOS 14, *)
@MainActor @Suite(.timeLimit(.minutes(5))) struct ToDoTests {
  private let model = ToDoModel()
  private let open: ListScreen<ToDoController>
  private let done: ListScreen<ToDoController>

  init() {
    open = ListScreen(ToDoController(model, \.open))
    done = ListScreen(ToDoController(model, \.done))
  }

  /// Compares both lists with the model.
  private func expectModel(sourceLocation: SourceLocation = #_sourceLocation) {
    for (screen, toDos) in [(open, model.open), (done, model.done)] {
      screen.window.layoutIfNeeded()
      #expect(screen.controller.listData == [toDos], sourceLocation: sourceLocation)
      screen.expectAgreement(sourceLocation: sourceLocation)
    }
  }

  @Test func `a deletion is one of the model, and so is its undo`() {
    #expect(open.swipeToDelete([0, 0]))
    #expect(model.open.map(\.id) == [2])
    expectModel()
    model.open.append(ToDo(id: 4, text: "Sow"))
    expectModel()
    #expect(open.undo())
    #expect(model.open.map(\.id) == [1, 2, 4])
    expectModel()
    #expect(open.redo())
    #expect(model.open.map(\.id) == [2, 4])
    expectModel()
  }

  @Test func `a drag to the other list moves a to-do in the model`() {
    #expect(open.dragAndDrop([0, 1], to: [0, 0], in: done.tableView))
    #expect(model.open.map(\.id) == [1])
    #expect(model.done.map(\.id) == [2, 3])
    expectModel()
    #expect(done.dragAndDrop([0, 0], to: [0, 1], in: open.tableView))
    #expect(model.open.map(\.id) == [1, 2])
    expectModel()
  }

  @Test func `what the detail screen changes is in the list, also after an undo`() {
    #expect(open.swipeToDelete([0, 1]))
    #expect(open.tap([0, 0]))
    #expect(open.text == "Buy seeds\nNot urgent")
    #expect(open.tap([0, 1]))
    #expect(open.text == "Buy seeds\nUrgent")
    #expect(model[1]?.isUrgent == true)
    #expect(open.goBack())
    expectModel()
    #expect(open.undo())
    #expect(model.open.map(\.isUrgent) == [true, false])
    expectModel()
  }
}
