#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif
import Dispatch

/// The terminal on file descriptors 0 and 1, as a screen with keys and a mouse.
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
/// Dispatch owns the loop, so tasks of the main actor run between events. However the process
/// ends, the terminal is put back first; what was written to standard error meanwhile (the message
/// of a trap) is written again below the old screen.
@MainActor package final class TerminalDevice {
  /// Called for every key, paste and mouse event.
  package var onEvent: (TerminalEvent) -> Void = { _ in }
  /// Called when the whole screen wants to be shown anew: its size changed, or the process was
  /// suspended and continues.
  package var onResize: (TerminalSize) -> Void = { _ in }
  /// Called after the end of the input, with the terminal restored; the default ends the process.
  package var onEnd: () -> Void = { exit(0) }

  private var input = TerminalInput()
  private var painter = TerminalPainter()
  private var sources: [any DispatchSourceProtocol] = []
  private var bytesSeen = 0

  package init() {}

  /// Whether somebody sits at a terminal that understands more than lines of text.
  package static var isInteractive: Bool {
    guard isatty(0) == 1, isatty(1) == 1, let term = getenv("TERM") else { return false }
    return !["", "dumb"].contains(String(cString: term))
  }

  /// The size of the terminal, or what `LINES` and `COLUMNS` say, or 80 by 24.
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

  /// Takes the terminal over and begins to call back; the caller goes on with `dispatchMain()`.
  package func start() {
    guard sources.isEmpty else { return }
    TerminalRescue.install()
    TerminalRescue.enter()
    painter.invalidate()
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
    // A signal that comes before Dispatch watches for it is lost: what it would have told is looked
    // for when Dispatch does.
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
  }

  /// Paints what differs from the frame before; lines below the screen's last are left out.
  ///
  /// - Parameter cursor: Where the cursor is seen, or nil for a hidden one.
  package func show(_ frame: TextFrame, cursor: TerminalPosition? = nil) {
    guard TerminalRescue.isUp else { return }
    var frame = frame
    frame.lines = Array(frame.lines.prefix(size.rows))
    write(painter.paint(frame, cursor: cursor))
  }

  /// Puts the terminal back as it was; without effect when it is not taken.
  package func stop() {
    for source in sources { source.cancel() }
    sources = []
    TerminalRescue.leave()
  }

  // MARK: - Events

  private func readInput() {
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

  /// A sequence whose rest does not come within 50 ms is complete.
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
    let foreground = tcgetpgrp(0)
    if foreground >= 0, foreground != getpgrp() {
      // Continued in the background: the terminal is the shell's until the next time.
      kill(getpid(), SIGTTOU)
    } else {
      TerminalRescue.enter()
      showAnew()
    }
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { TerminalRescue.write(1, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var room = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        return  // the terminal is gone; the end of the input says so
      }
    }
  }
}
#endif
