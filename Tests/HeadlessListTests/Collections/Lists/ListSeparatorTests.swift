import HeadlessUIKit
import Recorders
import Testing

/// The separators below the items of lists, by what is below each item.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ListSeparatorTests {
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
    #expect(lines(.plain) == [true, true, true, true])
    let beforeHeader = lines(.plain) { if $0 == 1 { $1.headerMode = .supplementary } }
    #expect(beforeHeader == [true, false, true, true])
    let beforeFirst = lines(.plain) { if $0 == 1 { $1.headerMode = .firstItemInSection } }
    #expect(beforeFirst == [true, false, true, true])
    let beforeFooter = lines(.plain) { if $0 == 0 { $1.footerMode = .supplementary } }
    #expect(beforeFooter == [true, false, true, true])
    let last = lines(.plain) { if $0 == 1 { $1.footerMode = .supplementary } }
    #expect(last == [true, true, true, false])
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped])
  func `a group has none below its last item and its header`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    #expect(lines(appearance) == [true, false, true, false])
    let header = lines(appearance) { if $0 == 1 { $1.headerMode = .firstItemInSection } }
    #expect(header == [true, false, false, false])
  }

  @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain])
  func `a sidebar has none, unless it is to show them`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    #expect(lines(appearance) == [false, false, false, false])
    let shown = lines(appearance) {
      if $0 == 1 { $1.separatorConfiguration.bottomSeparatorVisibility = .visible }
    }
    #expect(shown == [false, false, true, true])
  }

  @Test func `a list without separators has none, whatever its configuration says`() {
    let hidden = lines(.plain) { section, list in
      list.showsSeparators = section == 0
      list.separatorConfiguration.bottomSeparatorVisibility = section == 0 ? .hidden : .visible
    }
    #expect(hidden == [false, false, false, false])
  }
}
