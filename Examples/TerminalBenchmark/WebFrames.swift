import Foundation
import HeadlessScreens
import ListControllers

/// Frames of the same list for a browser: what a report of the page costs, until the bytes of the
/// message are there.
extension TerminalBenchmark {
  @MainActor static func measureWeb(frames: Int) -> (microseconds: Double, bytes: Int) {
    ListMetrics.current = ListMetrics()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: NumbersController())
    window.makeKeyAndVisible()
    let touch = ScreenTouch(window: window)
    var builder = WebFrameBuilder()
    var shown = builder.frame(of: Scene(of: window))
    var times: [Double] = []
    var bytes: [Int] = []
    for _ in 0..<frames {
      let start = ContinuousClock.now
      touch.scroll(at: CGPoint(x: 195, y: 400), by: 60)
      let next = builder.frame(of: Scene(of: window))
      let message = next.message(since: shown)
      times.append(Double((ContinuousClock.now - start) / .nanoseconds(1)) / 1000)
      bytes.append(message.count)
      shown = next
    }
    window.rootViewController = nil
    return (times.sorted()[frames / 2], bytes.max() ?? 0)
  }
}
