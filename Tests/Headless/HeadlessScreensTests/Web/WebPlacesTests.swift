import Foundation
import Testing

@testable import HeadlessScreens

/// The parts of nodes that can be seen on the page.
struct WebPlacesTests {
  private func node(_ id: Int, in parent: Int, _ frame: CGRect, isClipping: Bool = false)
    -> WebNode
  {
    var node = WebNode(id: id, parent: parent, kind: .content)
    (node.x, node.y) = (Double(frame.minX), Double(frame.minY))
    (node.width, node.height) = (Double(frame.width), Double(frame.height))
    if isClipping { node.states.insert(.clipping) }
    return node
  }

  @Test func `a node is seen within the window and what clips it`() {
    let list = CGRect(x: 10, y: 5, width: 60, height: 30)
    let frame = WebFrame(
      number: 1, width: 100, height: 50,
      nodes: [
        node(1, in: 0, list, isClipping: true),
        node(2, in: 1, CGRect(x: 2, y: 3, width: 40, height: 20)),
        node(3, in: 1, CGRect(x: 50, y: 20, width: 40, height: 20)),
        node(4, in: 1, CGRect(x: 0, y: 30, width: 60, height: 20)),
        node(5, in: 0, CGRect(x: 90, y: 40, width: 5, height: 5)),
        node(6, in: 5, CGRect(x: 6, y: 4, width: 40, height: 2)),
        node(7, in: 5, CGRect(x: 10, y: 0, width: 40, height: 2)),
      ])
    let areas = [1, 2, 3, 4, 6, 7, 8].map(frame.visibleArea(of:))
    #expect(
      areas == [
        list, CGRect(x: 12, y: 8, width: 40, height: 20),
        CGRect(x: 60, y: 25, width: 10, height: 10), nil,
        CGRect(x: 96, y: 44, width: 4, height: 2), nil, nil,
      ])
  }
}
