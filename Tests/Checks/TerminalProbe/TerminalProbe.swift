import Foundation
import HeadlessScreens

/// Shows the size and the last events; "q" quits, "a" starts a task, and other letters end the
/// process in other ways. `TerminalProbe signals` ignores some signals and handles others itself.
@main @MainActor enum TerminalProbe {
  static let device = TerminalDevice()
  static var log: [String] = []

  static func main() {
    guard TerminalDevice.isInteractive else { return print("not interactive") }
    if CommandLine.arguments.contains("signals") {
      signal(SIGPIPE, SIG_IGN)
      signal(SIGUSR1) { _ in }
      signal(SIGUSR2) { _ in exit(4) }
    }
    device.onResize = { _ in show() }
    device.onEvent = { take($0) }
    device.start()
    show()
    dispatchMain()
  }

  static func take(_ event: TerminalEvent) {
    switch event {
    case .key(.character("q"), []): device.onEndByKey()
    case .key(.character("t"), []): preconditionFailure("the probe was told to trap")
    case .key(.character("x"), []): exit(3)
    case .key(.character("o"), []): note("\(depth(0))")
    case .key(.character("e"), []): writeToClosedPipe()
    case .key(.character("a"), []): Task { note("task ran") }
    case .key(let key, let modifiers): note("key \(key) \(modifiers.rawValue)")
    case .paste(let text): note("paste \(text)")
    case .mouse(let mouse):
      note("mouse \(mouse.action) \(mouse.position.column),\(mouse.position.row)")
    }
  }

  /// Makes standard error a pipe that nobody reads, and writes to it. The pipe is the process's
  /// own: one of the tests' might be open in another child of theirs.
  static func writeToClosedPipe() {
    let pipe = Pipe()
    dup2(pipe.fileHandleForWriting.fileDescriptor, 2)
    try? pipe.fileHandleForReading.close()
    FileHandle.standardError.write(Data("an error\n".utf8))
  }

  /// Overflows the stack.
  static func depth(_ level: Int) -> Int { level < 0 ? 0 : depth(level + 1) + 1 }

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
