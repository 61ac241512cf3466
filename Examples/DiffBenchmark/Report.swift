import Benchmarking
import Foundation

/// A printer of measurements as a table or as comma-separated values.
struct Report {
  let isCSV: Bool

  /// Prints the header of the report.
  func begin() {
    if isCSV { print("case,n,rival,ours_ms,rival_ms,ratio,ours_ops,rival_ops") }
  }

  /// Prints the header of a kind of list.
  func begin(_ title: String) {
    if isCSV { return }
    print("\n\(title)")
    print(
      column("", 26), right("ms", 9), right("operations", 11), right("heap kB", 9),
      right("allocs", 8), "  others: ms (times ours), operations")
  }

  /// Prints a measurement. The first rival is the kit.
  func add(
    _ kind: String, _ name: String, _ count: Int, _ rivals: [Race.Rival],
    _ measured: Race,
    _ heap: HeapUse
  ) {
    if isCSV {
      for index in rivals.indices.dropFirst() {
        print(
          "\(kind)/\(name)", "\(count)", rivals[index].name, number(measured.milliseconds[0]),
          number(measured.milliseconds[index]), number(measured.ratios[index]),
          "\(measured.operations[0])", "\(measured.operations[index])", separator: ",")
      }
      return
    }
    let others = rivals.indices.dropFirst().map { index in
      "\(rivals[index].name) \(number(measured.milliseconds[index]))"
        + " (\(number(measured.ratios[index]))x), \(measured.operations[index])"
    }
    print(
      column(name, 26), right(number(measured.milliseconds[0]), 9),
      right("\(measured.operations[0])", 11), right(heap.peak.map { "\($0 / 1_000)" } ?? "-", 9),
      right(heap.allocations.map { "\($0)" } ?? "-", 8), " ", others.joined(separator: "; "))
  }

  /// Returns the number with three significant digits.
  private func number(_ value: Double) -> String {
    let digits =
      switch value {
      case 100...: 0
      case 10...: 1
      case 1...: 2
      case 0.1...: 3
      case 0.01...: 4
      default: 5
      }
    return String(format: "%.\(digits)f", value)
  }

  private func column(_ text: String, _ width: Int) -> String {
    text.padding(toLength: width, withPad: " ", startingAt: 0)
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
