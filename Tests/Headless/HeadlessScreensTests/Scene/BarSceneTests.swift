import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Bars, with their parts where UIKit has them.
@MainActor @Suite(.serialized) struct BarSceneTests {
  /// Shows a controller in a navigation controller.
  private func shown(
    _ controller: UIViewController, width: CGFloat = 320, height: CGFloat = 480,
    isMirrored: Bool = false, below: UIViewController? = nil,
    _ body: (UIWindow) throws -> Void
  ) rethrows {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let navigation = UINavigationController()
    navigation.viewControllers = [below, controller].compactMap(\.self)
    window.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    try body(window)
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
  }

  private func part(_ window: UIWindow, _ role: Scene.Role) throws -> CGRect {
    try #require(window.groups { $0 == role }.first, "\(role)").frame
  }

  // MARK: Navigation bars

  @Test(arguments: [false, true])
  func `buttons stand side by side from both ends, and the title between them`(
    isMirrored: Bool
  ) throws {
    let controller = UIViewController()
    controller.title = "Names"
    controller.navigationItem.leftBarButtonItems = [item("One"), item("Two")]
    controller.navigationItem.rightBarButtonItems = [item("Three"), item("Four")]
    try shown(controller, isMirrored: isMirrored) { window in
      var parts = try [
        .barButton(.leading, 0), .barButton(.leading, 1), .title, .barButton(.trailing, 1),
        .barButton(.trailing, 0),
      ].map { try part(window, $0) }
      if isMirrored { parts.reverse() }
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.maxX <= $1.minX }, "\(parts)")
      let ends = [parts[0].minX, parts[0].maxX, parts[3].maxX, parts[4].maxX]
      #expect(ends == [16, parts[1].minX, parts[4].minX, 304])
      #expect(parts.allSatisfy { $0.minY == parts[0].minY && $0.height == 44 })
    }
  }

  @Test(arguments: [false, true])
  func `the way back is at the leading edge, and a long title makes room for it`(
    isMirrored: Bool
  ) throws {
    let (controller, below) = (UIViewController(), UIViewController())
    below.title = "Everybody"
    controller.title = String(repeating: "long ", count: 20)
    try shown(controller, isMirrored: isMirrored, below: below) { window in
      let (back, title) = (try part(window, .backButton), try part(window, .title))
      #expect((isMirrored ? back.maxX : back.minX) == (isMirrored ? 320 : 0))
      #expect(isMirrored ? title.maxX <= back.minX : title.minX >= back.maxX)
      #expect(title.minX >= 0 && title.maxX <= 320)
      let symbols = window.groups { $0 == .backButton }.flatMap(\.items).compactMap { item in
        if case .symbol(let symbol) = item { symbol.name } else { nil }
      }
      #expect(symbols == [isMirrored ? "chevron.right" : "chevron.left"])
    }
  }

  @Test func `the background of a bar reaches the top and both sides of the window`() throws {
    let controller = UIViewController()
    controller.title = "Names"
    controller.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
    try shown(controller) { window in
      let bar = try #require(window.groups { $0 == .navigationBar }.first)
      guard case .rectangle(let background)? = bar.items.first else {
        Issue.record("The bar has no background.")
        return
      }
      let frame = background.frame.offsetBy(dx: bar.frame.minX, dy: bar.frame.minY)
      #expect(frame == CGRect(x: 0, y: 0, width: 320, height: bar.frame.maxY))
    }
  }

  @Test func `a large title is below the buttons, at the margin`() throws {
    let controller = UIViewController()
    controller.title = "Names"
    controller.navigationItem.largeTitleDisplayMode = .always
    controller.navigationItem.rightBarButtonItem = item("Add")
    try shown(controller) { window in
      controller.navigationController?.navigationBar.prefersLargeTitles = true
      window.layoutIfNeeded()
      let title = try #require(window.groups { $0 == .title }.first)
      let button = try part(window, .barButton(.trailing, 0))
      #expect([title.frame.minX, title.frame.maxX, title.frame.minY] == [16, 304, button.maxY])
      guard case .text(let text)? = title.items.first else { return }
      #expect((text.font.size, text.font.isBold, text.alignment) == (34, true, .natural))
      #expect(text.frame == title.frame.atOrigin)
    }
  }

  @Test func `a button that is disabled is gray, and one that is prominent is bold`() throws {
    let controller = UIViewController()
    let (off, done) = (item("Off"), item("Done"))
    off.isEnabled = false
    done.style = .done
    done.isSelected = true
    controller.navigationItem.rightBarButtonItems = [off, done]
    try shown(controller) { window in
      let groups = try [0, 1].map { number in
        try #require(window.groups { $0 == .barButton(.trailing, number) }.first)
      }
      let controls = groups.compactMap { group in
        if case .control(let control)? = group.items.first { control } else { nil }
      }
      #expect(groups.map(\.state) == [.disabled, .selected])
      let looks = controls.map { "\($0.tint.name ?? "") \($0.isEnabled) \($0.font.isBold)" }
      #expect(looks == ["tertiaryLabel false false", "systemBlue true true"])
    }
  }

  @Test func `a button with a symbol shows its title only if it has both`() {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
      UIBarButtonItem(image: UIImage(systemName: "trash"), primaryAction: UIAction { _ in }),
      item("Sort"),
    ]
    shown(controller) { window in
      let kinds = (0..<3).flatMap { number in
        window.groups { $0 == .barButton(.trailing, number) }
      }.flatMap(\.items).compactMap { item in
        if case .control(let control) = item { control.kind } else { nil }
      }
      #expect(
        kinds == [
          .button(title: nil, symbol: "plus"), .button(title: nil, symbol: "trash"),
          .button(title: "Sort", symbol: nil),
        ])
    }
  }

  // MARK: Search bars

  private func showing(
    _ bar: UISearchBar, height: CGFloat = 56, _ body: (UIWindow) throws -> Void
  ) rethrows {
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    try UIWindow.showing(bar, height: 200, body)
  }

  @Test func `a field is between the margins, and ends before the Cancel button`() throws {
    let bar = UISearchBar()
    try showing(bar) { window in
      let whole = try part(window, .searchField)
      #expect([whole.minX, whole.maxX, whole.height] == [16, 304, 36])
      bar.showsCancelButton = true
      let (field, cancel) = (try part(window, .searchField), try part(window, .cancelButton))
      #expect([field.minX, field.maxX, field.midY] == [16, cancel.minX, cancel.midY])
      #expect(cancel.maxX <= 320)
    }
  }

  @Test func `tokens come one after the other before the text`() throws {
    let bar = UISearchBar()
    bar.searchTextField.tokens = ["Red", "Green"].map { UISearchToken(icon: nil, text: $0) }
    try showing(bar) { window in
      let group = try #require(window.groups { $0 == .searchBar }.first)
      let tokens = group.groups.filter { group in
        if case .control(let control)? = group.items.first, case .segment = control.kind {
          true
        } else {
          false
        }
      }.map(\.frame)
      let field = try part(window, .searchField)
      #expect((tokens + [field]).map(\.minX) == [16] + tokens.map(\.maxX))
      #expect(tokens.count == 2 && field.maxX == 304)
    }
  }

  @Test func `scopes share the line below the field`() throws {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["All", "Some"]
    (bar.showsScopeBar, bar.selectedScopeButtonIndex) = (true, 1)
    try showing(bar, height: 102) { window in
      let scopes = window.groups { if case .scope = $0 { true } else { false } }
      let field = try part(window, .searchField)
      let places = scopes.map { [$0.frame.minX, $0.frame.width] }
      #expect((places, scopes.map(\.state)) == ([[16, 144], [160, 144]], [[], .selected]))
      #expect(scopes.allSatisfy { $0.frame.minY >= field.maxY && $0.frame.maxY <= 102 })
      bar.showsScopeBar = false
      #expect(window.groups { if case .scope = $0 { true } else { false } }.isEmpty)
    }
  }

  // MARK: Other bars

  @Test(arguments: [DeviceModel.iPhone, .iPhoneSE])
  func `only a screen without a home button has an indicator in its place`(
    device: DeviceModel
  ) {
    let old = DeviceModel.current
    DeviceModel.current = device
    defer { DeviceModel.current = old }
    let window = UIWindow.onScreen
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let low = window.groups { _ in true }.filter { group in
      group.frame.height == 5 && group.frame.midX == device.size.width / 2
        && group.frame.maxY <= device.size.height && group.frame.minY > device.size.height - 34
    }
    #expect(low.count == (device.safeAreaInsets.bottom > 0 ? 1 : 0))
    #expect(low.allSatisfy { $0.frame.width == 140 && $0.items.count == 1 })
    #expect(window.texts == ["9:41"])
  }

  @Test func `a toolbar without items draws nothing`() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let fills = { window.groups { _ in true }.flatMap(\.items).count }
    var counts = [fills()]
    window.addSubview(toolbar)
    counts.append(fills())
    for items in [[item("Sort")], []] {
      toolbar.items = items
      counts.append(fills())
    }
    let same = [counts[0], counts[0]]
    #expect([counts[1], counts[3]] == same && counts[2] > counts[0], "\(counts)")
  }

  @Test func `a tab has its picture above its title, and a badge beside the picture`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "trash"), tag: 0)
      return controller
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "7"
    let bars = UIWindow.showing(tabs) { window in
      window.groups { if case .tab = $0 { true } else { false } }
    }
    #expect(bars.map { [$0.frame.minX, $0.frame.width] } == [[0, 160], [160, 160]])
    for tab in bars {
      var (symbol, title, badge) = (CGRect.null, CGRect.null, CGRect.null)
      for item in tab.items {
        switch item {
        case .symbol(let item): symbol = item.frame
        case .text(let text) where text.string == "7": badge = text.frame
        case .text(let text): title = text.frame
        default: break
        }
      }
      #expect(symbol.midX == 80 && symbol.minY >= 0 && symbol.maxY <= title.minY)
      #expect(title.minX == 0 && title.width == 160 && title.maxY <= tab.frame.height)
      let isBeside = badge.minX >= symbol.midX && badge.maxX < 160 && badge.minY >= 0
      #expect(tab.role == .tab(0) ? badge.isNull : isBeside, "\(badge)")
    }
  }

  @Test func `the letters of an index are one below the other in the middle`() throws {
    let names = MovedNames([("A", ["a"]), ("B", ["b"])])
    names.indexTitles = ["A", "B", "C"]
    try shown(names) { window in
      let index = try #require(window.groups { $0 == .index }.first)
      let letters = index.groups
      try #require(letters.map(\.frame.height) == [16, 16, 16])
      #expect(letters.dropFirst().map(\.frame.minY) == letters.dropLast().map(\.frame.maxY))
      #expect(abs(letters[1].frame.midY - index.frame.height / 2) < 0.01)
      #expect(letters.allSatisfy { $0.frame.width == index.frame.width })
    }
  }
}
