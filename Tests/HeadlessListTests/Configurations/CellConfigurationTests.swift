import HeadlessUIKit
import Testing

/// How the configurations of cells, headers and footers follow the state.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CellConfigurationTests {
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

  @Test func `a content configuration is updated for a new state, unless the view does it`() {
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
    #expect(updated() == [1, 1, 1])
    row.automaticallyUpdatesContentConfiguration = false
    header.automaticallyUpdatesContentConfiguration = false
    item.automaticallyUpdatesContentConfiguration = false
    row.setNeedsUpdateConfiguration()
    header.setNeedsUpdateConfiguration()
    item.setNeedsUpdateConfiguration()
    #expect(updated() == [1, 1, 1])
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

  @Test func `a handler that lays out or measures its view is called once`() {
    let (row, header) = (UITableViewCell(), UITableViewHeaderFooterView())
    let item = UICollectionViewCell()
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
    row.configurationUpdateHandler = { view, _ in handle(view) }
    header.configurationUpdateHandler = { view, _ in handle(view) }
    item.configurationUpdateHandler = { view, _ in handle(view) }
    for view in [row, header, item] { view.layoutIfNeeded() }
    #expect(calls == [row: 1, header: 1, item: 1])
  }

  @Test func `a cell that is in no list has the state of an ordinary row`() {
    for state in [UITableViewCell().configurationState, UICollectionViewCell().configurationState] {
      let flags = [
        state.isSelected, state.isHighlighted, state.isFocused, state.isDisabled, state.isEditing,
        state.isSwiped, state.isReordering, state.isExpanded, state.isPinned,
      ]
      #expect(!flags.contains(true))
      #expect(state.cellDragState == .none && state.cellDropState == .none)
    }
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
    func expectReplacement(
      by configuration: (any UIContentConfiguration)?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let old = contents()
      configure(configuration)
      for (old, new) in zip(old, contents()) {
        #expect(old !== new, sourceLocation: sourceLocation)
        #expect(old.superview == nil && new.superview != nil, sourceLocation: sourceLocation)
      }
    }
    expectReplacement(by: Counting())
    let counting = contents()
    configure(Counting())
    #expect(zip(counting, contents()).allSatisfy { $0 === $1 })
    expectReplacement(by: UIListContentConfiguration.cell())
    expectReplacement(by: nil)
  }

  @Test func `a background configuration is updated for a new state, unless the cell does it`() {
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    row.backgroundConfiguration = .listPlainCell()
    item.backgroundConfiguration = .listPlainCell()
    func select(_ isSelected: Bool) -> [UIColor?] {
      (row.isSelected, item.isSelected) = (isSelected, isSelected)
      row.layoutIfNeeded()
      item.layoutIfNeeded()
      return [row.shownBackgroundColor, item.shownBackgroundColor]
    }
    #expect(select(true) == [.systemGray4, .systemGray4])
    #expect(select(false) == [.systemBackground, .systemBackground])
    row.automaticallyUpdatesBackgroundConfiguration = false
    item.automaticallyUpdatesBackgroundConfiguration = false
    #expect(select(true) == [.systemBackground, .systemBackground])
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

  @Test func `a new handler is called before the next display, after the method`() {
    let (row, header, item) = (Row(), Header(), Item())
    func logs() -> [[String]] {
      for view in [row, header, item] { view.layoutIfNeeded() }
      return [row.log, header.log, item.log]
    }
    #expect(logs() == [["method"], ["method"], ["method"]])
    row.configurationUpdateHandler = { cell, _ in (cell as? Row)?.log.append("handler") }
    header.configurationUpdateHandler = { view, _ in (view as? Header)?.log.append("handler") }
    item.configurationUpdateHandler = { cell, _ in (cell as? Item)?.log.append("handler") }
    let both = ["method", "method", "handler"]
    #expect(logs() == [both, both, both])
  }

  @Test func `a cell's state says how the user uses it`() {
    let (row, item) = (UITableViewCell(), UICollectionViewCell())
    #expect(!row.configurationState.isDisabled && !item.configurationState.isDisabled)
    (row.isUserInteractionEnabled, item.isUserInteractionEnabled) = (false, false)
    #expect(row.configurationState.isDisabled && item.configurationState.isDisabled)
    (row.isSelected, item.isSelected) = (true, true)
    #expect(row.configurationState.isSelected && item.configurationState.isSelected)
    #expect(!row.configurationState.isHighlighted && !item.configurationState.isHighlighted)
    (row.isHighlighted, item.isHighlighted) = (true, true)
    #expect(row.configurationState.isHighlighted && item.configurationState.isHighlighted)
    row.isEditing = true
    #expect(row.configurationState.isEditing)
  }
}
