import Foundation
import HeadlessUIKit
import Testing

/// Images, their variants, and the configurations of symbols.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ImageTests {
  private func blank(_ width: Int, _ height: Int) -> UIImage {
    UIImage(cgImage: CGImage.blank(width: width, height: height))
  }
  private func side(_ configuration: UIImage.Configuration?) -> CGFloat? {
    UIImage(systemName: "star", withConfiguration: configuration)?.size.width
  }

  @Test func `an empty image has no size`() {
    let image = UIImage()
    #expect(image.size == .zero && image.cgImage == nil && image.pngData() == nil)
  }

  @Test func `an image without pixels encodes as a transparent one`() throws {
    let image = blank(300, 70)
    let data = try #require(image.pngData())
    // A file keeps its own data.
    #expect(
      (UIImage(data: data)?.size, UIImage(data: data)?.pngData())
        == (CGSize(width: 300, height: 70), data))
    // An image of a single pixel, with the sums that another implementation of its format has.
    let bytes = try #require(blank(1, 1).pngData()).map { String($0, radix: 16) }
    let expected = """
      89 50 4e 47 d a 1a a 0 0 0 d 49 48 44 52 0 0 0 1 0 0 0 1 1 0 0 0 0 37 6e f9 24 \
      0 0 0 2 74 52 4e 53 0 0 76 93 cd 38 0 0 0 d 49 44 41 54 78 1 1 2 0 fd ff 0 0 0 2 0 1 \
      7e 5 d d2 0 0 0 0 49 45 4e 44 ae 42 60 82
      """
    #expect(bytes.joined(separator: " ") == expected)
    // A large image takes several blocks.
    let large = try #require(blank(2000, 2000).pngData())
    #expect(large.count > 500_000 && large.count < 510_000)
  }

  @Test(arguments: [(1, 1), (8, 8), (9, 8), (24, 8), (300, 70)])
  func `an image without pixels encodes as a black JPEG`(width: Int, height: Int) throws {
    let data = try #require(blank(width, height).jpegData(compressionQuality: 0.5))
    let image = UIImage(data: data)
    #expect(
      (image?.size, image?.jpegData(compressionQuality: 1))
        == (CGSize(width: width, height: height), data))
    // The first block takes 14 bits, each other one 2, and ones fill the last byte.
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    let bits = data.suffix(2 + (14 + 2 * blocks - 2 + 7) / 8).dropLast(2)
    #expect(Array(bits.prefix(2)) == [0x9F, blocks == 1 ? 0xFB : 0xF8])
    #expect(bits.dropFirst(2).dropLast().allSatisfy { $0 == 0 } && data.suffix(2) == [0xFF, 0xD9])
    let header = data.count - bits.count - 2
    #expect(header == 2 + 69 + 13 + 23 + 22 + 10)
  }

  @Test func `an orientation turns the size, not the pixels`() {
    let image = UIImage(
      cgImage: CGImage.blank(width: 20, height: 10), scale: 2, orientation: .right)
    #expect(
      (image.size, image.imageOrientation, image.cgImage?.width)
        == (CGSize(width: 5, height: 10), .right, 20))
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(
      [flipped, flipped.withHorizontallyFlippedOrientation()].map(\.imageOrientation)
        == [.rightMirrored, .right])
  }

  @Test func `a thumbnail has the size that was asked for`() async {
    let image = blank(100, 100)
    let first = image.preparingThumbnail(of: CGSize(width: 10, height: 20))
    #expect((first?.size.height, first?.cgImage?.width) == (20, 10))
    #expect(image.preparingThumbnail(of: .zero) == nil)
    nonisolated(unsafe) var size: CGSize?
    image.prepareThumbnail(of: CGSize(width: 1, height: 2)) { size = $0?.size }
    #expect(size == nil)
    HeadlessRunLoop.tick()
    #expect(size == CGSize(width: 1, height: 2))
    let third = await image.byPreparingThumbnail(ofSize: CGSize(width: 3, height: 3))
    #expect(third?.size.width == 3)
  }

  @Test func `variants keep everything else`() {
    let image = blank(10, 10).withTintColor(.red)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      .withRenderingMode(.alwaysTemplate)
      .withAlignmentRectInsets(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
      .imageFlippedForRightToLeftLayoutDirection().withBaselineOffset(fromBottom: 3)
    #expect(
      (
        image.capInsets.right, image.resizingMode, image.renderingMode,
        image.alignmentRectInsets.top, image.flipsForRightToLeftLayoutDirection,
        image.baselineOffsetFromBottom
      ) == (4, .tile, .alwaysTemplate, 5, true, 3))
    let stretched = blank(10, 10).stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
    #expect(
      (stretched.capInsets, stretched.leftCapWidth, stretched.resizingMode)
        == (UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 5), 4, .stretch))
  }

  @Test func `an animation has the size of its first image`() {
    let image = UIImage.animatedImage(with: [blank(3, 3), blank(4, 4)], duration: 2)
    #expect((image?.images?.count, image?.duration, image?.size.width) == (2, 2, 3))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImageNamed("none", duration: 1) == nil)
  }

  @Test func `a symbol follows its configuration`() {
    let font = UIFont.systemFont(ofSize: 34, weight: .heavy)
    let configurations: [UIImage.SymbolConfiguration?] = [
      nil, UIImage.SymbolConfiguration(pointSize: 34),
      UIImage.SymbolConfiguration(pointSize: 34, weight: .bold),
      UIImage.SymbolConfiguration(font: font, scale: .medium),
      UIImage.SymbolConfiguration(textStyle: .body),
      UIImage.SymbolConfiguration(hierarchicalColor: .red),
    ]
    #expect(configurations.map(side) == [20, 40, 40, 40, 20, 20])
    #expect(side(UIImage.SymbolConfiguration(font: font, scale: .small))! < 40)
    #expect(side(UIImage.SymbolConfiguration(font: font, scale: .large))! > 40)
  }

  @Test func `configurations are combined, and change a symbol`() {
    let size = UIImage.SymbolConfiguration(pointSize: 34)
    let color = UIImage.SymbolConfiguration(paletteColors: [.red])
    let both = size.applying(color)
    #expect(both == color.applying(size) && both != size)
    #expect(both.applying(nil) == both)
    #expect(
      [
        both, both.applying(UIImage.SymbolConfiguration(textStyle: .body)),
        both.configurationWithoutPointSizeAndWeight(),
      ].map(side) == [40, 20, 20])
    let bold = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    #expect(
      [
        size.applying(UIImage.SymbolConfiguration(weight: .bold)),
        UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34, weight: .bold)),
      ] == [bold, bold])
    #expect(UIImage.SymbolConfiguration.preferringMulticolor() != .preferringMonochrome())
    #expect(UIImage.SymbolConfiguration.unspecified.applying(size) == size)

    let star = UIImage(systemName: "star")!
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34))
    let boldStar = large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(
      boldStar?.size.width == 40 && boldStar?.symbolConfiguration != large.symbolConfiguration)
    #expect(blank(1, 1).applyingSymbolConfiguration(.unspecified) == nil)
    #expect(star != large && star.withTintColor(.red) != star)
  }
}
