/// An item of the to-do list.
nonisolated struct TodoItem: Codable, Identifiable, Hashable, Sendable {
  var id: Int
  var project: String
  var title: String
  var isDone = false
}
