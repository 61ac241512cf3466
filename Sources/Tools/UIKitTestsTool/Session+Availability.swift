import SwiftTokens

extension Session {
  /// The uses of UIKit in what is built that is newer than the oldest iOS of a target, and that no
  /// condition guards.
  var newerUses: [NewerUse] {
    var minimums: [String: SystemVersion] = [:]
    for target in project.targets {
      guard let minimum = target.minimum else { continue }
      for file in target.files { minimums[file] = min(minimum, minimums[file] ?? minimum) }
    }
    var check = AvailabilityCheck()
    let taken = Set(choice.taken)
    for (path, entry) in index.entries.sorted(by: { $0.key < $1.key }) {
      check.add(
        entry.source.scalars, path: path, minimum: taken.contains(path) ? minimums[path] : nil)
    }
    return check.uses
  }
}
