import Dispatch
public import HeadlessUIKit

/// Shows a window in the terminal, and lets keys and mouse do what fingers do.
///
/// Arrows, page, home and end move the cursor; enter or a click taps; escape or the left arrow goes
/// back; d or delete swipes a row away; r pulls to refresh; letters jump by the index; q quits.
@MainActor public final class TerminalScreen {
  private let device = TerminalDevice()
  private let navigator: TerminalNavigator

  /// Whether standard input and output are a terminal that can be drawn on.
  public static var isAvailable: Bool { TerminalDevice.isInteractive }

  /// A screen for a window, which takes the terminal's size.
  public init(window: UIWindow) {
    navigator = TerminalNavigator(window: window)
  }

  /// Makes everything that has no height of its own one line high; call it before the window is
  /// made.
  static func prepare() {
    let size = TerminalDevice().size
    ListMetrics.current = TerminalNavigator.oneLine
    UIScreen.main.bounds = TerminalNavigator.bounds(columns: size.columns, rows: size.rows)
  }

  /// Takes the terminal over until the person quits; then the process ends.
  public func run() -> Never {
    // The closures keep the screen: it lives until the process ends.
    device.onEvent = { event in
      if self.navigator.handle(event) { self.draw() } else { self.quit() }
    }
    device.onResize = { _ in self.draw() }
    HeadlessRunLoop.onTurn = { self.draw() }
    device.start()
    draw()
    dispatchMain()
  }

  private var isDrawing = false

  private func draw() {
    // Drawing lays out, and layout can end in another turn.
    guard !isDrawing else { return }
    isDrawing = true
    device.show(navigator.frame(device.size))
    isDrawing = false
  }

  private func quit() {
    UIApplication.shared.terminate()
    device.stop()
    endProcess()
  }
}
