import Foundation
import ViewUpdates

/// Updates tables and collection views by chance, uses lists with many capabilities, and edits
/// outlines with undo and redo. With the word "outlines", it only edits outlines.
///
///     swift run -c release ViewUpdatesCheck [outlines] [UPDATES [SEED]]
@main struct ViewUpdatesCheck {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 100_000)
    let seed = arguments.dropFirst().first ?? 1
    var faults: [String] = []
    if !CommandLine.arguments.contains("outlines") {
      faults += [
        ViewUpdates.tableFault(updates: count, seed: seed),
        ViewUpdates.collectionFault(updates: count, seed: seed),
        CapabilityWalk.tableFault(steps: count, seed: seed),
        CapabilityWalk.collectionFault(steps: count, seed: seed),
      ].compactMap { $0 }
      print("\(count) updates and operations of tables and collection views, seed \(seed)")
    }
    for followsModel in [false, true] {
      let wrong = await OutlineEditWalk.faults(steps: count, seed: seed, followsModel: followsModel)
      print(
        "\(count) steps in an outline that \(followsModel ? "follows a model" : "has its data"), "
          + "\(wrong.count) of them wrong, seed \(seed)")
      faults += wrong.prefix(3)
    }
    for fault in faults { print(fault) }
    if !faults.isEmpty { exit(1) }
  }
}
