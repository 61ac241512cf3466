import Foundation
import HeadlessUIKit
import ListControllers
import TestSupport
import Testing
import ViewUpdates

/// A gesture ends on the object on which it began, or does nothing, whatever happens to the rows
/// before its end.
@MainActor @Suite(.timeLimit(.minutes(5))) struct HeldGestureTests {
  /// A table of gestures and events: `+` for a gesture that acts on its object, `-` for one that does
  /// nothing, and `.` for what can't be.
  private func table(of kind: GestureWalk.Kind) async -> String {
    var lines: [String] = []
    for gesture in GestureWalk.Gesture.allCases {
      var line = gesture.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
      for event in GestureWalk.Event.allCases {
        // The second row, and the last one, which is where a row above is removed and inserted.
        let walk = await GestureWalk(kind)
        let outcome = await walk.outcome(of: gesture, at: 3, during: [event])
        switch outcome {
        case .object: line += "+"
        case .nothing: line += "-"
        case .impossible: line += "."
        case .wrong(let change): line += "\(event): \(change)"
        }
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: GestureWalk.Kind.allCases)
  func `a gesture ends on its object`(kind: GestureWalk.Kind) async {
    let table = await table(of: kind)
    try? table.write(toFile: "/tmp/g-\(kind).txt", atomically: true, encoding: .utf8)
    #expect(table == "")
  }
}
