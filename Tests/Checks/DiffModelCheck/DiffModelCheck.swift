import DiffModel
import Foundation

/// Proves updates on all pairs of small lists, and on larger ones by chance. For less than 100,000
/// by chance only the smallest lists are paired.
///
///     swift run -c release DiffModelCheck [RANDOM [SEED]]
@main struct DiffModelCheck {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 1_000_000)
    let seed = arguments.dropFirst().first ?? 1
    var check = DiffCheck()
    for (name, old, new) in count < 100_000 ? Array(sets.prefix(2)) : sets {
      let before = check.pairs
      let time = ContinuousClock().measure { check.tryAll(from: old.all, to: new.all) }
      print("all pairs of \(name): \(check.pairs - before) in \(time)")
    }
    let small = ModelWorlds(sections: 4, items: 8, sectionIDs: 6, itemIDs: 24, contents: 2)
    let large = ModelWorlds(sections: 8, items: 30, sectionIDs: 12, itemIDs: 2_000, contents: 2)
    let repeated = ModelWorlds(sections: 3, items: 150, sectionIDs: 3, itemIDs: 9, contents: 2)
    check.tryRandom(count / 2, of: small, seed: seed)
    check.tryRandom(count - count / 2, of: large, seed: seed)
    check.tryRandom(count / 50, of: repeated, seed: seed)
    print("and \(count + count / 50) by chance, seed \(seed)")
    print("in all: \(check.pairs) pairs, \(check.faults.count) faults")
    for fault in check.faults { print(fault) }
    if !check.faults.isEmpty { exit(1) }
  }

  private static var sets: [(String, ModelWorlds, ModelWorlds)] {
    [
      (
        "up to 2 sections of up to 1 item over 2 identifiers, and new content",
        ModelWorlds(sections: 2, items: 1, sectionIDs: 2, itemIDs: 2),
        ModelWorlds(sections: 2, items: 1, sectionIDs: 2, itemIDs: 2, contents: 2)
      ),
      (
        "one section of up to 3 items over 4 identifiers, and new content",
        ModelWorlds(sections: 1, items: 3, sectionIDs: 1, itemIDs: 4),
        ModelWorlds(sections: 1, items: 3, sectionIDs: 1, itemIDs: 4, contents: 2)
      ),
      (
        "up to 3 sections of up to 1 item over 2 identifiers, and new content",
        ModelWorlds(sections: 3, items: 1, sectionIDs: 3, itemIDs: 2),
        ModelWorlds(sections: 3, items: 1, sectionIDs: 3, itemIDs: 2, contents: 2)
      ),
      (
        "up to 2 sections of up to 2 items over 3 identifiers, and new content",
        ModelWorlds(sections: 2, items: 2, sectionIDs: 2, itemIDs: 3),
        ModelWorlds(sections: 2, items: 2, sectionIDs: 2, itemIDs: 3, contents: 2)
      ),
    ]
  }
}
