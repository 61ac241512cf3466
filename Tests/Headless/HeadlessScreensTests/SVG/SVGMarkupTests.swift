import Foundation
import Testing

@testable import HeadlessScreens

struct SVGMarkupTests {
  @Test func `numbers have two decimals at most, and text is escaped`() {
    let numbers: [(CGFloat, String)] = [
      (0, "0"), (-0.0, "0"), (-0.004, "0"), (0.005, "0.01"), (1, "1"), (44, "44"), (0.5, "0.5"),
      (0.25, "0.25"), (0.05, "0.05"), (-1.5, "-1.5"), (-0.05, "-0.05"), (100.1, "100.1"),
      (1.0 / 3, "0.33"), (1234567.891, "1234567.89"), (1e300, "1000000000"), (.nan, "0"),
      (-.infinity, "-1000000000"),
    ]
    let texts: [(String, String)] = [
      ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c'"), ("\u{1B}[2J", #"\u{1B}[2J"#), ("a\nb", #"a\nb"#),
      ("\u{0}\u{7F}\u{85}", #"\0\u{7F}\u{0085}"#), ("\u{202E}x\u{2066}", #"\u{202E}x\u{2066}"#),
      ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("👩‍👩‍👧 שלום", "👩‍👩‍👧 שלום"),
    ]
    func markup(_ append: (inout SVGMarkup) -> Void) -> String {
      var markup = SVGMarkup()
      append(&markup)
      return markup.text
    }
    #expect(numbers.map { number, _ in markup { $0.append(number) } } == numbers.map(\.1))
    #expect(texts.map { text, _ in markup { $0.append(escaping: text) } } == texts.map(\.1))
  }

  /// Each of the first characters of Unicode, and those that XML forbids.
  @Test func `a picture is well-formed whatever its texts are`() throws {
    let values = Array(0...0x9FF) + Array(0x2000...0x2070) + Array(0xFFF0...0xFFFF) + [0x10FFFF]
    let attacks = [
      "]]></text><script>alert(1)</script>", "--><!--", "&amp;&#0;", "' onload='x", "\"/><x y=\"",
    ]
    let hostile = values.compactMap(Unicode.Scalar.init).map { "x\($0)" }
    // An attack has a picture of its own, and characters that follow each other share one.
    let pictures =
      attacks.map { [$0] }
      + stride(from: 0, to: hostile.count, by: 16).map { Array(hostile[$0...].prefix(16)) }
    for texts in pictures {
      let frame = CGRect(x: 0, y: 0, width: 10_000, height: 20)
      let color = Scene.Color.system("label")
      var scene = Scene.of()
      scene.root.items = texts.flatMap { text -> [Scene.Item] in
        [
          .text(Scene.Text(string: text, frame: frame, color: color)),
          .symbol(Scene.Symbol(name: text, frame: frame, color: color)),
          .symbol(
            Scene.Symbol(
              name: "star", frame: frame,
              color: Scene.Color(name: text, light: color.light, dark: color.dark))),
        ]
      }
      let text = texts.map(\.debugDescription).joined(separator: " ")
      let reader = try #require(PictureReader(SVGWriter.picture(of: scene)), "\(text)")
      let names = Set(reader.elements.map(\.name))
      #expect(
        names.isSubset(of: [
          "svg", "title", "style", "rect", "text", "tspan", "defs", "symbol", "path", "use",
        ]), "\(text)")
      #expect(!reader.elements.contains { $0.attributes.keys.contains("onload") })
    }
  }
}
