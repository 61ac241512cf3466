import Dispatch
import Foundation
public import HeadlessUIKit

/// Shows a window in a browser on this machine, where mouse, touch and keys use it.
///
/// ```swift
/// WebScreen(window: window).run()  // prints http://127.0.0.1:49152/…/
/// ```
///
/// The address contains a random token, and only a browser on this machine that was given the
/// address can see or use the window. Several pages may show it at a time; the window has the size
/// of the page that was used last.
///
/// A page gets a whole scene at first, and then only what changes. It is a list of elements with
/// roles and names, which a screen reader reads and keys reach.
@MainActor public final class WebScreen {
  let window: UIWindow
  let touch: ScreenTouch
  private var gate: WebGate?
  private var server: WebServer?
  private let port: UInt16
  private let token: String
  private let limits: WebLimits
  private var builder = WebFrameBuilder()
  private var lastScene: Scene?
  private var lastFrame: WebFrame?
  /// A Boolean value that indicates whether the window may have changed since the last frame.
  private var isStale = true
  private var isSendingScheduled = false
  /// The rows whose content is in front of their lists, the last one in front.
  var openedRows: [OpenedRow] = []

  /// Creates a screen for a window.
  ///
  /// - Parameters:
  ///   - window: The window to show.
  ///   - port: The port to listen at, or 0 for one that the system chooses.
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

  /// Serves the window until the process is asked to end by SIGINT or SIGTERM, and prints the
  /// address as a line on standard output.
  ///
  /// The process ends with status 1 if the port cannot be had or nobody can read the address.
  public func run() -> Never {
    // Before anyone can know the address, and end the process in answer to it.
    let signals = EndingSignals.sources {
      self.stop()
      UIApplication.shared.terminate()
      endProcess()
    }
    do {
      let url = try start()
      try StandardOutput.print(url.absoluteString)
    } catch {
      StandardError.print("\(error)")
      exit(1)
    }
    withExtendedLifetime(signals) { dispatchMain() }
  }

  /// Begins to serve the window, and returns the address of the page.
  package func start() throws -> URL {
    let server = try WebServer(port: port, limits: limits) { [weak self] request in
      self?.respond(to: request) ?? .status(404)
    }
    let gate = WebGate(port: server.port, token: token)
    (self.server, self.gate) = (server, gate)
    HeadlessRunLoop.onTurn = { [weak self] in self?.windowMayHaveChanged() }
    server.start()
    return URL(string: "http://127.0.0.1:\(server.port)\(gate.path)")!
  }

  /// Ends all connections, and serves no more.
  package func stop() {
    guard let server else { return }
    HeadlessRunLoop.onTurn = nil
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

  /// The frame of what the window shows now.
  package var frame: WebFrame {
    if let lastFrame, !isStale { return lastFrame }
    let scene = Scene(of: window)
    // Taking the scene lays the window out, and layout can end in another turn.
    isStale = false
    if let lastFrame, scene == lastScene { return lastFrame }
    let frame = builder.frame(of: scene)
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
      return WebResponse(WebPage.markup(title: title), type: "text/html")
    case .serve(.script): return WebResponse(WebPage.script, type: "text/javascript")
    case .serve(.style): return WebResponse(SVGWriter.style() + WebPage.style, type: "text/css")
    case .serve(.scene): return WebResponse(type: "text/event-stream", body: .stream(stream()))
    case .serve(.event): return report(request.body)
    }
  }

  /// Returns what a page that connects is told: the whole scene, then differences.
  private func stream() -> @MainActor () -> [UInt8]? {
    var shown: WebFrame?
    return { [weak self] in
      guard let frame = self?.frame, frame.number != shown?.number else { return nil }
      defer { shown = frame }
      return Array("data: ".utf8) + frame.message(since: shown) + Array("\n\n".utf8)
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

  /// Has the next frame look at the window anew.
  func invalidate() { isStale = true }
}
