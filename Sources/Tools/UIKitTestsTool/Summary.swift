import SwiftTokens

/// The lines that a run prints at its end.
struct Summary {
  var session: Session
  var results: TestResults?
  var shown: [(name: String, parts: [String])] = []
  var unshown: [String: String] = [:]

  /// The number of tests whose code isn't built.
  private var unbuilt: Int {
    session.index.entries.values.reduce(0) { count, entry in
      let source = entry.source
      let isLeft = session.choice.left[source.path] != nil
      let whole = (session.gaps[source.path] ?? []).filter(\.isWhole)
        .compactMap { source.declaration(from: $0.offset)?.range }
      return count
        + source.tests.filter { test in isLeft || whole.contains { $0.contains(test) } }.count
    }
  }

  /// The status for continuous integration.
  var status: Int32 {
    if let results { return results.failed.isEmpty ? 0 : 1 }
    return shown.isEmpty ? 1 : 0
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
        let what = gap.isWhole ? gap.name : part
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
    if let results {
      lines += results.failures
      lines.append(
        "  tests passed: \(results.passed.count), failed: \(results.failed.count), skipped: "
          + "\(results.skipped.count), left out: \(results.reached.count + unbuilt)")
      for (name, parts) in results.reached.sorted(by: { $0.key < $1.key }) {
        lines.append("    \(name) is left out: it reached \(parts[0])")
      }
      if unbuilt > 0 { lines.append("    \(unbuilt) are left out: their code isn't built") }
    }
    return lines
  }
}
