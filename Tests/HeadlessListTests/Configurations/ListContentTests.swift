import HeadlessUIKit
import Testing

/// What a list's content configuration shows, and where.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ListContentTests {
  /// Returns a view of 320 points that shows a configuration, as high as it wants to be.
  private func shown(
    _ base: UIListContentConfiguration = .cell(),
    _ change: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentView {
    var configuration = base
    configuration.text = "Text"
    change(&configuration)
    let view = UIListContentView(configuration: configuration)
    view.frame.size = view.sizeThatFits(CGSize(width: 320, height: 0))
    view.layoutIfNeeded()
    return view
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func `views without a configuration show the one that they are given`() throws {
    var cell = UIListContentConfiguration.cell()
    cell.text = "Text"
    let list = try #require(UIListContentView(coder: NSCoder()))
    list.configuration = cell
    #expect(list.textLabel.text == "Text" && list.textLabel.superview === list)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Text"
    let unavailable = UIContentUnavailableView(coder: NSCoder())
    #expect(unavailable.subviews.allSatisfy { $0.isHidden })
    unavailable.configuration = empty
    let labels = unavailable.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    #expect(labels.map(\.text) == ["Text"])
    let cells: [(UIView, UIView)] = [
      try #require(UITableViewCell(coder: NSCoder())),
      try #require(UICollectionViewCell(coder: NSCoder())),
      try #require(UITableViewHeaderFooterView(coder: NSCoder())),
    ].map { view in
      let content =
        (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
        ?? (view as? UITableViewHeaderFooterView)?.contentView
      return (view, content ?? UIView())
    }
    for (view, content) in cells { #expect(content.superview === view) }
  }

  @Test func `another configuration changes the height of a view in constraints or in a stack`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let stack = UIStackView(frame: root.bounds)
    stack.axis = .vertical
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Text"
    let (placed, arranged) = (
      UIListContentView(configuration: configuration),
      UIListContentView(configuration: configuration)
    )
    placed.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(placed)
    NSLayoutConstraint.activate([
      placed.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      placed.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      placed.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    stack.addArrangedSubview(arranged)
    stack.addArrangedSubview(UIView())
    func heights() -> [CGFloat] {
      for view in [root, stack] { view.layoutIfNeeded() }
      return [placed, arranged].map(\.frame.height)
    }
    let low = heights()
    configuration.secondaryText = "Detail"
    (placed.configuration, arranged.configuration) = (configuration, configuration)
    let high = heights()
    let expected = placed.sizeThatFits(CGSize(width: 320, height: 0)).height
    #expect(high == [expected, expected] && low.allSatisfy { $0 < expected })
    configuration.secondaryText = nil
    (placed.configuration, arranged.configuration) = (configuration, configuration)
    #expect(heights() == low)
  }

  // MARK: Texts

  @Test func `texts are the plain or the attributed ones`() {
    let view = shown {
      $0.secondaryText = "Second"
      $0.image = image(20, 20)
    }
    #expect(view.textLabel.text == "Text" && view.secondaryTextLabel.text == "Second")
    #expect(view.textLayoutGuide != nil && view.secondaryTextLayoutGuide != nil)
    #expect(view.imageLayoutGuide != nil && view.imageView.image != nil)
    let attributed = shown {
      $0.secondaryText = "Second"
      $0.attributedText = NSAttributedString(string: "First in bold")
      $0.secondaryAttributedText = NSAttributedString(string: "Second in bold")
    }
    #expect(attributed.textLabel.text == "First in bold")
    #expect(attributed.secondaryTextLabel.text == "Second in bold")
    let empty = shown { $0.text = nil }
    #expect(empty.textLayoutGuide == nil && empty.secondaryTextLayoutGuide == nil)
    #expect(empty.imageLayoutGuide == nil && empty.textLabel.isHidden)
  }

  @Test func `the label of a text has the properties of the text`() {
    let view = shown {
      $0.textProperties.font = .systemFont(ofSize: 30)
      $0.textProperties.color = .systemRed
      $0.textProperties.alignment = .center
      $0.textProperties.lineBreakMode = .byTruncatingHead
      $0.textProperties.numberOfLines = 2
      $0.textProperties.transform = .uppercase
      $0.textProperties.adjustsFontForContentSizeCategory = false
      $0.secondaryText = "second text"
      $0.secondaryTextProperties.transform = .capitalized
      $0.secondaryTextProperties.colorTransformer = UIConfigurationColorTransformer { _ in
        .systemGreen
      }
    }
    let (first, second) = (view.textLabel, view.secondaryTextLabel)
    #expect(first.text == "TEXT" && second.text == "Second Text")
    #expect(first.font == .systemFont(ofSize: 30) && first.textColor == .systemRed)
    #expect(first.textAlignment == .center && first.lineBreakMode == .byTruncatingHead)
    #expect(first.numberOfLines == 2 && !first.adjustsFontForContentSizeCategory)
    #expect(second.textColor == .systemGreen && second.numberOfLines == 0)
    #expect(shown { $0.textProperties.transform = .lowercase }.textLabel.text == "text")
  }

  @Test func `texts are below each other or side by side, at the padding's distance`() {
    let below = shown(.subtitleCell()) {
      $0.secondaryText = "Second"
      $0.textToSecondaryTextVerticalPadding = 7
    }
    #expect(below.secondaryTextLabel.frame.minY - below.textLabel.frame.maxY == 7)
    let beside = shown(.valueCell()) {
      $0.secondaryText = "Second"
      $0.textToSecondaryTextHorizontalPadding = 40
    }
    let (first, second) = (beside.textLabel.frame, beside.secondaryTextLabel.frame)
    #expect(second.minX - first.maxX == 40 && second.maxX == 312)
    #expect(first.minY == second.minY && first.height == second.height)
    let natural = beside.intrinsicContentSize.width
    let closer = shown(.valueCell()) {
      $0.secondaryText = "Second"
      $0.textToSecondaryTextHorizontalPadding = 10
    }
    #expect(natural - closer.intrinsicContentSize.width == 30)
    let stacked = shown(.valueCell()) {
      $0.secondaryText = "Second"
      $0.prefersSideBySideTextAndSecondaryText = false
    }
    #expect(stacked.secondaryTextLabel.frame.minY > stacked.textLabel.frame.minY)
  }

  /// The texts of the width of 320 have 288 points.
  @Test func `texts are side by side as long as both fit on a line`() {
    func view(_ text: String, in width: CGFloat = 320) -> UIListContentView {
      let view = shown(.valueCell()) { $0.secondaryText = text }
      view.frame.size.width = width
      view.layoutIfNeeded()
      return view
    }
    let beside = view("oystein@example.org")
    #expect(beside.secondaryTextLabel.frame.minY == beside.textLabel.frame.minY)
    #expect(beside.secondaryTextLabel.frame.width > 144)
    let width = beside.intrinsicContentSize.width
    let exact = view("oystein@example.org", in: width)
    #expect(exact.secondaryTextLabel.frame.minY == exact.textLabel.frame.minY)
    let below = view("oystein@example.org", in: width - 1)
    #expect(below.secondaryTextLabel.frame.minY >= below.textLabel.frame.maxY)
    #expect(below.secondaryTextLabel.frame.minX == below.textLabel.frame.minX)
    #expect(
      below.sizeThatFits(CGSize(width: width - 1, height: 0)).height
        > exact.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  @Test func `a row of texts side by side is as high as the larger font needs`() {
    func height(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
      shown(.valueCell()) {
        $0.secondaryText = "Second"
        $0.textProperties.font = .systemFont(ofSize: first)
        $0.secondaryTextProperties.font = .systemFont(ofSize: second)
      }.frame.height
    }
    func needed(_ size: CGFloat) -> CGFloat {
      UIFont.systemFont(ofSize: size).lineHeight - UIFont.systemFont(ofSize: 17).lineHeight
    }
    let usual = ListMetrics().rowHeight
    #expect(height(17, 17) == usual && height(10, 10) == usual)
    for (first, second) in [(40, 17), (17, 40), (40, 60), (60, 40)] as [(CGFloat, CGFloat)] {
      #expect(abs(height(first, second) - usual - needed(max(first, second))) < 0.001)
    }
  }

  @Test func `texts below each other are in the middle of a row that is higher than they need`() {
    for (height, second) in [(44, "Second"), (100, "Second"), (201, "Second\nThird"), (100, "")] {
      let view = shown(.subtitleCell()) {
        $0.secondaryText = second.isEmpty ? nil : second
        $0.textToSecondaryTextVerticalPadding = 7
      }
      view.frame.size.height = CGFloat(height)
      view.layoutIfNeeded()
      let (first, lower) = (view.textLabel.frame, view.secondaryTextLabel.frame)
      let bottom = second.isEmpty ? first.maxY : lower.maxY
      #expect(first.minY == CGFloat(height) - bottom, "\(height) \(second)")
      if !second.isEmpty { #expect(lower.minY == first.maxY + 7) }
    }
  }

  /// 296 points beside the margins are 37 columns, two of which are between the texts.
  @Test(arguments: [
    (20, 15, 1), (20, 16, 2), (1, 35, 2), (36, 1, 2), (37, 0, 1), (38, 0, 2), (5, 38, 3),
  ])
  func `on a screen of characters, texts share a line if they fit`(
    first: Int, second: Int, lines: Int
  ) {
    let old = ListMetrics.current
    ListMetrics.current.characterSize = CGSize(width: 8, height: 16)
    defer { ListMetrics.current = old }
    let view = shown(.valueCell()) {
      $0.text = String(repeating: "a", count: first)
      $0.secondaryText = String(repeating: "b", count: second)
    }
    #expect(view.bounds.size == CGSize(width: 320, height: 16 * CGFloat(lines)))
    if second > 0 {
      let isBelow = view.secondaryTextLabel.frame.minY >= view.textLabel.frame.maxY
      #expect(isBelow == (lines > 1))
    }
  }

  // MARK: Margins

  @Test func `the content keeps its margins`() {
    let view = shown {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 50, bottom: 11, trailing: 30)
    }
    #expect(view.textLabel.frame.minX == 50 && view.textLabel.frame.maxX == 290)
    #expect(view.bounds.height == ListMetrics().rowHeight)
  }

  @Test func `rows grow with the margins above and below, and the text stays between them`() {
    let usual = shown { _ in }
    let view = shown {
      $0.directionalLayoutMargins.top = 31
      $0.directionalLayoutMargins.bottom = 21
    }
    #expect(view.bounds.height == ListMetrics().rowHeight + 30)
    #expect(view.textLabel.frame.minY == usual.textLabel.frame.minY + 20)
    let small = shown {
      $0.directionalLayoutMargins.top = 0
      $0.directionalLayoutMargins.bottom = 0
    }
    #expect(small.bounds.height == ListMetrics().rowHeight)
    let header = shown(.groupedHeader()) { $0.directionalLayoutMargins.bottom = 15.5 }
    #expect(header.bounds.height == ListMetrics().groupedHeaderHeight + 10)
    #expect(header.textLabel.frame.maxY == header.bounds.height - 15.5)
    let footer = shown(.groupedFooter()) { $0.directionalLayoutMargins.top = 9.5 }
    #expect(footer.bounds.height == ListMetrics().groupedFooterHeight + 4)
    #expect(footer.textLabel.frame.minY == 9.5)
  }

  @Test func `a row is as high as its image and the margins`() {
    #expect(shown { $0.image = image(20, 60) }.frame.height == 82)
    let wide = shown {
      $0.image = image(20, 60)
      $0.directionalLayoutMargins.bottom = 31
    }
    #expect(wide.frame.height == 102)
  }

  @Test func `the margins of the cell are preserved, or not`() throws {
    func textX(_ axes: UIAxis) -> CGFloat? {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.directionalLayoutMargins = .zero
      content.axesPreservingSuperviewLayoutMargins = axes
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
      cell.contentView.layoutIfNeeded()
      return (cell.contentView as? UIListContentView)?.textLabel.frame.minX
    }
    #expect(textX(.horizontal) == 16 && textX([]) == 0)
  }

  // MARK: Images

  @Test func `an image is before the text, at the padding's distance`() {
    let view = shown {
      $0.image = image(20, 10)
      $0.imageToTextPadding = 9
    }
    #expect(view.imageView.frame == CGRect(x: 16, y: 17, width: 20, height: 10))
    #expect(view.textLabel.frame.minX == 45)
  }

  @Test func `a row is as high as its image and the margins ask`() {
    let view = shown {
      $0.image = image(20, 100)
      $0.directionalLayoutMargins.top = 5
      $0.directionalLayoutMargins.bottom = 7
    }
    #expect(view.bounds.height == 112)
  }

  @Test(arguments: [
    (CGSize(width: 30, height: 0), CGSize(width: 30, height: 60)),
    (CGSize(width: 0, height: 40), CGSize(width: 20, height: 40)),
    (CGSize(width: 30, height: 40), CGSize(width: 20, height: 40)),
    (CGSize(width: 50, height: 200), CGSize(width: 40, height: 80)),
  ])
  func `an image that is too large is reduced in proportion`(limit: CGSize, size: CGSize) {
    let view = shown {
      $0.image = image(40, 80)
      $0.imageProperties.maximumSize = limit
    }
    #expect(view.imageView.frame.size == size)
  }

  @Test func `an image is in the middle of the room that is reserved for it`() {
    let view = shown {
      $0.image = image(20, 10)
      $0.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 70)
    }
    #expect(view.bounds.height == 92)
    #expect(view.imageView.frame == CGRect(x: 31, y: 41, width: 20, height: 10))
    #expect(view.textLabel.frame.minX == 82)
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    let symbol = shown {
      $0.image = image(20, 10)
      $0.imageProperties.reservedLayoutSize = CGSize(width: standard, height: standard)
    }
    #expect(symbol.bounds.height == ListMetrics().rowHeight)
    #expect(symbol.imageView.frame.minX == 20 && symbol.textLabel.frame.minX == 60)
  }

  @Test func `an image has the color of its properties, or else that of the view`() {
    let view = shown { $0.image = image(20, 20) }
    view.tintColor = .systemGreen
    #expect(view.imageView.tintColor == .systemGreen)
    let colored = shown {
      $0.image = image(20, 20)
      $0.imageProperties.tintColor = .systemRed
    }
    colored.tintColor = .systemGreen
    #expect(colored.imageView.tintColor == .systemRed)
    let transformed = shown {
      $0.image = image(20, 20)
      $0.imageProperties.tintColorTransformer = UIConfigurationColorTransformer {
        $0 == .systemGreen ? .systemPink : .systemTeal
      }
    }
    #expect(transformed.imageView.tintColor == .systemTeal)
    transformed.tintColor = .systemGreen
    #expect(transformed.imageView.tintColor == .systemPink)
  }
}
