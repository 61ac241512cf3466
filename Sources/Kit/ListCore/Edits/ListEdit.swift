/// An edit of a list's data, such as the deletion of two items.
public enum ListEdit: Hashable, Sendable {
  /// The deletion of a number of items.
  case deletion(count: Int)
  /// The insertion of a number of items.
  case insertion(count: Int)
  /// A number of moves of items.
  case move(count: Int)
  /// The replacement of a number of items with others, or with the same items with other content.
  case replacement(count: Int)
  /// A change that the app names; see ``UndoableList/undoably(_:_:)``.
  case change(named: String)

  /// Returns the edit that consists of this one and the next one.
  func followed(by next: Self) -> Self {
    switch (self, next) {
    case (.deletion(let count), .deletion(let more)): .deletion(count: count + more)
    case (.insertion(let count), .insertion(let more)): .insertion(count: count + more)
    case (.move(let count), .move(let more)): .move(count: count + more)
    case (.replacement(let count), .replacement(let more)): .replacement(count: count + more)
    default: next
    }
  }

  /// Returns a deletion of another number of items, or any other edit as it is.
  package func counting(_ count: Int) -> Self {
    if case .deletion = self { .deletion(count: count) } else { self }
  }
}
