import ListControllers
import ListTesting
import Testing

/// The ordinary to-do app: a list that follows a model never shows what the model hasn't.
@MainActor struct ToDoTests {
  @available(macOS 14, *)
  @MainActor private struct App {
    let model: ToDoApp.ToDoModel
    let open: ListScreen<ToDoApp.ToDoController>
    let done: ListScreen<ToDoApp.ToDoController>

    init() {
      model = ToDoApp.ToDoModel()
      open = ListScreen(ToDoApp.ToDoController(model, \.open))
      done = ListScreen(ToDoApp.ToDoController(model, \.done))
    }

    /// Compares the model with identifiers, and both lists with the model.
    func expectModel(
      open ids: [Int], done doneIDs: [Int] = [3],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      for (screen, toDos, ids) in [(open, model.open, ids), (done, model.done, doneIDs)] {
        screen.window.layoutIfNeeded()
        #expect(
          (toDos.map(\.id), screen.controller.listData) == (ids, [toDos]),
          sourceLocation: sourceLocation)
        screen.expectAgreement(sourceLocation: sourceLocation)
      }
    }
  }

  @available(macOS 14, *)
  @Test func `a deletion is one of the model, and so is its undo`() {
    let app = App()
    let (model, open) = (app.model, app.open)
    open.swipeToDelete([0, 0])
    app.expectModel(open: [2])
    model.open.append(ToDoApp.ToDo(id: 4, text: "Sow"))
    app.expectModel(open: [2, 4])
    open.undo()
    app.expectModel(open: [1, 2, 4])
    open.redo()
    app.expectModel(open: [2, 4])
  }

  @available(macOS 14, *)
  @Test func `a drag to the other list moves a to-do in the model`() {
    let app = App()
    let (open, done) = (app.open, app.done)
    open.dragAndDrop([0, 1], to: [0, 0], in: done.tableView)
    app.expectModel(open: [1], done: [2, 3])
    done.dragAndDrop([0, 0], to: [0, 1], in: open.tableView)
    app.expectModel(open: [1, 2])
  }

  @available(macOS 14, *)
  @Test func `what the detail screen changes is in the list, also after an undo`() {
    let app = App()
    let (model, open) = (app.model, app.open)
    open.swipeToDelete([0, 1])
    open.tap([0, 0])
    #expect(open.text == "  Buy seeds\n  Not urgent")
    open.tap([0, 1])
    #expect((open.text, model[1]?.isUrgent) == ("  Buy seeds\n  Urgent", true))
    open.goBack()
    app.expectModel(open: [1])
    open.undo()
    #expect(model.open.map(\.isUrgent) == [true, false])
    app.expectModel(open: [1, 2])
  }
}
