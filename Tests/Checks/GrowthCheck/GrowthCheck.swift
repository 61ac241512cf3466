import Foundation
import ListControllers

/// Performs what users do to many rows at four sizes, each twice the one before, and compares the
/// CPU time: nothing may grow much faster than n log n, and what a user does to one row in sight
/// may hardly grow.
///
///     swift run -c release GrowthCheck [SIZE [NAME]]
///     swift run -c release GrowthCheck turns [NAME]
///
/// `SIZE` is the smallest number of rows; `NAME` is a part of the names of the operations to
/// perform. A growth is the exponent of n, from the smallest size to the largest. With `turns`, it
/// measures for how long something big keeps the main actor.
@main struct GrowthCheck {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    Advice.handler = { _ in }
    if arguments.first == "turns" {
      return await Turn.measure(arguments.dropFirst().first ?? "")
    }
    let size = arguments.first.flatMap { Int($0) } ?? 1_000
    let part = arguments.first { Int($0) == nil } ?? ""
    let sizes = [size, 2 * size, 4 * size, 8 * size]
    print("milliseconds for n =", sizes.map(String.init).joined(separator: ", "))
    var faults: [String] = []
    for operation in Operation.all where part.isEmpty || operation.name.contains(part) {
      let growth = Growth(of: operation, at: sizes)
      print(growth)
      if growth.isTooFast { faults.append("\(operation.name) grows too fast.") }
    }
    for fault in faults { print(fault) }
    if !faults.isEmpty { exit(1) }
  }
}
