import Benchmarking
import Foundation
import ListData

/// A benchmark that compares list differences with the standard library and Heckel's algorithm.
///
///     swift run -c release DiffBenchmark [--csv] [--rounds N] [WORD ...] [SIZE ...]
///
/// Words select the measurements: "flat", "100x1000", "1000x100"; "int", "uuid", "string"; and the
/// names of workloads. Sizes are those of flat lists. If there is no argument of a kind, all of
/// that kind are measured. The rival "updates" is `updates(to:)` with all its batches.
@main struct DiffBenchmark {
  private let arguments: Arguments

  static func main() {
    let benchmark = DiffBenchmark(arguments: Arguments(CommandLine.arguments.dropFirst()))
    Report(isCSV: benchmark.arguments.isCSV).begin()
    benchmark.run(Int.self)
    benchmark.run(UUID.self)
    benchmark.run(String.self)
  }

  private func run<ID: BenchmarkID>(_: ID.Type) {
    guard arguments.includes(ID.name, of: ["int", "uuid", "string"]) else { return }
    let report = Report(isCSV: arguments.isCSV)
    if arguments.includes("flat", of: Arguments.shapes) {
      for size in arguments.sizes ?? [1_000, 5_000, 10_000, 100_000, 1_000_000] {
        report.begin("\(size) items in one list, \(ID.name) identifiers")
        for workload in Workload.flat where includes(workload) {
          measure(workload, size, ID.self, report)
        }
      }
    }
    for (sections, items) in [(100, 1_000), (1_000, 100)] {
      guard arguments.includes("\(sections)x\(items)", of: Arguments.shapes) else { continue }
      report.begin("\(sections) sections of \(items) items, \(ID.name) identifiers")
      for workload in Workload.sectioned where includes(workload) {
        measure(workload, sections, items, ID.self, report)
      }
    }
  }

  private func includes(_ workload: Workload) -> Bool {
    arguments.includes(workload.name, of: (Workload.flat + Workload.sectioned).map(\.name))
  }

  private func measure<ID: BenchmarkID>(
    _ workload: Workload, _ size: Int, _: ID.Type, _ report: Report
  ) {
    let numbers = workload.numbers(sections: 1, items: size)
    let old: [BenchmarkItem<ID>] = items(numbers.before[0].items)
    let new: [BenchmarkItem<ID>] = items(numbers.after[0].items)
    var rivals = [
      Race.Rival(name: "ListDiff") { ListDifference(from: old, to: new).count },
      Race.Rival(name: "heckel") { TextbookHeckel(from: old, to: new).count },
    ]
    // For large differences, the standard library takes minutes because its time is quadratic.
    if workload.isNearlySame && (size < 1_000_000 || workload.name != "one-percent") {
      rivals.append(
        Race.Rival(name: "stdlib") {
          new.difference(from: old).inferringMoves().count
        })
    }
    let memory = HeapUse { ListDifference(from: old, to: new).count }
    report.add(
      "\(ID.name)/flat", workload.name, size, rivals,
      Race(of: rivals, rounds: arguments.rounds), memory)
  }

  private func measure<ID: BenchmarkID>(
    _ workload: Workload, _ sections: Int, _ items: Int, _: ID.Type, _ report: Report
  ) {
    typealias List = [BenchmarkSection<ID, BenchmarkItem<ID>>]
    let numbers = workload.numbers(sections: sections, items: items)
    let old: List = numbers.before.map {
      BenchmarkSection(id: ID(number: $0.id), items: self.items($0.items))
    }
    var new: List = numbers.after.map {
      BenchmarkSection(id: ID(number: $0.id), items: self.items($0.items))
    }
    if workload.sharesStorage {
      for index in new.indices where index < old.count && new[index].items == old[index].items {
        new[index].items = old[index].items
      }
    }
    let after = new
    func difference() -> Int {
      ListDifference(
        fromSections: old, toSections: after, by: ByIdentifier<BenchmarkItem<ID>>.self,
        sectionIDs: { $0.map(\.id) }, items: { $0.items }
      ).count
    }
    let rivals = [
      Race.Rival(name: "ListDiff", run: difference),
      Race.Rival(name: "heckel") { TextbookHeckel(from: old, to: after).count },
      // The same difference with its batches and their intermediate data.
      Race.Rival(name: "updates") {
        let updates = old.updates(to: after)
        return updates.batches.contains { $0.data.isEmpty } ? 0 : updates.count
      },
    ]
    report.add(
      "\(ID.name)/\(sections)x\(items)", workload.name, sections * items, rivals,
      Race(of: rivals, rounds: arguments.rounds), HeapUse(of: difference))
  }

  private func items<ID: BenchmarkID>(_ numbers: [Int]) -> [BenchmarkItem<ID>] {
    numbers.map { BenchmarkItem(id: ID(number: $0 < 0 ? ~$0 : $0), value: $0 < 0 ? 1 : 0) }
  }
}
