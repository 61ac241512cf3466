import Foundation
import SwiftTokens
import Testing

@testable import UIKitTestsTool

/// Packages, Xcode projects and plain folders.
struct ProjectTests {
  private static let file = """
    // !$*UTF8*$!
    { objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (A, T, U); buildConfigurationList = L; };
      L = { buildConfigurations = (C); };
      C = { buildSettings = { SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
      G = { children = (H, S); };
      H = { path = "My App"; children = (F, V); };
      F = { path = a.swift; sourceTree = "<group>"; };
      V = { path = Other/b.swift; sourceTree = SOURCE_ROOT; };
      S = { path = Tests; exceptions = (E, I); };
      E = { membershipExceptions = (left.swift); target = T; };
      I = { membershipExceptions = (both.swift); target = A; };
      A = { name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (P); };
      P = { isa = PBXSourcesBuildPhase; files = (X, Y, Z); };
      X = { fileRef = F; }; Y = { fileRef = V; }; Z = { fileRef = gone; };
      T = { name = Tests; productType = "com.apple.product-type.bundle.unit-test";
        fileSystemSynchronizedGroups = (S); };
      U = { name = UITests; productType = "com.apple.product-type.bundle.ui-testing";
        fileSystemSynchronizedGroups = (S); };
    }; rootObject = R; }
    """
  private let path = "/x/A.xcodeproj/project.pbxproj"

  @Test func `targets, groups and synchronized folders of a project file are read`() throws {
    let project = try XcodeProject(
      Data(Self.file.utf8), path: path, files: ["t", "left", "both"].map { "/x/Tests/\($0).swift" }
    ).project
    #expect(
      (project.name, project.targets.map(\.module), project.targets.map(\.isTest))
        == ("A", ["My_App", "Tests", "UITests"], [false, true, true]))
    #expect(
      project.targets.map(\.files) == [
        ["/x/My App/a.swift", "/x/Other/b.swift", "/x/Tests/both.swift"],
        ["/x/Tests/both.swift", "/x/Tests/t.swift"], ["/x/Tests/left.swift"],
      ])
    #expect(
      project.left
        == ["/x/Tests/left.swift": "tests of the user interface run in another process"])
    #expect((project.targets[0].languageMode, project.targets[0].isMainActor) == ("6", true))
    let named = Self.file.replacing("SWIFT_VERSION", with: "PRODUCT_NAME = \"$(PROJECT_NAME)\"; X")
    let names = try XcodeProject(Data(named.utf8), path: path, files: []).project.targets
    #expect(names.map(\.module) == ["A"])
    // Groups in a circle end.
    let circle = """
      // !$*UTF8*$!
      { objects = { R = { mainGroup = G; targets = (); }; G = { children = (G, H); };
        H = { children = (G); }; }; rootObject = R; }
      """
    #expect(try XcodeProject(Data(circle.utf8), path: path, files: []).project.targets.isEmpty)
  }

  @Test func `a project file that is cut off anywhere is a sentence`() {
    let bytes = Array(Self.file.utf8)
    for count in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: Problem.self) {
        try XcodeProject(Data(bytes.prefix(count)), path: path, files: [])
      }
    }
  }

  @Test func `the targets of a manifest are read and not run`() {
    let manifest = """
      // swift-tools-version: 5.9
      let package = Package(name: "P", defaultLocalization: "de", targets: [
        .target(name: "A", dependencies: [.target(name: "B")], resources: [.process("R")]),
        .target(name: "B", path: "Elsewhere", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(name: "ATests", dependencies: ["A"], swiftSettings: [.swiftLanguageMode(.v6)]),
      ])
      """
    let targets = PackageManifest(manifest, in: "/x").targets(
      files: [
        "/x/Sources/A/a.swift", "/x/Sources/A/R/a.json", "/x/Elsewhere/b.swift",
        "/x/Tests/ATests/t.swift", "/x/c.swift",
      ])
    #expect(targets.map(\.name).sorted() == ["A", "ATests", "B"])
    #expect(PackageManifest(manifest, in: "/x").language == "de")
    let byName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    let (a, b, tests) = (byName["A"], byName["B"], byName["ATests"])
    #expect((a?.resources, a?.languageMode) == (["/x/Sources/A/R/a.json"], "5"))
    #expect((b?.isMainActor, b?.files) == (true, ["/x/Elsewhere/b.swift"]))
    #expect((tests?.isTest, tests?.languageMode) == (true, "6"))
  }

  @Test func `modules and accessors have the names that Xcode makes`() {
    let modules = [("A-b c", "A_b_c"), ("1A", "_1A"), ("", "_"), ("Ä", "_")]
    #expect(modules.map { ProjectTarget(name: $0.0).module } == modules.map(\.1))
    let names = [("brand-green", "brandGreen"), ("Logo", "logo"), ("2x", "_2x"), ("-", "asset")]
    #expect(names.map { AssetCatalog.accessor($0.0) } == names.map(\.1))
    // An accessor doesn't repeat its type.
    let typed = [
      ("AccentColor", "accent"), ("Color", "color"), ("green color", "green"),
      ("Colored", "colored"),
    ]
    #expect(typed.map { AssetCatalog.accessor($0.0, of: "Color") } == typed.map(\.1))
  }

  @Test func `a file is no folder, and one of four million bytes is too large`() throws {
    try withFolder(["a": "a"]) { folder in
      let path = folder + "/a"
      #expect(throws: Problem("\(path) is a file, not a folder.")) { try Project.read(at: path) }
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: 3_999_999)
      #expect(try Project.text(of: path).utf8.count == 3_999_999)
      try file.truncate(atOffset: 4_000_000)
      #expect(throws: Problem("\(path) is too large.")) { try Project.text(of: path) }
    }
  }

  @Test func `packages in the folder are built if the app imports them, and not their tests`()
    throws
  {
    func manifest(_ name: String) -> String {
      "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\"), "
        + ".testTarget(name: \"\(name)Tests\")])"
    }
    let files = [
      "Package.swift": manifest("App"), "Sources/App/a.swift": "import Design\nimport App",
      "Kit/Design/Package.swift": manifest("Design"),
      "Kit/Design/Sources/Design/d.swift": "import Base",
      "Kit/Design/Tests/DesignTests/t.swift": "import XCTest",
      "Kit/Base/Package.swift": manifest("Base"), "Kit/Base/Sources/Base/b.swift": "",
      "Kit/Other/Package.swift": manifest("Other"), "Kit/Other/Sources/Other/o.swift": "",
    ]
    try withFolder(files) { folder in
      let project = try Project.read(at: folder)
      #expect(
        (project.targets.map(\.name), project.targets[2].files)
          == (["App", "Design", "Base"], [folder + "/Kit/Base/Sources/Base/b.swift"]))
    }
  }

  @Test func `settings are read from files of settings and from those that they include`() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        R = { mainGroup = G; targets = (T); buildConfigurationList = L; developmentRegion = de; };
        G = { children = (S, X); }; S = { path = App; }; X = { path = "Config/App.xcconfig"; };
        T = { name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); };
        L = { buildConfigurations = (C); };
        C = { baseConfigurationReference = X; buildSettings = { OTHER = 1; }; };
      }; rootObject = R; }
      """
    let files = [
      "A.xcodeproj/project.pbxproj": project, "App/a.swift": "class A {}",
      "Config/App.xcconfig":
        "#include \"Base.xcconfig\"\n#include? \"App.xcconfig\"\nSWIFT_VERSION = 6.0 // new\n",
      "Config/Base.xcconfig":
        "SWIFT_VERSION = 5\nSWIFT_DEFAULT_ACTOR_ISOLATION=MainActor\n// PRODUCT_NAME = B",
      "App/de.lproj/Localizable.strings": "/* a */ \"hello\" = \"Hallo\";",
      "App/en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
    ]
    try withFolder(files) { folder in
      let read = try Project.read(at: folder)
      #expect(
        read.targets.map { "\($0.name) \($0.languageMode) \($0.isMainActor)" } == ["App 6 true"])
      #expect(read.texts == ["Localizable": ["hello": "Hallo"]])
    }
  }

  @Test func `texts are those of the language in which the app is written`() throws {
    let catalog = """
      {"sourceLanguage": "fr", "strings": {"a": {"localizations": {
        "en": {"stringUnit": {"value": "one"}}, "fr": {"stringUnit": {"value": "un"}}}},
        "%lld b": {"localizations": {"fr": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "x"}}, "other": {"stringUnit": {"value": "%lld bs"}}}}}}},
        "c": {}}}
      """
    let files = [
      "Localizable.xcstrings": catalog, "Broken.xcstrings": "{",
      "Base.lproj/Base.strings": "\"a\" = \"b\";\n\"c\" = \"d\";",
      "en.lproj/Cut.strings": "\"a\" =",
      "fr.lproj/Base.strings": "\"a\" = \"non\";",
    ]
    try withFolder(files) { folder in
      let texts = Texts.tables(in: Project.listing(of: folder), language: "en")
      #expect(
        ["Localizable", "Base", "Broken", "Cut"].map { texts[$0] }
          == [["a": "un", "%lld b": "%lld bs"], ["a": "b", "c": "d"], [:], [:]])
    }
  }

  @Test func `a catalog has the images and colors of its folders`() throws {
    let files = [
      "a/logo.imageset/Contents.json": "{}", "brand.colorset/Contents.json": "{}",
      "b.dataset/Contents.json": "{}", "Contents.json": "{}", "c.imageset/c.png": "",
    ]
    try withFolder(files) { folder in
      let catalog = AssetCatalog(at: folder)
      #expect(
        (catalog.images, catalog.colors) == (["logo"], ["brand"]))
    }
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.0\n", "", "", "6"), ("// swift-tools-version:5.10\n", "", "", "5"),
    ("", "", "", "5"), ("// swift-tools-version: 6.0\n", ", swiftLanguageModes: [.v5]", "", "5"),
    ("", ", swiftLanguageModes: [.v6]", "", "6"), ("", ", swiftLanguageVersions: [.v6]", "", "6"),
    (
      "", ", swiftLanguageModes: [.v6]", ", swiftSettings: [.swiftLanguageMode(.v5)]", "5"
    ),
  ]) func `the mode is that of the target, of the package or of its tools`(
    first: String, package: String, target: String, mode: String
  ) {
    let text =
      "\(first)let p = Package(name: \"P\", targets: [.executableTarget(name: \"A\""
      + "\(target)), .target(name: \"B\")]\(package))"
    let targets = PackageManifest(text, in: "/x").targets(files: ["/x/Sources/A/a.swift"])
    #expect(
      targets.map { "\($0.name) \($0.languageMode) \($0.isTest) \($0.isMainActor)" }
        == ["A \(mode) false false"])
    #expect(PackageManifest(text, in: "/x").language == "en")
  }

  @Test func `a target of a manifest is a call with a name, and has sources`() {
    let text = """
      let p = Package(name: "P", targets: [
        .target(name: "A", resources: [.copy("a")]), .target(name: "C"), target(name: "D"),
        .target(named: "E"), .target(name: "F\\(1)"), .testTarget(name: "T"),
        .testTarget(name: "U", path: "./V/"),
      ])
      """
    let targets = PackageManifest(text, in: "/x").targets(
      files: [
        "/x/Sources/A/a.json", "/x/Sources/C/c.json", "/x/Sources/C/c.swift",
        "/x/Sources/CC/c.swift", "/x/Sources/D/d.swift", "/x/Sources/E/e.swift",
        "/x/Tests/T/t.swift", "/x/V/u.swift",
      ])
    #expect(
      targets.map { "\($0.name) \($0.isTest) \($0.files) \($0.resources)" } == [
        #"C false ["/x/Sources/C/c.swift"] []"#, #"T true ["/x/Tests/T/t.swift"] []"#,
        #"U true ["/x/V/u.swift"] []"#,
      ])
  }

  @Test func `a folder without a project has an app, and tests in folders of tests`() throws {
    let files = [
      "a.swift": "", "Some/b.swift": "", "SomeTests/Deep/c.swift": "", "dTests.swift": "",
      "Pods/e.swift": "", "build/f.swift": "", ".g/g.swift": "", "h.txt": "",
    ]
    try withFolder(files) { folder in
      let project = try Project.read(at: folder)
      let name = URL(fileURLWithPath: folder).lastPathComponent
      #expect((project.kind, project.name, project.language) == ("folder", name, "en"))
      #expect(
        (project.targets.map(\.name), project.targets.map(\.isTest))
          == ([name, name + "Tests"], [false, true]))
      #expect(
        project.targets.map(\.files)
          == [
            ["Some/b.swift", "a.swift", "dTests.swift"], ["SomeTests/Deep/c.swift"],
          ].map { $0.map { folder + "/" + $0 } })
    }
    try withFolder(["h.txt": ""]) { folder in
      #expect(throws: Problem("\(folder) contains no Swift file of a target.")) {
        try Project.read(at: folder)
      }
      #expect(throws: Problem("\(folder)/no doesn't exist.")) {
        try Project.read(at: folder + "/no")
      }
      #expect(throws: Problem("\(folder)/no can't be read.")) {
        try Project.text(of: folder + "/no")
      }
    }
  }

  @Test(arguments: [("Main.storyboard", true), ("B.xib", true), ("c.txt", false)])
  func `a project's catalogs and storyboards are found`(name: String, isFound: Bool) throws {
    let files = [
      "a.swift": "", "A.xcassets/Contents.json": "{}", "A.xcassets/b.imageset/Contents.json": "{}",
      name: "",
    ]
    try withFolder(files) { folder in
      let project = try Project.read(at: folder)
      #expect(
        (project.catalogs, project.hasStoryboards) == ([folder + "/A.xcassets"], isFound))
    }
  }

  @Test func `settings of a target come before those of the project, and names without values`()
    throws
  {
    let file = """
      // !$*UTF8*$!
      { objects = {
        R = { mainGroup = G; projectDirPath = App; targets = (A, B, N); buildConfigurationList = L; };
        L = { buildConfigurations = (C); };
        C = { buildSettings = { SWIFT_VERSION = 6.0; PRODUCT_NAME = Common; }; };
        G = { children = (F, J, K); }; F = { path = a.swift; }; J = { path = "/y/../z/b.swift"; };
        K = { path = k.json; };
        A = { name = A; buildPhases = (P); buildConfigurationList = M; };
        M = { buildConfigurations = (D, E); };
        D = { buildSettings = { PRODUCT_MODULE_NAME = "$(X)"; }; };
        E = { buildSettings = { SWIFT_VERSION = 5.0; PRODUCT_NAME = Own; }; };
        B = { name = B; buildPhases = (Q); };
        N = { name = N; buildPhases = (S); };
        P = { files = (X, Z); }; X = { fileRef = F; }; Z = { fileRef = K; };
        Q = { files = (Y); }; Y = { fileRef = J; };
        S = { files = (Z); };
      }; rootObject = R; }
      """
    let project = try XcodeProject(Data(file.utf8), path: path, files: []).project
    #expect(project.language == "en")
    let targets = project.targets.map { target in
      "\(target.name) \(target.languageMode) \(target.files) \(target.resources) "
        + "\(target.isMainActor) \(target.isTest)"
    }
    #expect(
      targets == [
        #"Own 5 ["/x/App/a.swift"] ["/x/App/k.json"] false false"#,
        #"Common 6 ["/z/b.swift"] [] false false"#,
      ])
  }

  @Test func `a project is read by its own folder, and a package beside it is a package of it`()
    throws
  {
    let file = """
      // !$*UTF8*$!
      { objects = { R = { mainGroup = G; targets = (T); developmentRegion = fr; };
        G = { children = (S); }; S = { path = App; };
        T = { name = "A-b"; fileSystemSynchronizedGroups = (S); }; }; rootObject = R; }
      """
    let package = "let p = Package(name: \"P\", targets: [.target(name: \"Kit\")])"
    let files = [
      "A.xcodeproj/project.pbxproj": file, "App/a.swift": "import Kit", "AppB/b.swift": "",
      "App/fr.lproj/L.strings": "\"a\" = \"un\";", "App/de.lproj/L.strings": "\"a\" = \"eins\";",
      "Package.swift": package, "Sources/Kit/k.swift": "",
    ]
    try withFolder(files) { folder in
      let project = try Project.read(at: folder + "/A.xcodeproj")
      #expect((project.kind, project.name, project.language) == ("Xcode project", "A", "fr"))
      let target = project.targets[0]
      #expect(
        (target.module, target.files, target.resources.count)
          == ("A_b", [folder + "/App/a.swift"], 2))
      #expect(project.texts == ["L": ["a": "un"]])
      #expect(project == (try Project.read(at: folder)))
    }
  }

  @Test func `of targets of one module, that for iOS is built, and all tests are`() throws {
    let file = """
      // !$*UTF8*$!
      { objects = {
        R = { mainGroup = G; targets = (A, B, C, D, E, F); buildConfigurationList = L; };
        L = { buildConfigurations = (S); }; S = { buildSettings = { PRODUCT_NAME = Kit; }; };
        G = { children = (1, 2, 3, 4, 5); }; 1 = { path = a.swift; }; 2 = { path = b.swift; };
        3 = { path = t.swift; }; 4 = { path = u.swift; }; 5 = { path = m.swift; };
        A = { name = "Kit-macOS"; buildPhases = (P); buildConfigurationList = LA; };
        LA = { buildConfigurations = (SA); }; SA = { buildSettings = { SDKROOT = macosx; }; };
        B = { name = "Kit-iOS"; buildPhases = (Q); buildConfigurationList = LB; };
        LB = { buildConfigurations = (SB); }; SB = { buildSettings = { SDKROOT = macosx;
          SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; }; };
        C = { name = C; productType = unit-test; buildPhases = (T); buildConfigurationList = LC; };
        D = { name = D; productType = unit-test; buildPhases = (U); buildConfigurationList = LC; };
        E = { name = E; productType = unit-test; buildPhases = (T); buildConfigurationList = LC; };
        LC = { buildConfigurations = (SC); }; SC = { buildSettings = { PRODUCT_NAME = KitTests; }; };
        F = { name = Mac; productType = unit-test; buildPhases = (V); buildConfigurationList = LA; };
        V = { files = (Z, K); }; K = { fileRef = 5; };
        P = { files = (X); }; Q = { files = (X, Y); }; T = { files = (Z); }; U = { files = (Z, W); };
        X = { fileRef = 1; }; Y = { fileRef = 2; }; Z = { fileRef = 3; }; W = { fileRef = 4; };
      }; rootObject = R; }
      """
    let project = try XcodeProject(Data(file.utf8), path: path, files: []).project
    #expect(
      project.targets.map { "\($0.name): \($0.files.joined(separator: " "))" } == [
        "Kit: /x/a.swift /x/b.swift", "KitTests: /x/t.swift", "KitTests_2: /x/t.swift /x/u.swift",
        "Kit_3: /x/m.swift",
      ])
    // Tests for another system alone aren't built.
    #expect(project.left == ["/x/m.swift": "no tests for iOS have it"])
  }

  @Test func `a package with a project of an example beside it is built with both`() throws {
    let file = """
      // !$*UTF8*$!
      { objects = { R = { mainGroup = G; targets = (T); }; G = { children = (S); };
        S = { path = App; }; T = { name = App; fileSystemSynchronizedGroups = (S); };
      }; rootObject = R; }
      """
    let manifest =
      "let p = Package(name: \"Kit\", targets: [.target(name: \"Kit\"), "
      + ".testTarget(name: \"KitTests\"), .testTarget(name: \"AppTests\", path: \"Example/App\")])"
    let files = [
      "Package.swift": manifest, "Sources/Kit/k.swift": "", "Tests/KitTests/t.swift": "import Kit",
      "Example/App.xcodeproj/project.pbxproj": file, "Example/App/a.swift": "",
    ]
    try withFolder(files) { folder in
      let project = try Project.read(at: folder)
      #expect(project.targets.map(\.name) == ["App", "KitTests", "Kit"])
    }
  }

  @Test(arguments: [
    ("{}", "it has no root object"), ("{ objects = {}; rootObject = R; }", "it has no root object"),
    ("{ rootObject = R; }", "it isn't a whole property list"),
    ("no {", "it isn't a whole property list"),
    ("{ objects = {}; }", "it has no root object"),
  ]) func `a project file without its root is a sentence`(text: String, reason: String) {
    let text = "// !$*UTF8*$!\n" + text
    let problem = #expect(throws: Problem.self) {
      try XcodeProject(Data(text.utf8), path: "/x", files: [])
    }
    #expect(problem?.description.hasPrefix("/x can't be read: it ") == true)
    if !text.hasSuffix("{}") { #expect(problem?.description.contains(reason) == true) }
  }

  @Test
  func `the last value of settings counts, and nothing leads out of the folder or in circles`()
    throws
  {
    let project = """
      // !$*UTF8*$!
      { objects = {
        R = { mainGroup = G; targets = (T); }; G = { children = (F, O, X); };
        F = { path = a.swift; }; O = { path = "../b.swift"; }; X = { path = "A.xcconfig"; };
        T = { name = "$(A)"; buildPhases = (P); buildConfigurationList = L; };
        P = { files = (Q, N); }; Q = { fileRef = F; }; N = { fileRef = O; };
        L = { buildConfigurations = (C); }; C = { baseConfigurationReference = X; };
      }; rootObject = R; }
      """
    let settings = """
      PRODUCT_NAME = First
      // #include "C.xcconfig"
      #include "B.xcconfig"
      SWIFT_VERSION = 5
      SWIFT_VERSION = 6 // = 5
      PRODUCT_NAME_2 = Other
      PRODUCT_NAME = a = b
      """
    let files = [
      "App/A.xcodeproj/project.pbxproj": project, "App/a.swift": "", "App/A.xcconfig": settings,
      "App/B.xcconfig": String(
        repeating: "#include \"A.xcconfig\"\n#include \"B.xcconfig\"\n", count: 30)
        + "PRODUCT_NAME = Second",
      "App/C.xcconfig": "PRODUCT_NAME = Third", "b.swift": "",
    ]
    try withFolder(files) { folder in
      let project = try Project.read(at: folder + "/App")
      let target = project.targets[0]
      #expect(
        (target.name, target.languageMode, target.isMainActor) == ("Second", "6", false))
      #expect((target.files, project.outside) == ([folder + "/App/a.swift"], [folder + "/b.swift"]))
    }
  }

  @Test func `tests of an app are in a target of tests, and files hidden or linked are not read`()
    throws
  {
    try withFolder(["a/b.swift": "", "c/.d.swift": "", "e.swift": ""]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: folder + "/a")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/f.swift", withDestinationPath: folder + "/e.swift")
      #expect(Project.listing(of: folder) == ["/a/b.swift", "/e.swift"].map { folder + $0 })
      #expect(
        [29, 30].map { SourceFiles.paths(in: folder, depth: $0) } == [[folder + "/e.swift"], []])
      #expect(Project.listing(of: folder + "/gone") == [])
    }
  }
}
