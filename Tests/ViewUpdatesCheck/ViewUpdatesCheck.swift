import Foundation
import ViewUpdates

/// Updates tables and collection views by chance, and then uses lists with many capabilities.
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
      CapabilityWalk.tableFault(steps: count, seed: seed),
      CapabilityWalk.collectionFault(steps: count, seed: seed),
    ].compactMap { $0 }
    print("\(count) updates and operations of tables and collection views, seed \(seed)")
    for fault in faults { print(fault) }
    if !faults.isEmpty { exit(1) }
  }
}
