import SwiftTokens

/// The lines that a run prints at its end.
struct Summary {
  var session: Session
  var results: TestResults?
  var shown: [(name: String, parts: [String])] = []
  var unshown: [String: String] = [:]

  /// The tests that have no result, each with the reason why it isn't built, or nil.
  private var unrun: [(test: String, reason: String?)] {
    let (choice, index) = (session.choice, session.index)
    let built = results?.built ?? []
    let finished = Set(results?.tests.map(\.name) ?? [])
    // The names without their modules, and without the types around theirs.
    let names = Set(
      finished.union(built).flatMap { name in
        let name = name.replacing("`", with: "").prefix { $0 != "(" }
        return name.indices.filter { "./".contains(name[$0]) }.map { name[$0...].dropFirst() }
      })
    let wanted =
      session.options.files.isEmpty ? session.tests : session.tests.intersection(choice.taken)
    return built.filter { !finished.contains($0) }.map { ($0, nil) }
      + index.tests(in: wanted).compactMap { test in
        guard let source = index.entries[test.path]?.source else { return nil }
        let part = (session.gaps[test.path] ?? []).first { gap in
          gap.isWhole && source.declaration(from: gap.offset)?.range.contains(test.index) ?? false
        }
        let path = relative(test.path)
        if let reason = choice.left[test.path] ?? part?.reason { return (path, reason) }
        guard !names.contains(test.name.prefix { $0 != "(" }) else { return nil }
        if test.isConditional { return (path, "its condition isn't true") }
        return test.isCertain ? ("\(test.name) of \(path)", nil) : nil
      }
  }

  /// The status for continuous integration.
  var status: Int32 {
    let unrun = unrun
    guard let results else { return shown.isEmpty || !unrun.isEmpty ? 1 : 0 }
    let isWhole = results.tests(.failed).isEmpty && unrun.allSatisfy { $0.reason != nil }
    return isWhole && !results.tests(.passed).isEmpty ? 0 : 1
  }

  /// The files that aren't built, with the reasons.
  var left: [String] {
    let left = session.choice.left
    let others = left.filter { $0.value != FileChoice.unneeded }
    return [
      "  files left out: \(left.count), of which no list screen needs \(left.count - others.count)"
    ] + others.sorted { $0.key < $1.key }.map { "    \(relative($0.key)): \($0.value)" }
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
    let changes = Dictionary(grouping: changed.flatMap(\.edits), by: \.kind)
    for (kind, edits) in changes.sorted(by: { $0.key < $1.key }) {
      lines.append("    \(edits.count) × \(kind)")
    }
    lines += left
    let gaps = session.gaps.filter { session.choice.left[$0.key] == nil }
    if !gaps.isEmpty {
      lines.append(
        "  parts left out: \(gaps.values.reduce(0) { $0 + $1.count }), in \(gaps.count) files")
    }
    for (path, parts) in gaps.sorted(by: { $0.key < $1.key }) {
      for gap in parts.sorted(by: { $0.line < $1.line }) {
        let part = gap.conformances.isEmpty ? "the code of " : ""
        let names = gap.conformances.isEmpty ? "" : ": " + gap.conformances.joined(separator: ", ")
        let whole = gap.statement == nil ? "" : "the statement of "
        let what = gap.isWhole ? whole + gap.name : part + gap.name + names
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
      "\($0.test) are left out: \($0.reason ?? "")"
    }
    let missing = unrun.filter { $0.reason == nil }
    let reached = results.tests(.leftOut)
    lines += results.tests(.failed).flatMap(\.texts)
    lines.append(
      "  tests passed: \(results.tests(.passed).count), failed: \(results.tests(.failed).count), "
        + "skipped: \(results.tests(.skipped).count), left out: "
        + "\(reached.count + unrun.count - missing.count)"
        + (missing.isEmpty ? "" : ", without a result: \(missing.count)"))
    for test in reached.sorted(by: { $0.name < $1.name }) {
      lines.append("    \(test.name) is left out: it reached \(test.texts[0])")
    }
    for (reason, tests) in left.sorted(by: { $0.key < $1.key }) {
      lines.append("    \(tests.count) of \(reason)")
    }
    lines += missing.map { "    \($0.test) has no result" }
    return lines
  }
}
