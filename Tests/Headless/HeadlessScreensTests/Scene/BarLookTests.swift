import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// The backgrounds and the titles of bars, at the edge of the content and over it.
@MainActor @Suite(.serialized) struct BarLookTests {
  /// Looks that an app gives to a bar and its item, and what is drawn of them.
  enum Look: String, CaseIterable {
    case none, standard, item, edge, itemEdge, noLine, transparent, effectless, tint, opaque, black
    case tintWithAppearance, changedInPlace

    @MainActor func apply(to bar: UINavigationBar, _ item: UINavigationItem) {
      func appearance(_ color: UIColor?, line: Bool = true) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        if !line { appearance.shadowColor = nil }
        appearance.titleTextAttributes = [.foregroundColor: color ?? .label]
        return appearance
      }
      let red = appearance(.systemRed)
      switch self {
      case .none: break
      case .standard: bar.standardAppearance = red
      case .item:
        bar.standardAppearance = red
        item.standardAppearance = appearance(.systemGreen)
      case .edge: bar.scrollEdgeAppearance = red
      case .itemEdge:
        bar.scrollEdgeAppearance = red
        item.scrollEdgeAppearance = appearance(.systemGreen)
      case .noLine: bar.standardAppearance = appearance(.systemRed, line: false)
      case .transparent:
        red.configureWithTransparentBackground()
        bar.standardAppearance = red
      case .effectless:
        red.configureWithDefaultBackground()
        red.backgroundEffect = nil
        bar.standardAppearance = red
      case .tint:
        bar.barTintColor = .systemRed
        bar.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
      case .opaque: bar.isTranslucent = false
      case .black: bar.barStyle = .black
      case .tintWithAppearance:
        bar.standardAppearance = appearance(.systemGreen)
        bar.barTintColor = .systemRed
      case .changedInPlace: bar.standardAppearance.backgroundColor = .systemRed
      }
    }

    /// The background and the color of the title at the top of the content, and below it.
    var drawn: [String] {
      switch self {
      case .none: ["label", "material line label"]
      case .standard: ["systemRed", "systemRed line systemRed"]
      case .item: ["systemGreen", "systemGreen line systemGreen"]
      case .edge: ["systemRed line systemRed", "material line label"]
      case .itemEdge: ["systemGreen line systemGreen", "material line label"]
      case .noLine: ["systemRed", "systemRed systemRed"]
      case .transparent: ["systemRed", "systemRed"]
      case .effectless: ["systemRed", "line systemRed"]
      case .tint: ["systemGreen", "material systemRed line systemGreen"]
      case .opaque: ["label", "systemBackground line label"]
      case .black: ["label", "material black line white"]
      case .tintWithAppearance: ["systemGreen", "systemGreen line systemGreen"]
      case .changedInPlace: ["label", "material systemRed line label"]
      }
    }
  }

  /// Returns what is drawn of a bar: the rectangles, and the color of the title.
  private func look(_ group: Scene.Group) -> String {
    var words = group.items.map { item in
      guard case .rectangle(let rectangle) = item else { return "other" }
      if rectangle.kind == .separator { return "line" }
      let isMaterial = rectangle.color == Scene.Color(.barMaterial)
      return rectangle.color.name ?? (isMaterial ? "material" : "custom")
    }
    for part in group.groups where part.role == .title || part.role == .tab(0) {
      for case .text(let text) in part.items { words.append(text.color.name ?? "custom") }
    }
    return words.joined(separator: " ")
  }

  @Test(arguments: Look.allCases)
  func `a bar is transparent at the top, and has its appearance over content`(look: Look) throws {
    let names = NamesController([(nil, (0..<40).map(String.init))])
    try names.shown { window in
      let bar = try #require(names.navigationController?.navigationBar)
      _ = Scene(of: window)
      look.apply(to: bar, names.navigationItem)
      let drawn = try [0, 100, 0].map { y in
        names.tableView.contentOffset.y = y - names.tableView.adjustedContentInset.top
        return self.look(try #require(window.groups { $0 == .navigationBar }.first))
      }
      #expect(drawn == look.drawn + [look.drawn[0]])
    }
  }

  @Test func `what was drawn of a bar and its rows follows their place and their direction`() throws
  {
    let names = NamesController([(nil, (0..<40).map(String.init))])
    try names.shown { window in
      names.tableView.contentOffset.y = 100
      var drawn: [CGFloat?] = []
      @MainActor func draw() throws {
        let bar = try #require(window.groups { $0 == .navigationBar }.first)
        drawn.append(bar.items.first?.frame.minY)
      }
      try draw()
      names.navigationController?.navigationBar.frame.origin.y = 30
      try draw()
      names.tableView.semanticContentAttribute = .forceRightToLeft
      try draw()
      #expect(drawn.dropFirst() == [-30, -30])
    }
  }

  @Test func `the background of a list is visible behind the bar at the top`() throws {
    let names = NamesController([(nil, ["Ada"])], style: .grouped)
    names.navigationItem.searchController = UISearchController(searchResultsController: nil)
    try names.shown { window in
      let groups = window.groups { _ in true }
      let list = try #require(groups.first { if case .list = $0.role { true } else { false } })
      #expect(list.frame == window.bounds)
      let above = groups.drop { $0 != list }.filter { $0.role.isBar }
      #expect(above.count == 2 && above.allSatisfy(\.items.isEmpty))
    }
  }

  @Test func `a tab bar and a toolbar have their appearance over content`() throws {
    let names = NamesController([(nil, (0..<40).map(String.init))])
    names.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })]
    let navigation = UINavigationController(rootViewController: names)
    navigation.tabBarItem = UITabBarItem(title: "Names", image: nil, tag: 0)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.systemRed
    ]
    navigation.tabBarItem.standardAppearance = appearance
    navigation.toolbar.barTintColor = .systemGreen
    navigation.toolbar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemOrange
    ]
    try UIWindow.showing(tabs) { window in
      let looks = try [0, 10_000].map { y in
        names.tableView.contentOffset.y = y
        names.tableView.contentOffset = names.tableView.clamped(names.tableView.contentOffset)
        let groups = window.groups { _ in true }
        let toolbar = try #require(
          groups.first { group in
            group.groups.contains { $0.frame.height == 44 && $0.role == .control }
          })
        let button = toolbar.groups[0].items.first
        guard case .control(let control)? = button else { return "" }
        let bar = try #require(groups.first { $0.role == .tabBar })
        return [look(toolbar), control.tint.name ?? "", look(bar)].joined(separator: " | ")
      }
      let over = "material systemGreen line | systemOrange | material line systemRed"
      #expect(looks == [over, " | systemOrange | systemRed"])
    }
  }

  @Test(arguments: [false, true])
  func `a search takes the place of the bar's content, unless the app keeps it`(
    hides: Bool
  ) throws {
    let (names, below) = (NamesController([(nil, ["Ada"])]), UIViewController())
    let search = UISearchController.added(to: names)
    search.hidesNavigationBarDuringPresentation = hides
    names.setBarButton("Edit")
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = [below, names]
    try UIWindow.showing(navigation) { window in
      let isPart: (Scene.Role) -> Bool = {
        [.title, .backButton, .barButton(.trailing, 0)].contains($0)
      }
      @MainActor func row() -> CGFloat? { window.groups { $0 == .row([0, 0]) }.first?.frame.minY }
      let place = row()
      search.isActive = true
      #expect(window.groups(where: isPart).count == (hides ? 0 : 3))
      let bar = try #require(window.groups { $0 == .searchBar }.first)
      #expect((bar.frame.minY == 0) == hides && window.center(of: .cancelButton) != nil)
      #expect(row() == bar.frame.maxY)
      if hides { #expect(!User().goBack(in: navigation)) }
      #expect(navigation.isNavigationBarHidden == false)
      search.isActive = false
      #expect(hides ? row() == place && window.groups(where: isPart).count == 3 : true)
    }
  }

  @Test(arguments: [(390, 16), (430, 20)] as [(CGFloat, CGFloat)])
  func `bars are indented as the rows of a list`(width: CGFloat, margin: CGFloat) throws {
    let names = NamesController([(nil, ["Ada"])])
    names.navigationItem.searchController = UISearchController(searchResultsController: nil)
    names.setBarButton()
    names.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })]
    let navigation = UINavigationController(rootViewController: names)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    try UIWindow.showing(navigation, width: width) { window in
      let row = try #require(names.tableView.visibleCells.first?.textLabel)
      let parts = try [Scene.Role.title, .searchField, .control].map { role in
        try #require(window.groups { $0 == role }.first).frame.minX
      }
      #expect(
        parts + [row.convert(row.bounds, to: window).minX] == Array(repeating: margin, count: 4))
      #expect(
        window.groups { $0 == .barButton(.trailing, 0) }.map(\.frame.maxX) == [width - margin])
    }
  }

  @Test(arguments: [(500.0, 25, 0), (300.0, 12, 11), (70, 3, 2), (20, 1, 0)])
  func `letters of an index without room make way for dots`(
    height: Double, letters: Int, dots: Int
  ) throws {
    let names = MovedNames([("A", ["a"])])
    names.indexTitles = (0..<25).map { String(UnicodeScalar(65 + $0)!) }
    try names.shown(height: height + 44) { window in
      let index = try #require(window.groups { $0 == .index }.first)
      #expect(index.groups.count == 25)
      let lines = index.groups.flatMap { group in
        group.items.compactMap { item -> (String, CGFloat)? in
          guard case .text(let text) = item else { return nil }
          return (text.string, group.frame.minY + text.frame.midY)
        }
      }
      let isDot = lines.map { $0.0 == "•" }
      #expect((isDot.count { !$0 }, isDot.count { $0 }) == (letters, dots))
      let steps = zip(lines, lines.dropFirst()).map { $1.1 - $0.1 }
      #expect(steps.allSatisfy { $0 >= 13 }, "\(steps)")
      if letters > 1 { #expect([lines.first?.0, lines.last?.0] == ["A", "Y"]) }
    }
  }

  @Test func `large text enlarges the symbols of rows, and a search field`() throws {
    let names = NamesController([(nil, ["Ada", "Alan"])])
    names.configure = { cell, name in
      cell.textLabel?.text = name
      cell.accessoryType = name == "Ada" ? .checkmark : .disclosureIndicator
    }
    names.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    window.rootViewController = UINavigationController(rootViewController: names)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    func sizes() -> [CGFloat] {
      let symbols = window.groups { if case .row = $0 { true } else { false } }.flatMap(\.items)
        .compactMap { item in
          if case .symbol(let symbol) = item { symbol.frame.height } else { nil }
        }
      let fields = window.groups { $0 == .searchField }
      let fonts = fields.flatMap(\.items).compactMap { item in
        if case .control(let control) = item { control.font.size } else { nil }
      }
      return symbols + fields.map(\.frame.height) + fonts
    }
    let usual = sizes()
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    let large = sizes()
    #expect(usual.count == 4 && large.count == 4)
    #expect(zip(usual, large).allSatisfy { $1 > $0 * 1.3 }, "\(usual) \(large)")
  }
}

extension Scene.Role {
  fileprivate var isBar: Bool { self == .navigationBar || self == .searchBar }
}
