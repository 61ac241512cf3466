import Foundation
import HeadlessUIKit

/// A row that was picked up, and its new index path.
struct TerminalLift {
  let path: IndexPath
  var target: IndexPath
  private(set) weak var list: UIScrollView?

  /// Returns the lines with those of the row at its new position.
  func moving(_ lines: [Int?], in layout: TextLayout) -> [Int?] {
    func isOf(_ path: IndexPath, _ line: Int?) -> Bool {
      line.map { layout.lines[$0].role == .row(path) || layout.lines[$0].role == .item(path) }
        ?? false
    }
    guard path != target, let place = lines.firstIndex(where: { isOf(target, $0) }) else {
      return lines
    }
    let moved = lines.filter { isOf(path, $0) }
    var others = lines
    let end = lines[place...].firstIndex { !isOf(target, $0) } ?? lines.count
    others.insert(contentsOf: moved, at: path < target ? end : place)
    let isLower = path < target
    var seen = 0
    return others.filter { line in
      guard isOf(path, line) else { return true }
      seen += 1
      return isLower ? seen > moved.count : seen <= moved.count
    }
  }
}

/// Reordering: rows are moved with keys, or dragged with the mouse.
extension TerminalNavigator {
  func lift(_ path: IndexPath) {
    lifted = TerminalLift(path: path, target: path, list: touch.frontList?.view)
  }

  func pressWhileLifted(_ key: TerminalKey) {
    switch key {
    case .up: moveLifted(isBelow: false)
    case .down: moveLifted(isBelow: true)
    case .enter, .character(" "): drop()
    case .escape, .backspace, .left: lifted = nil
    case .character("?"): showSheet()
    default: break
    }
  }

  private func moveLifted(isBelow: Bool) {
    guard let list = touch.frontList, var lift = lifted,
      let next = list.neighbor(of: lift.target, isBelow: isBelow)
    else { return }
    list.reveal(next)
    lift.target = next
    lifted = lift
    HeadlessRunLoop.tick()
  }

  private func drop() {
    guard let list = touch.frontList, let lift = lifted else { return }
    lifted = nil
    if lift.path == lift.target { return }
    if list.drag(lift.path, to: lift.target, as: touch.user) {
      // The list may have chosen another index path.
      place(lift.target)
    } else {
      message = "The row can't be moved there."
    }
  }
}
