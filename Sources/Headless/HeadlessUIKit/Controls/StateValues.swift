/// The values of a property for the states of a control and the metrics of a bar.
struct StateValues<Value> {
  private struct Key: Hashable {
    let state: UInt
    let metrics: Int
    let detail: Int
  }
  private var values: [Key: Value] = [:]

  /// The value that was set for exactly a state and metrics.
  subscript(state: UIControl.State, metrics: UIBarMetrics = .default, detail: Int = 0) -> Value? {
    get { values[Key(state: state.rawValue, metrics: metrics.rawValue, detail: detail)] }
    set { values[Key(state: state.rawValue, metrics: metrics.rawValue, detail: detail)] = newValue }
  }

  /// Returns the value for a state, or that for the normal state if there is none.
  func current(_ state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
}
