import Foundation
import Recorders
import Testing

@testable import HeadlessUIKit

/// What a turn of the main run loop does with the windows.
@MainActor struct TurnTests {
  private final class Window: UIWindow {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    required init?(coder: NSCoder) { nil }

    override func layoutIfNeeded() {
      log.add("asked")
      super.layoutIfNeeded()
    }
    override func layoutSubviews() {
      log.add("laid out")
      super.layoutSubviews()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log.add("traits changed")
    }
  }

  /// A visible window that has nothing to do, for the time of a closure.
  private func withWindow(_ body: (UIWindow, Log) throws -> Void) rethrows {
    let log = Log()
    let window = Window(log)
    window.isHidden = false
    defer { window.isHidden = true }
    HeadlessRunLoop.tick()
    _ = log.take()
    try body(window, log)
  }

  /// Traits that differ from the current ones.
  private var otherTraits: UITraitCollection {
    let scale = UITraitCollection.current.displayScale
    return UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale + 1)])
  }

  @Test func `a turn comes while a test runs the run loop`() {
    withWindow { window, log in
      for _ in 0..<2 {
        window.setNeedsLayout()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        #expect(log.take() == ["asked", "laid out"])
      }
    }
  }

  @Test
  func `windows that need layout are laid out, views deep in them too, and others aren't asked`() {
    withWindow { first, firstLog in
      withWindow { second, secondLog in
        withWindow { _, cleanLog in
          first.setNeedsLayout()
          second.setNeedsLayout()
          HeadlessRunLoop.tick()
          let laidOut = ["asked", "laid out"]
          #expect([firstLog.take(), secondLog.take(), cleanLog.take()] == [laidOut, laidOut, []])
          HeadlessRunLoop.tick()
          #expect([firstLog.take(), secondLog.take(), cleanLog.take()] == [[], [], []])
        }
      }
    }

    withWindow { window, log in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      window.addSubview(outer)
      HeadlessRunLoop.tick()
      _ = log.take()
      inner.setNeedsLayout()
      HeadlessRunLoop.tick()
      #expect((log.take(), inner.needsLayout) == (["asked"], false))
    }
  }

  @Test func `windows are told of new traits of the screen`() {
    let old = UITraitCollection.current
    defer { UITraitCollection.current = old }
    withWindow { _, log in
      UITraitCollection.current = otherTraits
      var seen = [log.take()]
      for _ in 0..<2 {
        HeadlessRunLoop.tick()
        seen.append(log.take())
      }
      #expect(seen == [[], ["asked", "traits changed"], []])
      // Traits that a completion changes are told in the same turn.
      HeadlessRunLoop.enqueue { UITraitCollection.current = otherTraits }
      HeadlessRunLoop.tick()
      #expect(log.take() == ["asked", "traits changed"])
    }
  }

  @Test func `a window is told of the traits of the scene that it moves to`() throws {
    try launched(SceneAppSpy()) { app, _ in
      let scene = try #require(app.connectedScenes.first as? UIWindowScene)
      let other = try #require(app.connectScene() as? UIWindowScene)
      let scale = scene.traitCollection.displayScale
      other.traitOverrides.displayScale = scale + 1
      withWindow { window, log in
        window.windowScene = scene
        HeadlessRunLoop.tick()
        _ = log.take()
        window.windowScene = other
        HeadlessRunLoop.tick()
        #expect(log.take().contains("traits changed"))
        #expect(window.traitCollection.displayScale == scale + 1)
      }
    }
  }

  @Test func `a live screen is drawn after each turn, with or without layout`() {
    let old = HeadlessRunLoop.onTurn
    defer { HeadlessRunLoop.onTurn = old }
    withWindow { window, log in
      HeadlessRunLoop.onTurn = { log.add("drawn") }
      HeadlessRunLoop.tick()
      #expect(log.take() == ["drawn"])
      window.setNeedsLayout()
      HeadlessRunLoop.tick()
      #expect(log.take() == ["asked", "laid out", "drawn"])
    }
  }
}
