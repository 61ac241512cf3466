import Foundation
import HeadlessScreens
import HeadlessUIKit
import Testing

/// Texts of several lines outside of lists.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct WrappedTextTests {
  private func lines(of controller: UIViewController) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return TextScreen().snapshot(of: window).split(separator: "\n").map(String.init)
  }

  private let text = (1...40).map { "word\($0)" }.joined(separator: " ")

  @Test func `a label wraps into the lines that it has and has room for`() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    label.text = text
    controller.view.addSubview(label)
    #expect(lines(of: controller).count == 1)
    label.numberOfLines = 2
    let two = lines(of: controller)
    #expect(two.count == 2 && two[1].hasSuffix("…"))
    label.numberOfLines = 0
    #expect(lines(of: controller).joined(separator: " ") == text)
    label.frame.size.height = 45
    #expect(lines(of: controller).count == 2)
    label.frame.size.height = 5
    #expect(lines(of: controller).count == 1)
  }

  @Test func `a label beside another wraps in its own columns`() {
    let controller = UIViewController()
    for (x, name) in [(0, "left"), (160, "right")] {
      let label = UILabel(frame: CGRect(x: x, y: 0, width: 150, height: 60))
      label.text = Array(repeating: name, count: 5).joined(separator: " ")
      label.numberOfLines = 0
      controller.view.addSubview(label)
    }
    let lines = lines(of: controller)
    #expect(lines.count > 1 && lines.allSatisfy { $0.contains("left") && $0.contains("right") })
    let margins = lines.map { (line: String) in line.firstIndex(of: "r")?.utf16Offset(in: line) }
    #expect(Set(margins).count == 1)
  }
}
