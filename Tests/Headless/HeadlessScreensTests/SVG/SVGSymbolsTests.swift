import Foundation
import Testing

@testable import HeadlessScreens

struct SVGSymbolsTests {
  private static let drawn = """
    chevron.left chevron.right chevron.up chevron.down checkmark xmark plus minus circle \
    circle.fill checkmark.circle.fill xmark.circle.fill plus.circle.fill minus.circle.fill \
    info.circle exclamationmark.triangle exclamationmark.circle questionmark.circle star \
    star.fill heart bookmark flag tag bell person person.2 person.circle phone envelope message \
    house gear gearshape magnifyingglass trash pencil square.and.pencil square.and.arrow.up doc \
    folder tray calendar clock photo camera link lock wifi airplane globe location map cart \
    creditcard arrow.up arrow.down arrow.left arrow.right arrow.clockwise arrow.up.arrow.down \
    ellipsis ellipsis.circle line.3.horizontal slider.horizontal.3 list.bullet square.grid.2x2 \
    play pause moon sun.max bolt cloud drop eye hand.thumbsup paperclip gift mic speaker.wave.2 \
    archivebox pin activityIndicator
    """.split(separator: " ").map(String.init)

  private static let shortened = [
    "person.badge.plus": "person", "star.leadinghalf.filled": "star",
    "folder.fill.badge.plus": "folder.fill", "no.such.symbol": "unknown", "": "unknown",
    "..": "unknown", "star\"/><x": "unknown",
  ]

  @Test func `a common symbol has a drawing, and a name without one is shortened`() {
    let cases = Self.shortened.merging(Self.drawn.map { ($0, $0) }) { $1 }
    #expect(cases.filter { SVGSymbols.drawing(named: $0.key).name != $0.value } == [:])
  }

  @Test func `the definitions are well-formed, and no two have the same name`() throws {
    let picture = "<svg>\(SVGSymbols.definitions { _ in true })</svg>"
    let names = try #require(PictureReader(picture)).elements(named: "symbol")
      .compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count && names.count > 200)
    #expect(names.filter { SVGSymbols.drawing(named: $0).markup.isEmpty } == [])
  }

  @Test func `a picture has the symbols that it shows, and their colors`() throws {
    let frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    func picture(_ names: String...) -> String {
      var scene = Scene.of()
      scene.root.items = names.map {
        .symbol(Scene.Symbol(name: $0, frame: frame, color: .system("systemRed")))
      }
      return SVGWriter.picture(of: scene)
    }
    let reader = try #require(PictureReader(picture("trash", "star", "trash")))
    let defined = reader.elements(named: "symbol").map { $0.attributes["id"] }
    let used = reader.elements(named: "use").map { $0.attributes["href"] }
    // In the order of the table, each once.
    #expect([defined, used] == [["star", "trash"], ["#trash", "#star", "#trash"]])
    let isWhite = ["minus", "minus.circle.fill"].map { picture($0).contains(".white{") }
    #expect(isWhite == [false, true])
    #expect(!picture().contains("<defs>"))
  }

  @Test func `what a filled symbol leaves out is a hole, and its translucent color is even`() {
    var scene = Scene.of()
    let frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    let glass = Scene.Color.Components(red: 1, green: 0, blue: 0, alpha: 0.5)
    scene.root.items = [
      .symbol(
        Scene.Symbol(name: "xmark.circle.fill", frame: frame, color: .system("secondaryLabel"))),
      .symbol(
        Scene.Symbol(
          name: "battery.25", frame: frame,
          color: Scene.Color(name: nil, light: glass, dark: glass))),
    ]
    let picture = SVGWriter.picture(of: scene)
    let parts = [
      #"<mask id="xmark.circle.fill-holes">"#, #"mask="url(#xmark.circle.fill-holes)""#,
      "use.secondaryLabel{color:#3c3c43;opacity:0.6}", ##"color="#ff0000" opacity="0.5"/>"##,
      #"<path class="f" stroke="none" d="M4 9h3v6H4z"/>"#,
    ]
    #expect(parts.filter { !picture.contains($0) } == [])
  }
}
