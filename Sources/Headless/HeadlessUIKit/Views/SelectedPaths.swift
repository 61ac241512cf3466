import Foundation

/// The index paths of selected rows or items, in the order of their selection. Each operation on
/// one of them takes the same time, however many there are.
struct SelectedPaths: Sequence {
  private var numbers: [IndexPath: Int] = [:]
  private var next = 0

  init() {}

  init(_ paths: some Sequence<IndexPath>) { for path in paths { insert(path) } }

  /// The index paths in their order.
  ///
  /// - Complexity: O(n log n) for n paths.
  var all: [IndexPath] { numbers.sorted { $0.value < $1.value }.map(\.key) }
  var first: IndexPath? { numbers.min { $0.value < $1.value }?.key }
  var count: Int { numbers.count }
  var isEmpty: Bool { numbers.isEmpty }

  func contains(_ path: IndexPath) -> Bool { numbers[path] != nil }

  func makeIterator() -> some IteratorProtocol<IndexPath> { all.makeIterator() }

  mutating func insert(_ path: IndexPath) {
    guard numbers[path] == nil else { return }
    numbers[path] = next
    next += 1
  }

  mutating func remove(_ path: IndexPath) { numbers[path] = nil }
}
