/// What a closure makes beside the main actor.
@concurrent
func concurrently<Result: Sendable>(_ make: @Sendable () -> Result) async -> Result {
  make()
}
