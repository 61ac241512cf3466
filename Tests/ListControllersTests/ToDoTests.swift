import ListControllers
import ListTesting
import Testing

/// The ordinary to-do app: a list that follows a model never shows what the model hasn't.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ToDoTests {
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

    /// Compares both lists with the model.
    func expectModel(sourceLocation: SourceLocation = #_sourceLocation) {
      for (screen, toDos) in [(open, model.open), (done, model.done)] {
        screen.window.layoutIfNeeded()
        #expect(screen.controller.listData == [toDos], sourceLocation: sourceLocation)
        screen.expectAgreement(sourceLocation: sourceLocation)
      }
    }
  }

  @available(macOS 14, *)
  @Test func `a deletion is one of the model, and so is its undo`() {
    let app = App()
    let (model, open) = (app.model, app.open)
    #expect(open.swipeToDelete([0, 0]))
    #expect(model.open.map(\.id) == [2])
    app.expectModel()
    model.open.append(ToDoApp.ToDo(id: 4, text: "Sow"))
    app.expectModel()
    #expect(open.undo())
    #expect(model.open.map(\.id) == [1, 2, 4])
    app.expectModel()
    #expect(open.redo())
    #expect(model.open.map(\.id) == [2, 4])
    app.expectModel()
  }

  @available(macOS 14, *)
  @Test func `a drag to the other list moves a to-do in the model`() {
    let app = App()
    let (model, open, done) = (app.model, app.open, app.done)
    #expect(open.dragAndDrop([0, 1], to: [0, 0], in: done.tableView))
    #expect(model.open.map(\.id) == [1])
    #expect(model.done.map(\.id) == [2, 3])
    app.expectModel()
    #expect(done.dragAndDrop([0, 0], to: [0, 1], in: open.tableView))
    #expect(model.open.map(\.id) == [1, 2])
    app.expectModel()
  }

  @available(macOS 14, *)
  @Test func `what the detail screen changes is in the list, also after an undo`() {
    let app = App()
    let (model, open) = (app.model, app.open)
    #expect(open.swipeToDelete([0, 1]))
    #expect(open.tap([0, 0]))
    #expect(open.text == "  Buy seeds\n  Not urgent")
    #expect(open.tap([0, 1]))
    #expect(open.text == "  Buy seeds\n  Urgent")
    #expect(model[1]?.isUrgent == true)
    #expect(open.goBack())
    app.expectModel()
    #expect(open.undo())
    #expect(model.open.map(\.isUrgent) == [true, false])
    app.expectModel()
  }
}
