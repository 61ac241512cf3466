import Foundation
import HeadlessUIKit
import Testing

/// Typefaces, descriptors, and metrics of fonts.
struct FontTests {
  @Test(arguments: [
    ("HelveticaNeue-Bold", "Helvetica Neue", true, false),
    ("HelveticaNeue", "Helvetica Neue", false, false),
    ("Helvetica Neue", "Helvetica Neue", false, false),
    ("ArialMT", "Arial", false, false), ("Arial-BoldItalicMT", "Arial", true, true),
    ("Avenir-BookOblique", "Avenir", false, true), ("Georgia-Italic", "Georgia", false, true),
    ("AvenirNext-DemiBold", "Avenir Next", true, false),
    ("TimesNewRomanPS-BoldMT", "Times New Roman", true, false),
  ]) func `the typefaces of iOS are known`(
    name: String, family: String, bold: Bool, italic: Bool
  ) throws {
    let font = try #require(UIFont(name: name, size: 15))
    let traits = font.fontDescriptor.symbolicTraits
    #expect(
      (font.familyName, font.pointSize, traits.contains(.traitBold), traits.contains(.traitItalic))
        == (family, 15, bold, italic))
    #expect(UIFont.familyNames.contains(family))
    #expect(UIFont.fontNames(forFamilyName: family).contains(font.fontName))
    #expect(UIFont(name: font.fontName, size: 15) == font)
  }

  @Test func `system fonts have names, and other names are unknown`() {
    let fonts = [
      UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17),
    ]
    #expect(fonts.map(\.fontName) == [".SFUI-Regular", ".SFUI-Semibold", ".SFUI-Italic"])
    #expect(fonts[0].familyName == ".AppleSystemUIFont")
    let named = [
      UIFont.systemFont(ofSize: 9, weight: .heavy),
      .monospacedSystemFont(ofSize: 9, weight: .bold),
    ]
    #expect(named.map { UIFont(name: $0.fontName, size: 9) } == named)

    #expect(["NoSuchFont", ""].map { UIFont(name: $0, size: 12) } == [nil, nil])
    #expect(UIFont.fontNames(forFamilyName: "NoSuchFont").isEmpty)
    #expect(UIFont(name: "Menlo-Regular", size: 0)?.pointSize == 12)
  }

  @Test func `traits make variants of a font`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(
      (font.pointSize, font.fontName, font.fontDescriptor.symbolicTraits)
        == (body.pointSize, ".SFUI-SemiboldItalic", [.traitBold, .traitItalic]))
    let regular = try #require(font.fontDescriptor.withSymbolicTraits([]))
    #expect(UIFont(descriptor: regular, size: 20) == UIFont.systemFont(ofSize: 20))
    let black = UIFont.systemFont(ofSize: 12, weight: .black).fontDescriptor
    #expect(black.withSymbolicTraits([.traitBold])?.postscriptName == ".SFUI-Black")
    let typeface = try #require(UIFont(name: "HelveticaNeue-Light", size: 12))
    let italic = typeface.fontDescriptor.withSymbolicTraits([.traitItalic])
    #expect(italic?.postscriptName == "HelveticaNeue-Italic")
    let snell = try #require(UIFont(name: "SnellRoundhand", size: 12))
    #expect(snell.fontDescriptor.withSymbolicTraits([.traitItalic]) == nil)
  }

  @Test func `attributes make a descriptor`() throws {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .face: "Bold Italic", .size: 21,
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect((font.fontName, font.pointSize) == ("Georgia-BoldItalic", 21))
    let weighted = UIFont.systemFont(ofSize: 10).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
      .featureSettings: ["x"],
    ])
    #expect(
      (weighted.postscriptName, weighted.fontAttributes[.featureSettings] as? [String])
        == (".SFUI-Heavy", ["x"]))
    #expect(UIFont(descriptor: weighted, size: 0).fontDescriptor == weighted)
    let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    #expect(
      (
        headline.object(forKey: .textStyle) as? UIFont.TextStyle, headline.symbolicTraits,
        headline.pointSize
      ) == (.headline, .traitBold, 17))
    #expect(UIFontDescriptor(name: "Menlo-Bold", size: 8).symbolicTraits.contains(.traitMonoSpace))
    #expect(descriptor.object(forKey: .face) as? String == "BoldItalic")
  }

  @Test func `a design is of the system font only`() throws {
    let system = UIFont.systemFont(ofSize: 12).fontDescriptor
    let rounded = try #require(system.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 12).familyName == ".AppleSystemUIFontRounded")
    #expect(rounded.withDesign(.default) == system)
    let mono = try #require(system.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: mono, size: 12)
        == UIFont.monospacedSystemFont(ofSize: 12, weight: .regular))
    #expect(UIFont(name: "Georgia", size: 9)?.fontDescriptor.withDesign(.serif) == nil)
  }

  @Test func `metrics grow with the size`() {
    let font = UIFont.systemFont(ofSize: 100)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    #expect(font.ascender - font.descender == font.lineHeight && font.leading == 0)
    #expect(font.withSize(50).capHeight == font.capHeight / 2)
    let named = UIFont(name: "Georgia-Bold", size: 10)
    #expect(named?.withSize(20).fontName == "Georgia-Bold")
  }
}
