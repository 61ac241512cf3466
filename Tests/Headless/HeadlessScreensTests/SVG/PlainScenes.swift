import Foundation

@testable import HeadlessScreens

extension Scene {
  /// A scene of items in one view.
  static func of(_ items: Item...) -> Scene {
    var root = Group(role: .view, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.items = items
    return Scene(size: root.frame.size, root: root)
  }

  /// A scene of a list, whose rows have one text each.
  static func list(_ sections: [[String]], rowHeight: CGFloat = 44) -> Scene {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    var list = Group(
      role: .list(List(count: sections.joined().count, countBelow: 0, isGrid: false)),
      frame: bounds)
    list.isClipping = true
    var y: CGFloat = 0
    func add(_ text: String, _ role: Role, height: CGFloat) {
      var group = Group(role: role, frame: CGRect(x: 0, y: y, width: 390, height: height))
      group.items = [
        .text(
          Text(
            string: text, frame: CGRect(x: 16, y: 0, width: 358, height: height),
            color: .system("label")))
      ]
      list.groups.append(group)
      y += height
    }
    for (section, rows) in sections.enumerated() {
      add("Section \(section)", .header(section: section), height: 28)
      for (row, text) in rows.enumerated() {
        add(text, .row([section, row]), height: rowHeight)
      }
    }
    var root = Group(role: .view, frame: bounds)
    root.groups = [list]
    return Scene(size: bounds.size, root: root)
  }
}

extension Scene.Group {
  /// The group, with a change to its first list.
  func changingList(_ change: (inout Scene.Group) -> Void) -> Scene.Group {
    var group = self
    change(&group.groups[0])
    return group
  }
}

/// Returns how many lines were taken out of a text or put into it.
func changedLines(_ old: String, _ new: String) -> Int {
  func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }
  return lines(new).difference(from: lines(old)).count
}
