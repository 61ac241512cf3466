import Foundation
import HeadlessModels
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessScreens

/// The examples under storms of keys and of a page's reports, in sizes by chance. With
/// `LONG_WALKS=50`, a storm has 10,000 of them.
@MainActor @Suite(.timeLimit(.minutes(30))) struct StormTests {
  @Test(arguments: ExampleApp.names, Walk.seeds(1))
  func `no keys by chance end an example`(name: String, seed: UInt64) async throws {
    let app = try await ExampleApp.make(name)
    var random = SeededGenerator(seed: seed)
    TerminalDriver.run(app.controller) { driver in
      var size = driver.size
      for step in 0..<Walk.steps(200) {
        if Int.random(in: 0..<16, using: &random) == 0 {
          size.columns = Int.random(in: 1...90, using: &random)
          size.rows = Int.random(in: 1...30, using: &random)
        }
        let key = TerminalChanceTests.keys.randomElement(using: &random)!
        let modifiers: [TerminalModifiers] = [[], [], [], .shift, .alt, .control]
        _ = driver.navigator.handle(.key(key, modifiers.randomElement(using: &random)!))
        let count = driver.navigator.frame(size).lines.count
        #expect(count == max(size.rows, 2), "\(name), seed \(seed), step \(step)")
      }
    }
    app.end()
  }

  @Test(arguments: ExampleApp.names, Walk.seeds(1))
  func `no reports by chance end an example, and the page follows`(
    name: String, seed: UInt64
  ) async throws {
    let app = try await ExampleApp.make(name)
    var random = SeededGenerator(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: app.controller)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let screen = WebScreen(window: window)
    var (page, last) = (ReplayedPage(), screen.frame)
    try page.receive(last.message(since: nil))
    for step in 0..<Walk.steps(200) {
      var report = WebReport(width: last.width, height: last.height, events: [])
      if Int.random(in: 0..<16, using: &random) == 0 {
        report.width = Double(Int.random(in: 0...1_400, using: &random))
        report.height = Double(Int.random(in: 0...1_000, using: &random))
      }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        report.events.append(event(on: last, using: &random))
      }
      _ = screen.perform(report)
      let frame = screen.frame
      guard frame.number != last.number else { continue }
      try page.receive(frame.message(since: last))
      let isCurrent = page == ReplayedPage(frame)
      #expect(isCurrent, "\(name), seed \(seed), step \(step)")
      last = frame
    }
    app.end()
  }

  /// Returns an event at a node of a frame, at a node that has gone, or anywhere.
  private func event(
    on frame: WebFrame, using random: inout SeededGenerator
  ) -> WebEvent {
    let kinds: [WebEvent.Kind] = [
      .tap, .tap, .tap, .longPress, .swipe, .unswipe, .scroll, .glide, .release, .drag, .edit,
      .submit, .escape, .back, .undo, .redo, .move, .perform,
    ]
    func x() -> Double { .random(in: -50...frame.width + 50, using: &random) }
    func y() -> Double { .random(in: -50...frame.height + 50, using: &random) }
    var event = WebEvent(type: kinds.randomElement(using: &random)!)
    let node = frame.nodes.randomElement(using: &random)
    if Bool.random(using: &random) {
      (event.x, event.y) = (x(), y())
    } else {
      event.id = Bool.random(using: &random) ? node?.id : .random(in: 0...500, using: &random)
    }
    (event.toX, event.toY) = (x(), y())
    event.by = .random(in: -2_000...2_000, using: &random)
    event.edge = [nil, .leading, .trailing, .left, .right].randomElement(using: &random)!
    event.isFull = .random(using: &random)
    event.isPasted = .random(using: &random)
    let action = node?.actions.map { String($0.prefix { !$0.isNewline }) }
    event.text = ["", "a", "é\u{301}\n2", node?.label, action].randomElement(using: &random)!
    event.direction =
      [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end].randomElement(using: &random)!
    return event
  }
}
