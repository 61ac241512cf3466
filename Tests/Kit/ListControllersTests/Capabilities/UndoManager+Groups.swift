import Foundation
import ListTesting

@MainActor extension UndoManager {
  /// Creates an undo manager that groups the actions of an event, or has one group for each.
  convenience init(groupsByEvent: Bool) {
    self.init()
    self.groupsByEvent = groupsByEvent
  }
}
