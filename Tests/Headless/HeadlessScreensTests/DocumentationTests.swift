import Foundation
import HeadlessScreens
import HeadlessUIKit
import Testing

/// The samples of the module's documentation.
@MainActor struct DocumentationTests {
  @Test func `a window is text and a picture`() {
    let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 20))
    label.text = "Good morning"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 20))
    window.addSubview(label)
    window.makeKeyAndVisible()
    #expect(TextScreen().snapshot(of: window) == "  Good morning")
    #expect(SVGScreen().snapshot(of: window).contains("Good morning"))
  }
}
