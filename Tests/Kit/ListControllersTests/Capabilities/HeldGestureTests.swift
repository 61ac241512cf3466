import Foundation
import HeadlessUIKit
import ListControllers
import TestSupport
import Testing
import ViewUpdates

/// A gesture ends on the object on which it began, or does nothing, whatever happens to the rows
/// before its end.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct HeldGestureTests {
  /// A table of gestures and events: `+` for a gesture that acts on its object, `-` for one that
  /// does nothing, and `.` for what can't be.
  private func table(of kind: GestureWalk.Kind) async -> String {
    var lines: [String] = []
    // Keys act on the row that has the focus, which the user sees.
    for gesture in GestureWalk.Gesture.allCases where gesture != .key {
      var line = gesture.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
      var walk = await GestureWalk(kind)
      defer { walk.end() }
      for event in GestureWalk.Event.allCases {
        let outcome = await walk.outcome(of: gesture, at: 3, during: [event])
        // What is collapsed stays so.
        if event == .collapse {
          walk.end()
          walk = await GestureWalk(kind)
        } else {
          await walk.reset()
        }
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

  /// The tables of all kinds. The events are an insertion above, a removal above, a move, a
  /// departure and a change of the object, a search that finds it, one that doesn't, the end of a
  /// search, the collapse of what contains it, a reload of the view, and a connection with another
  /// view.
  private static let tables: [String: String] = [
    "value": """
    swipe     +++-++-+---
    menu      +++-++-+-++
    alert     +++-++-+-++
    drag      +++-+++++++
    selection +++-++++++-
    undo      +++..++++++
    """,
    "model": """
    swipe     +++-+....--
    menu      +++-+....++
    alert     +++-+....++
    drag      +++-+....++
    selection +++-+....+-
    undo      +++......++
    """,
    "tree": """
    swipe     +++-++-+---
    menu      +++-++-+-++
    alert     +++-++-+-++
    drag      +++-++-+-++
    selection +++-++-+-+-
    undo      +++..++++++
    """,
    "stored": """
    swipe     +++-+---.--
    menu      +++-++-+.++
    alert     +++-++-+.++
    drag      +++-++-+.++
    selection +++-++-+.+-
    undo      +++..+++.++
    """,
    "pages": """
    swipe     +++-+....--
    menu      +++-+....++
    alert     +++-+....++
    drag      +++-+....++
    selection +++-+....+-
    undo      +++......++
    """,
  ]

  @Test(arguments: GestureWalk.Kind.allCases)
  func `a gesture ends on its object`(kind: GestureWalk.Kind) async {
    let table = await table(of: kind)
    let source = kind.rawValue.replacing("Table", with: "").replacing("Collection", with: "")
    #expect(table.split(separator: "\n") == Self.tables[source, default: ""].split(separator: "\n"))
  }

  @Test(arguments: GestureWalk.Kind.allCases)
  func `gestures by chance are held open over some events`(kind: GestureWalk.Kind) async {
    #expect(await GestureWalk.fault(in: kind, steps: 20, seed: 1) == nil)
  }
}
