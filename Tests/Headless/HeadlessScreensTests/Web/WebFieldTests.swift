import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The input elements of fields.
@MainActor @Suite(.serialized) struct WebFieldTests {
  private func node(_ view: UIView) throws -> WebNode {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.frame = CGRect(x: 10, y: 10, width: 180, height: 34)
    window.addSubview(view)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    var builder = WebFrameBuilder()
    let nodes = builder.frame(of: Scene(of: window)).nodes
    return try #require(nodes.first { $0.kind == .field || $0.kind == .area })
  }

  @Test func `a field has the font, the color and the place of its text`() throws {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 20, weight: .semibold)
    field.textColor = .systemRed
    field.textAlignment = .center
    let inside = field.textRect(forBounds: CGRect(x: 0, y: 0, width: 180, height: 34))
    #expect(inside.minX > 0)
    #expect(
      try node(field).style == "left:\(Int(inside.minX))px;top:\(Int(inside.minY))px;"
        + "width:\(Int(inside.width))px;height:\(Int(inside.height))px;font-size:20px;"
        + "font-weight:600;text-align:center;color:light-dark(#ff3b30,#ff453a)")
  }

  @Test func `a field has the traits of its keyboard, and a secure one not its text`() throws {
    let field = UITextField()
    var traits = [try node(field).traits]
    field.keyboardType = .decimalPad
    field.returnKeyType = .done
    field.autocapitalizationType = .words
    traits.append(try node(field).traits)
    (field.isSecureTextEntry, field.text) = (true, "abc")
    let secure = try node(field)
    traits.append(secure.traits)
    #expect(
      traits == [
        "text text enter sentences", "text decimal done words", "password decimal done none",
      ])
    // A page never receives the text.
    #expect(secure.value == "•••")
  }

  @Test func `the text of a search field is beside its symbol`() throws {
    let bar = UISearchBar()
    let field = try node(bar)
    let place = field.style?.split(separator: ";").prefix(3).joined(separator: ";")
    #expect([field.traits, place] == ["search text search none", "left:30px;top:0px;width:110px"])
  }
}
