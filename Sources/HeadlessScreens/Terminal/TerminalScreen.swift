import Dispatch
public import HeadlessUIKit

/// Shows a window in the terminal, and lets keys and mouse do what fingers do.
///
/// Arrows move, also to bars, headers and the controls of a row; Enter or a click taps; Escape or the
/// left arrow goes back; q quits. The last line names the keys that work, and "?" lists all of them.
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
  static func prepare(_ size: TerminalSize = TerminalDevice().size) {
    ListMetrics.current = TerminalNavigator.oneLine
    UIScreen.main.bounds = TerminalNavigator.bounds(columns: size.columns, rows: size.rows)
  }

  /// Takes the terminal over until the person quits; then the process ends.
  public func run() -> Never {
    // The closures keep the screen: it lives until the process ends.
    device.onEvent = { event in self.handle(event) }
    device.onResize = { _ in self.draw() }
    device.onEnd = { self.quit() }
    HeadlessRunLoop.onTurn = { self.draw() }
    device.start()
    draw()
    dispatchMain()
  }

  /// A Boolean value that indicates whether an event is being handled or a frame is being drawn,
  /// neither of which is shown halfway: both take turns of the run loop.
  private var isBusy = false

  /// Lets the window react to an event, and shows what came of it.
  private func handle(_ event: TerminalEvent) {
    isBusy = true
    let goesOn = navigator.handle(event)
    isBusy = false
    if goesOn { draw() } else { quit() }
  }

  private func draw() {
    guard !isBusy else { return }
    isBusy = true
    device.show(navigator.frame(device.size))
    isBusy = false
    if navigator.isWorking { turnLater() }
  }

  private var isTurning = false

  /// Turns the signs of work as long as there are any.
  private func turnLater() {
    guard !isTurning else { return }
    isTurning = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(120)) {
      MainActor.assumeIsolated {
        self.isTurning = false
        self.navigator.turnSigns()
        self.draw()
      }
    }
  }

  private func quit() {
    UIApplication.shared.terminate()
    device.stop()
    endProcess()
  }
}
