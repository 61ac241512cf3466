import Foundation
import HeadlessUIKit
import Testing

/// Images, their variants, and the configurations of symbols.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ImageTests {
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
    #expect(UIImage(data: data)?.size == CGSize(width: 300, height: 70))
    // A file keeps its own data.
    #expect(UIImage(data: data)?.pngData() == data)
    // An image of a single pixel, with the sums that another implementation of its format has.
    let bytes = try #require(blank(1, 1).pngData()).map { String($0, radix: 16) }
    let expected = """
      89 50 4e 47 d a 1a a 0 0 0 d 49 48 44 52 0 0 0 1 0 0 0 1 1 0 0 0 0 37 6e f9 24 \
      0 0 0 2 74 52 4e 53 0 0 76 93 cd 38 0 0 0 d 49 44 41 54 78 1 1 2 0 fd ff 0 0 0 2 0 1 \
      7e 5 d d2 0 0 0 0 49 45 4e 44 ae 42 60 82
      """
    #expect(bytes.joined(separator: " ") == expected)
  }

  @Test(arguments: [(1, 1), (8, 8), (9, 8), (24, 8), (300, 70)])
  func `an image without pixels encodes as a black JPEG`(width: Int, height: Int) throws {
    let data = try #require(blank(width, height).jpegData(compressionQuality: 0.5))
    #expect(UIImage(data: data)?.size == CGSize(width: width, height: height))
    #expect(UIImage(data: data)?.jpegData(compressionQuality: 1) == data)
    // The first block takes 14 bits, each other one 2, and ones fill the last byte.
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    let bits = data.suffix(2 + (14 + 2 * blocks - 2 + 7) / 8).dropLast(2)
    #expect(Array(bits.prefix(2)) == [0x9F, blocks == 1 ? 0xFB : 0xF8])
    #expect(bits.dropFirst(2).dropLast().allSatisfy { $0 == 0 } && data.suffix(2) == [0xFF, 0xD9])
    let header = data.count - bits.count - 2
    #expect(header == 2 + 69 + 13 + 23 + 22 + 10)
  }

  @Test func `a large image takes several blocks`() throws {
    let data = try #require(blank(2000, 2000).pngData())
    #expect(data.count > 500_000 && data.count < 510_000)
  }

  @Test func `an orientation turns the size, not the pixels`() {
    let image = UIImage(
      cgImage: CGImage.blank(width: 20, height: 10), scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 5, height: 10) && image.imageOrientation == .right)
    #expect(image.cgImage?.width == 20)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .rightMirrored)
    let flipped = image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation == .right)
  }

  @Test func `a thumbnail has the size that was asked for`() async {
    let image = blank(100, 100)
    #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 20))?.size.height == 20)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(
      image.preparingThumbnail(of: CGSize(width: 10, height: 20))?.cgImage?.width == 10)
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
    #expect(image.capInsets.right == 4 && image.resizingMode == .tile)
    #expect(image.renderingMode == .alwaysTemplate && image.alignmentRectInsets.top == 5)
    #expect(image.flipsForRightToLeftLayoutDirection && image.baselineOffsetFromBottom == 3)
    let stretched = blank(10, 10).stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
    #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 5))
    #expect(stretched.leftCapWidth == 4 && stretched.resizingMode == .stretch)
  }

  @Test func `an animation has the size of its first image`() {
    let image = UIImage.animatedImage(with: [blank(3, 3), blank(4, 4)], duration: 2)
    #expect(image?.images?.count == 2 && image?.duration == 2 && image?.size.width == 3)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImageNamed("none", duration: 1) == nil)
  }

  @Test func `a symbol follows its configuration`() {
    #expect(side(nil) == 20 && side(UIImage.SymbolConfiguration(pointSize: 34)) == 40)
    #expect(side(UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)) == 40)
    let font = UIFont.systemFont(ofSize: 34, weight: .heavy)
    #expect(side(UIImage.SymbolConfiguration(font: font, scale: .medium)) == 40)
    #expect(side(UIImage.SymbolConfiguration(font: font, scale: .small))! < 40)
    #expect(side(UIImage.SymbolConfiguration(font: font, scale: .large))! > 40)
    #expect(side(UIImage.SymbolConfiguration(textStyle: .body)) == 20)
    #expect(side(UIImage.SymbolConfiguration(hierarchicalColor: .red)) == 20)
  }

  @Test func `configurations are combined`() {
    let size = UIImage.SymbolConfiguration(pointSize: 34)
    let color = UIImage.SymbolConfiguration(paletteColors: [.red])
    let both = size.applying(color)
    #expect(both == color.applying(size) && both != size && side(both) == 40)
    #expect(side(both.applying(UIImage.SymbolConfiguration(textStyle: .body))) == 20)
    #expect(both.applying(nil) == both)
    #expect(side(both.configurationWithoutPointSizeAndWeight()) == 20)
    #expect(
      size.applying(UIImage.SymbolConfiguration(weight: .bold))
        == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34, weight: .bold))
        == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(UIImage.SymbolConfiguration.preferringMulticolor() != .preferringMonochrome())
    #expect(UIImage.SymbolConfiguration.unspecified.applying(size) == size)
  }

  @Test func `a symbol's configuration is changed`() {
    let star = UIImage(systemName: "star")!
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34))
    let bold = large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold?.size.width == 40 && bold?.symbolConfiguration != large.symbolConfiguration)
    #expect(blank(1, 1).applyingSymbolConfiguration(.unspecified) == nil)
    #expect(star != large && star.withTintColor(.red) != star)
  }
}
