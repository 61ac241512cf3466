/// Views that left the screen and wait to be shown again, by identifier; last in, first out.
@MainActor struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  /// Keeps a view for reuse.
  mutating func put(_ view: View, identifier: String) {
    views[identifier, default: []].append(view)
  }

  /// The view that was kept last under an identifier.
  mutating func take(_ identifier: String) -> View? {
    views[identifier]?.popLast()
  }

  /// Gives all views up.
  mutating func empty() {
    views = [:]
  }

  /// How many views wait.
  var count: Int { views.values.reduce(0) { $0 + $1.count } }
}
