import Dispatch
public import HeadlessUIKit

/// A screen that shows a window in the terminal and is controlled with keys and the mouse.
///
/// The arrow keys move between rows, bars, headers, and the controls of a row, and Tab between the
/// parts of the screen. Enter or a click taps. Escape or the left arrow goes back, and "q" quits.
/// The last line names the available keys, and "?" lists all of them.
@MainActor public final class TerminalScreen {
  private let device = TerminalDevice()
  private let navigator: TerminalNavigator

  /// A Boolean value that indicates whether standard input and output are a terminal that supports
  /// full-screen drawing.
  public static var isAvailable: Bool { TerminalDevice.isInteractive }

  /// Creates a screen for a window, which takes the size of the terminal.
  public init(window: UIWindow) {
    navigator = TerminalNavigator(window: window)
  }

  /// Sets metrics that make all elements without an explicit height one line high. Call this method
  /// before you create the window.
  static func prepare(_ size: TerminalSize = TerminalDevice().size) {
    ListMetrics.current = TerminalNavigator.oneLine
    DeviceModel.current = DeviceModel(
      size: TerminalNavigator.bounds(columns: size.columns, rows: size.rows).size)
  }

  /// Takes control of the terminal until the user quits, and then exits the process.
  public func run() -> Never {
    // The closures retain the screen, which lives until the process ends.
    device.onEvent = { event in self.handle(event) }
    device.onResize = { _ in self.draw() }
    device.onEnd = { self.quit() }
    HeadlessRunLoop.onTurn = { self.draw() }
    device.start()
    draw()
    dispatchMain()
  }

  /// A Boolean value that indicates whether an event is being handled or a frame is being drawn.
  /// Both run turns of the run loop, and no intermediate state is drawn.
  private var isBusy = false

  /// Delivers an event to the window and draws the result.
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

  /// Advances the activity indicators as long as there are any.
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
