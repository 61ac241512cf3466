import Foundation
import HeadlessScreens
import HeadlessUIKit
import Testing

/// Texts of several lines outside of lists.
@MainActor @Suite(.serialized) struct WrappedTextTests {
  private func lines(of controller: UIViewController) -> [String] {
    UIWindow.showing(controller) {
      TextScreen().snapshot(of: $0).split(separator: "\n").map(String.init)
    }
  }

  private let text = (1...40).map { "word\($0)" }.joined(separator: " ")

  @Test func `a label wraps into the lines that it has and has room for`() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    label.text = text
    controller.view.addSubview(label)
    var shown = [lines(of: controller)]
    for limit in [2, 0] {
      label.numberOfLines = limit
      shown.append(lines(of: controller))
    }
    #expect(shown[1].last?.hasSuffix("…") == true)
    #expect(shown[2].joined(separator: " ") == text)
    for height in [45.0, 5] {
      label.frame.size.height = height
      shown.append(lines(of: controller))
    }
    #expect([0, 1, 3, 4].map { shown[$0].count } == [1, 2, 2, 1])
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
