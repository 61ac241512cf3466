import Observation

/// A run of a closure that is tracked for as long as the object lives.
///
/// Observation forgets what a closure read only when it changes, and so runs over a model that
/// stays as it is would pile up. Each run also reads a property of its own, which changes in the
/// end.
@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
package final class TrackedRun: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var life: Void { () }

  /// Creates a run that reads nothing yet.
  package init() {}

  deinit { registrar.withMutation(of: self, keyPath: \.life) {} }

  /// Calls a closure, and another one before the first change of what it read.
  package func track<Result>(
    _ body: () -> Result, onChange: @escaping @Sendable () -> Void
  ) -> Result {
    withObservationTracking {
      registrar.access(self, keyPath: \.life)
      return body()
    } onChange: { [weak self] in
      if self != nil { onChange() }
    }
  }
}
