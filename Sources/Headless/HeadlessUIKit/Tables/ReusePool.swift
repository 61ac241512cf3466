/// The off-screen views that can be reused, by reuse identifier; last in, first out.
@MainActor struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  /// Adds a view to the pool.
  mutating func enqueue(_ view: View, identifier: String) {
    views[identifier, default: []].append(view)
  }

  /// Removes and returns the view that was most recently added under an identifier.
  mutating func dequeue(_ identifier: String) -> View? {
    views[identifier]?.popLast()
  }

  /// Removes all views.
  mutating func empty() {
    views = [:]
  }

  /// The number of views in the pool.
  var count: Int { views.values.reduce(0) { $0 + $1.count } }
}
