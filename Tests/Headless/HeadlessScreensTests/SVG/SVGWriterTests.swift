import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

struct SVGWriterTests {
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 44)

  /// The markup of items, without the picture around it.
  private func markup(_ items: Scene.Item...) -> String {
    var group = Scene.Group(role: .view, frame: .zero)
    group.items = items
    return SVGWriter.content(of: group).markup
  }

  // MARK: Items

  @Test func `rectangles have a color and corners`() {
    func rectangle(_ radius: CGFloat, _ corners: Scene.Rectangle.Corners = .all) -> String {
      markup(
        .rectangle(
          Scene.Rectangle(
            frame: frame, color: .system("systemRed"), cornerRadius: radius, corners: corners)))
    }
    let shapes = [rectangle(0), rectangle(10), rectangle(10, .top), rectangle(10, .bottom)]
    let color = #"class="systemRed"/>"#
    #expect(
      shapes == [
        #"<rect x="10" y="20" width="100" height="44" "# + color,
        #"<rect x="10" y="20" width="100" height="44" rx="10" "# + color,
        #"<path d="M10 64V30A10 10 0 0 1 20 20H100A10 10 0 0 1 110 30V64Z" "# + color,
        #"<path d="M10 20V54A10 10 0 0 0 20 64H100A10 10 0 0 0 110 54V20Z" "# + color,
      ])
    // A radius is at most half a side.
    #expect([rectangle(10, []), rectangle(99)] == [rectangle(0), rectangle(22)])
  }

  @Test(arguments: [true, false]) func `what is behind a menu is blurred if the menu lifts its row`(
    lifts: Bool
  ) throws {
    var scene = Scene.list([["a"]])
    var menu = Scene.Group(role: .menu, frame: scene.root.frame)
    var card = Scene.Group(role: .view, frame: frame)
    card.groups = [Scene.Group(role: .menuItem(0), frame: frame)]
    let row = Scene.Group(role: .view, frame: frame)
    menu.items = [.rectangle(Scene.Rectangle(frame: frame, color: .system("systemRed")))]
    menu.groups = lifts ? [row, card] : [card]
    scene.root.groups.append(menu)
    let picture = SVGWriter.picture(of: scene)
    #expect(PictureReader(picture) != nil)
    let parts = picture.components(separatedBy: "<g style=\"filter:blur(6px)\">\n")
    #expect(parts.count == (lifts ? 2 : 1))
    guard lifts else { return }
    let behind = parts[1].components(separatedBy: "</g>\n<g class=\"menu\">")
    #expect(behind.map { $0.contains(">a</text>") } == [true, false])
  }

  @Test func `UIKit's colors are classes, and others are in the element`() {
    func rectangle(_ color: Scene.Color) -> String {
      markup(.rectangle(Scene.Rectangle(frame: .zero, color: color)))
    }
    let red = Scene.Color.Components(red: 1, green: 0, blue: 0, alpha: 1)
    let glass = Scene.Color.Components(red: 0, green: 0.5, blue: 1, alpha: 0.2)
    let zero = #"<rect width="0" height="0""#
    let colors: [Scene.Color] = [
      .system("label"), .system("link"), Scene.Color(name: nil, light: red, dark: red),
      Scene.Color(name: "mine", light: red, dark: glass), .system("clear"),
    ]
    #expect(
      colors.map(rectangle) == [
        zero + "/>", zero + #" class="link"/>"#, zero + ##" color="#ff0000"/>"##,
        zero + ##" class="own" style="--l:#ff0000;--d:#0080ff33"/>"##, "",
      ])
  }

  @Test func `light, dark, or as the viewer prefers`() throws {
    func style(_ appearance: SVGScreen.Appearance) -> String {
      SVGWriter.style(appearance: appearance, colors: ["label", "separator", "white"])
    }
    let light = ["svg{color:#000000}", ".white{color:#ffffff}", ".separator{color:#3c3c434a}"]
    let dark = ["svg{color:#ffffff}", ".separator{color:#54545899}"]
    let media = "@media (prefers-color-scheme:dark){\n"
    let parts = style(.automatic).components(separatedBy: media)
    try #require(parts.count == 2)
    for part in [style(.light), parts[0]] { #expect(light.filter { !part.contains($0) } == []) }
    for part in [style(.dark), parts[1]] { #expect(dark.filter { !part.contains($0) } == []) }
    #expect(!style(.light).contains("@media") && !style(.dark).contains("@media"))
    #expect(!parts[1].contains(".white") && parts[1].hasSuffix("}\n}\n"))
    let all = SVGWriter.style()
    let missing = UIColor.systemNames.filter { $0 != "label" && !all.contains(".\($0){color:#") }
    #expect(missing == [])
  }

  // MARK: Text

  private func text(
    _ string: String, width: CGFloat = 100, height: CGFloat = 44, lines: Int = 1,
    alignment: NSTextAlignment = .natural
  ) -> Scene.Item {
    .text(
      Scene.Text(
        string: string, frame: CGRect(x: 10, y: 20, width: width, height: height),
        color: .system("label"), alignment: alignment, maximumLines: lines))
  }

  @Test func `a line of text is in the middle of its rectangle, and keeps to its side`() {
    let texts = [
      text("Ada"), text("Ada", alignment: .center), text("Ada", alignment: .right), text(""),
      text("שלום"), text("12 שלום", alignment: .right),
    ]
    #expect(
      texts.map { markup($0) } == [
        #"<text x="10" y="48.04">Ada</text>"#,
        #"<text x="60" y="48.04" text-anchor="middle">Ada</text>"#,
        #"<text x="110" y="48.04" text-anchor="end">Ada</text>"#, "",
        #"<text x="10" y="48.04" text-anchor="end" direction="rtl">שלום</text>"#,
        #"<text x="110" y="48.04" direction="rtl">12 שלום</text>"#,
      ])
    #expect(["a שלום", "(مرحبا)"].map(SVGText.isRightToLeft) == [false, true])
  }

  @Test func `fonts are written if they differ from that of body text`() {
    var text = Scene.Text(string: "Ada", frame: frame, color: .system("label"))
    text.font = Scene.Font(
      size: 13, weight: UIFont.Weight.semibold.rawValue, isItalic: true, isMonospaced: true)
    #expect(
      markup(.text(text)).contains(
        #"font-size="13" font-weight="600" font-style="italic" font-family="ui-monospace,Menlo"#))
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { SVGText.weight($0.rawValue) }
        == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func `text is wrapped at words, and cut where no line is left`() throws {
    func lines(_ string: String, _ width: CGFloat, _ lines: Int, height: CGFloat = 200) throws
      -> [String]
    {
      let picture = SVGWriter.picture(
        of: .of(text(string, width: width, height: height, lines: lines)))
      return try #require(PictureReader(picture)).texts
    }
    let words = "one two three four"
    let width = TextMeasure.width(of: "one two", font: .systemFont(ofSize: 17)) + 5
    // The last rectangle has room for one line.
    let wrapped = try [
      lines(words, width, 0), lines(words, 500, 0), lines(words, width, 1),
      lines(words, width, 0, height: 21),
    ]
    #expect(wrapped == [["one two", "three", "four"], [words], ["one t…"], ["one t…"]])
    let two = try lines(words, width, 2)
    #expect(two.count == 2 && two[1].hasSuffix("…"))
    let feeds = try [lines("a\nb\n", 500, 0), lines("a\nb", 500, 1), lines("x", 0, 0)]
    #expect(feeds == [["a", "b", ""], ["a…"], ["x"]])
    #expect(try lines("abcdefghijklmnop", 40, 0).joined() == "abcdefghijklmnop")
  }

  // MARK: Controls

  @Test(
    arguments: [
      (.switch(isOn: true), .switch(isOn: false)),
      (.button(title: "Go", symbol: nil), .button(title: "Go", symbol: "star")),
      (
        .textField(text: "Ada", prompt: "Name", isEditing: false),
        .textField(text: "", prompt: "Name", isEditing: false)
      ),
      (
        .textField(text: "Ada", prompt: "Name", isEditing: false),
        .textField(text: "Ada", prompt: "Name", isEditing: true)
      ),
      (
        .searchField(text: "", prompt: "Search", isEditing: false),
        .searchField(text: "a", prompt: "Search", isEditing: false)
      ),
      (.activityIndicator, .refresh(title: nil)), (.refresh(title: nil), .refresh(title: "Wait")),
      (.segment(title: "All", isSelected: true), .segment(title: "All", isSelected: false)),
    ] as [(Scene.Control.Kind, Scene.Control.Kind)])
  func `a control shows its value`(one: Scene.Control.Kind, other: Scene.Control.Kind) throws {
    func picture(_ kind: Scene.Control.Kind, _ appearance: SVGScreen.Appearance) -> String {
      let control = Scene.Control(kind: kind, frame: frame, tint: .system("systemBlue"))
      return SVGWriter.picture(of: .of(.control(control)), appearance: appearance)
    }
    let pictures = [picture(one, .light), picture(other, .light), picture(other, .dark)]
    #expect(pictures[0] != pictures[1])
    #expect(pictures.allSatisfy { PictureReader($0) != nil })
  }

  @Test func `a switch has its knob at the side of its value`() throws {
    func rectangles(_ isOn: Bool, isEnabled: Bool = true) throws -> [[String: String]] {
      var control = Scene.Control(
        kind: .switch(isOn: isOn), frame: CGRect(x: 0, y: 0, width: 51, height: 31),
        tint: .system("systemGreen"))
      control.isEnabled = isEnabled
      let picture = "<svg>\(markup(.control(control)))</svg>"
      return try #require(PictureReader(picture)).elements(named: "rect").map(\.attributes)
    }
    let (on, off) = (try rectangles(true), try rectangles(false))
    #expect(
      [on, off].map { $0.map { $0["class"] } }
        == [["systemGreen", "white"], ["secondarySystemFill", "white"]])
    #expect([on[1]["x"], off[1]["x"]] == ["22", "2"])
    #expect(try rectangles(true, isEnabled: false)[0]["opacity"] == "0.5")
  }

  @Test(arguments: [
    Scene.Control.Kind.segment(title: "All", isSelected: true),
    .segment(title: "All", isSelected: false), .refresh(title: "All"),
  ])
  func `the title of a segment and of a refresh is in the middle`(kind: Scene.Control.Kind) {
    let control = Scene.Control(kind: kind, frame: frame, tint: .system("label"))
    let text = markup(.control(control)).components(separatedBy: "<text ").last ?? ""
    #expect(text.hasPrefix(#"x="60""#))
    let attributes = [#"text-anchor="middle""#, #"font-size="13""#]
    #expect(attributes.filter { !text.contains($0) } == [])
  }

  @Test func `the caret stays in its field`() throws {
    func caret(_ text: String, _ alignment: NSTextAlignment = .natural) throws -> Double? {
      let control = Scene.Control(
        kind: .textField(text: text, prompt: "", isEditing: true), frame: frame,
        tint: .system("label"), alignment: alignment)
      let picture = "<svg>\(markup(.control(control)))</svg>"
      let rectangle = try #require(PictureReader(picture)).elements(named: "rect").last
      return rectangle?.attributes["x"].flatMap(Double.init)
    }
    let carets = try [
      caret(""), caret(String(repeating: "x", count: 100)), caret("", .center), caret("", .right),
    ]
    #expect(carets == [11, 108, 61, 107])
  }

  // MARK: Extremes

  private static let extremes: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e15, .leastNonzeroMagnitude, 0, -1,
  ]

  /// The items of every kind in a rectangle.
  private func items(_ frame: CGRect, font: Scene.Font, _ color: Scene.Color) -> [Scene.Item] {
    let kinds: [Scene.Control.Kind] = [
      .switch(isOn: true), .button(title: "Gö", symbol: "star"),
      .textField(text: "Ö", prompt: "", isEditing: true),
      .searchField(text: "Ö", prompt: "", isEditing: true), .activityIndicator,
      .refresh(title: "Ö"), .segment(title: "Ö", isSelected: true),
    ]
    return kinds.map { kind in
      var control = Scene.Control(kind: kind, frame: frame, tint: color)
      (control.font, control.background) = (font, color)
      return .control(control)
    } + [
      .text(
        Scene.Text(
          string: "Zwölf Boxkämpfer\njagen", frame: frame, color: color, font: font,
          maximumLines: 0)),
      .rectangle(
        Scene.Rectangle(frame: frame, color: color, cornerRadius: font.size, corners: .top)),
      .symbol(Scene.Symbol(name: "chevron.right", frame: frame, color: color)),
      .symbol(Scene.Symbol(name: nil, frame: frame, color: color)),
    ]
  }

  @Test(arguments: extremes)
  func `a picture is well-formed whatever its numbers are`(number: CGFloat) throws {
    let value = Double(number)
    let components = Scene.Color.Components(red: value, green: value, blue: 0, alpha: value)
    let color = Scene.Color(name: nil, light: components, dark: components)
    let ordinary = Scene.Color.system("label")
    for frame in [
      CGRect(x: number, y: number, width: number, height: number),
      CGRect(x: 0, y: 0, width: number, height: number),
      CGRect(x: 0, y: 0, width: 100, height: number), frame,
    ] {
      for font in [Scene.Font(), Scene.Font(size: number, weight: number)] {
        var scene = Scene.of()
        for role in [
          Scene.Role.control, .row([0, 0]), .list(.init(count: 1, countBelow: 0, isGrid: false)),
        ] {
          var group = Scene.Group(role: role, frame: frame)
          group.isClipping = true
          group.items = items(frame, font: font, ordinary)
          var inner = group
          inner.role = .row([0, 0])
          inner.items = items(frame, font: font, color)
          group.groups = [inner, inner]
          scene.root.groups.append(group)
        }
        scene.size = frame.size
        let picture = SVGWriter.picture(of: scene)
        #expect(PictureReader(picture) != nil, "\(frame), \(font)")
        let bytes = Data(picture.utf8)
        #expect(["nan", "inf"].filter { bytes.range(of: Data($0.utf8)) != nil } == [])
      }
    }
  }

  // MARK: Groups

  @Test func `a row is one line, placed below the one above`() {
    let lines = SVGWriter.picture(of: .list([["Ada", "Alan"], ["Grace"]]))
      .components(separatedBy: "\n").drop { !$0.contains("class=\"list\"") }
    #expect(
      lines.joined(separator: "\n") == """
        <svg class="list" width="390" height="844">
        <g class="section">
        <g class="header"><text x="16" y="20.04">Section 0</text></g><g transform="translate(0 28)">
        <g class="row"><text x="16" y="28.04">Ada</text></g><g transform="translate(0 44)">
        <g class="row"><text x="16" y="28.04">Alan</text></g><g transform="translate(0 44)">
        </g></g></g></g><g transform="translate(0 116)">
        <g class="section">
        <g class="header"><text x="16" y="20.04">Section 1</text></g><g transform="translate(0 28)">
        <g class="row"><text x="16" y="28.04">Grace</text></g><g transform="translate(0 44)">
        </g></g></g>
        </g>
        </svg>
        <rect x="0.5" y="0.5" width="389" height="843" fill="none" stroke="currentColor" \
        class="systemGray4"/>
        </svg>

        """)
  }

  @Test func `one row more or less changes few lines`() {
    let names = (0..<4).map { section in (0..<6).map { "Row \(section) \($0)" } }
    let picture = SVGWriter.picture(of: .list(names))
    for section in 0..<4 {
      for row in 0..<6 {
        var (renamed, longer) = (names, names)
        renamed[section][row] = "Another"
        longer[section].insert("Another", at: row)
        let changes = [renamed, longer].map {
          changedLines(picture, SVGWriter.picture(of: .list($0)))
        }
        #expect(changes == [2, 3])
      }
    }
    var more = names
    more.insert(["Another"], at: 1)
    #expect(changedLines(picture, SVGWriter.picture(of: .list(more))) < 12)
  }

  @Test func `a picture does not get deeper than readers of XML allow`() throws {
    let rows = (0..<500).map { "Row \($0)" }
    let picture = SVGWriter.picture(of: .list([rows, rows], rowHeight: 10.5))
    let reader = try #require(PictureReader(picture))
    #expect(reader.depth < 150)
    #expect(reader.texts.filter { $0.hasPrefix("Row") } == rows + rows)
  }

  @Test func `rows are drawn from top to bottom, and headers in sight over them`()
    throws
  {
    let scene = Scene.list([["Ada", "Alan"], ["Grace", "Barbara"]])
    var other = scene
    other.root = scene.root.changingList { $0.groups.reverse() }
    #expect(SVGWriter.picture(of: other) == SVGWriter.picture(of: scene))
    // A header that stays in sight is over the rows.
    var covered = Scene.list([["Ada", "Alan"]])
    covered.root = covered.root.changingList { $0.groups[0].frame.origin.y = 50 }
    let picture = try #require(PictureReader(SVGWriter.picture(of: covered)))
    #expect(picture.texts == ["Ada", "Alan", "Section 0"])
    let header = try #require(picture.elements.last { $0.attributes["class"] == "header" })
    // Relative to the last row, which begins at 72.
    #expect(header.attributes["transform"] == "translate(0 -22)")
    var layered = Scene.list([["Ada"]])
    layered.root = layered.root.changingList { list in
      for (place, text) in [(0, "behind"), (list.groups.count + 1, "in front")] {
        var group = Scene.Group(role: .view, frame: frame)
        group.items = [self.text(text)]
        list.groups.insert(group, at: place)
      }
    }
    let layers = try #require(PictureReader(SVGWriter.picture(of: layered)))
    #expect(layers.texts == ["behind", "Section 0", "Ada", "in front"])
  }

  @Test
  func `items side by side are placed from the same line, and states are classes`()
    throws
  {
    var scene = Scene.list([["a", "b", "c"]])
    scene.root = scene.root.changingList { list in
      list.groups.removeFirst()
      for number in 0..<3 {
        list.groups[number].role = .item([0, number])
        list.groups[number].frame = CGRect(
          x: CGFloat(number % 2) * 100, y: CGFloat(number / 2) * 50, width: 90, height: 40)
      }
    }
    let reader = try #require(PictureReader(SVGWriter.picture(of: scene)))
    #expect(
      reader.elements.filter { $0.attributes["class"] == "item" }.map { $0.attributes["transform"] }
        == [nil, "translate(100 0)", "translate(0 10)"])
    var selected = Scene.list([["Ada"]])
    selected.root = selected.root.changingList { $0.groups[1].state = [.selected, .disabled] }
    #expect(SVGWriter.picture(of: selected).contains(#"<g class="row selected disabled">"#))
  }

  @Test func `what is outside of a frame is cut where the view clips`() {
    func picture(isClipping: Bool, x: CGFloat) -> String {
      var scene = Scene.of()
      var outer = Scene.Group(role: .control, frame: CGRect(x: 5, y: 5, width: 50, height: 50))
      outer.isClipping = isClipping
      outer.items = [
        .rectangle(
          Scene.Rectangle(
            frame: CGRect(x: x, y: 0, width: 40, height: 10), color: .system("systemRed")))
      ]
      scene.root.groups = [outer]
      return SVGWriter.picture(of: scene)
    }
    let cut = #"<svg class="control" x="5" y="5" width="50" height="50">"#
    let isCut = [(true, 20.0), (true, 0), (false, 20)].map { isClipping, x in
      picture(isClipping: isClipping, x: x).contains(cut)
    }
    #expect(isCut == [true, false, false])
  }

  @Test func `a picture has a title`() throws {
    var scene = Scene.list([["Ada"]])
    var bar = Scene.Group(role: .title, frame: frame)
    bar.items = [text("<People>")]
    scene.root.groups.append(bar)
    let readers = try [Scene.of(), .list([["Ada"]]), scene].map {
      try #require(PictureReader(SVGWriter.picture(of: $0)))
    }
    #expect(
      readers.map { $0.elements(named: "title").first?.text }
        == ["A screen", "Section 0", "<People>"])
    let svg = readers[2].elements[0].attributes
    #expect([svg["role"], svg["viewBox"]] == ["img", "0 0 390 844"])
  }
}
