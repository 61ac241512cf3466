import Foundation

extension UIFont {
  /// The PostScript names of the fonts of each family.
  static var typefaces: [String: [String]] { Typeface.families.mapValues { $0.map(\.name) } }
}

/// A font of a typeface of iOS.
private struct Typeface {
  let name: String
  let family: String
  let face: String

  init(family: String, prefix: String, face: String) {
    self.family = family
    self.face = face
    // Some typefaces call their regular font by the name of the family.
    name = face.isEmpty || face == "MT" ? prefix + face : "\(prefix)-\(face)"
  }

  var isItalic: Bool { face.contains("Italic") || face.contains("Oblique") }
  var isMonospaced: Bool { ["Courier", "Courier New", "Menlo"].contains(family) }
  var weight: UIFont.Weight {
    let weights: [(String, UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
      ("DemiBold", .semibold), ("Demi", .semibold), ("SemiBold", .semibold),
      ("Semibold", .semibold), ("ExtraBold", .heavy), ("Heavy", .heavy), ("Black", .black),
      ("Bold", .bold), ("W3", .light), ("W6", .semibold), ("W7", .bold),
    ]
    return weights.first { face.contains($0.0) }?.1 ?? .regular
  }

  static let families: [String: [Typeface]] = {
    let plain = ["", "Bold", "Italic", "BoldItalic"]
    let oblique = ["", "Bold", "Oblique", "BoldOblique"]
    let mt = ["MT", "BoldMT", "ItalicMT", "BoldItalicMT"]
    let table: [(family: String, prefix: String, faces: [String])] = [
      ("Academy Engraved LET", "AcademyEngravedLetPlain", [""]),
      (
        "American Typewriter", "AmericanTypewriter",
        [
          "", "Light", "Semibold", "Bold", "Condensed", "CondensedLight", "CondensedBold",
        ]
      ),
      ("Apple Color Emoji", "AppleColorEmoji", [""]),
      (
        "Apple SD Gothic Neo", "AppleSDGothicNeo",
        [
          "Regular", "Thin", "UltraLight", "Light", "Medium", "SemiBold", "Bold",
        ]
      ),
      ("Arial", "Arial", mt),
      ("Arial Rounded MT Bold", "ArialRoundedMTBold", [""]),
      (
        "Avenir", "Avenir",
        [
          "Book", "Roman", "BookOblique", "Oblique", "Light", "LightOblique", "Medium",
          "MediumOblique", "Heavy", "HeavyOblique", "Black", "BlackOblique",
        ]
      ),
      (
        "Avenir Next", "AvenirNext",
        [
          "Regular", "Italic", "UltraLight", "UltraLightItalic", "Medium", "MediumItalic",
          "DemiBold", "DemiBoldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic",
        ]
      ),
      (
        "Avenir Next Condensed", "AvenirNextCondensed",
        [
          "Regular", "Italic", "UltraLight", "UltraLightItalic", "Medium", "MediumItalic",
          "DemiBold", "DemiBoldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic",
        ]
      ),
      ("Baskerville", "Baskerville", plain + ["SemiBold", "SemiBoldItalic"]),
      ("Bodoni 72", "BodoniSvtyTwoITCTT", ["Book", "BookIta", "Bold"]),
      ("Bradley Hand", "BradleyHandITCTT", ["Bold"]),
      ("Chalkboard SE", "ChalkboardSE", ["Regular", "Light", "Bold"]),
      ("Chalkduster", "Chalkduster", [""]),
      ("Charter", "Charter", ["Roman", "Italic", "Bold", "BoldItalic", "Black", "BlackItalic"]),
      ("Cochin", "Cochin", plain),
      ("Copperplate", "Copperplate", ["", "Light", "Bold"]),
      ("Courier", "Courier", oblique),
      ("Courier New", "CourierNewPS", mt),
      ("Didot", "Didot", ["", "Italic", "Bold"]),
      (
        "Futura", "Futura",
        ["Medium", "MediumItalic", "Bold", "CondensedMedium", "CondensedExtraBold"]
      ),
      ("Georgia", "Georgia", plain),
      ("Gill Sans", "GillSans", plain + ["Light", "LightItalic", "SemiBold", "UltraBold"]),
      ("Helvetica", "Helvetica", oblique + ["Light", "LightOblique"]),
      (
        "Helvetica Neue", "HelveticaNeue",
        [
          "", "Italic", "UltraLight", "UltraLightItalic", "Thin", "ThinItalic", "Light",
          "LightItalic", "Medium", "MediumItalic", "Bold", "BoldItalic", "CondensedBold",
          "CondensedBlack",
        ]
      ),
      ("Hiragino Sans", "HiraginoSans", ["W3", "W6", "W7"]),
      ("Hoefler Text", "HoeflerText", ["Regular", "Italic", "Black", "BlackItalic"]),
      ("Marker Felt", "MarkerFelt", ["Thin", "Wide"]),
      ("Menlo", "Menlo", ["Regular", "Italic", "Bold", "BoldItalic"]),
      ("Noteworthy", "Noteworthy", ["Light", "Bold"]),
      ("Optima", "Optima", ["Regular", "Italic", "Bold", "BoldItalic", "ExtraBlack"]),
      ("Palatino", "Palatino", ["Roman", "Italic", "Bold", "BoldItalic"]),
      ("Papyrus", "Papyrus", ["", "Condensed"]),
      (
        "PingFang HK", "PingFangHK",
        [
          "Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold",
        ]
      ),
      (
        "PingFang SC", "PingFangSC",
        [
          "Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold",
        ]
      ),
      (
        "PingFang TC", "PingFangTC",
        [
          "Regular", "Ultralight", "Thin", "Light", "Medium", "Semibold",
        ]
      ),
      ("Rockwell", "Rockwell", ["Regular", "Italic", "Bold", "BoldItalic"]),
      ("Savoye LET", "SavoyeLetPlain", [""]),
      ("Snell Roundhand", "SnellRoundhand", ["", "Bold", "Black"]),
      ("Symbol", "Symbol", [""]),
      ("Thonburi", "Thonburi", ["", "Light", "Bold"]),
      ("Times New Roman", "TimesNewRomanPS", mt),
      ("Trebuchet MS", "TrebuchetMS", ["", "Bold", "Italic"]),
      ("Verdana", "Verdana", plain),
      ("Zapf Dingbats", "ZapfDingbatsITC", [""]),
      ("Zapfino", "Zapfino", [""]),
    ]
    return Dictionary(
      uniqueKeysWithValues: table.map { family, prefix, faces in
        (family, faces.map { Typeface(family: family, prefix: prefix, face: $0) })
      })
  }()

  static let all: [String: Typeface] = Dictionary(
    families.values.flatMap(\.self).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension UIFont.Attributes {
  /// The attributes of a font with a PostScript name, with the name of a family, or with the name
  /// of a system font.
  init?(typeface name: String, size: CGFloat) {
    if let typeface = Typeface.all[name] ?? Typeface.families[name]?.first {
      self.init(size: size)
      adopt(typeface)
    } else {
      guard let system = UIFont.Attributes.system(name, size: size) else { return nil }
      self = system
    }
  }

  private mutating func adopt(_ typeface: Typeface) {
    name = typeface.name
    family = typeface.family
    weight = typeface.weight
    isItalic = typeface.isItalic
    isMonospaced = typeface.isMonospaced
    design = nil
  }

  private static func system(_ name: String, size: CGFloat) -> UIFont.Attributes? {
    var attributes = UIFont.Attributes(size: size)
    for isItalic in [false, true] {
      for (weight, _) in weightNames {
        attributes.isItalic = isItalic
        attributes.weight = weight
        for isMonospaced in [false, true] {
          attributes.isMonospaced = isMonospaced
          if attributes.postScriptName == name { return attributes }
        }
      }
    }
    return nil
  }

  private static let weightNames: [(UIFont.Weight, String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
    (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
    (.black, "Black"),
  ]

  /// The name of the font in its family.
  var faceName: String {
    if let name, let typeface = Typeface.all[name] {
      let face = typeface.face.replacing("MT", with: "")
      return face.isEmpty ? "Regular" : face
    }
    let nearest = UIFont.Attributes.weightNames.min {
      abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue)
    }!.1
    return isItalic ? (nearest == "Regular" ? "Italic" : "\(nearest) Italic") : nearest
  }

  /// The PostScript name of the font.
  var postScriptName: String {
    if let name { return name }
    let face = faceName.filter { $0 != " " }
    return familyName == ".AppleSystemUIFont" ? ".SFUI-\(face)" : "\(familyName)-\(face)"
  }

  /// The name of the font family.
  var familyName: String {
    if let family { return family }
    let suffix = isMonospaced ? "Monospaced" : String(design?.dropFirst(20) ?? "")
    return ".AppleSystemUIFont\(suffix)"
  }

  // MARK: Variants

  mutating func setName(_ name: String) {
    if let attributes = UIFont.Attributes(typeface: name, size: size) { self = attributes }
  }

  mutating func setFamily(_ family: String) {
    if let typeface = Typeface.families[family]?.first { adopt(typeface) }
  }

  mutating func setFace(_ face: String) {
    let wanted = face.filter { $0 != " " }
    guard let family, let fonts = Typeface.families[family] else {
      let known = UIFont.Attributes.weightNames.first { wanted.hasPrefix($0.1) }
      weight = known?.0 ?? .regular
      isItalic = wanted.hasSuffix("Italic")
      return
    }
    let font = fonts.first { UIFont.Attributes(typeface: $0.name, size: 0)?.faceName == wanted }
    if let font { adopt(font) }
  }

  /// Returns the attributes with different traits, or nil if the typeface has no such font.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont.Attributes? {
    let (bold, italic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
    let semibold = UIFont.Weight.semibold.rawValue
    var attributes = self
    guard let family else {
      if bold != (weight.rawValue >= semibold) { attributes.weight = bold ? .semibold : .regular }
      attributes.isItalic = italic
      if traits.contains(.traitMonoSpace) { attributes.isMonospaced = true }
      return attributes
    }
    let fonts = (Typeface.families[family] ?? []).filter {
      $0.isItalic == italic && ($0.weight.rawValue >= semibold) == bold
    }
    let wanted: UIFont.Weight = bold ? .bold : .regular
    let nearest = fonts.min {
      abs($0.weight.rawValue - wanted.rawValue) < abs($1.weight.rawValue - wanted.rawValue)
    }
    guard let nearest else { return nil }
    attributes.adopt(nearest)
    return attributes
  }
}
