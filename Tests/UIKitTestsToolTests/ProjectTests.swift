import Foundation
import Testing

@testable import UIKitTestsTool

/// Packages, Xcode projects and plain folders.
@Suite(.timeLimit(.minutes(5))) struct ProjectTests {
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
    #expect(project.name == "A")
    #expect(project.targets.map(\.module) == ["My_App", "Tests"])
    #expect(project.targets.map(\.isTest) == [false, true])
    #expect(
      project.targets.map(\.files) == [
        ["/x/My App/a.swift", "/x/Other/b.swift", "/x/Tests/both.swift"],
        ["/x/Tests/both.swift", "/x/Tests/t.swift"],
      ])
    #expect(project.targets[0].languageMode == "6" && project.targets[0].isMainActor)
  }

  @Test func `a project file that is cut off anywhere is a sentence`() {
    let bytes = Array(Self.file.utf8)
    for count in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: Problem.self) {
        try XcodeProject(Data(bytes.prefix(count)), path: path, files: [])
      }
    }
  }

  @Test func `groups in a circle end`() throws {
    let file = """
      // !$*UTF8*$!
      { objects = { R = { mainGroup = G; targets = (); }; G = { children = (G, H); };
        H = { children = (G); }; }; rootObject = R; }
      """
    #expect(try XcodeProject(Data(file.utf8), path: path, files: []).project.targets.isEmpty)
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
    #expect(byName["A"]?.resources == ["/x/Sources/A/R/a.json"] && byName["A"]?.languageMode == "5")
    #expect(byName["B"]?.isMainActor == true && byName["B"]?.files == ["/x/Elsewhere/b.swift"])
    #expect(byName["ATests"]?.isTest == true && byName["ATests"]?.languageMode == "6")
  }

  @Test(arguments: [("A-b c", "A_b_c"), ("1A", "_1A"), ("", "_"), ("Ä", "_")])
  func `a module has the target's name with underscores`(name: String, module: String) {
    #expect(ProjectTarget(name: name).module == module)
  }

  @Test func `colors are read from their components`() {
    let json = """
      {"colors": [{"appearances": [], "color": {}}, {"color": {"components":
        {"red": "0xFF", "green": "0.2", "blue": "255", "alpha": "1"}}}]}
      """
    #expect(AssetCatalog.color(Data(json.utf8)) == [1, 0.2, 1, 1])
    let infinite = #"{"colors": [{"color": {"components": {"red": "1e999", "green": "nan"}}}]}"#
    #expect(AssetCatalog.color(Data(infinite.utf8)) == [0.5, 0.5, 0.5, 1])
    #expect(AssetCatalog.color(Data("{".utf8)) == [0.5, 0.5, 0.5, 1])
    let gray = #"{"colors": [{"color": {"components": {"white": "0.3", "alpha": "0.5"}}}]}"#
    #expect(AssetCatalog.color(Data(gray.utf8)) == [0.3, 0.3, 0.3, 0.5])
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("Color", "color"), ("green color", "green"), ("Colored", "colored"),
  ]) func `an accessor doesn't repeat its type`(name: String, accessor: String) {
    #expect(AssetCatalog.accessor(name, of: "Color") == accessor)
  }

  @Test func `the controllers of a storyboard are found`() {
    let text = """
      <document><viewController id="a" customClass="A" customModule="App"><view customClass="V"/>
      </viewController><tableViewController customClass="B" id="b"/><navigationController/>
      <placeholder userLabel="File's Owner" customClass="C"/><viewController customClass="D
      """
    #expect(
      Project.controllers(in: text) == ["A", "B", "C", "D\n"].map { $0.replacing("\n", with: "") })
  }

  @Test(arguments: [("brand-green", "brandGreen"), ("Logo", "logo"), ("2x", "_2x"), ("-", "asset")])
  func `an accessor has the name that Xcode makes`(name: String, accessor: String) {
    #expect(AssetCatalog.accessor(name) == accessor)
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
      #expect(project.targets.map(\.name) == ["App", "Design", "Base"])
      #expect(project.targets[2].files == [folder + "/Kit/Base/Sources/Base/b.swift"])
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
      #expect(read.targets.map(\.name) == ["App"])
      #expect(read.targets[0].languageMode == "6" && read.targets[0].isMainActor)
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
      #expect(texts["Localizable"] == ["a": "un", "%lld b": "%lld bs"])
      #expect(texts["Base"] == ["a": "b", "c": "d"])
      #expect(texts["Broken"] == [:] && texts["Cut"] == [:])
    }
  }
}
