#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif
import Dispatch

/// The terminal on file descriptors 0 and 1, as a screen with a keyboard and a mouse.
///
/// ```swift
/// let device = TerminalDevice()
/// device.onEvent = { event in … }
/// device.onResize = { size in device.show(frame(of: size)) }
/// device.start()
/// device.show(frame(of: device.size))
/// dispatchMain()
/// ```
///
/// The device runs on Dispatch's main loop, so tasks of the main actor run between events. However
/// the process ends, the terminal is restored first. Text written to standard error in the
/// meantime, such as the message of a trap, is then written again below the restored screen.
@MainActor package final class TerminalDevice {
  /// The closure to call for each key, paste, and mouse event.
  package var onEvent: (TerminalEvent) -> Void = { _ in }
  /// The closure to call if the entire screen must be redrawn, because its size changed or the
  /// process was suspended and continues.
  package var onResize: (TerminalSize) -> Void = { _ in }
  /// The closure to call after the input ends and the terminal is restored. The default exits.
  package var onEnd: () -> Void = { exit(0) }

  private var input = TerminalInput()
  private var painter = TerminalPainter()
  private var sources: [any DispatchSourceProtocol] = []
  private var bytesSeen = 0

  package init() {}

  /// A Boolean value that indicates whether the process runs in a terminal that can position text.
  package static var isInteractive: Bool {
    guard isatty(0) == 1, isatty(1) == 1, let term = getenv("TERM") else { return false }
    return !["", "dumb"].contains(String(cString: term))
  }

  /// The size of the terminal, or that in `COLUMNS` and `LINES`, or 80 by 24.
  package var size: TerminalSize {
    var window = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
      return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
    func variable(_ name: String) -> Int? {
      getenv(name).flatMap { Int(String(cString: $0)) }.flatMap { $0 > 0 ? $0 : nil }
    }
    return TerminalSize(columns: variable("COLUMNS") ?? 80, rows: variable("LINES") ?? 24)
  }

  /// Takes control of the terminal and starts to deliver events. The caller then calls
  /// `dispatchMain()`.
  package func start() {
    guard sources.isEmpty else { return }
    TerminalRescue.install()
    let reader = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    reader.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readInput() }
    }
    let resizing = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    resizing.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.showAnew() }
    }
    let continuing = DispatchSource.makeSignalSource(signal: SIGCONT, queue: .main)
    continuing.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.resume() }
    }
    // Earlier signals are lost, so the registration handlers check for their effects.
    let firstSize = size
    resizing.setRegistrationHandler { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.size != firstSize { self.showAnew() }
      }
    }
    continuing.setRegistrationHandler { [weak self] in
      MainActor.assumeIsolated {
        if let self, TerminalRescue.isContinued { self.resume() }
      }
    }
    sources = [reader, resizing, continuing]
    for source in sources { source.activate() }
    enter()
  }

  /// Draws the difference from the previous frame. Lines below the bottom of the screen are
  /// omitted.
  ///
  /// - Parameter cursor: The position of the cursor, or nil to hide it.
  package func show(_ frame: TextFrame, cursor: TerminalPosition? = nil) {
    guard TerminalRescue.isUp else { return }
    var frame = frame
    frame.lines = Array(frame.lines.prefix(size.rows))
    TerminalRescue.show(painter.paint(frame, cursor: cursor))
  }

  /// Restores the terminal. Has no effect if the terminal is not under control.
  package func stop() {
    for source in sources { source.cancel() }
    sources = []
    TerminalRescue.leave()
  }

  // MARK: - Events

  private func readInput() {
    TerminalRescue.provideStack()
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(0, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      stop()
      return onEnd()
    }
    bytesSeen += count
    deliver(input.feed(bytes[..<count]))
    if input.isWaiting { flushLater() }
  }

  /// Completes a sequence if its remainder does not arrive within 50 ms.
  private func flushLater() {
    let seen = bytesSeen
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.bytesSeen == seen else { return }
        self.deliver(self.input.flush())
      }
    }
  }

  private func deliver(_ events: [TerminalEvent]) {
    for event in events where !sources.isEmpty { onEvent(event) }
  }

  private func showAnew() {
    painter.invalidate()
    onResize(size)
  }

  private func resume() {
    enter()
    showAnew()
  }

  /// Takes control of the terminal. In the background, suspends the process until it is continued.
  private func enter() {
    painter.invalidate()
    if !TerminalRescue.isInForeground { kill(getpid(), SIGTTOU) }
    if TerminalRescue.isInForeground { TerminalRescue.enter() }
  }
}
#endif
