import Testing

@testable import UIKitTestsTool

/// Uses of UIKit that is newer than the oldest iOS of a target.
struct AvailabilityTests {
  private static let source = """
    import UIKit
    final class Garden: UITableViewController {
      let menu = UIEditMenuInteraction.self
      func clear() {
        if #available(iOS 17, *) { contentUnavailableConfiguration = nil }
        contentUnavailableConfiguration = nil
      }
    }
    """

  /// Returns the file of an Xcode project, with the settings of the project and of its target.
  private static func project(_ settings: String, _ own: String = "") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      R = { mainGroup = G; targets = (T); buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { buildSettings = { \(settings) }; };
      K = { buildConfigurations = (D); }; D = { buildSettings = { \(own) }; };
      G = { children = (S); }; S = { path = App; };
      T = { name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = K; fileSystemSynchronizedGroups = (S); };
    }; rootObject = R; }
    """
  }

  private static func package(_ platforms: String) -> String {
    "let package = Package(name: \"A\", \(platforms) targets: [.target(name: \"A\", path: \"App\")])"
  }

  private static let both = [
    "    App/Garden.swift:3, UIEditMenuInteraction",
    "    App/Garden.swift:6, contentUnavailableConfiguration",
  ]

  @Test(arguments: [
    ("Package.swift", package("platforms: [.iOS(.v15)],"), both),
    ("Package.swift", package("platforms: [.macOS(.v13), .iOS(\"16.4\")],"), [both[1]]),
    ("Package.swift", package("platforms: [.iOS(.v17)],"), []),
    ("Package.swift", package(""), []),
    (
      "A.xcodeproj/project.pbxproj", project("IPHONEOS_DEPLOYMENT_TARGET = 15.0;"),
      both
    ),
    (
      "A.xcodeproj/project.pbxproj",
      project("IPHONEOS_DEPLOYMENT_TARGET = 18.0;", "IPHONEOS_DEPLOYMENT_TARGET = 16.0;"),
      [both[1]]
    ),
    ("A.xcodeproj/project.pbxproj", project("", "IPHONEOS_DEPLOYMENT_TARGET = \"$(O)\";"), []),
    ("A.txt", "", []),
  ]) func `uses without a guard are summed up`(
    name: String, text: String, expected: [String]
  ) throws {
    try withFolder([name: text, "App/Garden.swift": Self.source]) { folder in
      let lines = Summary(session: try Session(Options([folder]))).lines
      let start = lines.firstIndex { $0.hasPrefix("  uses of newer") } ?? lines.count
      let found = lines[start...].prefix(expected.count + 1).map { $0.split(separator: " is ")[0] }
      let heading = ["  uses of newer declarations of UIKit: \(expected.count)"]
      #expect(found == (expected.isEmpty ? [] : heading + expected).map { $0[...] })
    }
  }
}
