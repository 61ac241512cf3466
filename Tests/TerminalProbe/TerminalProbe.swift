import Dispatch
import HeadlessScreens

/// Shows the size and the last events; "q" quits, "t" traps, "a" starts a task.
@main @MainActor enum TerminalProbe {
  static let device = TerminalDevice()
  static var log: [String] = []

  static func main() {
    guard TerminalDevice.isInteractive else { return print("not interactive") }
    device.onResize = { _ in show() }
    device.onEvent = { take($0) }
    device.start()
    show()
    dispatchMain()
  }

  static func take(_ event: TerminalEvent) {
    switch event {
    case .key(.character("q"), []): device.onEndByKey()
    case .key(.character("t"), []): fatalError("the probe was told to trap")
    case .key(.character("a"), []): Task { note("task ran") }
    case .key(let key, let modifiers): note("key \(key) \(modifiers.rawValue)")
    case .paste(let text): note("paste \(text)")
    case .mouse(let mouse):
      note("mouse \(mouse.action) \(mouse.position.column),\(mouse.position.row)")
    }
  }

  static func note(_ text: String) {
    log.append(text)
    show()
  }

  static func show() {
    let size = device.size
    let title = TextLine(
      [TextSpan("size \(size.columns)x\(size.rows)")], style: TextStyle(reverse: true))
    let lines = log.suffix(size.rows - 1).map { TextLine([TextSpan($0)]) }
    let blank = Array(repeating: TextLine(), count: max(0, size.rows - 1 - lines.count))
    device.show(TextFrame([title] + lines + blank, columns: size.columns))
  }
}

extension TerminalDevice {
  fileprivate func onEndByKey() {
    stop()
    onEnd()
  }
}
