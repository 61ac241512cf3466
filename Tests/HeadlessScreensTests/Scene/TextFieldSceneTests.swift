import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The borders and backgrounds of text fields.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TextFieldSceneTests {
  private func rectangles(of field: UITextField) -> [Scene.Rectangle] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    field.frame = CGRect(x: 10, y: 10, width: 180, height: 34)
    window.addSubview(field)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return window.groups { $0 == .control }.flatMap(\.items).compactMap { item in
      if case .rectangle(let rectangle) = item { rectangle } else { nil }
    }
  }

  @Test(
    arguments: [
      (.line, "label", 0), (.bezel, "systemGray", 0), (.roundedRect, "systemGray4", 6),
    ] as [(UITextField.BorderStyle, String, CGFloat)])
  func `a field with a border has a line around its background`(
    style: UITextField.BorderStyle, color: String, radius: CGFloat
  ) {
    let field = UITextField()
    field.borderStyle = style
    let shapes = rectangles(of: field)
    #expect(shapes.map(\.color.name) == [color, "systemBackground"])
    #expect(shapes.first?.frame == CGRect(x: 0, y: 0, width: 180, height: 34))
    #expect(shapes.last?.frame == CGRect(x: 1, y: 1, width: 178, height: 32))
    #expect(shapes.map(\.cornerRadius) == [radius, max(radius - 1, 0)])
    field.backgroundColor = .systemYellow
    #expect(rectangles(of: field).last?.color.name == "systemYellow")
  }

  @Test func `a field without a border shows only its background color`() {
    let field = UITextField()
    #expect(rectangles(of: field).isEmpty)
    field.backgroundColor = .systemYellow
    #expect(rectangles(of: field).map(\.frame) == [CGRect(x: 0, y: 0, width: 180, height: 34)])
  }
}
