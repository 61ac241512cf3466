// Writes the Xcode project of the examples, or checks that it is current: xcodeproj DESCRIPTION PROJECT [--check]
//
// DESCRIPTION is the output of `swift package dump-package`. An app target has the sources and resources of an
// example's folder, and links the products that contain the example's dependencies.
import Foundation

struct Manifest: Decodable {
  struct Product: Decodable {
    let name: String
    let type: [String: [String]?]
  }
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [[String: [Name?]]]
    /// A name, or something else of a dependency that has one.
    struct Name: Decodable {
      let text: String?
      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
    var dependencyNames: [String] {
      dependencies.flatMap { $0.values.compactMap { $0.first??.text } }
    }
  }
  let products: [Product]
  let targets: [Target]
}

/// An object of the project: its comment, its class, and its properties in their order.
struct Object {
  var id: String
  var comment: String
  var kind: String
  var properties: [(name: String, value: String)]
}

var objects: [Object] = []

/// Adds an object, and returns the reference to it. Identifiers are numbers, so that a change of one
/// object changes no other.
@MainActor func add(_ id: Int, _ comment: String, _ kind: String, _ properties: [(String, String)])
  -> String
{
  let id = String(repeating: "0", count: 18) + String(1_000_000 + id).dropFirst()
  objects.append(Object(id: id, comment: comment, kind: kind, properties: properties))
  return "\(id) /* \(comment) */"
}

func list(_ values: [String], _ indent: String = "\t\t\t") -> String {
  "(\n" + values.map { "\(indent)\t\($0),\n" }.joined() + indent + ")"
}

func dictionary(_ values: [(String, String)], _ indent: String = "\t\t\t") -> String {
  "{\n" + values.map { "\(indent)\t\($0.0) = \($0.1);\n" }.joined() + indent + "}"
}

@MainActor func configurations(_ id: Int, _ name: String, _ settings: [(String, String)]) -> String {
  let both = ["Debug", "Release"].enumerated().map { number, configuration in
    add(
      id + 1 + number, configuration, "XCBuildConfiguration",
      [
        ("buildSettings", dictionary(settings)), ("name", configuration),
      ])
  }
  return add(
    id, "Build configuration list for \(name)", "XCConfigurationList",
    [
      ("buildConfigurations", list(both)), ("defaultConfigurationIsVisible", "0"),
      ("defaultConfigurationName", "Release"),
    ])
}

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: arguments[0]))
let libraries = manifest.products.filter { $0.type["library"] != nil }
/// The apps among the executables in the folder of the examples, which have an app delegate.
let examples = manifest.targets.filter { target in
  guard target.type == "executable", let path = target.path, path.hasPrefix("Examples/") else {
    return false
  }
  return FileManager.default.fileExists(atPath: path + "/AppDelegate.swift")
}
precondition(!examples.isEmpty && !libraries.isEmpty, "The manifest is not read as it is written.")

let package = add(1, "ListControllers", "XCLocalSwiftPackageReference", [("relativePath", "..")])
var folders: [String] = []
var products: [String] = []
var targets: [String] = []
for (number, example) in examples.enumerated() {
  let base = (number + 1) * 100
  // An app doesn't have the name of a framework of the system.
  let name = example.name + "Example"
  let linked = example.dependencyNames.filter { name in libraries.contains { $0.name == name } }
  let dependencies = linked.enumerated().map { index, library in
    add(
      base + 20 + index, library, "XCSwiftPackageProductDependency", [("productName", library)])
  }
  let files = zip(linked, dependencies).enumerated().map { index, library in
    add(
      base + 40 + index, "\(library.0) in Frameworks", "PBXBuildFile",
      [("productRef", library.1)])
  }
  let folder = add(
    base, example.name, "PBXFileSystemSynchronizedRootGroup",
    [("path", example.name), ("sourceTree", "\"<group>\"")])
  let product = add(
    base + 1, "\(name).app", "PBXFileReference",
    [
      ("explicitFileType", "wrapper.application"), ("includeInIndex", "0"),
      ("path", "\(name).app"), ("sourceTree", "BUILT_PRODUCTS_DIR"),
    ])
  let phases = [
    add(
      base + 2, "Sources", "PBXSourcesBuildPhase",
      [("buildActionMask", "2147483647"), ("files", list([])),
        ("runOnlyForDeploymentPostprocessing", "0"),
      ]),
    add(
      base + 3, "Frameworks", "PBXFrameworksBuildPhase",
      [("buildActionMask", "2147483647"), ("files", list(files)),
        ("runOnlyForDeploymentPostprocessing", "0"),
      ]),
    add(
      base + 4, "Resources", "PBXResourcesBuildPhase",
      [("buildActionMask", "2147483647"), ("files", list([])),
        ("runOnlyForDeploymentPostprocessing", "0"),
      ]),
  ]
  let settings = configurations(
    base + 5, "PBXNativeTarget \"\(name)\"",
    [("PRODUCT_BUNDLE_IDENTIFIER", "\"example.list-controllers.\(example.name)\"")])
  targets.append(
    add(
      base + 10, name, "PBXNativeTarget",
      [
        ("buildConfigurationList", settings), ("buildPhases", list(phases)),
        ("buildRules", list([])), ("dependencies", list([])),
        ("fileSystemSynchronizedGroups", list([folder])), ("name", name),
        ("packageProductDependencies", list(dependencies)), ("productName", name),
        ("productReference", product), ("productType", "\"com.apple.product-type.application\""),
      ]))
  folders.append(folder)
  products.append(product)
}
let productGroup = add(
  2, "Products", "PBXGroup",
  [("children", list(products)), ("name", "Products"), ("sourceTree", "\"<group>\"")])
let main = add(
  3, "Examples", "PBXGroup",
  [("children", list(folders + [productGroup])), ("sourceTree", "\"<group>\"")])
let settings = configurations(
  4, "PBXProject \"Examples\"",
  [
    ("CODE_SIGN_STYLE", "Automatic"), ("CURRENT_PROJECT_VERSION", "1"),
    ("GENERATE_INFOPLIST_FILE", "YES"), ("INFOPLIST_FILE", "Info.plist"),
    ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", "YES"),
    ("INFOPLIST_KEY_UILaunchScreen_Generation", "YES"),
    ("INFOPLIST_KEY_UISupportedInterfaceOrientations",
      "\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\""
    ),
    ("IPHONEOS_DEPLOYMENT_TARGET", "15.0"), ("MARKETING_VERSION", "1.0"),
    ("PRODUCT_NAME", "\"$(TARGET_NAME)\""), ("SDKROOT", "iphoneos"),
    ("SUPPORTED_PLATFORMS", "\"iphoneos iphonesimulator\""), ("SUPPORTS_MACCATALYST", "YES"),
    ("SWIFT_VERSION", "6.0"), ("TARGETED_DEVICE_FAMILY", "\"1,2\""),
  ])
let project = add(
  7, "Project object", "PBXProject",
  [
    ("attributes", dictionary([("BuildIndependentTargetsInParallel", "1")])),
    ("buildConfigurationList", settings), ("developmentRegion", "en"),
    ("hasScannedForEncodings", "0"), ("knownRegions", list(["en", "Base"])), ("mainGroup", main),
    ("packageReferences", list([package])), ("preferredProjectObjectVersion", "77"),
    ("productRefGroup", productGroup), ("projectDirPath", "\"\""), ("projectRoot", "\"\""),
    ("targets", list(targets)),
  ])

var text = "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 77;\n\tobjects = {\n"
for kind in Set(objects.map(\.kind)).sorted() {
  text += "\n/* Begin \(kind) section */\n"
  for object in objects.filter({ $0.kind == kind }).sorted(by: { $0.id < $1.id }) {
    text += "\t\t\(object.id) /* \(object.comment) */ = {\n\t\t\tisa = \(kind);\n"
    for property in object.properties { text += "\t\t\t\(property.name) = \(property.value);\n" }
    text += "\t\t};\n"
  }
  text += "/* End \(kind) section */\n"
}
text += "\t};\n\trootObject = \(project);\n}\n"

func fail(_ reason: String) -> Never {
  print(reason)
  exit(1)
}

// What a reader of the file sees: each reference leads to an object of the kind that is meant.
let plist = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
guard let root = plist as? [String: Any], let all = root["objects"] as? [String: [String: Any]],
  all.count == objects.count
else { fail("The project can't be read, or two of its objects have one identifier.") }
func references(in value: Any) -> [String] {
  switch value {
  case let text as String: text.count == 24 && text.allSatisfy(\.isNumber) ? [text] : []
  case let list as [Any]: list.flatMap(references)
  case let object as [String: Any]: object.values.flatMap(references)
  default: []
  }
}
let used = Set(references(in: Array(all.values))).union([root["rootObject"] as? String ?? ""])
guard used == Set(all.keys) else {
  fail("These are used and not there, or there and not used: \(used.symmetricDifference(all.keys))")
}
for case let folder? in all.values.filter({ $0["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" })
  .map({ $0["path"] as? String })
where !FileManager.default.fileExists(atPath: "Examples/\(folder)/SceneDelegate.swift") {
  fail("The folder \(folder) has no app.")
}
let file = arguments[1].appendingPathComponent("project.pbxproj")
if CommandLine.arguments.last == "--check" {
  guard (try? String(contentsOf: file, encoding: .utf8)) == text else {
    fail("\(file.path) isn't current. Run: .ci/xcodeproj --write")
  }
} else {
  try FileManager.default.createDirectory(at: arguments[1], withIntermediateDirectories: true)
  try text.write(to: file, atomically: true, encoding: .utf8)
}
print("\(targets.count) apps in the project of the examples.")
