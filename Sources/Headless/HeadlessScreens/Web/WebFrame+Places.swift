import Foundation

extension WebFrame {
  /// Returns the node with a number.
  func node(_ id: Int) -> WebNode? { nodes.first { $0.id == id } }

  /// Returns the visible part of a node in the window's coordinates, or nil if it is not visible.
  func visibleArea(of id: Int) -> CGRect? {
    guard var node = node(id) else { return nil }
    var area = CGRect(x: node.x, y: node.y, width: node.width, height: node.height)
    while let outer = self.node(node.parent) {
      if outer.states.contains(.clipping) {
        area = area.intersection(CGRect(x: 0, y: 0, width: outer.width, height: outer.height))
      }
      area = area.offsetBy(dx: outer.x, dy: outer.y)
      node = outer
    }
    area = area.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return area.isNull || area.isEmpty ? nil : area
  }
}
