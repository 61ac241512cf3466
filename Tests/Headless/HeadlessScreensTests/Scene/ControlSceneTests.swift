import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Controls, drawn where they are and no larger than they are.
@MainActor @Suite(.serialized) struct ControlSceneTests {
  /// Shows a view in a window, and returns the first control of its scene with its group.
  private func control(of view: UIView) throws -> (Scene.Control, Scene.Group) {
    defer { view.removeFromSuperview() }
    return try UIWindow.showing(view) { window in
      for group in window.groups(where: { _ in true }) {
        for case .control(let control) in group.items { return (control, group) }
      }
      throw Missing()
    }
  }

  private struct Missing: Error {}

  @Test func `only an indicator is work to wait for`() {
    let indicator = UIActivityIndicatorView()
    indicator.startAnimating()
    let views = [UISwitch(), UIProgressView(), UIButton(type: .contactAdd), indicator]
    #expect(
      views.map { UIWindow.showing($0) { Scene(of: $0).showsWork } }
        == [false, false, false, true])
  }

  @Test(arguments: [(31.0, 31.0), (100.0, 31.0), (12.0, 12.0)])
  func `a switch is in the middle, and not higher than its view`(
    height: Double, shown: Double
  ) throws {
    let view = UISwitch()
    view.bounds = CGRect(x: 0, y: 0, width: 200, height: height)
    let (control, group) = try control(of: view)
    let (frame, middle) = (control.frame, group.frame.height / 2)
    #expect([frame.height, frame.midX, frame.midY] == [CGFloat(shown), 100, middle])
  }

  /// Buttons, with the colors of the title, the symbol and the background, and other rectangles.
  enum ShownButton: String, CaseIterable {
    case plain, system, colored, disabled, filled, tinted, gray, capsule, original, originalTint
    case background, border, stroke

    @MainActor var button: UIButton {
      let image = UIImage(systemName: "star")
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let system = UIButton(type: .system)
      for button in [button, system] { button.setTitle("A", for: .normal) }
      func configured(_ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = "A"
        button.configuration = configuration
        return button
      }
      var configuration = UIButton.Configuration.tinted()
      switch self {
      case .plain: break
      case .system: return system
      case .colored:
        system.setTitleColor(.systemRed, for: .normal)
        system.setImage(image, for: .normal)
        return system
      case .disabled:
        system.isEnabled = false
        return system
      case .filled: return configured(.filled())
      case .tinted:
        (configuration.baseForegroundColor, configuration.baseBackgroundColor) = (.red, .red)
        return configured(configuration)
      case .gray: return configured(.gray())
      case .capsule:
        configuration = .filled()
        configuration.cornerStyle = .capsule
        return configured(configuration)
      case .original: button.setImage(image?.withRenderingMode(.alwaysOriginal), for: .normal)
      case .originalTint:
        button.setImage(
          image?.withTintColor(.systemRed, renderingMode: .alwaysOriginal), for: .normal)
      case .background: button.backgroundColor = .systemRed
      case .border:
        (button.layer.borderWidth, button.layer.cornerRadius) = (2, 8)
        button.layer.borderColor = UIColor.systemRed.cgColor
      case .stroke:
        configuration = .plain()
        (configuration.background.strokeWidth, configuration.background.strokeColor) = (3, .red)
        return configured(configuration)
      }
      return button
    }

    var drawn: String {
      switch self {
      case .plain: "white systemBlue nil"
      case .system: "systemBlue systemBlue nil"
      case .colored: "systemRed systemBlue nil"
      case .disabled: "tertiaryLabel tertiaryLabel nil"
      case .filled: "white white systemBlue 8.0"
      case .tinted: "red red 0.18 8.0"
      case .gray: "systemBlue systemBlue tertiarySystemFill 8.0"
      case .capsule: "white white systemBlue 20.0"
      case .original: "white label nil"
      case .originalTint: "white systemRed nil"
      case .background: "white systemBlue nil fill systemRed"
      case .border: "white systemBlue nil border 2.0 8.0"
      case .stroke: "systemBlue systemBlue nil border 3.0 8.0"
      }
    }
  }

  @Test(arguments: ShownButton.allCases)
  func `a button has its colors, its background and its border`(shown: ShownButton) throws {
    let button = shown.button
    let (control, group) = try control(of: button)
    let background = control.background.map { color in
      "\(color.name ?? "\(color.light.alpha)") \(control.cornerRadius)"
    }
    var words = [control.tint.name, control.symbolColor?.name, background ?? "nil"]
    for case .rectangle(let rectangle) in group.items {
      let isBorder = rectangle.borderWidth > 0
      words += [
        isBorder
          ? "border \(rectangle.borderWidth) \(rectangle.cornerRadius)"
          : "fill \(rectangle.color.name ?? "")"
      ]
    }
    #expect(words.compactMap(\.self).joined(separator: " ") == shown.drawn)
  }

  @Test(arguments: [false, true])
  func `a button is drawn by its placement and the reading direction`(isMirrored: Bool) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "More"
    configuration.image = UIImage(systemName: "chevron.forward")
    configuration.imagePlacement = .trailing
    button.configuration = configuration
    button.contentHorizontalAlignment = .leading
    button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let (control, _) = try control(of: button)
    let chevron = isMirrored ? "chevron.backward" : "chevron.forward"
    #expect(control.kind == .button(title: "More", symbol: chevron))
    #expect(
      (control.isSymbolLast, control.alignment) == (!isMirrored, isMirrored ? .right : .natural))
  }

  @Test func `what is scrolled in a text view moves with it`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "Many words, which need more lines than there is room for in this view."
    let (before, _) = try control(of: view)
    view.contentOffset = CGPoint(x: 3, y: 20)
    let (after, _) = try control(of: view)
    #expect(after.frame == before.frame.offsetBy(dx: -3, dy: -20))
  }

  @Test func `the halves of a stepper are disabled at the ends`() throws {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    (stepper.minimumValue, stepper.maximumValue) = (0, 2)
    for (value, states) in [
      (0.0, [.disabled, []]), (1, [[], []]), (2, [[], .disabled]),
    ] as [(Double, [Scene.State])] {
      stepper.value = value
      let halves = UIWindow.showing(stepper) { window in window.groups { $0 == .control } }
      let places = halves.map { [$0.frame.minX, $0.frame.width] }
      #expect((halves.map(\.state), places) == (states, [[0, 47], [47, 47]]))
    }
  }

  @Test func `a search field on the page is drawn without its text`() {
    var group = Scene.Group(role: .searchField, frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    let kind = Scene.Control.Kind.searchField(text: "Ada", prompt: "Search", isEditing: true)
    group.items = [
      .control(Scene.Control(kind: kind, frame: group.frame, tint: .system("label")))
    ]
    var node = WebNode(id: 1, parent: 0, kind: .field)
    WebContent(group).finish(&node, context: "")
    let parts = ["magnifyingglass", "Ada", "xmark", "<text"]
    #expect(parts.filter { node.picture.contains($0) } == ["magnifyingglass"])
    #expect((node.value, node.prompt, node.states) == ("Ada", "Search", .editing))
  }

  @Test func `nothing is behind a navigation controller without screens`() {
    UIWindow.showing(UINavigationController()) { #expect($0.depth == 0) }
  }

  // MARK: Pictures

  private func rectangles(_ kind: Scene.Control.Kind, _ frame: CGRect) -> [String] {
    var group = Scene.Group(role: .view, frame: .zero)
    var control = Scene.Control(kind: kind, frame: frame, tint: .system("tintColor"))
    control.alignment = .natural
    group.items = [.control(control)]
    return SVGWriter.content(of: group).markup.components(separatedBy: "<")
      .filter { $0.hasPrefix("rect") }
  }

  @Test func `only a selected segment has a background, and the thumb of a slider a gray edge`() {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(rectangles(.segment(title: "One", isSelected: false), frame).isEmpty)
    let selected = rectangles(.segment(title: "One", isSelected: true), frame)
    #expect(selected.count == 1 && selected[0].contains(#"x="2" y="2" width="56" height="26""#))
    let parts = rectangles(
      .slider(position: 0), CGRect(x: 0, y: 0, width: 100, height: 27)
    ).suffix(2)
    let wanted = [
      [#"width="27" height="27""#, "systemGray3"], [#"width="26" height="26""#, "white"],
    ]
    #expect(zip(parts, wanted).map { part, words in words.filter(part.contains) } == wanted)
  }

  @Test func `a border is a line inside the edges`() {
    var group = Scene.Group(role: .view, frame: .zero)
    group.items = [
      .border(
        CGRect(x: 0, y: 0, width: 60, height: 30), .system("systemRed"), width: 2, cornerRadius: 8)
    ]
    #expect(
      SVGWriter.content(of: group).markup
        == #"<rect x="1" y="1" width="58" height="28" rx="7" fill="none" stroke="currentColor""#
        + #" stroke-width="2" class="systemRed"/>"#)
  }

  @Test(arguments: [("", 11.0), ("abcabcabcabcabcabcabc", 38.0)])
  func `the insertion point follows the text, and stays in the field`(
    text: String, x: Double
  ) {
    let frame = CGRect(x: 10, y: 0, width: 30, height: 40)
    let line = rectangles(.textField(text: text, prompt: "", isEditing: true), frame).last
    #expect(line?.contains(#"x="\#(Int(x))""#) == true)
    // A text view begins a new line before the edge.
    let caret = rectangles(.textView(text: text, isEditing: true), frame).last
    let place = caret?.firstMatch(of: /x="([0-9.]+)"/).flatMap { Double($0.1) }
    #expect(place.map { $0 >= 11 && $0 <= 38 } == true)
  }

  @Test(arguments: [(8.0, "1.6"), (30.0, "6"), (60.0, "6")])
  func `the corners of a placeholder of an image fit its size`(side: Double, radius: String) {
    let symbol = Scene.Symbol(
      name: nil, frame: CGRect(x: 0, y: 0, width: side, height: 100), color: .system("label"))
    var group = Scene.Group(role: .view, frame: .zero)
    group.items = [.symbol(symbol)]
    #expect(SVGWriter.content(of: group).markup.contains(#"rx="\#(radius)""#))
  }
}
