import Foundation
import Testing

@testable import HeadlessUIKit

/// What UIKit answered about lists of collection views (Mac Catalyst, macOS 27).
///
/// Lengths that are the Mac's are left out: the room above and below sections, the distance from
/// the sides in a sidebar, and the places of accessories.
@MainActor struct RecordedListsTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  // MARK: Sections

  private func section(
    _ appearance: Appearance, header: UICollectionLayoutListConfiguration.HeaderMode = .none,
    footer: UICollectionLayoutListConfiguration.FooterMode = .none
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = header
    configuration.footerMode = footer
    let environment = LayoutEnvironment(
      size: CGSize(width: 320, height: 480), insets: .zero, traits: .current)
    return .list(using: configuration, layoutEnvironment: environment)
  }

  /// Returns the properties of boundary views in the recording's notation.
  private func words(_ section: NSCollectionLayoutSection) -> [String] {
    section.boundarySupplementaryItems.map { view in
      let size = view.layoutSize
      let kind = view.elementKind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
      let (height, width) = (size.heightDimension.dimension, size.widthDimension.dimension)
      return "\(kind): est \(height) fw \(width) align \(view.alignment.rawValue) "
        + "ext \(view.extendsBoundary) pin \(view.pinToVisibleBounds) z \(view.zIndex)"
    }
  }

  /// `lse-plain-both`, `lse-grouped-both`, `lse-sidebar-header` and `lse-sidebarplain` were
  /// recorded.
  @Test(arguments: [
    (Appearance.plain, 28.0, true), (.grouped, 17.5, false), (.sidebar, 17.5, false),
    (.sidebarPlain, 28, true),
  ])
  func `headers and footers of plain lists are pinned`(
    appearance: Appearance, estimate: Double, isPinned: Bool
  ) {
    let both = section(appearance, header: .supplementary, footer: .supplementary)
    #expect(
      words(both) == [
        "header: est \(estimate) fw 1.0 align 1 ext true pin \(isPinned) z 200",
        "footer: est \(estimate) fw 1.0 align 5 ext true pin \(isPinned) z 200",
      ])
    #expect(
      (both.contentInsets.top, both.contentInsets.bottom, both.contentInsetsReference) == (
        0, 0, .none
      ))
  }

  /// `lse-grouped-first`, `lse-inset-first` and `lse-sidebar` were recorded.
  @Test func `a list has room above its sections only if they have no header`() {
    for appearance in [Appearance.grouped, .insetGrouped, .sidebar] {
      let first = section(appearance, header: .firstItemInSection)
      #expect(first.contentInsets.top == 0 && first.contentInsets.bottom > 0)
      #expect(
        first.contentInsetsReference == .none && first.boundarySupplementaryItems.isEmpty)
    }
    let (grouped, sidebar) = (section(.grouped).contentInsets, section(.sidebar).contentInsets)
    #expect([grouped.top > 0, sidebar.top == 0, sidebar.bottom > 0] == [true, true, true])
  }

  /// `lse-inset-first`, `lse-sidebar` and `lse-sidebarplain` were recorded.
  @Test(arguments: [
    (Appearance.plain, false), (.grouped, false), (.insetGrouped, true), (.sidebar, true),
    (.sidebarPlain, true),
  ])
  func `inset groups and sidebars keep from the sides`(
    appearance: Appearance, isInset: Bool
  ) {
    let insets = section(appearance).contentInsets
    #expect((insets.leading > 0) == isInset && insets.leading == insets.trailing)
    if appearance == .insetGrouped { #expect(insets.leading == 16) }
    if appearance == .sidebarPlain { #expect(insets.bottom == 0) }
  }

  /// `sep-appearances` was recorded.
  @Test func `separators are alike in all appearances`() {
    let all = [Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain].map {
      UIListSeparatorConfiguration(listAppearance: $0)
    }
    #expect(
      (Set(all).count, [all[0].topSeparatorVisibility, all[0].bottomSeparatorVisibility]) == (
        1, [.automatic, .automatic]
      ))
    #expect(all[0].bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
  }

  // MARK: Cells

  private func cell(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320, isImage: Bool = false,
    _ accessories: [UICellAccessory] = []
  ) -> (content: UIView, list: UIListContentView?) {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    var configuration = configuration
    configuration.text = "text"
    configuration.secondaryText = "second"
    if isImage { configuration.image = UIImage(blank: CGSize(width: 29, height: 29), scale: 1) }
    cell.contentConfiguration = configuration
    cell.accessories = accessories
    cell.layoutIfNeeded()
    cell.contentView.layoutIfNeeded()
    return (cell.contentView, cell.contentView as? UIListContentView)
  }

  /// `lce-image`, `lce-value` and `lce-subtitle-image` were recorded.
  @Test func `texts begin at the margin, or beside the image`() {
    let disclosed = cell(.cell(), isImage: true, [.disclosureIndicator()])
    let value = cell(.valueCell())
    let subtitle = cell(.subtitleCell(), isImage: true)
    let cells = [disclosed, value, subtitle]
    #expect((disclosed.content.frame.minX, value.content.frame.minX) == (0, 0))
    #expect((value.content.frame.width, subtitle.content.frame.width) == (320, 320))
    #expect(cells.map { $0.list?.textLabel.frame.minX } == [61, 16, 61])
    #expect([disclosed, subtitle].map { $0.list?.imageView.frame.minX } == [16, 16])
    #expect(disclosed.list?.imageView.frame.width == 29)
  }

  /// `lbg-plain-cell` and `lbg-plain-header` were recorded.
  @Test func `plain backgrounds are square and fill their views, and margins count at the sides`() {
    for background in [
      UIBackgroundConfiguration.listPlainCell(), .listPlainHeaderFooter(),
    ] {
      #expect(
        (background.cornerRadius, background.strokeWidth, background.strokeOutset) == (0, 0, 0))
      #expect(
        (background.backgroundInsets, background.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty)
          == (.zero, true))
    }
    // The recordings of list contents agree in this.
    let contents: [UIListContentConfiguration] = [
      .cell(), .valueCell(), .sidebarCell(), .plainHeader(), .groupedHeader(), .groupedFooter(),
    ]
    #expect(
      contents.map(\.axesPreservingSuperviewLayoutMargins)
        == Array(repeating: .horizontal, count: 6))
  }

  // MARK: State

  private final class StateCell: UICollectionViewCell {
    var editing: [Bool] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      editing.append(state.isEditing)
    }
  }

  /// `sta-editing-updates` was recorded.
  @Test func `turning on editing updates the cells in sight`() throws {
    let view = RecordedView(UICollectionViewFlowLayout(), [2], cell: StateCell.self).view
    let cell = try #require(view.cellForItem(at: [0, 0]) as? StateCell)
    let count = cell.editing.count
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(cell.editing.count == count + 1 && cell.editing.last == true)
    // Several selections while editing are selections while editing.
    let other = RecordedView(UICollectionViewFlowLayout(), [1]).view
    other.allowsMultipleSelectionDuringEditing = true
    #expect(other.allowsSelectionDuringEditing)
  }

  /// `sta-item-defaults` was recorded.
  @Test func `items, groups and sections have these values at first`() {
    let cell = item(.w(1), .h(1))
    let view = boundary("h", .w(1), .pt(10), at: .top)
    let group = row(.pt(10), of: cell)
    let section = NSCollectionLayoutSection(group: group)
    #expect(view.zIndex == 1 && !view.pinToVisibleBounds)
    #expect([view.extendsBoundary, section.supplementariesFollowContentInsets] == [true, true])
    #expect((section.interGroupSpacing, group.interItemSpacing?.spacing ?? 0) == (0, 0))
    #expect([section.contentInsets, cell.contentInsets] == [.zero, .zero])
  }
}
