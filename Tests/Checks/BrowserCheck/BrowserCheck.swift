import Foundation
import HeadlessScreens
import RequestsTesting

/// Uses lists in a real browser, and says what it saw.
///
///     swift run BrowserCheck /usr/bin/chromium
///
/// Pictures are written to the folder that the variable PICTURES names.
@main struct BrowserCheck {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "serve", let port = UInt16(CommandLine.arguments[2]) {
      NumbersController.serve(port: port, token: CommandLine.arguments[3])
    }
    guard let path = arguments.first else {
      say("Usage: BrowserCheck CHROMIUM")
      exit(2)
    }
    do {
      try await check(path)
      say("All checks passed.")
    } catch {
      say("FAILED: \(error)")
      exit(1)
    }
  }

  @MainActor static func check(_ path: String) async throws {
    let browser = try Browser(path)
    defer {
      browser.close()
      ServedApp.endAll()
    }
    try await checkContacts(browser)
    try await checkTasks(browser)
    try await checkBoard(browser)
    try await checkNumbers(browser)
    guard browser.complaints.isEmpty else {
      throw Failure("Pages complained: \(browser.complaints)")
    }
  }

  // MARK: Contacts

  @MainActor private static func checkContacts(_ browser: Browser) async throws {
    let app = try await ServedApp("Contacts", ["--web"])
    let page = try await browser.page(app.address)
    let row = Page.named("Frances Allen", ".row")
    try await page.wait("Contacts load", for: "!!(\(row))")
    try await page.picture("contacts.png")
    try await page.setDark(true)
    try await page.picture("contacts-dark.png")
    try await page.setDark(false)

    let search = "document.querySelector('.search')?.getBoundingClientRect().height"
    for (distance, height) in [(20, "32"), (400, "undefined"), (-1_000, "52")] {
      try await page.wheel("document.querySelectorAll('.row')[3]", y: Double(distance))
      try await page.wait(
        "scrolling by \(distance) makes the search bar \(height) points high",
        for: "\(search) === \(height)")
    }
    try await page.click(row)
    try await page.wait("a click shows the person", for: "document.title == 'Frances Allen'")
    try await page.picture("detail.png")
    try await page.click(Page.named("Back", "button"))
    try await page.wait("the way back is a button", for: "document.title == 'Contacts'")

    try await page.click(row)
    try await page.wait("the person is back", for: "document.title == 'Frances Allen'")
    try await page.value("history.back()")
    try await page.wait(
      "the browser's Back pops",
      for: "document.title == 'Contacts' && stage.ariaLabel == 'Contacts' && entry == 0")
    try await page.value("history.forward()")
    try await Task.sleep(for: .milliseconds(300))
    try await page.wait(
      "Forward does nothing",
      for: "document.title == 'Contacts' && entry == 0 && !isGoing && !isPopping")
    try await page.value("(\(row)).focus()")
    try await page.key("Enter", 13)
    try await page.wait("Enter opens a row", for: "document.title == 'Frances Allen'")
    try await page.key("Escape", 27)
    try await page.wait(
      "Escape goes back to the row",
      for: "document.title == 'Contacts' && document.activeElement == \(row)")
    try await page.wait(
      "bar, search and list are read in this order, and the list has a name",
      for: "[...document.querySelectorAll('.bar, .search, .rows[aria-label=Contacts]')]"
        + ".map(e => e.classList[1]) == 'bar,search,rows'")
    try await page.wait(
      "symbols are defined, but not all that there are",
      for: "[...stage.querySelectorAll('use')].every(e => $(e.getAttribute('href').slice(1)))"
        + " && !!stage.querySelector('use') && symbols.querySelectorAll('symbol').length < 30")

    try await checkSecurity(browser, app, page)

    for (name, key) in [("Edit", ("ArrowDown", 40)), ("Done", ("ArrowUp", 38))] {
      try await page.click(Page.named(name, ".bar button"))
      try await page.key(key.0, key.1)
      try await page.wait(
        "after a click on \(name), arrows move on from the row",
        for: "document.activeElement.matches('.row') && document.activeElement"
          + " \(name == "Edit" ? "!=" : "==") (\(row))")
    }
    let count = "document.querySelector('.row')?.getAttribute('aria-setsize')"
    let before = Int(try await page.text(count)) ?? 0
    try await page.value("(\(row)).focus()")
    try await page.click(Page.named("Edit", ".bar button"))
    try await page.wait("the list is edited", for: "!!(\(Page.named("Done", ".bar button")))")
    try await page.click(row)
    try await page.wait(
      "a status says what VoiceOver would",
      for: "says.role == 'status' && says.textContent == '1 selected'")
    try await page.click(Page.named("Done", ".bar button"))
    try await page.value("document.activeElement.blur()")
    try await page.key("ArrowDown", 40)
    try await page.wait(
      "arrows move on from the last row, which has a ring",
      for: "document.activeElement.matches('.row:focus-visible')"
        + " && document.activeElement == (\(row)).nextElementSibling")
    try await page.drag(row, byX: -120)
    let delete = Page.named("Delete", ".row button")
    try await page.wait("a drag shows the actions", for: "!!(\(delete))")
    try await page.picture("swiped.png")
    let other = Page.named("Kathleen Antonelli", ".row")
    try await page.click(other)
    try await page.wait(
      "a click elsewhere closes the row, and does nothing else",
      for: "!(\(delete)) && document.title == 'Contacts' && !(\(row)).style.translate")
    let (x, y) = try await page.place(of: row)
    try await page.mouse("mousePressed", x, y)
    try await page.mouse("mouseMoved", x - 30, y)
    let content = "(\(row))?.querySelector('.content')"
    try await page.wait(
      "a swiped row follows the pointer, and its action comes out from behind",
      for: "\(content)?.getBoundingClientRect().x == -30"
        + " && (r => r.x > 300 && r.right > 380)((\(delete)).getBoundingClientRect())")
    try await page.picture("swiping.png")
    try await Task.sleep(for: .milliseconds(100))
    try await page.mouse("mouseMoved", x - 31, y)
    try await page.mouse("mouseReleased", x - 31, y)
    try await page.wait("a row that is hardly swiped closes", for: "!(\(delete))")
    try await page.mouse("mousePressed", x, y)
    try await page.mouse("mouseMoved", x - 60, y)
    try await page.wait(
      "it follows again", for: "\(content)?.getBoundingClientRect().x == -60")
    try await page.mouse("mouseReleased", x - 60, y)
    try await page.wait(
      "a row that is swiped far enough opens",
      for: "\(content)?.getBoundingClientRect().x == \(content)?.node.d.x")
    try await page.click(Page.named("Edit", ".bar button"))
    try await page.wait("a bar button closes it", for: "!(\(delete))")
    try await page.click(Page.named("Done", ".bar button"))
    try await page.drag(row, byX: -120)
    try await page.wait(
      "it opens again, and settles", for: "!!(\(delete)) && !(\(row)).matches('.settling')")
    try await page.click(delete)
    try await page.wait(
      "Delete deletes", for: "!(\(row)) && \(count) == '\(before - 1)'")
    let (right, middle) = try await page.place(of: other)
    try await page.mouse("mousePressed", right + 150, middle)
    for x in [right, right - 130] { try await page.mouse("mouseMoved", x, middle) }
    try await page.wait(
      "far enough, the first action fills the row",
      for: "slide?.isFull && (r => r.x == 94)((\(delete)).getBoundingClientRect())")
    try await page.picture("full.png")
    try await page.mouse("mouseReleased", right - 130, middle)
    try await page.wait(
      "a full swipe performs it", for: "!(\(other)) && \(count) == '\(before - 2)'")

    let spoken = try await page.spoken()
    let roles: Set = ["button", "listitem", "searchbox", "textbox", "list", "switch", "tab"]
    for (role, name) in spoken where roles.contains(role) && name.isEmpty {
      // A header is a heading in an item of its own.
      guard role == "listitem" else { throw Failure("A \(role) has no name.") }
    }
    guard spoken.filter({ $0.role == "listitem" && $0.name.hasPrefix("Zoë") }).count == 1,
      !spoken.contains(where: { $0.role == "StaticText" && $0.name.hasPrefix("Zoë") })
    else { throw Failure("A row isn't read once.") }
    say("ok   everything has a name and a role, and rows are read once")

    let input = "document.querySelector('.search input')"
    try await page.click(input)
    try await page.wait(
      "the search begins",
      for: "!!(\(Page.named("Cancel", "button"))) && document.activeElement == \(input)")
    try await page.type("grace")
    try await page.wait(
      "typing searches",
      for: "document.querySelectorAll('.row').length == 1"
        + " && !!(\(Page.named("Rear Admiral Grace", ".row")))")
    try await page.picture("search.png")
    try await page.value("\(input).setSelectionRange(2, 2); null")
    try await page.type("i")
    try await page.wait(
      "the insertion point stays while frames arrive",
      for: "\(input).value == 'griace' && \(input).selectionStart == 3"
        + " && document.querySelectorAll('.row').length == 0")
    try await page.key("Backspace", 8)
    try await page.wait(
      "also when a letter is deleted",
      for: "\(input).value == 'grace' && \(input).selectionStart == 2"
        + " && document.querySelectorAll('.row').length == 1")
    try await page.value("\(input).setSelectionRange(5, 5); null")
    try await page.key("Backspace", 8)
    try await page.type("zz")
    try await page.wait(
      "nothing found is said", for: "says.textContent.includes('“graczz”')")
    try await page.picture("nothing.png")
    try await page.value(
      "window.realFetch = fetch;"
        + " fetch = () => new Promise((_, fail) => setTimeout(fail, 300)); null")
    try await page.type("ab")
    try await page.wait(
      "what could not be sent is taken back", for: "\(input).value == 'graczz'")
    try await page.value("fetch = realFetch; null")
    try await page.compose("か")
    try await page.resize(width: 391, height: 844)
    try await page.wait("a frame arrives", for: "size.w == 391")
    try await page.wait(
      "while an input method composes, its text stays", for: "\(input).value == 'graczzか'")
    try await page.send("Input.insertText", ["text": "漢\u{1F44D}"])
    try await page.wait(
      "what it made is searched", for: "says.textContent.includes('“graczz漢\u{1F44D}”')")
    try await page.resize(width: 390, height: 844)
    try await page.value(
      "\(input).value = '<img src=x onerror=alert()>' + String.fromCharCode(0xd800, 7);"
        + " \(input).dispatchEvent(new InputEvent('input', { bubbles: true,"
        + " inputType: 'insertFromPaste' })); null")
    try await page.wait(
      "markup, control characters and half a character are only text",
      for: "!document.images.length && says.textContent.includes('“<img src=x onerror=alert()>')"
        + " && \(input).value.charCodeAt(27) == 0xfffd")
    let before100 = "'x'.repeat(100_000)"
    try await page.value(
      "\(input).value = \(before100); \(input).dispatchEvent(new InputEvent('input',"
        + " { bubbles: true, inputType: 'insertFromPaste' })); null")
    try await page.wait(
      "a text of 100 KB is pasted",
      for: "document.querySelector('.search').node && \(input).value.length == 100_000"
        + " && says.textContent.length > 100_000")
    try await page.value(
      "\(input).value = 'x'.repeat(1_100_000); \(input).dispatchEvent(new InputEvent('input',"
        + " { bubbles: true, inputType: 'insertFromPaste' })); null")
    try await page.wait(
      "one that is too long is refused in a sentence",
      for: "lost.textContent == 'The text is too long.' && \(input).value.length == 100_000")
    try await page.key("Escape", 27)
    try await page.wait(
      "Escape cancels the search", for: "\(count) == '\(before - 2)' && \(input).value == ''")
    guard app.interrupt() == 0 else { throw Failure("Contacts did not end cleanly.") }
    say("ok   SIGINT ends the app with status 0")
    try await page.wait(
      "the page says that the connection is lost",
      for: "stage.inert && !!lost.textContent")
    try await page.picture("lost.png")
  }

  /// A page of another origin that knows the address can do nothing with it.
  @MainActor private static func checkSecurity(
    _ browser: Browser, _ app: ServedApp, _ page: Page
  ) async throws {
    let attack = """
      <!doctype html><title>elsewhere</title><iframe id=frame src="\(app.address)"></iframe>
      <form id=form method=post enctype="text/plain" action="\(app.address)event" target=hidden>
      <input name='{"width":390,"height":844,"events":[{"type":"tap","x":100,"y":200}],"a":"' value='"}'>
      </form><iframe name=hidden></iframe>
      """
    let server = try LoopbackServer { request in
      request.path == "/"
        ? .data(Data(attack.utf8), type: "text/html") : .status(404)
    }
    defer { server.stop() }
    let elsewhere = try await browser.page("\(server.url)/")
    try await elsewhere.wait("another page loads", for: "document.title == 'elsewhere'")
    let result = try await elsewhere.text(
      """
      (async () => {
        const address = '\(app.address)';
        const body = JSON.stringify({ width: 500, height: 500,
          events: [{ type: 'tap', x: 100, y: 200 }] });
        const outcome = async (name, work) => {
          try { return name + ' ' + await work() } catch { return name + ' refused' }
        };
        document.getElementById('form').submit();
        return (await Promise.all([
          outcome('json', async () => (await fetch(address + 'event', { method: 'POST', body,
            headers: { 'Content-Type': 'application/json' } })).status),
          outcome('plain', async () => (await fetch(address + 'event', { method: 'POST', body,
            mode: 'no-cors' })).type),
          outcome('read', async () => (await (await fetch(address)).text()).length),
          outcome('stream', () => new Promise((done, fail) => {
            const source = new EventSource(address + 'scene');
            source.onmessage = () => done('read');
            source.onerror = fail;
          })),
          outcome('script', () => new Promise((done, fail) => {
            const script = document.createElement('script');
            script.onload = () => done('ran'); script.onerror = fail;
            script.src = address + 'page.js';
            document.body.append(script);
          })),
        ])).join(', ');
      })()
      """)
    say("     another origin: \(result)")
    guard
      [
        "json refused", "read refused", "stream refused", "script refused",
      ].allSatisfy(result.contains)
    else { throw Failure("Another origin is let in: \(result)") }
    while try await !isFrameRefused(of: elsewhere, app.address) {
      try await Task.sleep(for: .milliseconds(20))
    }
    try await elsewhere.close()
    // Whatever was sent has arrived before this.
    try await page.value(
      "fetch('event', { method: 'POST', headers: { 'Content-Type': 'application/json' },"
        + " body: JSON.stringify({ width: innerWidth, height: innerHeight, events: [] }) })"
        + ".then(() => 1)")
    try await page.wait(
      "a page of another origin changes nothing",
      for: "document.title == 'Contacts' && size.w == innerWidth")
  }

  /// Whether the browser refused to show an address in the first frame of a page; false as long as
  /// the frame loads.
  @MainActor private static func isFrameRefused(
    of page: Page, _ address: String
  ) async throws -> Bool {
    let tree = try await page.send("Page.getFrameTree")
    let frames = (tree["frameTree"] as? [String: Any])?["childFrames"] as? [[String: Any]]
    let frame = frames?.first?["frame"] as? [String: Any]
    if frame?["unreachableUrl"] as? String == address { return true }
    guard frame?["url"] as? String != address else {
      throw Failure("Another origin shows the page in a frame.")
    }
    return false
  }

  // MARK: Tasks

  /// A task is added by keys alone.
  @MainActor private static func checkTasks(_ browser: Browser) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer {
      for end in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path + end)
      }
    }
    let app = try await ServedApp("Tasks", ["--web", file.path])
    let page = try await browser.page(app.address)
    let add = Page.named("Add", ".bar button")
    let field = "document.querySelector('.alert input[aria-label=Title]')"
    try await page.wait("Tasks load", for: "!!(\(add))")
    for key in [("Enter", 13), ("Escape", 27)] {
      try await page.value("(\(add)).focus()")
      try await page.key("Enter", 13)
      try await page.wait(
        "an alert has the focus and a name",
        for: "!!\(field) && document.activeElement == \(field)"
          + " && \(field).closest('[role=alertdialog]').ariaLabel == 'Add'")
      try await page.wait(
        "a field of an alert looks like one",
        for: "(s => s.fontSize == '13px' && s.outlineStyle == 'none')"
          + "(getComputedStyle(\(field)))")
      try await page.picture("alert.png")
      try await page.type("Prune")
      try await page.key(key.0, key.1)
      try await page.wait(
        "\(key.0) ends the alert, and the focus returns",
        for: "!document.querySelector('.alert') && document.activeElement == \(add)")
    }
    try await page.wait(
      "only Enter adds", for: "document.querySelectorAll('.row[aria-label=Prune]').length == 1")
    guard app.interrupt() == 0 else { throw Failure("Tasks did not end cleanly.") }
  }

  // MARK: Board

  /// A card is dragged to another list.
  @MainActor private static func checkBoard(_ browser: Browser) async throws {
    let app = try await ServedApp("Board", ["--web"])
    let page = try await browser.page(app.address)
    let (card, other) = (Page.named("Sow", ".row"), Page.named("Reap", ".row"))
    try await page.wait("Board loads", for: "!!(\(card)) && !!(\(other))")
    let (start, end) = (try await page.place(of: card), try await page.place(of: other))
    try await page.mouse("mousePressed", start.x, start.y)
    try await page.wait("a card is lifted", for: "!!document.querySelector('.ghost')")
    try await page.mouse("mouseMoved", end.x, end.y)
    try await page.key("Escape", 27)
    try await page.wait(
      "Escape puts it back", for: "!document.querySelector('.ghost, .lifted') && !finger")
    try await page.mouse("mouseReleased", end.x, end.y)
    try await page.mouse("mousePressed", start.x, start.y)
    try await page.wait(
      "a card that is held is lifted",
      for: "!!document.querySelector('.ghost') && (\(card)).matches('.lifted')")
    try await page.mouse("mouseMoved", end.x, end.y)
    try await page.wait(
      "its copy follows the pointer, and the cards at its destination make way",
      for: "finger.lifted.target == \(other) && (\(other)).style.translate.startsWith('0px ')"
        + " && (r => r.top < \(end.y) && r.bottom > \(end.y))"
        + "(document.querySelector('.ghost').getBoundingClientRect())")
    try await page.picture("drag.png")
    try await page.mouse("mouseReleased", end.x, end.y)
    try await page.wait(
      "it is dropped there",
      for: "!document.querySelector('.ghost, .lifted')"
        + " && (\(card)).parentElement == (\(other)).parentElement")
    guard app.interrupt() == 0 else { throw Failure("Board did not end cleanly.") }
  }

  // MARK: Ten million rows

  @MainActor private static func checkNumbers(_ browser: Browser) async throws {
    let token = WebGate.randomToken()
    var app = try await ServedApp("BrowserCheck", ["serve", "0", token])
    let port = URL(string: app.address)!.port!
    let page = try await browser.page(app.address)
    func row(_ number: Int) -> String { Page.named("Row \(number)", ".row") }
    try await page.wait("ten million rows load", for: "!!(\(row(0)))")
    try await page.wheel(row(5), y: 2_000)
    try await page.wait("the wheel scrolls", for: "!(\(row(0))) && !!(\(row(50)))")
    try await page.value("document.querySelector('.row').focus()")
    try await page.key("End", 35)
    try await page.wait(
      "End goes to the end of ten million rows",
      for: "document.activeElement == \(row(9_999_999))"
        + " && document.activeElement.getAttribute('aria-posinset') == '10000000'"
        + " && document.activeElement.getAttribute('aria-setsize') == '10000000'")
    try await page.picture("end.png")
    try await page.key("ArrowUp", 38)
    try await page.wait("arrows move", for: "document.activeElement == \(row(9_999_998))")
    try await page.key("Home", 36)
    try await page.wait("Home goes back", for: "document.activeElement == \(row(0))")
    try await page.key("PageDown", 34)
    try await page.wait(
      "a page down moves by a page",
      for: "Number(document.activeElement.getAttribute('aria-posinset')) > 10")
    try await page.key("Home", 36)
    try await page.wait("Home again", for: "document.activeElement == \(row(0))")
    try await page.press(row(2), milliseconds: 600)
    try await page.wait(
      "a long press lifts the row over a blurred background, and the menu has a title",
      for: "(e => e?.ariaLabel == 'Number 2' && getComputedStyle(e).backdropFilter != 'none'"
        + " && !!e.querySelector('.choice'))(document.querySelector('.menu.lifting'))")
    try await Task.sleep(for: .milliseconds(250))
    try await page.picture("menu.png")
    try await page.key("Escape", 27)
    try await page.wait("Escape closes the menu", for: "!document.querySelector('.menu')")
    let (x, y) = try await page.place(of: row(2))
    for (button, modifiers) in [("right", 0), ("left", 2)] {
      try await page.mouse(
        "mousePressed", x, y, ["button": button, "buttons": 1, "modifiers": modifiers])
      try await page.value(
        "document.elementFromPoint(\(x), \(y)).dispatchEvent(new MouseEvent('contextmenu',"
          + " { bubbles: true, cancelable: true, clientX: \(x), clientY: \(y),"
          + " button: \(button == "right" ? 2 : 0), ctrlKey: \(modifiers == 2) })); null")
      try await page.mouse("mouseReleased", x, y, ["button": button, "modifiers": modifiers])
      try await page.wait(
        "a click with the \(button) button and modifiers \(modifiers) opens a menu",
        for: "!!document.querySelector('.menu') && !finger && entry == 1")
      try await page.value("setTimeout(() => history.back()); null")
      try await page.wait(
        "Back closes the menu, and stays on the page",
        for: "!document.querySelector('.menu') && entry == 0 && !isPopping && !isGoing")
    }
    app.freeze(true)
    try await page.key("Home", 36)
    try await page.wait(
      "a frozen app is noticed", for: "lost.textContent == 'The app doesn’t respond.'")
    app.freeze(false)
    try await page.wait("also that it goes on", for: "!lost.textContent && !isSending")
    try await page.drag(row(2), byX: 0, y: 200)
    try await page.wait("a pull at the top refreshes", for: "document.title == 'Refreshed'")
    try await page.drag(row(10), byX: 0, y: -300)
    try await page.wait("a drag scrolls, and ends", for: "!(\(row(0))) && !glide")
    try await page.reportTimes()
    try await page.wheel("document.querySelectorAll('.row')[5]", y: -1_000_000)
    try await page.wait("the wheel scrolls back", for: "!!(\(row(0)))")

    // Two pages, and the size of the one that was used last.
    let other = try await browser.page(app.address, width: 700, height: 500)
    try await other.wait("a second page shows the window", for: "!!(\(row(0))) && size.w == 700")
    try await page.wait("the first shows it smaller", for: "size.w == 700 && stage.scale < 1")
    try await page.picture("two-first.png")
    try await other.picture("two-second.png")
    try await page.wheel("document.querySelector('.row')", y: 10)
    try await page.wait("the page that is used decides", for: "size.w == 390 && stage.scale == 1")
    try await other.wait("the other one follows", for: "size.w == 390")
    try await page.resize(width: 500, height: 600)
    try await page.wait("a new size is taken", for: "size.w == 500 && size.h == 600")
    try await other.wait("the other one follows again", for: "size.w == 500 && size.h == 600")
    try await other.wheel("document.querySelectorAll('.row')[3]", y: 100_000)
    try await page.wait(
      "what one scrolls, the other shows",
      for: "!(\(row(0))) && Number(document.querySelector('.row').ariaPosInSet) > 1000")

    // More tabs than a browser has connections.
    var tabs: [Page] = []
    for _ in 0..<8 {
      tabs.append(try await browser.page(app.address, width: 500, height: 600, isTab: true))
      try await tabs.last?.wait("a tab shows the window", for: "!!document.querySelector('.row')")
    }
    for number in [7, 0] {
      try await tabs[number].use()
      try await tabs[number].wait("a tab is connected when it is seen", for: "isConnected")
      try await tabs[number].value("document.querySelector('.row').focus()")
      try await tabs[number].key(number == 7 ? "Home" : "End", number == 7 ? 36 : 35)
      try await tabs[number].wait(
        "keys work in tab \(number)",
        for: "document.activeElement == \(row(number == 7 ? 0 : 9_999_999))")
    }
    for (number, focused) in [(7, "document.querySelector('.rows')"), (0, row(9_999_999))] {
      try await tabs[number].use()
      try await tabs[number].wait(
        "tab \(number) shows what changed, and the focus is where it was or in its list",
        for: "isConnected && !!(\(row(9_999_999))) && document.activeElement == \(focused)")
    }
    for tab in tabs { try await tab.close() }
    try await page.key("Home", 36)

    // The server goes, and comes again at the same address.
    app.kill()
    try await page.wait(
      "a killed server is noticed", for: "stage.inert && !!lost.textContent")
    app = try await ServedApp("BrowserCheck", ["serve", "\(port)", token])
    try await page.wait(
      "a new one is found by itself", for: "!stage.inert && !lost.textContent && !!(\(row(0)))")
    try await other.wait("by the other page as well", for: "!stage.inert && !!(\(row(0)))")
    guard app.interrupt() == 0 else { throw Failure("The server did not end cleanly.") }
    for _ in 0..<10 {
      let app = try await ServedApp("BrowserCheck", ["serve", "0", token])
      guard app.interrupt() == 0 else {
        throw Failure("A server does not end cleanly as soon as its address is known.")
      }
    }
  }
}
