import HeadlessUIKit
import Testing

/// How the configurations of cells, headers and footers follow the state.
@MainActor struct CellConfigurationTests {
  /// A content configuration that counts its updates.
  private struct Counting: UIContentConfiguration {
    var updates = 0
    func makeContentView() -> any UIView & UIContentView { Content(self) }
    func updated(for state: any UIConfigurationState) -> Counting {
      Counting(updates: updates + 1)
    }

    private final class Content: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Counting) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
  }

  private func updates(_ configuration: (any UIContentConfiguration)?) -> Int? {
    (configuration as? Counting)?.updates
  }

  @Test func `a configuration is updated for a new state, unless the view does it`() {
    let (row, header) = (UITableViewCell(), UITableViewHeaderFooterView())
    let item = UICollectionViewCell()
    func updated() -> [Int?] {
      for view in [row, header, item] { view.layoutIfNeeded() }
      return [row.contentConfiguration, header.contentConfiguration, item.contentConfiguration]
        .map(updates)
    }
    row.contentConfiguration = Counting()
    header.contentConfiguration = Counting()
    item.contentConfiguration = Counting()
    let first = updated()
    row.automaticallyUpdatesContentConfiguration = false
    header.automaticallyUpdatesContentConfiguration = false
    item.automaticallyUpdatesContentConfiguration = false
    row.setNeedsUpdateConfiguration()
    header.setNeedsUpdateConfiguration()
    item.setNeedsUpdateConfiguration()
    #expect((first, updated()) == ([1, 1, 1], [1, 1, 1]))
    let (colored, coloredItem) = (UITableViewCell(), UICollectionViewCell())
    colored.backgroundConfiguration = .listPlainCell()
    coloredItem.backgroundConfiguration = .listPlainCell()
    func select(_ isSelected: Bool) -> [UIColor?] {
      (colored.isSelected, coloredItem.isSelected) = (isSelected, isSelected)
      colored.layoutIfNeeded()
      coloredItem.layoutIfNeeded()
      return [colored.shownBackgroundColor, coloredItem.shownBackgroundColor]
    }
    let plain: [UIColor?] = [.systemBackground, .systemBackground]
    #expect((select(true), select(false)) == ([.systemGray4, .systemGray4], plain))
    colored.automaticallyUpdatesBackgroundConfiguration = false
    coloredItem.automaticallyUpdatesBackgroundConfiguration = false
    #expect(select(true) == plain)
  }

  @Test func `a row or header whose content view asks for no height has the usual one`() {
    let (row, header) = (UITableViewCell(), UITableViewHeaderFooterView())
    row.contentConfiguration = Counting()
    header.contentConfiguration = Counting()
    let heights = [row, header].map {
      $0.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(heights == [ListMetrics().rowHeight, ListMetrics().plainHeaderHeight])
  }

  @Test func `a cell's state is that of an ordinary row until the user uses it`() {
    for state in [UITableViewCell().configurationState, UICollectionViewCell().configurationState] {
      let flags = [
        state.isSelected, state.isHighlighted, state.isFocused, state.isDisabled, state.isEditing,
        state.isSwiped, state.isReordering, state.isExpanded, state.isPinned,
      ]
      #expect(!flags.contains(true))
      #expect((state.cellDragState, state.cellDropState) == (.none, .none))
    }
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    func flags() -> [[Bool]] {
      [row.configurationState, item.configurationState].map {
        [$0.isDisabled, $0.isSelected, $0.isHighlighted]
      }
    }
    var found = [flags()]
    (row.isUserInteractionEnabled, item.isUserInteractionEnabled) = (false, false)
    found.append(flags())
    (row.isSelected, item.isSelected) = (true, true)
    found.append(flags())
    (row.isHighlighted, item.isHighlighted) = (true, true)
    found.append(flags())
    let expected = [
      [false, false, false], [true, false, false], [true, true, false], [true, true, true],
    ]
    #expect(found == expected.map { [$0, $0] })
    row.isEditing = true
    #expect(row.configurationState.isEditing)
  }

  @Test func `a content view is replaced if it does not support the new configuration`() {
    let (row, header) = (UITableViewCell(), UITableViewHeaderFooterView())
    let item = UICollectionViewCell()
    func contents() -> [UIView] { [row.contentView, header.contentView, item.contentView] }
    func configure(_ configuration: (any UIContentConfiguration)?) {
      row.contentConfiguration = configuration
      header.contentConfiguration = configuration
      item.contentConfiguration = configuration
    }
    let other = UIListContentConfiguration.cell()
    for configuration in [Counting(), other, nil] as [(any UIContentConfiguration)?] {
      let old = contents()
      configure(configuration)
      let new = contents()
      #expect(
        (zip(old, new).map { $0 !== $1 }, old.map(\.superview), new.map(\.superview)) == (
          [true, true, true], [nil, nil, nil], [row, header, item]
        ))
      if configuration is Counting {
        configure(Counting())
        #expect(contents() == new)
      }
    }
  }

  private final class Row: UITableViewCell {
    var log: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      log.append("method")
    }
  }
  private final class Header: UITableViewHeaderFooterView {
    var log: [String] = []
    override func updateConfiguration(using state: UIViewConfigurationState) {
      log.append("method")
    }
  }
  private final class Item: UICollectionViewCell {
    var log: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      log.append("method")
    }
  }

  @Test func `a handler is called before the display, after the method, and once`() {
    let (row, header, item) = (Row(), Header(), Item())
    func logs() -> [[String]] {
      for view in [row, header, item] { view.layoutIfNeeded() }
      return [row.log, header.log, item.log]
    }
    let first = logs()
    row.configurationUpdateHandler = { cell, _ in (cell as? Row)?.log.append("handler") }
    header.configurationUpdateHandler = { view, _ in (view as? Header)?.log.append("handler") }
    item.configurationUpdateHandler = { cell, _ in (cell as? Item)?.log.append("handler") }
    let (one, both) = (["method"], ["method", "method", "handler"])
    #expect((first, logs()) == ([one, one, one], [both, both, both]))
    let (plainRow, plainHeader) = (UITableViewCell(), UITableViewHeaderFooterView())
    let plainItem = UICollectionViewCell()
    var calls: [UIView: Int] = [:]
    func handle(_ view: UIView) {
      calls[view, default: 0] += 1
      guard calls[view, default: 0] < 5 else { return }
      view.setNeedsLayout()
      view.layoutIfNeeded()
      _ = view.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    plainRow.configurationUpdateHandler = { view, _ in handle(view) }
    plainHeader.configurationUpdateHandler = { view, _ in handle(view) }
    plainItem.configurationUpdateHandler = { view, _ in handle(view) }
    for view in [plainRow, plainHeader, plainItem] { view.layoutIfNeeded() }
    #expect(calls == [plainRow: 1, plainHeader: 1, plainItem: 1])
  }
}
