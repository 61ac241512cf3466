import Foundation
import HeadlessScreens
import TestSupport

/// Runs a built executable of this package in a terminal of its own.
///
/// ```swift
/// let terminal = try PseudoTerminal(running: "Contacts", columns: 40, rows: 10)
/// try await terminal.waitFor("Ada")
/// terminal.send("q")
/// #expect(try await terminal.exit() == .exited(0))
/// ```
final class PseudoTerminal {
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  let process = Process()
  private(set) var emulator: TerminalEmulator {
    didSet { shown = nil }
  }
  /// All that the program wrote.
  private(set) var output: [UInt8] = []
  private let master: Int32
  private let slave: FileHandle
  private let arrivals: Arrivals
  /// The terminal's settings before the program ran.
  private let settings: [tcflag_t]
  private var unsent: [UInt8] = []
  /// The text since the emulator changed last: waiting looks at it again and again.
  private var shown: String?
  private var isHungUp = false

  init(
    running product: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = ["TERM": "xterm-256color"], errors: Pipe? = nil
  ) throws {
    var (masterEnd, slaveEnd): (Int32, Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&masterEnd, &slaveEnd, nil, nil, &size) == 0 else {
      throw Missing(description: "no pseudo-terminal: errno \(errno)")
    }
    // Where a standard stream of the tests is closed, its number would be taken: the program's own
    // stream of that number is made from the terminal.
    (masterEnd, slaveEnd) = (Self.aboveStreams(masterEnd), Self.aboveStreams(slaveEnd))
    _ = fcntl(masterEnd, F_SETFL, O_NONBLOCK)
    master = masterEnd
    arrivals = Arrivals(of: masterEnd)
    slave = FileHandle(fileDescriptor: slaveEnd, closeOnDealloc: true)
    emulator = TerminalEmulator(columns: columns, rows: rows)
    process.executableURL = try Self.built(product)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = slave
    process.standardOutput = slave
    process.standardError = errors ?? slave
    settings = try Self.settings(of: slave)
    process.terminationHandler = { [arrivals] _ in arrivals.wake() }
    Signals.catchIgnored()
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    arrivals.cancel()
    // Foundation on Linux keeps what a process was run with.
    try? slave.close()
  }

  /// Returns a descriptor's copy that is no standard stream and that no other program inherits, and
  /// closes the descriptor.
  private static func aboveStreams(_ descriptor: Int32) -> Int32 {
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
  }

  /// What the screen shows.
  var text: String {
    let text = shown ?? emulator.text
    shown = text
    return text
  }

  /// Whether the terminal is as it was before the program ran: on its own screen, without the
  /// mouse, with its settings.
  var isRestored: Bool {
    emulator.modes == [7, 25] && emulator.unknown == []
      && (try? Self.settings(of: slave)) == settings
  }

  private static func settings(of slave: FileHandle) throws -> [tcflag_t] {
    var settings = termios()
    guard tcgetattr(slave.fileDescriptor, &settings) == 0 else {
      throw Missing(description: "no settings: errno \(errno)")
    }
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  /// Whether the program stands still; systems that do not tell are taken at their best.
  var isSuspended: Bool {
    let path = "/proc/\(process.processIdentifier)/stat"
    guard let stat = try? String(contentsOfFile: path, encoding: .utf8) else { return isRestored }
    // The state is the first field after the name, which is in parentheses.
    return stat.split(separator: ")").last?.hasPrefix(" T") == true
  }

  func send(_ text: String) {
    send(Array(text.utf8))
  }

  func send(_ bytes: [UInt8]) {
    unsent += bytes
    flush()
  }

  /// Sends what the terminal has room for; the remainder goes when the program has read.
  private func flush() {
    while !unsent.isEmpty {
      let count = write(master, unsent, unsent.count)
      guard count > 0 else { return }
      unsent.removeFirst(count)
    }
  }

  func resize(columns: Int, rows: Int) {
    receive()
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    emulator.resize(columns: columns, rows: rows)
    signal(SIGWINCH)  // the program's terminal is not its controlling one
  }

  func signal(_ number: Int32) {
    kill(process.processIdentifier, number)
  }

  /// Closes the terminal under the program, which reads the end of its input.
  func hangUp() {
    receive()
    isHungUp = true
    arrivals.cancel()
  }

  /// Lets the program run until its screen shows a text.
  func waitFor(_ text: String) async throws {
    try await waitFor("the text \(text)") { $0.text.contains(text) }
  }

  /// Lets the program run until a condition holds, which is asked when the program has written
  /// something or has ended.
  ///
  /// - Parameter isSilent: True if the condition can begin to hold without output. It is then asked
  ///   every millisecond as well.
  /// - Throws: `Missing`, after a minute, at the program's end, or when the task is cancelled.
  func waitFor(
    _ what: String, isSilent: Bool = false, until holds: (PseudoTerminal) -> Bool
  ) async throws {
    let deadline = DispatchTime.now() + 60
    var hasEnded = false
    while true {
      let seen = arrivals.count
      receive()
      // A frame of which only a part has come is not looked at.
      if !emulator.modes.contains(2026), holds(self) { return }
      let reason =
        hasEnded
        ? "the program has ended"
        : Task.isCancelled ? "cancelled" : .now() >= deadline ? "a minute" : nil
      if let reason {
        throw Missing(
          description: "waited in vain for \(what) (\(reason)); the screen shows:\n\(text)")
      }
      hasEnded = !process.isRunning
      if hasEnded { continue }
      let isAskedSoon = isSilent || !unsent.isEmpty
      await arrivals.next(after: seen, before: isAskedSoon ? .now() + 0.001 : deadline)
    }
  }

  /// Lets the program run until it has done what all of the input so far asks for, and has drawn
  /// it.
  ///
  /// The program reads on only then. So it is done with the input when it has read something behind
  /// it: a sequence without a meaning, which also tells an escape from the beginning of another
  /// one.
  func waitForAnswer() async throws {
    for sequence in ["", "\u{1B}[0y", "\u{1B}[0y"] {
      send(sequence)
      try await waitFor("the program to read", isSilent: true) { !$0.hasUnreadInput }
    }
    receive()
  }

  /// Whether there is input that the program has not read.
  private var hasUnreadInput: Bool {
    var input = pollfd(fd: slave.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return !unsent.isEmpty || poll(&input, 1, 0) > 0
  }

  /// Waits for the program's end and says how it ended.
  func exit() async throws -> Ending {
    try await waitFor("the end") { !$0.process.isRunning }
    receive()
    return process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
  }

  /// Waits for the program's end; says how it ended, and whether the terminal is as before.
  func end() async throws -> (Ending, Bool) { (try await exit(), isRestored) }

  private func receive() {
    guard !isHungUp else { return }
    flush()
    let bytes = arrivals.take()
    if bytes.isEmpty { return }
    output += bytes
    emulator.feed(bytes)
  }

  /// Products lie beside the test bundle, or some folders above the binary inside of it.
  static func built(_ product: String) throws -> URL {
    for start in [CommandLine.arguments[0], Bundle.main.bundlePath] {
      var folder = URL(fileURLWithPath: start)
      while folder.path != "/" {
        let file = folder.appendingPathComponent(product)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue { return file }
        folder.deleteLastPathComponent()
      }
    }
    throw Missing(description: "\(product) is not built")
  }
}
