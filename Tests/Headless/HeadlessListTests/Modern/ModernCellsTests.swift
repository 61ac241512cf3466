import Foundation
import Testing

@testable import HeadlessUIKit

/// Cells with views and configurations of one's own, of the shape of Apple's sample "Implementing
/// Modern Collection Views".
@MainActor struct ModernCellsTests {
  private let user = User()

  // MARK: List with custom cells

  private struct Tool: Hashable, Sendable {
    let name: String
    let use: String
    let kind: String
  }

  /// A list cell that keeps its item in its state.
  private class ToolStateCell: UICollectionViewListCell {
    static let key = UIConfigurationStateCustomKey("modern.tool")
    private var tool: Tool?

    func show(_ tool: Tool) {
      guard self.tool != tool else { return }
      self.tool = tool
      setNeedsUpdateConfiguration()
    }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[Self.key] = tool
      return state
    }
  }

  /// A cell with the system's list content, a label and an icon beside each other.
  private final class ToolCell: ToolStateCell {
    let list = UIListContentView(configuration: .subtitleCell())
    let kind = UILabel()
    let icon = UIImageView()
    private(set) var updates = 0
    private var constants:
      (
        kindLeading: NSLayoutConstraint, kindTrailing: NSLayoutConstraint,
        iconTrailing: NSLayoutConstraint
      )?

    private func setUp() {
      guard constants == nil else { return }
      for view in [list, kind, icon] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let resistance = list.contentCompressionResistancePriority(for: .horizontal)
      list.setContentCompressionResistancePriority(resistance - 1, for: .horizontal)
      let made = (
        kindLeading: kind.leadingAnchor.constraint(greaterThanOrEqualTo: list.trailingAnchor),
        kindTrailing: icon.leadingAnchor.constraint(equalTo: kind.trailingAnchor),
        iconTrailing: contentView.trailingAnchor.constraint(equalTo: icon.trailingAnchor)
      )
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: contentView.topAnchor),
        list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        kind.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        made.kindLeading, made.kindTrailing, made.iconTrailing,
      ])
      constants = made
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      setUp()
      updates += 1
      let tool = state[Self.key] as? Tool
      var content = UIListContentConfiguration.subtitleCell().updated(for: state)
      content.image = UIImage(blank: CGSize(width: 30, height: 20), scale: 1)
      content.text = tool?.name
      content.secondaryText = tool?.use
      content.axesPreservingSuperviewLayoutMargins = []
      list.configuration = content
      let value = UIListContentConfiguration.valueCell().updated(for: state)
      icon.image = UIImage(blank: CGSize(width: 12, height: 12), scale: 1)
      icon.tintColor = value.imageProperties.resolvedTintColor(for: tintColor)
      kind.text = tool?.kind
      kind.font = value.secondaryTextProperties.font
      kind.textColor = value.secondaryTextProperties.resolvedColor()
      constants?.kindLeading.constant = content.directionalLayoutMargins.trailing
      constants?.kindTrailing.constant = value.textToSecondaryTextHorizontalPadding
      constants?.iconTrailing.constant = content.directionalLayoutMargins.trailing
    }
  }

  private func toolList(width: CGFloat = 320) -> (
    view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, Tool>
  ) {
    let tools = [
      Tool(name: "Saw", use: "Cuts.", kind: "Wood"),
      Tool(name: "Plane", use: "Smooths\nthe surface.", kind: "Wood"),
      Tool(name: "Anvil", use: "Is heavy.", kind: "Iron"),
    ]
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<ToolCell, Tool> { cell, _, tool in
      cell.show(tool)
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Tool>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.show(tools)
    view.layoutIfNeeded()
    return (view, source)
  }

  /// "List with Custom Cells": the state of the cell has the item, and the cell's own views have
  /// the system's fonts, colors and distances.
  @Test func `a cell updates its own views from its state, and again only if its state changes`()
    throws
  {
    let (view, source) = toolList()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? ToolCell)
    // Two lines of text are 58 points high, and a third line of 12 points is 14.5 more.
    RecordedView(asking: view).expect(
      "tools", "content: 320 188.5; 0.0: 0 0 320 58; 0.1: 0 58 320 72.5; 0.2: 0 130.5 320 58")
    let texts = [cell.list.textLabel.text, cell.list.secondaryTextLabel.text, cell.kind.text]
    #expect(texts == ["Saw", "Cuts.", "Wood"])
    let (list, icon, kind) = (cell.list.frame, cell.icon.frame, cell.kind.frame)
    // From the trailing edge: the margin, the icon of 12 points, the distance of two texts.
    let content = UIListContentConfiguration.subtitleCell()
    let padding = UIListContentConfiguration.valueCell().textToSecondaryTextHorizontalPadding
    let width = cell.contentView.bounds.width
    let margin = content.directionalLayoutMargins.trailing
    #expect(
      (list.minX, list.height, kind.maxX, icon.maxX) == (0, 58, icon.minX - padding, width - margin)
    )
    #expect((icon.width, icon.height, icon.midY) == (12, 12, 29))
    #expect(kind.minX >= list.maxX + margin)
    #expect(abs(kind.midY - 29) <= 0.5)
    #expect(cell.shownAccessories.map(\.type) == [.disclosureIndicator])
    let updates = cell.updates
    view.layoutIfNeeded()
    cell.show(Tool(name: "Saw", use: "Cuts.", kind: "Wood"))
    view.layoutIfNeeded()
    #expect(cell.updates == updates)
    cell.show(Tool(name: "File", use: "Rasps.", kind: "Iron"))
    view.layoutIfNeeded()
    #expect((cell.updates, cell.kind.text) == (updates + 1, "Iron"))
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect((cell.updates, cell.configurationState.isSelected) == (updates + 2, true))
    _ = source
  }

  /// The sample aligns the separator with the text of its list content.
  @Test func `constraints on the separator's guide move the separator`() throws {
    let (view, source) = toolList()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? ToolCell)
    let guide = try #require(cell.list.textLayoutGuide)
    cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    func separator() -> [CGFloat?] {
      view.layoutIfNeeded()
      let line = view.separator(at: [0, 0])
      return [line?.minX, line?.maxX]
    }
    let usual = separator()
    // The margin, the image of 30 points and the distance behind it.
    #expect(cell.list.convert(cell.list.textLabel.frame, to: cell).minX == 62)
    let end = cell.separatorLayoutGuide.trailingAnchor.constraint(
      equalTo: cell.trailingAnchor, constant: -20)
    end.isActive = true
    let narrow = separator()
    end.isActive = false
    #expect((usual, narrow, separator()) == ([62, 320], [62, 300], [62, 320]))
    _ = source
  }

  // MARK: Custom configurations

  private struct PictureContent: UIContentConfiguration, Hashable {
    var size: CGFloat = 0
    var tint: UIColor?

    @MainActor func makeContentView() -> any UIView & UIContentView { PictureView(self) }

    func updated(for state: any UIConfigurationState) -> PictureContent {
      guard let state = state as? UICellConfigurationState else { return self }
      var updated = self
      if state.isSelected || state.isHighlighted { updated.tint = .white }
      return updated
    }
  }

  private final class PictureView: UIView, UIContentView {
    let image = UIImageView()
    private var applied: PictureContent

    init(_ content: PictureContent) {
      applied = content
      super.init(frame: .zero)
      image.translatesAutoresizingMaskIntoConstraints = false
      addSubview(image)
      NSLayoutConstraint.activate([
        image.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        image.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        image.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        image.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      ])
      apply(content)
    }
    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
      get { applied }
      set { if let content = newValue as? PictureContent { apply(content) } }
    }

    private func apply(_ content: PictureContent) {
      applied = content
      image.image = UIImage(blank: CGSize(width: content.size, height: 24), scale: 1)
      image.tintColor = content.tint
    }
  }

  private final class PictureCell: UICollectionViewCell {
    var size: CGFloat = 0 { didSet { setNeedsUpdateConfiguration() } }

    override func updateConfiguration(using state: UICellConfigurationState) {
      var background = UIBackgroundConfiguration.clear()
      background.cornerRadius = 10
      if state.isHighlighted || state.isSelected {
        // The tint color of the cell.
        background.backgroundColor = nil
        if state.isHighlighted {
          background.backgroundColorTransformer = .init { $0.withAlphaComponent(0.3) }
        }
      }
      backgroundConfiguration = background
      var content = PictureContent().updated(for: state)
      content.size = size
      contentConfiguration = content
    }
  }

  /// Shows pictures of some widths, which determine those of their cells.
  private func pictures(_ widths: [CGFloat]) -> (
    view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, Int>
  ) {
    let grid = section(
      row(.est(44), .flexible(10), of: item(.est(44), .est(44))), insets: [10, 10, 10, 10],
      spacing: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: grid))
    let cells = UICollectionView.CellRegistration<PictureCell, Int> { cell, _, number in
      cell.size = widths[number]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.show(Array(widths.indices))
    view.layoutIfNeeded()
    return (view, source)
  }

  /// "Custom Configurations": pictures with margins of 8 points, in rows that are spread.
  @Test func `a content configuration of one's own sizes its cell, and a row holds what fits`() {
    let (view, source) = pictures(Array(repeating: 30, count: 7))
    // Five cells of 46 x 40 and spaces of (300 - 5 * 46) / 4 = 17.5 between them.
    RecordedView(asking: view).expect(
      "pictures",
      """
      content: 320 110; 0.0: 10 10 46 40; 0.1: 73.5 10 46 40; 0.4: 264 10 46 40; 0.5: 10 60 46 40
      """)
    // Two of 96 are 202 with the spacing, and a third doesn't fit into 300. In the next row, two of
    // 36 do: 96 + 2 * 36 and spaces of (300 - 168) / 2 = 66.
    let (other, others) = pictures(Array(repeating: 80, count: 3) + [20, 20])
    RecordedView(asking: other).expect(
      "other pictures",
      """
      content: 320 110; 0.0: 10 10 96 40; 0.1: 214 10 96 40; 0.2: 10 60 96 40
      """)
    let last = other.cellForItem(at: [0, 4])?.frame ?? .infinite
    #expect(last.minY == 60)
    #expect(last.maxX <= 310)
    _ = (source, others)
  }

  @Test func `content and background follow the state of the cell`() throws {
    let (view, source) = pictures([30, 30])
    let cell = try #require(view.cellForItem(at: [0, 0]) as? PictureCell)
    let content = try #require(cell.contentView as? PictureView)
    cell.tintColor = .red
    #expect(content.image.tintColor != .white)
    let plain = cell.backgroundConfiguration
    #expect((plain?.cornerRadius, plain?.backgroundColor) == (10, .clear))
    /// The color of the image, and that of the background.
    func colors() -> [UIColor?] {
      view.layoutIfNeeded()
      let background = cell.backgroundConfiguration
      return [content.image.tintColor, background?.resolvedBackgroundColor(for: .red)]
    }
    #expect(
      (view.touchDown(onItemAt: [0, 0]), colors()) == (
        true, [.white, UIColor.red.withAlphaComponent(0.3)]
      ))
    view.touchUp(onItemAt: [0, 0])
    // It is selected now. The view of the content is the same.
    #expect((colors(), cell.contentView) == ([.white, .red], content))
    view.deselectItem(at: [0, 0], animated: false)
    view.layoutIfNeeded()
    #expect(content.image.tintColor != .white)
    #expect(
      (cell.backgroundConfiguration?.backgroundColor, content.image.frame) == (
        .clear, CGRect(x: 8, y: 8, width: 30, height: 24)
      ))
    _ = source
  }
}
