import Foundation
import HeadlessScreens
import ListControllers

/// Measurements of the same list on a phone's screen, scrolled by 60 points for each frame.
extension TerminalBenchmark {
  /// Measures frames for a browser, from the gesture to the bytes of the message.
  @MainActor static func measureWeb(frames: Int) -> (microseconds: Double, bytes: Int) {
    var builder = WebFrameBuilder()
    var shown: WebFrame?
    return measureScrolling(frames: frames) { window in
      let next = builder.frame(of: Scene(of: window))
      defer { shown = next }
      return shown.map { next.message(since: $0).count } ?? 0
    }
  }

  /// Measures pictures, each of which is drawn in full.
  @MainActor static func measurePicture(frames: Int) -> (microseconds: Double, bytes: Int) {
    measureScrolling(frames: frames) { SVGScreen().snapshot(of: $0).utf8.count }
  }

  /// Returns the median time and the maximum number of bytes.
  @MainActor private static func measureScrolling(
    frames: Int, _ draw: (UIWindow) -> Int
  ) -> (microseconds: Double, bytes: Int) {
    ListMetrics.current = ListMetrics()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: NumbersController())
    window.makeKeyAndVisible()
    let touch = ScreenTouch(window: window)
    _ = draw(window)
    var times: [Double] = []
    var bytes = 0
    for _ in 0..<frames {
      let start = ContinuousClock.now
      touch.scroll(at: CGPoint(x: 195, y: 400), by: 60)
      bytes = max(bytes, draw(window))
      times.append(Double((ContinuousClock.now - start) / .nanoseconds(1)) / 1000)
    }
    window.rootViewController = nil
    return (times.sorted()[frames / 2], bytes)
  }
}
