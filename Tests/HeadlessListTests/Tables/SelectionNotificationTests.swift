import HeadlessUIKit
import Recorders
import TestSupport
import Testing

/// The notification of a table's selection.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SelectionNotificationTests {
  @Test func `a tap that selects a row posts the notification, code that selects one does not`() {
    let source = Names([["a", "b"]])
    let table = makeTable(source)
    let posts = Locked(0)
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in
      posts.withLock { $0 += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    table.layoutIfNeeded()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(posts.withLock { $0 } == 0)
    User().tap(rowAt: [0, 1], in: table)
    #expect(posts.withLock { $0 } == 1)
  }
}
