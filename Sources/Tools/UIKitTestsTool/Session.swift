import Foundation

/// One run of the tool.
struct Session {
  let options: Options
  let project: Project
  let index: FileIndex
  let output: OutputFolder
  private(set) var choice: FileChoice
  /// The files of tests.
  let tests: Set<String>
  private let available: Set<String>
  private var fixes: [String: [Edit]] = [:]
  /// The parts that are left out, by the paths of their files.
  private(set) var gaps: [String: [Gap]] = [:]
  private(set) var unshown: [String: String] = [:]
  private let catalogs: [AssetCatalog]
  private var written: PackageWriter?

  init(_ options: Options) throws {
    self.options = options
    let project = try Project.read(at: options.folder)
    self.project = project
    if let file = project.outside.first {
      let others = project.outside.count > 1 ? " and \(project.outside.count - 1) more" : ""
      options.report(
        "The project names \(file)\(others) outside of "
          + "\(options.folder). These files aren't read. Name a folder that contains them.")
    }
    for target in project.targets where Self.reserved.contains(target.module) {
      throw Problem("The target \(target.name) has the name of a module that the tool needs.")
    }
    let paths = Set(project.targets.flatMap(\.files)).sorted()
    index = FileIndex(
      paths.compactMap { path in (try? Project.text(of: path)).map { Source($0, path: path) } })
    available = Set(project.targets.map(\.module)).union(Self.modules)
    tests = Set(project.targets.filter(\.isTest).flatMap(\.files))
    choice = FileChoice(
      index, available: available, named: options.files, tests: tests, left: project.left)
    catalogs = project.catalogs.map(AssetCatalog.init)
    output = try OutputFolder(in: options.folder)
  }

  private static let reserved = [
    "UIKit", "Swift", "Foundation", "HeadlessUIKit", "XCTest", "Testing",
  ]
  /// The modules that are there without Apple's systems.
  static let modules = Source.impliedModules.union([
    "Swift", "Dispatch", "XCTest", "Testing", "Observation", "RegexBuilder", "Synchronization",
    "FoundationNetworking", "HeadlessUIKit", "HeadlessScreens",
  ])

  private static let rounds = 40

  /// Builds, and leaves out what doesn't compile, until the rest does.
  mutating func build() throws {
    restore()
    guard !choice.taken.isEmpty else {
      throw Problem(
        "No file with a table or a collection view can be built; name others by --file.")
    }
    for round in 1...Self.rounds {
      try write()
      guard let written, written.targets.contains(where: { !$0.isTest }) else {
        throw Problem("No file is left to build.")
      }
      options.report("Building \(choice.taken.count) files, round \(round)…")
      let result = options.run(
        ["swift", "build", "--build-tests"] + options.buildArguments, output.path, 900)
      guard result.status != 0 else { return save() }
      let errors = Diagnostic.errors(in: result.output)
      // Whatever the causes are, there is an end: first declarations go, then files.
      let limit: Gap.Limit =
        round > Self.rounds - 5 ? .file : round > Self.rounds - 15 ? .declaration : .code
      guard try learn(errors, limit: limit) || leaveCrash(in: result.output) else {
        let end = result.output.split(separator: "\n").suffix(20).joined(separator: "\n")
        throw Problem("The build failed, and no file of the app is the cause:\n\(end)")
      }
    }
    throw Problem("The build still failed after \(Self.rounds) rounds.")
  }

  /// Leaves out the file that the compiler crashed on. Returns false if there is none.
  private mutating func leaveCrash(in output: String) -> Bool {
    let lines = output.split(separator: "\n").filter { $0.contains("While ") }
    let file = written?.copies.keys.first { path in
      lines.contains { $0.contains(path) || $0.contains("/" + written!.fileName(path)) }
    }
    if let file { choice.leave([file: "the compiler crashes on it"]) }
    return file != nil
  }

  /// Makes the changes that errors ask for, and leaves out the parts of the others. Returns false
  /// if no error was of use.
  mutating func learn(_ errors: [Diagnostic], limit: Gap.Limit = .code) throws -> Bool {
    let names = gaps.filter { tests.contains($0.key) }.values.joined().filter(\.isWhole)
      .map(\.name)
    let testClasses = index.testClasses(in: tests)
    var reasons: [String: String] = [:]
    var found: [(path: String, gap: Gap, rank: Gap.Rank)] = []
    var learned = false
    for error in errors {
      if error.path.hasSuffix("/\(PackageWriter.screens)/main.swift") {
        let place = error.line - PackageWriter.firstScreenLine
        guard let names = written?.controllers, names.indices.contains(place) else { continue }
        unshown[names[place]] =
          index.initializer(of: names[place], in: choice.taken).map {
            "its initializer \($0) has parameters"
          } ?? error.message
        learned = true
      } else if let entry = index.entries[error.path] {
        let isTest = tests.contains(error.path)
        let properties = isTest ? index.properties(at: error, in: tests) : [:]
        let edits = entry.source.edits(for: error)
        if let edit = edits.first, !fixes[error.path, default: []].contains(edit) {
          fixes[error.path, default: []] += edits
          learned = true
        } else if limit != .file,
          case let (gap, rank)? = entry.source.gap(
            for: error, gaps[error.path] ?? [], isTest: isTest,
            testClasses: isTest ? testClasses : [], names: Set(names),
            properties: Set(properties.keys))
        {
          if gap.statement != nil, let (path, property) = properties[gap.name] {
            let whole = Gap(property, in: index.entries[path]!.source, error, isWhole: true)
            found.append((path, whole, rank))
          }
          found.append((error.path, gap, rank))
          if limit == .declaration { found[found.count - 1].gap.isWhole = true }
        } else if reasons[error.path] == nil {
          reasons[error.path] = "line \(error.line) doesn't compile: \(error.message)"
        }
      }
    }
    // An error may be gone without its cause, so that only the first causes are heeded.
    let old = gaps
    let first = found.map(\.rank.rawValue).min()
    for (path, gap, rank) in found where rank.rawValue == first || limit != .code {
      // What is left out already can't be the cause.
      guard old[path]?.contains(gap) != true else {
        reasons[path] = "line \(gap.line) doesn't compile: \(gap.reason)"
        continue
      }
      add(gap, to: path)
    }
    choice.leave(reasons)
    return learned || !found.isEmpty || !reasons.isEmpty
  }

  private mutating func add(_ gap: Gap, to path: String) {
    let place = gaps[path, default: []].firstIndex { $0.offset == gap.offset }
    guard let place else { return gaps[path, default: []].append(gap) }
    gaps[path]![place].isWhole = gaps[path]![place].isWhole || gap.isWhole
    for name in gap.conformances where !gaps[path]![place].conformances.contains(name) {
      gaps[path]![place].conformances.append(name)
    }
  }

  mutating func write() throws {
    let sources = choice.taken.compactMap { index.entries[$0]?.source }
    let types = sources.flatMap(\.types)
    let classes = Set(types.filter { $0.keyword == "class" }.map(\.fullName))
    let protocols = Set(types.filter { $0.keyword == "protocol" }.map(\.name))
    let mainActor = index.mainActorClasses(in: choice.taken.filter(tests.contains))
    let testClasses = index.testClasses(in: tests)
    var moves: [OverrideMove] = []
    var copies: [String: Copy] = [:]
    for source in sources {
      let gaps = gaps[source.path] ?? []
      // On iOS, XCTest brings UIKit with it, too.
      var imports = ["Foundation", "FoundationNetworking", "UIKit"] + ownImports(of: source)
      if gaps.contains(where: \.isTestCase) { imports.append("XCTest") }
      var copy = Copy(
        source, imports: imports, protocols: protocols, gaps: gaps, available: available)
      if tests.contains(source.path) {
        copy.edits += source.mainActorTestEdits(in: mainActor)
        copy.edits += source.lazyPropertyEdits(in: testClasses)
      }
      copy.edits += fixes[source.path] ?? []
      let found = source.overrideMoves(of: classes, with: copy.edits)
      // A move comes before the edits inside of what moves.
      copy.edits = found.edits + copy.edits
      moves += found.moves
      copies[source.path] = copy
    }
    for path in copies.keys { copies[path]?.insert(moves) }
    let declared = index.entries.filter { choice.taken.contains($0.key) }
      .mapValues { $0.members.union($0.types) }
    let members = declared.values.reduce(Set()) { $0.union($1) }
    var stubs: [String: Stubs] = [:]
    for target in project.targets where !target.isTest {
      // Tests use those of the first module.
      let files = stubs.isEmpty ? tests.union(target.files) : Set(target.files)
      let words = choice.taken.filter(files.contains).compactMap { index.entries[$0]?.words }
      stubs[target.module] = Stubs(
        catalogs, words: words.reduce([]) { $0.union($1) }, declared: members)
    }
    let hasTests = choice.taken.contains(where: tests.contains)
    let app = choice.taken.filter { !tests.contains($0) }
    var controllers = hasTests && !options.showsScreens ? [] : index.controllers(in: app)
    let names = ["UIWindowSceneDelegate", "UIApplicationDelegate"]
    let delegates = names.map { index.type($0, in: app) }
    if !controllers.isEmpty, delegates.contains(where: { $0 != nil }) {
      controllers.append(PackageWriter.app)
    }
    let writer = PackageWriter(
      project: project, folder: options.folder, library: options.library, copies: copies,
      stubs: stubs, declared: declared, delegates: delegates,
      controllers: controllers.filter { unshown[$0] == nil })
    written = writer
    try writer.write(to: output)
  }

  /// The imports of an app's types from its other modules that have a name of HeadlessUIKit which
  /// isn't UIKit's.
  private func ownImports(of source: Source) -> [String] {
    guard source.words.contains("User") else { return [] }
    let modules = source.imports.map(\.module)
    return project.targets.filter { modules.contains($0.module) && !$0.isTest }.compactMap {
      target in
      target.files.lazy.compactMap { self.index.entries[$0]?.source.types }.joined()
        .first { $0.name == "User" && $0.depth == 0 && $0.keyword != "extension" }
        .map { "\($0.keyword) \(target.module).User" }
    }
  }

  var package: PackageWriter? { written }

  // MARK: A second run

  private struct Learned: Codable {
    var sources: String
    var choice: FileChoice
    var unshown: [String: String]
    var fixes: [String: [Edit]]
    var gaps: [String: [Gap]]
  }

  /// A number that changes with the text of any source, with the tool, and with HeadlessUIKit.
  private var digest: String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    func add(_ scalars: some Sequence<Unicode.Scalar>) {
      for scalar in scalars { hash = (hash ^ UInt64(scalar.value)) &* 1_099_511_628_211 }
    }
    let library = Project.listing(of: options.library + "/Sources/Headless/HeadlessUIKit")
    for file in [Bundle.main.executablePath ?? ""] + library {
      let date = try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      add("\(date?.timeIntervalSince1970 ?? 0)".unicodeScalars)
    }
    for (path, entry) in index.entries.sorted(by: { $0.key < $1.key }) {
      add(path.unicodeScalars)
      add(entry.source.scalars)
    }
    for file in options.files { add(file.unicodeScalars) }
    return String(hash, radix: 16)
  }

  private mutating func restore() {
    let file = output.path + "/learned.json"
    guard let data = FileManager.default.contents(atPath: file),
      let learned = try? JSONDecoder().decode(Learned.self, from: data), learned.sources == digest
    else { return }
    (choice, unshown) = (learned.choice, learned.unshown)
    (fixes, gaps) = (learned.fixes, learned.gaps)
  }

  private func save() {
    let learned = Learned(
      sources: digest, choice: choice, unshown: unshown, fixes: fixes, gaps: gaps)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let data = try? encoder.encode(learned) else { return }
    try? output.write(String(decoding: data, as: UTF8.self), to: "learned.json")
  }
}
