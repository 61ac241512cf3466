import Testing

@testable import HeadlessUIKit

struct ValuesTests {
  @Test func `an index path object has a section and a row`() {
    let path = NSIndexPath(row: 2, section: 1)
    #expect((path.section, path.row, path.item) == (1, 2, 2))
    #expect((path, path as IndexPath) == (NSIndexPath(item: 2, section: 1), [1, 2]))
    #expect((IndexPath(item: 3, section: 0) as NSIndexPath).item == 3)
    var value = IndexPath(row: 2, section: 1)
    #expect([value, IndexPath(item: 2, section: 1)] == [[1, 2], [1, 2]])
    value.row = 5
    value.section = 4
    #expect((value, value.item) == ([4, 5], 5))
  }

  @Test func `colors are compared by their components, and depend on light and dark`() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor.label != .black)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect([dark, light].map(own.resolvedColor) == [.red, .green])
    #expect(UIColor.secondaryLabel.name == "secondaryLabel")
  }

  @Test(arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.75), (0.9, 0.2, 0.4)])
  func `hue, saturation and brightness come back`(h: Double, s: Double, b: Double) {
    var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    UIColor(hue: h, saturation: s, brightness: b, alpha: 0.5)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - h) < 1e-9 && abs(saturation - s) < 1e-9 && abs(brightness - b) < 1e-9)
    #expect(alpha == 0.5)
    #expect(UIColor.red.getWhite(nil, alpha: nil) == false)
  }

  @Test func `later traits override earlier ones`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 3)
    #expect(traits.userInterfaceIdiom == .unspecified)
  }

  @Test func `text is measured by words and lines, the same everywhere`() {
    let font = UIFont.systemFont(ofSize: 10)
    let one = TextMeasure.size(of: "word", font: font, width: 1000, maximumLines: 1)
    let wrapped = TextMeasure.size(
      of: "word word word", font: font, width: one.width + 1, maximumLines: 0)
    let cut = TextMeasure.size(
      of: "word\nword\nword", font: font, width: 1000, maximumLines: 2)
    #expect([one, wrapped, cut].map(\.height) == [1, 3, 2].map { $0 * font.lineHeight })
    #expect(TextMeasure.size(of: "", font: font, width: 10, maximumLines: 0) == .zero)
    #expect(TextMeasure.width(of: "漢", font: font) == 10)
  }

  @Test func `a picture's size is read from its header, and is nil for other data`() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 0, 0, 0, 0, 64]
    #expect(UIImage(data: Data(png), scale: 2)?.size == CGSize(width: 128, height: 32))
    let gif: [UInt8] = Array("GIF89a".utf8) + [2, 1, 3, 0]
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 7, 3]
    #expect(
      [png, gif, jpeg].map { UIImage(data: Data($0))?.size } == [
        CGSize(width: 256, height: 64), CGSize(width: 258, height: 3), CGSize(width: 7, height: 9),
      ])
    let others = (0..<jpeg.count - 2).map { Data(jpeg[..<$0]) } + [Data("text".utf8)]
    #expect(others.filter { UIImage(data: $0) != nil } == [])
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "star")?.symbolName == "star")
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test func `transforms compose in Core Graphics' order`() {
    let t = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 3))
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(scaleX: -1, y: 1))
        == CGRect(x: -2, y: 0, width: 2, height: 1))
  }
}
