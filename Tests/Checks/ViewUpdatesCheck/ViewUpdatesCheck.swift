import Foundation
import ViewUpdates

/// Updates tables and collection views by chance, uses lists with many capabilities, edits outlines
/// with undo and redo, and holds gestures open over updates. A word chooses one of these.
///
///     swift run -c release ViewUpdatesCheck [views | outlines | gestures] [STEPS [SEED]]
@main struct ViewUpdatesCheck {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 100_000)
    let seed = arguments.dropFirst().first ?? 1
    var faults: [String] = []
    let words = ["views", "outlines", "gestures"].filter(CommandLine.arguments.contains)
    func runs(_ word: String) -> Bool { words.isEmpty || words.contains(word) }
    if runs("views") {
      faults += [
        ViewUpdates.tableFault(updates: count, seed: seed),
        ViewUpdates.collectionFault(updates: count, seed: seed),
        CapabilityWalk.tableFault(steps: count, seed: seed),
        CapabilityWalk.collectionFault(steps: count, seed: seed),
      ].compactMap { $0 }
      print("\(count) updates and operations of tables and collection views, seed \(seed)")
    }
    for followsModel in runs("outlines") ? [false, true] : [] {
      let wrong = await OutlineEditWalk.faults(steps: count, seed: seed, followsModel: followsModel)
      print(
        "\(count) steps in an outline that \(followsModel ? "follows a model" : "has its data"), "
          + "\(wrong.count) of them wrong, seed \(seed)")
      faults += wrong.prefix(3)
    }
    if runs("gestures") {
      let kinds = GestureWalk.Kind.allCases
      var wrong: [String] = []
      for kind in kinds {
        if let fault = await GestureWalk.fault(in: kind, steps: count / kinds.count, seed: seed) {
          wrong.append(fault)
        }
      }
      print("\(count) gestures that are held open over updates, \(wrong.count) wrong, seed \(seed)")
      faults += wrong
    }
    for fault in faults { print(fault) }
    if !faults.isEmpty { exit(1) }
  }
}
