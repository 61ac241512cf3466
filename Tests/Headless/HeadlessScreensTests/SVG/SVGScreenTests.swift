import Foundation
import HeadlessScreens
import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct SVGScreenTests {
  private func names(_ count: Int = 20) -> NamesController {
    NamesController([("A", (0..<count).map { "Name \($0)" })])
  }

  private func picture(_ controller: NamesController) -> String {
    controller.shown(width: 390, height: 844) { SVGScreen().snapshot(of: $0) }
  }

  @Test func `a picture has the window's bar and rows as texts, after deferred work`() throws {
    let reader = try #require(PictureReader(picture(names())))
    #expect(reader.elements(named: "title").first?.text == "Names")
    #expect(reader.texts.contains("Name 0") && reader.texts.contains("A"))
    let counts = ["navigationBar", "row"].map { name in
      reader.elements.filter { $0.attributes["class"] == name }.count
    }
    #expect(counts == [1, 18])
    let controller = names()
    controller.shown { window in
      controller.sections[0].names = ["Only"]
      controller.tableView.reloadData()
      #expect(PictureReader(SVGScreen().snapshot(of: window))?.texts.contains("Only") == true)
    }
  }

  @Test func `a picture has light, dark, or both looks`() {
    names().shown { window in
      let pictures = [SVGScreen.Appearance.automatic, .light, .dark]
        .map { SVGScreen(appearance: $0).snapshot(of: window) }
      #expect(Set(pictures).count == 3)
      #expect(pictures.map { $0.contains("@media") } == [true, false, false])
    }
  }

  @Test(arguments: [0, 1, -5, 20_000] as [CGFloat])
  func `a window of any size has a picture`(side: CGFloat) {
    let controller = NamesController([(nil, Array(repeating: "👩‍👩‍👧 שלום é\u{301}", count: 10_000))])
    for (width, height) in [(side, side), (390, side), (side, 844)] {
      controller.shown(width: width, height: height) { window in
        let reader = PictureReader(SVGScreen().snapshot(of: window))
        #expect(reader != nil)
        if height == 20_000 {
          // The title, and the rows of 44 points below the bar.
          #expect(reader?.texts.count == 1 + 454, "\(width)")
        }
      }
    }
  }

  /// A row more moves those below, and pushes one out of the window.
  @Test func `one row more changes few lines of a window's picture`() {
    let before = picture(names())
    for row in 0..<10 {
      let (longer, renamed) = (names(), names())
      longer.sections[0].names.insert("Another", at: row)
      renamed.sections[0].names[row] = "Another"
      #expect([longer, renamed].map { changedLines(before, picture($0)) } == [2, 2])
    }
  }

  /// Another process has another seed of hashes.
  @Test func `each process draws the same picture`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let picture = await MainActor.run { SVGScreenTests.hashes() }
      try FileHandle.standardOutput.write(contentsOf: Data(picture.utf8))
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains(Self.hashes()))
  }

  /// A picture with many colours and symbols.
  private static func hashes() -> String {
    let controller = NamesController(
      [
        ("A", ["star", "trash", "bell.fill", "person.circle.fill"]), ("B", ["house", "no.such"]),
      ])
    controller.configure = { cell, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      content.image = UIImage(systemName: name)
      cell.contentConfiguration = content
      cell.accessoryType = .detailDisclosureButton
      cell.backgroundColor = .tertiarySystemFill
    }
    return controller.shown { SVGScreen().snapshot(of: $0) }
  }
}
