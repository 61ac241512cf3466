/// The lines that a run prints at its end.
struct Summary {
  var session: Session
  var results: TestResults?
  var shown: [String] = []
  var unshown: [String: String] = [:]

  /// The tests that name a stub, and those of files that aren't built. They prove nothing.
  var leftOut: (stubbed: [String], unbuilt: Int) {
    let stubs = Set(
      session.package?.stubs.names.map { String($0.split(separator: ".").last!) } ?? [])
    let tests = session.project.targets.filter(\.isTest).flatMap(\.files)
    var stubbed: [String] = []
    var unbuilt = 0
    for file in tests {
      guard let source = session.index.entries[file]?.source else { continue }
      if session.choice.left[file] != nil {
        unbuilt += source.tests.count
      } else {
        stubbed += source.tests.filter { !$0.words.isDisjoint(with: stubs) }.map(\.name)
      }
    }
    return (stubbed, unbuilt)
  }

  /// The tests that passed without a stub.
  private func passed(_ results: TestResults, without stubbed: [String]) -> Int {
    results.passed.filter { name in
      !stubbed.contains { name.hasSuffix("." + $0) || name.hasPrefix($0 + "(") || name == $0 }
    }.count
  }

  /// The status for continuous integration.
  var status: Int32 {
    if let results { return results.failed.isEmpty ? 0 : 1 }
    return shown.isEmpty ? 1 : 0
  }

  /// The files that aren't built, with the reasons.
  var left: [String] {
    let folder = session.options.folder + "/"
    var lines: [String] = []
    let unneeded = session.choice.left.filter { $0.value == "no list screen needs it" }.count
    lines.append(
      "  files left out: \(session.choice.left.count), of which no list screen needs \(unneeded)")
    for (path, reason) in session.choice.left.sorted(by: { $0.key < $1.key })
    where reason != "no list screen needs it" {
      lines.append(
        "    \(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path): \(reason)")
    }
    return lines
  }

  var lines: [String] {
    var lines: [String] = []
    let copies = session.package?.copies ?? [:]
    let changed = copies.values.filter { !$0.edits.isEmpty }
    lines.append("\(session.project.kind) \(session.project.name)")
    lines.append("  files built: \(copies.count), changed: \(changed.count)")
    let changes = changed.map(\.changes).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    for (kind, count) in changes.sorted(by: { $0.key < $1.key }) {
      lines.append("    \(count) × \(kind)")
    }
    lines += left
    for name in session.package?.stubs.names ?? [] { lines.append("  stub: \(name)") }
    if !shown.isEmpty || !unshown.isEmpty {
      lines.append("  screens shown: \(shown.count), in .uikit-tests/Screens")
      for name in shown { lines.append("    \(name)") }
      for (name, reason) in unshown.sorted(by: { $0.key < $1.key }) {
        lines.append("    \(name) isn't shown: \(reason)")
      }
    }
    if let results {
      let (stubbed, unbuilt) = leftOut
      lines += results.failures
      lines.append(
        "  tests passed: \(passed(results, without: stubbed)), failed: \(results.failed.count), "
          + "skipped: \(results.skipped.count), left out: \(stubbed.count + unbuilt)")
      for name in stubbed { lines.append("    \(name) is left out: it names a stub") }
      if unbuilt > 0 { lines.append("    \(unbuilt) are left out: their files aren't built") }
    }
    return lines
  }
}
