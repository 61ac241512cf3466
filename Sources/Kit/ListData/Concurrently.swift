/// Returns the result of a closure that runs off the main actor.
@concurrent
package func concurrently<Result: Sendable>(_ make: @Sendable () -> Result) async -> Result {
  make()
}
