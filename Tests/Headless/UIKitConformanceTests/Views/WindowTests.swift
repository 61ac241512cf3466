import Foundation
import ListPlatform
import Testing

@MainActor struct WindowTests {
  // Documentation of UIWindow.rootViewController: the controller's view tracks the window's size.
  // No other view does.
  @Test func `a view that is added to a window keeps its frame`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    window.frame.size.height = 500
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
