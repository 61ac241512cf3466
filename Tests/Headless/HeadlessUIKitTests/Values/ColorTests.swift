import Foundation
import HeadlessUIKit
import Testing

/// Colors without traits, of other color spaces, and from asset catalogs.
@MainActor struct ColorTests {
  @Test func `gray colors have two components, others and literals four`() {
    let colors: [UIColor] = [.black, UIColor(white: 0.5, alpha: 0.25), .red]
    #expect(colors.map(\.cgColor.components) == [[0, 1], [0.5, 0.25], [1, 0, 0, 1]])
    #expect(UIColor.white.withAlphaComponent(0.5).cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(UIColor.black.cgColor.colorSpace?.model == .monochrome)

    // swift-format-ignore
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func `a Core Graphics color makes the color again, and one of Display P3 is converted`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect([color, .gray].map { UIColor(cgColor: $0.cgColor) } == [color, .gray])
    #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))

    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 1.093) < 0.001 && abs(green + 0.227) < 0.001 && abs(blue + 0.150) < 0.001)
    UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(abs(red - 0.5) < 1e-6 && abs(green - 0.5) < 1e-6 && abs(blue - 0.5) < 1e-6)
  }

  @Test func `the folders of an asset catalog have colors and images`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let catalog = root.appending(path: "Assets.xcassets")
    func write(_ text: String, _ path: String) throws {
      let file = catalog.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"components":
          {"red": "0xFF", "green": "0.5", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"components": {"white": "0.25", "alpha": "0.5"}}}
      ]}
      """, "Colors/Brand.colorset/Contents.json")
    try write(
      #"{"images": [{"filename": "a.png", "scale": "2x"}, {"scale": "3x"}]}"#,
      "Logo.imageset/Contents.json")
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 6), format: .init(for: UITraitCollection(displayScale: 1)))
    let png = try #require(renderer.image { _ in }.pngData())
    try png.write(to: catalog.appending(path: "Logo.imageset/a.png"))
    let bundle = try #require(Bundle(path: root.path))
    let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    let styles: [UIUserInterfaceStyle] = [.light, .dark]
    #expect(
      styles.map {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).cgColor.components
      } == [[1, 0.5, 0.2, 1], [0.25, 0.25, 0.25, 0.5]])
    #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "and") == nil)
    let image = UIImage(named: "Logo", in: bundle, compatibleWith: nil)
    #expect((image?.size, image?.scale) == (CGSize(width: 2, height: 3), 2))
  }
}
