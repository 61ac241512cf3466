public import Foundation

/// A timer that calls its target once a frame.
///
/// A frame is a turn of ``HeadlessRunLoop``: a test calls ``HeadlessRunLoop/tick()``. While a link
/// is in a run loop and isn't paused, the main run loop has 60 turns a second. As in Core
/// Animation, the link keeps its target until it is invalidated.
open class CADisplayLink: NSObject {
  /// The 60th part of a second between frames.
  static let frameDuration: CFTimeInterval = 1 / 60

  private var target: AnyObject?
  private let selector: Selector
  private var modes: [RunLoop.Mode] = []

  /// Creates a link that calls a method of its target with itself, once it is in a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Adds the link to the main run loop, whatever its mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    update()
  }

  /// Removes the link from a mode of the run loop. It is called no more when it has no mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    update()
  }

  /// Removes the link from its run loop for good, and releases the target.
  open func invalidate() {
    modes = []
    target = nil
    update()
  }

  /// A Boolean value that indicates whether the target isn't called.
  open var isPaused = false { didSet { if isPaused != oldValue { update() } } }
  /// The time of the last frame, or 0 before the first one.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames, or 0 before the first one.
  open var duration: CFTimeInterval { timestamp == 0 ? 0 : Self.frameDuration }
  /// The preferred frames a second. It is kept.
  open var preferredFramesPerSecond = 0
  /// The preferred range of frames a second. It is kept.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private func update() {
    nonisolated(unsafe) let link = self
    let isActive = !modes.isEmpty && !isPaused
    MainActor.assumeIsolated { HeadlessRunLoop.setActive(isActive, link) }
  }

  /// Calls the target.
  @MainActor func callTarget() {
    timestamp = CACurrentMediaTime()
    selector.send(to: target, from: self, for: nil)
  }
}
