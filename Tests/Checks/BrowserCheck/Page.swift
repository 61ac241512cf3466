import Foundation

/// A page in a tab of the browser.
@MainActor final class Page {
  private let browser: Browser
  private let session: String

  init(_ browser: Browser, session: String) {
    self.browser = browser
    self.session = session
  }

  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
    try await browser.send(method, parameters, session: session)
  }

  func open(_ address: String) async throws {
    try await send("Page.navigate", ["url": address])
  }

  func resize(width: Int, height: Int) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  func close() async throws { try await send("Page.close") }

  /// Returns what a screen reader finds: roles with names.
  func spoken() async throws -> [(role: String, name: String)] {
    try await send("Accessibility.enable")
    let tree = try await send("Accessibility.getFullAXTree")
    return (tree["nodes"] as? [[String: Any]] ?? []).filter { $0["ignored"] as? Bool != true }
      .map { node in
        func text(_ key: String) -> String {
          (node[key] as? [String: Any])?["value"] as? String ?? ""
        }
        return (text("role"), text("name"))
      }
  }

  func setDark(_ isDark: Bool) async throws {
    let feature = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    try await send("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  // MARK: Looking

  /// Returns the value of an expression.
  @discardableResult
  func value(_ expression: String) async throws -> Any? {
    let answer = try await send(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Failure("\(expression): \(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ expression: String) async throws -> String {
    try await value(expression) as? String ?? ""
  }

  /// Lets the page go on until an expression is true.
  func wait(_ what: String, for expression: String) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      if try await value(expression) as? Bool == true {
        say("ok   \(what)")
        return
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    let shown = try await text(
      "document.getElementById('stage')?.outerHTML.replace(/<svg.*?<\\/svg>/g, '')"
        + ".slice(0, 3000) ?? location.href")
    try? await picture("failure.png")
    throw Failure("Waited in vain: \(what)\n\(expression)\n\(shown)")
  }

  /// The expression of the first element with a name.
  static func named(_ name: String, _ selector: String = "*") -> String {
    """
    [...document.querySelectorAll('#stage \(selector)')].find(e =>
      (e.getAttribute('aria-label') || '').startsWith('\(name)'))
    """
  }

  /// Writes a picture of the page.
  func picture(_ path: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    let answer = try await send("Page.captureScreenshot")
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Failure("There is no picture.")
    }
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(path))
  }

  // MARK: Using

  /// The middle of an element in the page.
  func place(of element: String) async throws -> (x: Double, y: Double) {
    let place = try await value(
      "(() => { const r = (\(element)).getBoundingClientRect();"
        + " return [r.x + r.width / 2, r.y + r.height / 2] })()")
    guard let place = place as? [Any], place.count == 2,
      let x = (place[0] as? NSNumber)?.doubleValue, let y = (place[1] as? NSNumber)?.doubleValue
    else { throw Failure("There is no element \(element).") }
    return (x, y)
  }

  /// Brings the page to the front: only there the browser gives it what the user does.
  func use() async throws { try await send("Page.bringToFront") }

  func mouse(_ type: String, _ x: Double, _ y: Double, _ more: [String: Any] = [:]) async throws {
    if type != "mouseMoved" && type != "mouseReleased" { try await use() }
    var parameters: [String: Any] = ["type": type, "x": x, "y": y]
    if type != "mouseWheel" {
      parameters["button"] = "left"
      parameters["buttons"] = type == "mouseReleased" ? 0 : 1
      parameters["clickCount"] = 1
    }
    try await send("Input.dispatchMouseEvent", parameters.merging(more) { $1 })
  }

  func click(_ element: String) async throws {
    let (x, y) = try await place(of: element)
    try await mouse("mousePressed", x, y)
    try await mouse("mouseReleased", x, y)
  }

  func press(_ element: String, milliseconds: Int) async throws {
    let (x, y) = try await place(of: element)
    try await mouse("mousePressed", x, y)
    try await Task.sleep(for: .milliseconds(milliseconds))
    try await mouse("mouseReleased", x, y)
  }

  func drag(_ element: String, byX dx: Double, y dy: Double = 0) async throws {
    let (x, y) = try await place(of: element)
    try await mouse("mousePressed", x, y)
    for step in 1...8 {
      try await mouse("mouseMoved", x + dx * Double(step) / 8, y + dy * Double(step) / 8)
    }
    try await mouse("mouseReleased", x + dx, y + dy)
  }

  func wheel(_ element: String, x dx: Double = 0, y dy: Double) async throws {
    let (x, y) = try await place(of: element)
    try await mouse("mouseWheel", x, y, ["deltaX": dx, "deltaY": dy])
  }

  func key(_ name: String, _ code: Int, shift: Bool = false) async throws {
    try await use()
    var key: [String: Any] = ["key": name, "code": name == " " ? "Space" : name]
    key["windowsVirtualKeyCode"] = code
    if shift { key["modifiers"] = 8 }
    var down = key
    // Enter and the space bar press buttons by the text that they write.
    let text = name == "Enter" ? "\r" : name == " " ? " " : nil
    down["text"] = text
    down["type"] = text == nil ? "rawKeyDown" : "keyDown"
    try await send("Input.dispatchKeyEvent", down)
    key["type"] = "keyUp"
    try await send("Input.dispatchKeyEvent", key)
  }

  /// Shows text that an input method composes.
  func compose(_ text: String) async throws {
    try await send(
      "Input.imeSetComposition",
      ["text": text, "selectionStart": text.utf16.count, "selectionEnd": text.utf16.count])
  }

  func type(_ text: String) async throws {
    for letter in text { try await send("Input.insertText", ["text": String(letter)]) }
  }
}
