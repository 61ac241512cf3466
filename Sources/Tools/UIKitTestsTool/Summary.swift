import SwiftTokens

/// The lines that a run prints at its end.
struct Summary {
  var session: Session
  var results: TestResults?
  var shown: [(name: String, parts: [String])] = []
  var unshown: [String: String] = [:]

  /// The tests that have no result, each with the reason why it isn't built, or nil.
  private var unrun: [(test: TestFunction, reason: String?)] {
    var results: [String: Int] = [:]
    let (choice, index) = (session.choice, session.index)
    let names = self.results.map { $0.passed + $0.failed + $0.skipped + $0.reached.keys } ?? []
    for name in names { results[name, default: 0] += 1 }
    let wanted =
      session.options.files.isEmpty ? session.tests : session.tests.intersection(choice.taken)
    return index.tests(in: wanted).compactMap { test in
      guard let source = index.entries[test.path]?.source else { return nil }
      let part = (session.gaps[test.path] ?? []).first { gap in
        gap.isWhole && source.declaration(from: gap.offset)?.range.contains(test.index) ?? false
      }
      if let reason = choice.left[test.path] ?? part?.reason { return (test, reason) }
      if let count = results[test.name], count > 0 {
        results[test.name] = count - 1
        return nil
      }
      return (test, test.isConditional ? "its condition isn't true" : nil)
    }
  }

  /// The status for continuous integration.
  var status: Int32 {
    let unrun = unrun
    if let results {
      let isWhole = results.failed.isEmpty && unrun.allSatisfy { $0.reason != nil }
      return isWhole && !results.passed.isEmpty ? 0 : 1
    }
    return shown.isEmpty || !unrun.isEmpty ? 1 : 0
  }

  /// The files that aren't built, with the reasons.
  var left: [String] {
    var lines: [String] = []
    let unneeded = session.choice.left.filter { $0.value == "no list screen needs it" }.count
    lines.append(
      "  files left out: \(session.choice.left.count), of which no list screen needs \(unneeded)")
    for (path, reason) in session.choice.left.sorted(by: { $0.key < $1.key })
    where reason != "no list screen needs it" {
      lines.append("    \(relative(path)): \(reason)")
    }
    return lines
  }

  private func relative(_ path: String) -> String {
    let folder = session.options.folder + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  var lines: [String] {
    var lines = ["\(session.project.kind) \(session.project.name)"]
    let copies = session.package?.copies ?? [:]
    let changed = copies.values.filter { !$0.edits.isEmpty }
    lines.append("  files built: \(copies.count), changed: \(changed.count)")
    let changes = changed.map(\.changes).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    for (kind, count) in changes.sorted(by: { $0.key < $1.key }) {
      lines.append("    \(count) × \(kind)")
    }
    lines += left
    let gaps = session.gaps.filter { session.choice.left[$0.key] == nil }
    if !gaps.isEmpty {
      lines.append(
        "  parts left out: \(gaps.values.reduce(0) { $0 + $1.count }), in \(gaps.count) files")
    }
    for (path, parts) in gaps.sorted(by: { $0.key < $1.key }) {
      for gap in parts.sorted(by: { $0.line < $1.line }) {
        let names = gap.conformances.isEmpty ? "" : ": " + gap.conformances.joined(separator: ", ")
        let part = names.isEmpty ? "the code of " + gap.name : gap.name + names
        let whole = gap.statement == nil ? gap.name : "the statement of " + gap.name
        let what = gap.isWhole ? whole : part
        lines.append("    \(relative(path)):\(gap.line), \(what): \(gap.reason)")
      }
    }
    let uses = session.newerUses
    if !uses.isEmpty { lines.append("  uses of newer declarations of UIKit: \(uses.count)") }
    lines += uses.map { "    \(relative($0.path)):\($0.line), \($0.text)" }
    let stubs = Set(session.package?.stubs.values.flatMap(\.names) ?? [])
    lines += stubs.sorted().map { "  stub: \($0)" }
    if !shown.isEmpty || !unshown.isEmpty {
      lines.append("  screens shown: \(shown.count), in .uikit-tests/Screens")
      for (name, parts) in shown {
        lines.append("    \(name)")
        for part in Set(parts).sorted() { lines.append("      without \(part)") }
      }
      for (name, reason) in unshown.sorted(by: { $0.key < $1.key }) {
        lines.append("    \(name) isn't shown: \(reason)")
      }
    }
    let unrun = unrun
    guard results != nil || !unrun.isEmpty else { return lines }
    let results = results ?? TestResults()
    let left = Dictionary(grouping: unrun.filter { $0.reason != nil }) {
      "\(relative($0.test.path)) are left out: \($0.reason ?? "")"
    }
    let missing = unrun.filter { $0.reason == nil }
    lines += results.failures
    lines.append(
      "  tests passed: \(results.passed.count), failed: \(results.failed.count), skipped: "
        + "\(results.skipped.count), left out: "
        + "\(results.reached.count + unrun.count - missing.count)"
        + (missing.isEmpty ? "" : ", without a result: \(missing.count)"))
    for (name, parts) in results.reached.sorted(by: { $0.key < $1.key }) {
      lines.append("    \(name) is left out: it reached \(parts[0])")
    }
    for (reason, tests) in left.sorted(by: { $0.key < $1.key }) {
      lines.append("    \(tests.count) of \(reason)")
    }
    lines += missing.map { "    \($0.test.name) of \(relative($0.test.path)) has no result" }
    return lines
  }
}
