import Foundation
import Testing

@testable import HeadlessScreens

struct SceneHitTests {
  private func group(
    _ role: Scene.Role, _ frame: CGRect, _ groups: [Scene.Group] = []
  ) -> Scene.Group {
    var group = Scene.Group(role: role, frame: frame)
    group.groups = groups
    return group
  }

  private func roles(_ x: CGFloat, _ y: CGFloat, in groups: Scene.Group...) -> [Scene.Role] {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let scene = Scene(size: bounds.size, root: group(.view, bounds, groups))
    return scene.hits(at: CGPoint(x: x, y: y)).map(\.role)
  }

  @Test func `parts are met innermost first, at their places in what is around them`() {
    let control = group(.control, CGRect(x: 30, y: 5, width: 10, height: 10))
    let row = group(.row([0, 0]), CGRect(x: 10, y: 20, width: 50, height: 20), [control])
    let points = [(40, 25), (49.5, 34.5), (50, 25), (60, 25)] as [(CGFloat, CGFloat)]
    let both = [Scene.Role.control, .row([0, 0])]
    #expect(points.map { roles($0, $1, in: row) } == [both, both, [.row([0, 0])], []])
  }

  @Test func `a part outside of its group is met with it, unless the group is clipped`() {
    let control = group(.control, CGRect(x: 70, y: 0, width: 10, height: 10))
    var row = group(.row([0, 0]), CGRect(x: 0, y: 0, width: 50, height: 20), [control])
    let met = roles(75, 5, in: row)
    row.isClipping = true
    #expect([met, roles(75, 5, in: row)] == [[.control, .row([0, 0])], []])
  }

  @Test func `what is in front is met alone, unless it shows nothing`() {
    let row = group(.row([0, 0]), CGRect(x: 0, y: 0, width: 50, height: 20))
    var cover = group(.view, CGRect(x: 0, y: 0, width: 50, height: 50))
    let met = roles(5, 5, in: row, cover)
    let color = Scene.Color.system("label")
    cover.items = [.rectangle(Scene.Rectangle(frame: cover.frame, color: color))]
    #expect(
      [met, roles(5, 5, in: row, cover), roles(5, 5, in: cover, row)]
        == [[.row([0, 0])], [], [.row([0, 0])]])
  }
}
