// swift-tools-version: 6.2.3

import PackageDescription

let package = Package(
  name: "ListControllers",
  platforms: [
    .iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15), .macOS(.v13),
  ],
  products: [
    // Each public module is a product of its own.
    .library(name: "ListControllers", targets: ["ListControllers"]),
    .library(name: "ListCore", targets: ["ListCore"]),
    .library(name: "ListCapabilities", targets: ["ListCapabilities"]),
    .library(name: "ListFactories", targets: ["ListFactories"]),
    .library(name: "ListPlatform", targets: ["ListPlatform"]),
    .library(name: "HeadlessScreens", targets: ["HeadlessScreens"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "ListData", targets: ["ListData"]),
    .library(name: "ListDiff", targets: ["ListDiff"]),
    .library(name: "BatchUpdates", targets: ["BatchUpdates"]),
    .library(name: "TextEscaping", targets: ["TextEscaping"]),
    .library(name: "ListStore", targets: ["ListStore"]),
    .library(name: "Requests", targets: ["Requests"]),
    .library(name: "RequestsPlatform", targets: ["RequestsPlatform"]),
    .library(name: "RequestsURLSession", targets: ["RequestsURLSession"]),
    .library(name: "RequestsCurl", targets: ["RequestsCurl"]),
    .library(name: "RequestsTesting", targets: ["RequestsTesting"]),
    .library(name: "ListTesting", targets: ["ListTesting"]),
    // Reads an app's sources, and prints the mistakes in its lists.
    .executable(name: "list-check", targets: ["ListCheck"]),
    // Builds and runs an app's list screens and their tests without an iOS SDK.
    .executable(name: "uikit-tests", targets: ["UIKitTestsTool"]),
  ],
  targets: [
    // Ground: knows nothing of the others.
    .target(name: "ListDiff"),
    .target(name: "TextEscaping"),
    // The rules of UIKit for batch updates.
    .target(name: "BatchUpdates"),
    // What views and lists read of observable objects.
    .target(name: "ObservationTracking"),
    // The sockets of servers that only this machine can reach.
    .target(name: "LoopbackSockets"),
    .target(
      name: "HeadlessUIKit", dependencies: ["BatchUpdates", "ObservationTracking", "TextEscaping"]),
    .target(name: "Requests", dependencies: ["TextEscaping"]),
    // The words and marks of Swift source text, and the versions of iOS that its declarations need.
    // The table is in the code, so that a tool needs no bundle beside it.
    .target(
      name: "SwiftTokens", resources: [.embedInCode("Availability/Availability.tsv")]),
    .executableTarget(
      name: "ListCheck", dependencies: ["SwiftTokens"],
      resources: [.embedInCode("KnownProtocols.txt")]),
    .executableTarget(name: "UIKitTestsTool", dependencies: ["SwiftTokens"]),

    // Floor 1.
    .target(name: "ListData", dependencies: ["BatchUpdates", "ListDiff"]),
    .target(
      name: "HeadlessScreens", dependencies: ["HeadlessUIKit", "LoopbackSockets", "TextEscaping"],
      resources: [.embedInCode("Web/Page/page.js"), .embedInCode("Web/Page/page.css")]),
    .target(
      name: "ListPlatform",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: headlessPlatforms)),
        .target(name: "HeadlessScreens", condition: .when(platforms: headlessPlatforms)),
      ]),
    .target(name: "RequestsURLSession", dependencies: ["Requests"]),
    .target(
      name: "RequestsCurl",
      dependencies: ["Requests", .target(name: "CCurl", condition: .when(platforms: [.linux]))]),
    // The functions of libcurl and zlib that are used. Both are opened at run time.
    .target(name: "CCurl"),
    .target(name: "RequestsTesting", dependencies: ["LoopbackSockets", "Requests"]),

    // Floor 2.
    .target(
      name: "RequestsPlatform",
      dependencies: [
        .target(name: "RequestsCurl", condition: .when(platforms: [.linux])),
        .target(name: "RequestsURLSession", condition: .when(platforms: sessionPlatforms)),
      ]),
    // The lists, which know no capability of the kit.
    .target(
      name: "ListCore",
      dependencies: ["BatchUpdates", "ListDiff", "ListData", "ListPlatform"]),
    .target(
      name: "ListStore",
      dependencies: [
        "ListDiff", "ListData", "TextEscaping",
        .target(name: "CSQLite", condition: .when(platforms: [.linux])),
        .target(name: "CCollation", condition: .when(platforms: [.linux])),
      ]),
    // Floor 3.
    // The capabilities, on what a list offers to those of apps.
    .target(
      name: "ListCapabilities",
      dependencies: ["ListCore", "ListData", "ListDiff", "ListPlatform", "ObservationTracking"]),
    // What an app imports.
    .target(
      name: "ListControllers",
      dependencies: ["ListCore", "ListCapabilities", "ListData", "ListPlatform"]),
    .target(
      name: "ListFactories", dependencies: ["ListControllers", "ListData", "ListPlatform"]),
    .target(name: "ListTesting", dependencies: ["ListControllers"]),
    // SQLite's library, which every Swift toolchain needs itself, with the declarations that are
    // used.
    .systemLibrary(name: "CSQLite"),
    // The collators of ICU, which Foundation brings with it.
    .systemLibrary(name: "CCollation"),

    // Examples.
    .executableTarget(
      name: "Contacts",
      dependencies: ["ListControllers", "TextEscaping"],
      path: "Examples/Contacts",
      resources: [.copy("People.vcf")]),
    .executableTarget(
      name: "Glyphs",
      dependencies: ["ListControllers"],
      path: "Examples/Glyphs",
      resources: [.copy("Blocks.txt")]),
    .executableTarget(
      name: "Capabilities", dependencies: ["ListFactories"], path: "Examples/Capabilities"),
    .executableTarget(
      name: "CustomList", dependencies: ["ListControllers"], path: "Examples/CustomList"),
    .executableTarget(
      name: "Tasks", dependencies: ["ListControllers", "TextEscaping", "ListStore"],
      path: "Examples/Tasks"),
    .executableTarget(
      name: "Feed",
      dependencies: [
        "ListControllers", "TextEscaping", "Requests", "RequestsPlatform", "RequestsTesting",
      ],
      path: "Examples/Feed",
      resources: [.copy("Pages")]),
    .executableTarget(
      name: "Files", dependencies: ["ListControllers", "TextEscaping"], path: "Examples/Files"),
    .executableTarget(name: "Board", dependencies: ["ListControllers"], path: "Examples/Board"),
    .executableTarget(
      name: "Chat",
      dependencies: [
        "ListControllers", "TextEscaping", "Requests", "RequestsPlatform", "RequestsTesting",
      ],
      path: "Examples/Chat"),
    .executableTarget(
      name: "TerminalBenchmark",
      dependencies: ["ListControllers", "HeadlessScreens", "Benchmarking"],
      path: "Examples/TerminalBenchmark"),
    .executableTarget(
      name: "DiffBenchmark", dependencies: ["ListData", "Benchmarking", "HeapCounter"],
      path: "Examples/DiffBenchmark"),
    .executableTarget(
      name: "OverheadBenchmark", dependencies: ["ListFactories", "Benchmarking"],
      path: "Examples/OverheadBenchmark"),
    .executableTarget(
      name: "FetchedBenchmark",
      dependencies: [
        "ListStore", "ListData", "Benchmarking",
        .target(name: "CSQLite", condition: .when(platforms: [.linux])),
      ],
      path: "Examples/FetchedBenchmark"),
    .executableTarget(
      name: "RequestBenchmark",
      dependencies: [
        "Requests", "RequestsPlatform", "RequestsURLSession", "RequestsTesting", "Benchmarking",
        .target(name: "CCurl", condition: .when(platforms: [.linux])),
      ],
      path: "Examples/RequestBenchmark"),
    // Measures rivals in turns.
    .target(name: "Benchmarking", path: "Examples/Benchmarking"),
    // Counts what benchmarks take from the heap.
    .target(name: "HeapCounter", path: "Examples/HeapCounter"),

    // Tests.
    .testTarget(name: "ListDiffTests", dependencies: ["ListDiff", "TestSupport"]),
    .testTarget(name: "TextEscapingTests", dependencies: ["TextEscaping"]),
    .testTarget(name: "LoopbackSocketsTests", dependencies: ["LoopbackSockets"]),
    .testTarget(
      name: "ListDataTests", dependencies: ["ListData", "ListTesting", "DiffModel", "TestSupport"]),
    // How tests wait, block and share values.
    .target(name: "TestSupport"),
    // A proof of updates by other means, and its use on many lists.
    .target(
      name: "DiffModel",
      dependencies: [
        "ListData", "TestSupport",
        .target(name: "HeadlessUIKit", condition: .when(platforms: headlessPlatforms)),
      ]),
    .executableTarget(
      name: "DiffModelCheck", dependencies: ["DiffModel"]),
    // The tests of HeadlessUIKit, by what an app is made of. Each is a module of its own: a changed test
    // waits for the other tests of its module.
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "Recorders"],
      resources: [.copy("Surface/Surface.tsv")]),
    .testTarget(
      name: "HeadlessListTests",
      dependencies: ["HeadlessUIKit", "HeadlessModels", "Recorders", "UpdateModel", "TestSupport"]),
    .testTarget(
      name: "HeadlessViewTests",
      dependencies: ["HeadlessUIKit", "HeadlessModels", "Recorders", "TestSupport"]),
    .testTarget(name: "HeadlessControlTests", dependencies: ["HeadlessUIKit", "Recorders"]),
    // What lists do by UIKit's rules: tests of HeadlessUIKit here and of UIKit itself on iOS.
    .testTarget(
      name: "UIKitConformanceTests", dependencies: ["ListControllers", "ListPlatform", "Recorders"]),
    // Data sources, delegates and cells that log what lists ask of them.
    .target(name: "Recorders", dependencies: ["ListPlatform"]),
    // A second reading of UIKit's rules for updates, and the check of the engine against it.
    .target(
      name: "UpdateModel", dependencies: ["HeadlessUIKit", "TestSupport"]),
    .executableTarget(
      name: "UpdateModelCheck", dependencies: ["UpdateModel", "TestSupport"]),
    // Random walks of lists, layouts and web screens against simple models, and long ones.
    .target(
      name: "HeadlessModels",
      dependencies: ["HeadlessUIKit", "HeadlessScreens", "Recorders", "TestSupport"]),
    .executableTarget(
      name: "HeadlessModelCheck", dependencies: ["HeadlessModels"]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["HeadlessScreens"]),
    // Apps with and without scenes that log their life cycle.
    .executableTarget(
      name: "LifeCycleProbe", dependencies: ["HeadlessScreens"]),
    // Uses served windows in a real browser.
    .executableTarget(
      name: "BrowserCheck",
      dependencies: ["HeadlessScreens", "ListControllers", "RequestsTesting", "TestSupport"]),
    .testTarget(
      name: "HeadlessScreensTests",
      dependencies: [
        "HeadlessScreens", "HeadlessModels", "TextEscaping", "TerminalProbe", "LifeCycleProbe",
        "Contacts", "Glyphs",
        "Capabilities", "CustomList", "Tasks", "Feed", "Files", "Chat", "Board",
        "RequestsTesting",
        "TestSupport",
      ]),
    // What an app's target may look like: compiling them is a test.
    .target(
      name: "PlainClient", dependencies: ["ListFactories", "Requests"],
      path: "Tests/Support/Clients/Plain"),
    .target(
      name: "MainActorClient", dependencies: ["ListFactories", "Requests"],
      path: "Tests/Support/Clients/MainActorByDefault"),
    .target(
      name: "FeaturedClient", dependencies: ["ListFactories", "Requests"],
      path: "Tests/Support/Clients/AllFeatures"),
    .target(
      name: "SwiftFiveClient", dependencies: ["ListFactories", "Requests"],
      path: "Tests/Support/Clients/SwiftFive"),
    .target(name: "SwiftUINames", path: "Tests/Support/Clients/SwiftUINames"),
    .target(
      name: "SwiftUIClient", dependencies: ["ListControllers", "ListStore", "SwiftUINames"],
      path: "Tests/Support/Clients/BesideSwiftUI"),
    .testTarget(
      name: "ListControllersTests",
      dependencies: [
        "ListFactories", "PlainClient", "MainActorClient", "FeaturedClient", "SwiftFiveClient",
        "SwiftUIClient", "ViewUpdates", "ListStore", "ListTesting", "Requests", "RequestsTesting",
        "TestSupport",
      ]),
    .testTarget(name: "SwiftTokensTests", dependencies: ["SwiftTokens"]),
    .testTarget(name: "ListCheckTests", dependencies: ["ListCheck", "TestSupport"]),
    .testTarget(name: "UIKitTestsToolTests", dependencies: ["UIKitTestsTool"]),
    .testTarget(
      name: "ListTestingTests",
      dependencies: ["ListTesting", "Requests", "RequestsTesting", "TestSupport"]),
    // Updates of real tables and collection views, and many of them.
    .target(
      name: "ViewUpdates",
      dependencies: ["ListControllers", "ListStore", "DiffModel", "TestSupport"]),
    .executableTarget(
      name: "GrowthCheck", dependencies: ["ListControllers"]),
    .executableTarget(
      name: "ViewUpdatesCheck", dependencies: ["ViewUpdates"]),
    .testTarget(
      name: "ListStoreTests",
      dependencies: ["ListStore", "ListTesting", "StoredTypes", "TestSupport"]),
    // Whether values of each type come back from a store as they were.
    .target(
      name: "StoredTypes", dependencies: ["ListStore", "TestSupport"]),
    // Lists that follow a store, and values of all types, by chance.
    .executableTarget(
      name: "SQLiteModelCheck",
      dependencies: [
        "ListStore", "DiffModel", "StoredTypes", "TestSupport",
        .target(name: "CSQLite", condition: .when(platforms: [.linux])),
      ]),
    // Killed writers, torn logs, full disks, and a writer beside a reader.
    .executableTarget(
      name: "SQLiteFaultCheck", dependencies: ["ListStore"]),
    .testTarget(
      name: "RequestsTests",
      dependencies: [
        "Requests", "RequestsPlatform", "RequestsCurl", "RequestsURLSession", "RequestsTesting",
        "TestSupport",
      ]),
    // Requests that are cancelled by chance, through the real transports.
    .executableTarget(
      name: "RequestStressCheck",
      dependencies: [
        "Requests", "RequestsCurl", "RequestsURLSession", "RequestsTesting", "Benchmarking",
      ]),
    .testTarget(name: "ContactsTests", dependencies: ["Contacts", "ListTesting", "TestSupport"]),
    .testTarget(name: "GlyphsTests", dependencies: ["Glyphs", "ListTesting", "TestSupport"]),
    .testTarget(name: "CapabilitiesTests", dependencies: ["Capabilities", "ListTesting"]),
    .testTarget(
      name: "CustomListTests", dependencies: ["CustomList", "ListTesting", "TestSupport"]),
    .testTarget(name: "TasksTests", dependencies: ["Tasks", "ListStore", "ListTesting"]),
    .testTarget(name: "FeedTests", dependencies: ["Feed", "ListTesting", "RequestsTesting"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "ListTesting", "TestSupport"]),
    .testTarget(name: "ChatTests", dependencies: ["Chat", "ListTesting"]),
    .testTarget(name: "BoardTests", dependencies: ["Board", "ListTesting", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// A fuzzer has no main function of its own: it is there only for builds with libFuzzer.
if Context.environment["FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "DiffFuzzer", dependencies: ["DiffModel"]))
}

// Xcode's scheme of the whole package builds all targets, and those of HeadlessUIKit cannot be
// built where UIKit is. With this variable only the tests are left that run on iOS, and what they
// need there.
if Context.environment["PLATFORM_TESTS"] != nil {
  var kept: Set<String> = []
  func keep(_ target: Target) {
    guard kept.insert(target.name).inserted else { return }
    // The others have a condition: they are for other platforms.
    target.dependencies.removeAll { if case .byNameItem = $0 { false } else { true } }
    for case .byNameItem(let name, _) in target.dependencies {
      package.targets.filter { $0.name == name }.forEach(keep)
    }
  }
  let tests: Set = ["ListDiffTests", "ListDataTests", "UIKitConformanceTests"]
  package.targets.filter { tests.contains($0.name) }.forEach(keep)
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { !kept.contains($0.name) }
  // Tests have time limits, which Testing knows since iOS 16.
  package.platforms = [.iOS(.v16)]
}

// Apple reads for which APIs a target has a reason. Elsewhere, a resource would only add a bundle.
#if os(macOS)
package.targets.first { $0.name == "ListStore" }?.resources = [.process("PrivacyInfo.xcprivacy")]
#else
package.targets.first { $0.name == "ListStore" }?.exclude = ["PrivacyInfo.xcprivacy"]
#endif

/// Where ListPlatform is HeadlessUIKit; everywhere else it is UIKit.
var headlessPlatforms: [Platform] { [.linux, .macOS, .windows, .android] }

/// Where URLSession is the transport of requests; on Linux it is libcurl.
var sessionPlatforms: [Platform] {
  [.iOS, .tvOS, .visionOS, .macCatalyst, .macOS, .windows, .android]
}

// A folder of Sources and Tests is a group, and a folder in it a module.
let groups = [
  "Sources/Kit": [
    "BatchUpdates", "ListCapabilities", "ListControllers", "ListCore", "ListData", "ListDiff",
    "ListFactories", "ListPlatform", "ListTesting", "ObservationTracking", "TextEscaping",
  ],
  "Sources/Headless": [
    "HeadlessScreens", "HeadlessUIKit",
  ],
  "Sources/Store": [
    "CCollation", "CSQLite", "ListStore",
  ],
  "Sources/Requests": [
    "CCurl", "LoopbackSockets", "Requests", "RequestsCurl", "RequestsPlatform", "RequestsTesting",
    "RequestsURLSession",
  ],
  "Sources/Tools": [
    "ListCheck", "SwiftTokens", "UIKitTestsTool",
  ],
  "Tests/Kit": [
    "ListControllersTests", "ListDataTests", "ListDiffTests", "ListTestingTests",
    "TextEscapingTests",
  ],
  "Tests/Headless": [
    "HeadlessControlTests", "HeadlessListTests", "HeadlessScreensTests", "HeadlessUIKitTests",
    "HeadlessViewTests", "UIKitConformanceTests",
  ],
  "Tests/Store": [
    "ListStoreTests"
  ],
  "Tests/Requests": [
    "LoopbackSocketsTests", "RequestsTests",
  ],
  "Tests/Tools": [
    "ListCheckTests", "SwiftTokensTests", "UIKitTestsToolTests",
  ],
  "Tests/Examples": [
    "BoardTests", "CapabilitiesTests", "ChatTests", "ContactsTests", "CustomListTests",
    "FeedTests", "FilesTests", "GlyphsTests", "TasksTests",
  ],
  "Tests/Support": [
    "DiffModel", "HeadlessModels", "Recorders", "StoredTypes", "TestSupport", "UpdateModel",
    "ViewUpdates",
  ],
  "Tests/Checks": [
    "BrowserCheck", "DiffFuzzer", "DiffModelCheck", "GrowthCheck", "HeadlessModelCheck",
    "LifeCycleProbe",
    "RequestStressCheck", "SQLiteFaultCheck", "SQLiteModelCheck", "TerminalProbe",
    "UpdateModelCheck", "ViewUpdatesCheck",
  ],
]
for (group, modules) in groups {
  for target in package.targets where modules.contains(target.name) {
    target.path = "\(group)/\(target.name)"
  }
}

// One set of features for every target but the clients that stand for apps without them. Each costs
// a little ceremony and buys the reader a fact.
for target in package.targets {
  switch target.name {
  case "PlainClient", "SwiftUIClient", "CSQLite", "CCollation": break
  case "SwiftFiveClient": target.swiftSettings = [.swiftLanguageMode(.v5)]
  case "MainActorClient": target.swiftSettings = [.defaultIsolation(MainActor.self)]
  default:
    target.swiftSettings = [
      .enableUpcomingFeature("ExistentialAny"),  // `any` shows where dispatch is dynamic
      .enableUpcomingFeature("InferIsolatedConformances"),  // UI types conform on the main actor
      .enableUpcomingFeature("InternalImportsByDefault"),  // `public import` shows what leaks
      .enableUpcomingFeature("MemberImportVisibility"),  // a member's module is imported where used
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // async runs where it was called
      .enableUpcomingFeature("ImmutableWeakCaptures"),  // a weak capture cannot be reassigned
    ]
  }
}
