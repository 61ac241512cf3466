import Foundation
import ViewUpdates

/// Updates tables and collection views by chance.
///
///     swift run -c release ViewUpdatesCheck [UPDATES [SEED]]
@main struct ViewUpdatesCheck {
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 100_000)
    let seed = arguments.dropFirst().first ?? 1
    let faults = [
      ViewUpdates.tableFault(updates: count, seed: seed),
      ViewUpdates.collectionFault(updates: count, seed: seed),
    ].compactMap { $0 }
    print("\(count) updates of a table and of a collection view, seed \(seed)")
    for fault in faults { print(fault) }
    if !faults.isEmpty { exit(1) }
  }
}
