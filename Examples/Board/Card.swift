import Foundation

/// A card of the board.
struct Card: Identifiable, Hashable, Sendable {
  let id = UUID()
  var title: String
}
