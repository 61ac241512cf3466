import Foundation
import HeadlessModels

/// Long random walks of HeadlessUIKit and HeadlessScreens, against simple models. A seed that isn't
/// given is drawn, and the status is 1 if a walk went wrong.
///
///     swift run -c release HeadlessModelCheck [STEPS [SEED]]
@main struct HeadlessModelCheck {
  @MainActor static func main() async {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let steps = Int(arguments.first ?? 100_000)
    let seed = arguments.dropFirst().first ?? .random(in: 0..<1 << 32)
    print("\(steps) steps, seed \(seed)")
    let walks: [(name: String, run: () async -> String?)] = [
      ("changes of diffable tables", { await changes(steps, seed) }),
      ("messages of web frames", { messages(steps / 10, seed) }),
      ("systems of constraints", { LayoutSolverWalk.everyPair() ?? systems(steps / 100, seed) }),
    ]
    var isRight = true
    for (name, run) in walks {
      var fault: String?
      let time = await ContinuousClock().measure { fault = await run() }
      print("\(name): \(fault ?? "as the model") in \(time)")
      isRight = isRight && fault == nil
    }
    if !isRight { exit(1) }
  }

  /// Each walk has 2,500 steps at most: another one begins with other sections.
  @MainActor private static func changes(_ steps: Int, _ seed: UInt64) async -> String? {
    for (number, start) in stride(from: 0, to: steps, by: 2_500).enumerated() {
      let walk = ReorderedSnapshotWalk()
      let length = min(2_500, steps - start)
      if let fault = await walk.run(steps: length, seed: seed &+ UInt64(number)) { return fault }
      guard length < 100 || walk.drags > length / 3 else { return "only \(walk.drags) drags" }
    }
    return nil
  }

  private static func messages(_ frames: Int, _ seed: UInt64) -> String? {
    for number in 0..<UInt64(frames / 30 + 1) {
      if let fault = WebFrameWalk.run(frames: 30, children: 4, seed: seed &+ number) {
        return fault
      }
    }
    return nil
  }

  private static func systems(_ worlds: Int, _ seed: UInt64) -> String? {
    LayoutSolverWalk.changedSystems(worlds: worlds, seed: seed)
  }
}
