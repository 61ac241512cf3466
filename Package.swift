// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ListControllers",
  platforms: [
    .iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15), .macOS(.v13),
  ],
  products: [
    // Each public module is a product of its own.
    .library(name: "ListControllers", targets: ["ListControllers"]),
    .library(name: "ListPlatform", targets: ["ListPlatform"]),
    .library(name: "HeadlessScreens", targets: ["HeadlessScreens"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "ListData", targets: ["ListData"]),
    .library(name: "ListDiff", targets: ["ListDiff"]),
    .library(name: "SQLiteStore", targets: ["SQLiteStore"]),
    .library(name: "Requests", targets: ["Requests"]),
    .library(name: "RequestsURLSession", targets: ["RequestsURLSession"]),
    .library(name: "RequestsTesting", targets: ["RequestsTesting"]),
  ],
  targets: [
    // Ground: knows nothing of the others.
    .target(name: "ListDiff"),
    .target(name: "HeadlessUIKit"),
    .target(name: "Requests"),

    // Floor 1.
    .target(name: "ListData", dependencies: ["ListDiff"]),
    .target(name: "HeadlessScreens", dependencies: ["HeadlessUIKit"]),
    .target(
      name: "ListPlatform",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: headlessPlatforms)),
        .target(name: "HeadlessScreens", condition: .when(platforms: headlessPlatforms)),
      ]),
    .target(name: "RequestsURLSession", dependencies: ["Requests"]),
    .target(name: "RequestsTesting", dependencies: ["Requests"]),

    // Floor 2.
    .target(name: "ListControllers", dependencies: ["ListDiff", "ListData", "ListPlatform"]),
    .target(
      name: "SQLiteStore",
      dependencies: [
        "ListDiff", "ListData", .target(name: "CSQLite", condition: .when(platforms: [.linux])),
      ]),
    // SQLite's library, which every Swift toolchain needs itself, with the declarations that are used.
    .systemLibrary(name: "CSQLite"),

    // Examples.
    .executableTarget(
      name: "Contacts",
      dependencies: ["ListControllers"],
      path: "Examples/Contacts",
      resources: [.copy("People.vcf")]),
    .executableTarget(
      name: "Glyphs",
      dependencies: ["ListControllers"],
      path: "Examples/Glyphs",
      resources: [.copy("Blocks.txt")]),
    .executableTarget(
      name: "Capabilities", dependencies: ["ListControllers"], path: "Examples/Capabilities"),
    .executableTarget(
      name: "CustomList", dependencies: ["ListControllers"], path: "Examples/CustomList"),
    .executableTarget(
      name: "Tasks", dependencies: ["ListControllers", "SQLiteStore"], path: "Examples/Tasks"),
    .executableTarget(
      name: "Feed",
      dependencies: ["ListControllers", "Requests", "RequestsURLSession", "RequestsTesting"],
      path: "Examples/Feed",
      resources: [.copy("Pages")]),
    .executableTarget(
      name: "TerminalBenchmark",
      dependencies: ["ListControllers", "HeadlessScreens"],
      path: "Examples/TerminalBenchmark"),
    .executableTarget(
      name: "DiffBenchmark", dependencies: ["ListData", "Benchmarking", "HeapCounter"],
      path: "Examples/DiffBenchmark"),
    .executableTarget(
      name: "OverheadBenchmark", dependencies: ["ListControllers", "Benchmarking"],
      path: "Examples/OverheadBenchmark"),
    .executableTarget(
      name: "FetchedBenchmark",
      dependencies: [
        "SQLiteStore", "ListData", "Benchmarking",
        .target(name: "CSQLite", condition: .when(platforms: [.linux])),
      ],
      path: "Examples/FetchedBenchmark"),
    .executableTarget(
      name: "RequestBenchmark",
      dependencies: ["Requests", "RequestsURLSession", "RequestsTesting", "Benchmarking"],
      path: "Examples/RequestBenchmark"),
    // Measures rivals in turns.
    .target(name: "Benchmarking", path: "Examples/Benchmarking"),
    // Counts what benchmarks take from the heap.
    .target(name: "HeapCounter", path: "Examples/HeapCounter"),

    // Tests.
    .testTarget(name: "ListDiffTests", dependencies: ["ListDiff"]),
    .testTarget(name: "ListDataTests", dependencies: ["ListData", "DiffModel"]),
    // A proof of updates by other means, and its use on many lists.
    .target(
      name: "DiffModel", dependencies: ["ListData", "HeadlessUIKit"], path: "Tests/DiffModel"),
    .executableTarget(
      name: "DiffModelCheck", dependencies: ["DiffModel"], path: "Tests/DiffModelCheck"),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "UpdateModel"],
      resources: [.copy("Surface/Surface.tsv")]),
    // A second reading of UIKit's rules for updates, and the check of the engine against it.
    .target(name: "UpdateModel", dependencies: ["HeadlessUIKit"], path: "Tests/UpdateModel"),
    .executableTarget(
      name: "UpdateModelCheck", dependencies: ["UpdateModel"], path: "Tests/UpdateModelCheck"),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["HeadlessScreens"], path: "Tests/TerminalProbe"),
    .testTarget(
      name: "HeadlessScreensTests",
      dependencies: ["HeadlessScreens", "TerminalProbe", "Contacts", "Tasks"]),
    // What an app's target may look like: compiling them is a test.
    .target(
      name: "PlainClient", dependencies: ["ListControllers", "Requests"],
      path: "Tests/Clients/Plain"),
    .target(
      name: "MainActorClient", dependencies: ["ListControllers", "Requests"],
      path: "Tests/Clients/MainActorByDefault"),
    .target(
      name: "FeaturedClient", dependencies: ["ListControllers", "Requests"],
      path: "Tests/Clients/AllFeatures"),
    .testTarget(
      name: "ListControllersTests",
      dependencies: [
        "ListControllers", "PlainClient", "MainActorClient", "FeaturedClient", "DiffModel",
        "SQLiteStore", "Requests", "RequestsTesting",
      ]),
    .testTarget(name: "SQLiteStoreTests", dependencies: ["SQLiteStore", "DiffModel"]),
    // Lists that follow a store, by chance.
    .executableTarget(
      name: "SQLiteModelCheck",
      dependencies: [
        "SQLiteStore", "DiffModel", .target(name: "CSQLite", condition: .when(platforms: [.linux])),
      ],
      path: "Tests/SQLiteModelCheck"),
    // Killed writers, torn logs, full disks, and a writer beside a reader.
    .executableTarget(
      name: "SQLiteFaultCheck", dependencies: ["SQLiteStore"], path: "Tests/SQLiteFaultCheck"),
    .testTarget(
      name: "RequestsTests", dependencies: ["Requests", "RequestsURLSession", "RequestsTesting"]),
    // Requests that are cancelled by chance, through the real transport.
    .executableTarget(
      name: "RequestStressCheck",
      dependencies: ["Requests", "RequestsURLSession", "RequestsTesting"],
      path: "Tests/RequestStressCheck"),
    .testTarget(name: "ContactsTests", dependencies: ["Contacts"]),
    .testTarget(name: "GlyphsTests", dependencies: ["Glyphs"]),
    .testTarget(name: "CapabilitiesTests", dependencies: ["Capabilities"]),
    .testTarget(name: "CustomListTests", dependencies: ["CustomList"]),
    .testTarget(name: "TasksTests", dependencies: ["Tasks"]),
    .testTarget(name: "FeedTests", dependencies: ["Feed", "RequestsTesting", "DiffModel"]),
  ],
  swiftLanguageModes: [.v6]
)

// A fuzzer has no main function of its own: it is there only for builds with libFuzzer.
if Context.environment["FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "DiffFuzzer", dependencies: ["DiffModel"], path: "Tests/DiffFuzzer"))
}

/// Where ListPlatform is HeadlessUIKit; everywhere else it is UIKit.
var headlessPlatforms: [Platform] { [.linux, .macOS, .windows, .android] }

// One set of features for every target but the clients that stand for apps without them. Each costs
// a little ceremony and buys the reader a fact.
for target in package.targets {
  switch target.name {
  case "PlainClient", "CSQLite": break
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
