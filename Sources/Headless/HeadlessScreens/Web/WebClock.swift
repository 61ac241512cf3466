/// The clock for timeouts.
package enum WebClock {
  package typealias Instant = ContinuousClock.Instant

  package static var now: Instant { ContinuousClock.now }
}
