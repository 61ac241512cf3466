import HeadlessUIKit
import Recorders
import Testing

/// The separators below the items of lists, by what is below each item.
@MainActor struct ListSeparatorTests {
  /// Returns which items of two sections of two items have a separator.
  private func lines(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: @escaping (Int, inout UICollectionLayoutListConfiguration) -> Void = { _, _ in }
  ) -> [Bool] {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      change(section, &configuration)
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let view = makeCollection(HeaderItems([2, 2]), layout: layout)
    view.layoutIfNeeded()
    let items: [IndexPath] = [[0, 0], [0, 1], [1, 0], [1, 1]]
    return items.map { view.separator(at: $0) != nil }
  }

  @Test func `a plain list has one below each item but the last before a header or footer`() {
    let seen = [
      lines(.plain), lines(.plain) { if $0 == 1 { $1.headerMode = .supplementary } },
      lines(.plain) { if $0 == 1 { $1.headerMode = .firstItemInSection } },
      lines(.plain) { if $0 == 0 { $1.footerMode = .supplementary } },
      lines(.plain) { if $0 == 1 { $1.footerMode = .supplementary } },
    ]
    let beforeSecond = [true, false, true, true]
    #expect(
      seen == [
        [true, true, true, true], beforeSecond, beforeSecond, beforeSecond,
        [true, true, true, false],
      ])
    // A list without separators has none, whatever its configuration says.
    let hidden = lines(.plain) { section, list in
      list.showsSeparators = section == 0
      list.separatorConfiguration.bottomSeparatorVisibility = section == 0 ? .hidden : .visible
    }
    #expect(hidden == [false, false, false, false])
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped])
  func `a group has none below its last item and its header`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    let header = lines(appearance) { if $0 == 1 { $1.headerMode = .firstItemInSection } }
    #expect(
      [lines(appearance), header] == [[true, false, true, false], [true, false, false, false]])
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain])
  func `a sidebar has none, unless it is to show them`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    let shown = lines(appearance) {
      if $0 == 1 { $1.separatorConfiguration.bottomSeparatorVisibility = .visible }
    }
    #expect(
      [lines(appearance), shown] == [[false, false, false, false], [false, false, true, true]])
  }
}
