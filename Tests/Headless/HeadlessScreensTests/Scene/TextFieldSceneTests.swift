import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The borders and backgrounds of text fields.
@MainActor @Suite(.serialized) struct TextFieldSceneTests {
  private func rectangles(of field: UITextField) -> [Scene.Rectangle] {
    field.frame = CGRect(x: 10, y: 10, width: 180, height: 34)
    return UIWindow.showing(field, width: 200, height: 100) { window in
      window.groups { $0 == .control }.flatMap(\.items).compactMap { item in
        if case .rectangle(let rectangle) = item { rectangle } else { nil }
      }
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
    let outside = CGRect(x: 0, y: 0, width: 180, height: 34)
    let frames = [outside, outside.insetBy(dx: 1, dy: 1)]
    let radii = [radius, max(radius - 1, 0)]
    #expect((shapes.map(\.frame), shapes.map(\.cornerRadius)) == (frames, radii))
    field.backgroundColor = .systemYellow
    let names = [shapes, rectangles(of: field)].map { $0.map(\.color.name) }
    #expect(names == [[color, "systemBackground"], [color, "systemYellow"]])
  }

  @Test func `a field without a border shows only its background color`() {
    let field = UITextField()
    #expect(rectangles(of: field).isEmpty)
    field.backgroundColor = .systemYellow
    #expect(rectangles(of: field).map(\.frame) == [CGRect(x: 0, y: 0, width: 180, height: 34)])
  }
}
