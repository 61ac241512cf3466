import Dispatch
import Foundation
public import HeadlessUIKit

/// A screen that shows a window in a browser on this computer, where the user controls it with the
/// mouse, touches, and keys.
///
/// ```swift
/// WebScreen(window: window).run()  // prints http://127.0.0.1:49152/…/
/// ```
///
/// The address contains a random token. Only a browser on this computer that knows the address can
/// show or control the window. Several pages can show it at the same time. The window has the size
/// of the page that was used last.
///
/// A page first receives an entire scene, and then only the changes. It consists of elements with
/// roles and labels that are accessible to screen readers and the keyboard.
@MainActor public final class WebScreen {
  let window: UIWindow
  let touch: ScreenTouch
  var pull = ScreenPull()
  private var gate: WebGate?
  private var server: WebServer?
  private let port: UInt16
  private let token: String
  private let limits: WebLimits
  private var builder = WebFrameBuilder()
  private var lastScene: Scene?
  private var lastFrame: WebFrame?
  private var announcements = WebAnnouncements()
  /// A Boolean value that indicates whether the window may have changed since the last frame.
  private var isStale = true
  private var isSendingScheduled = false
  /// The rows whose content is in front of their lists, from back to front.
  var openedRows: [OpenedRow] = []

  /// Creates a screen for a window.
  ///
  /// - Parameters:
  ///   - window: The window to show.
  ///   - port: The port on which to listen, or 0 for one that the system chooses.
  public convenience init(window: UIWindow, port: UInt16 = 0) {
    self.init(window: window, port: port, token: WebGate.randomToken())
  }

  package init(
    window: UIWindow, port: UInt16 = 0, token: String, limits: WebLimits = WebLimits()
  ) {
    self.window = window
    self.port = port
    self.token = token
    self.limits = limits
    touch = ScreenTouch(window: window)
  }

  /// Serves the window until the process receives SIGINT or SIGTERM, and prints the address as a
  /// line on standard output.
  ///
  /// The process exits with status 1 if the port is not available or the address can't be printed.
  public func run() -> Never {
    // Handlers come first, because a reader of the address may end the process right away.
    let signals = EndingSignals.sources {
      self.stop()
      UIApplication.shared.terminate()
      endProcess()
    }
    // A browser doesn't tell whether a screen reader reads the page.
    AssistiveSettings.current.isVoiceOverRunning = true
    do {
      let url = try start()
      try StandardOutput.print(url.absoluteString)
    } catch {
      StandardError.print("\(error)")
      exit(1)
    }
    withExtendedLifetime(signals) { dispatchMain() }
  }

  /// Starts to serve the window, and returns the address of the page.
  package func start() throws -> URL {
    let server = try WebServer(port: port, limits: limits) { [weak self] request in
      self?.respond(to: request) ?? .status(404)
    }
    let gate = WebGate(port: server.port, token: token)
    (self.server, self.gate) = (server, gate)
    HeadlessRunLoop.onTurn = { [weak self] in self?.windowMayHaveChanged() }
    AssistiveSettings.listener = { [weak self] text in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self?.announcements.add(text)
          self?.windowMayHaveChanged()
        }
      }
    }
    server.start()
    return URL(string: "http://127.0.0.1:\(server.port)\(gate.path)")!
  }

  /// Closes all connections and stops serving the window.
  package func stop() {
    guard let server else { return }
    HeadlessRunLoop.onTurn = nil
    AssistiveSettings.listener = nil
    server.stop()
    self.server = nil
  }

  // MARK: Frames

  private func windowMayHaveChanged() {
    isStale = true
    guard !isSendingScheduled else { return }
    isSendingScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isSendingScheduled = false
        self.server?.sendStreams()
      }
    }
  }

  /// The current frame of the window.
  package var frame: WebFrame {
    if let lastFrame, !isStale { return lastFrame }
    let scene = Scene(of: window)
    let depth = window.depth
    // Creating the scene lays out the window, which may run another turn.
    isStale = false
    if let lastFrame, scene == lastScene, depth == lastFrame.depth { return lastFrame }
    let frame = builder.frame(of: scene, depth: depth)
    (lastScene, lastFrame) = (scene, frame)
    return frame
  }

  /// Returns the role of a node of the last frame.
  func role(of id: Int) -> Scene.Role? { builder.role(of: id) }

  // MARK: Requests

  package func respond(to request: WebRequest) -> WebResponse {
    guard let gate else { return .status(404) }
    switch gate.answer(to: request) {
    case .refuse(let status): return .status(status)
    case .serve(.page):
      let title = ProcessInfo.processInfo.processName
      let language = Bundle.main.preferredLocalizations.first ?? "en"
      return WebResponse(WebPage.markup(title: title, language: language), type: "text/html")
    case .serve(.script): return WebResponse(WebPage.script, type: "text/javascript")
    case .serve(.style): return WebResponse(SVGWriter.style() + WebPage.style, type: "text/css")
    case .serve(.scene): return WebResponse(type: "text/event-stream", body: .stream(stream()))
    case .serve(.event): return report(request.body)
    }
  }

  /// Returns the stream for a new page: the entire scene, and then its changes.
  private func stream() -> @MainActor () -> [UInt8]? {
    var shown: WebFrame?
    var heard = announcements.end
    return { [weak self] in
      guard let self else { return nil }
      let texts = announcements.texts(since: heard)
      let frame = frame
      guard frame.number != shown?.number || !texts.isEmpty else { return nil }
      defer { (shown, heard) = (frame, announcements.end) }
      return Array("data: ".utf8) + frame.message(since: shown, saying: texts)
        + Array("\n\n".utf8)
    }
  }

  private func report(_ body: [UInt8]) -> WebResponse {
    guard let report = try? JSONDecoder().decode(WebReport.self, from: Data(body)),
      report.events.count <= WebReport.limit
    else { return .status(400) }
    let focus = perform(report)
    isStale = true
    let frame = frame
    server?.sendStreams()
    var json = JSONWriter()
    json.object { json in
      json.key("f")
      json.number(frame.number)
      if let id = focus.flatMap({ builder.id(of: $0) }) {
        json.key("focus")
        json.number(id)
      }
    }
    return WebResponse(type: "application/json", body: .bytes(json.bytes))
  }

  /// Makes the next frame capture the window again.
  func invalidate() { isStale = true }
}
