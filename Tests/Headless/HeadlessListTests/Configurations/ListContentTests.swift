import HeadlessUIKit
import Testing

/// What a list's content configuration shows, and where.
@MainActor struct ListContentTests {
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
    let (row, item) = (UITableViewCell(coder: NSCoder()), UICollectionViewCell(coder: NSCoder()))
    let header = UITableViewHeaderFooterView(coder: NSCoder())
    let views: [UIView?] = [row, item, header]
    #expect(!views.contains(nil))
    let contents = [row?.contentView, item?.contentView, header?.contentView]
    #expect(contents.map { $0?.superview } == views)
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

  @Test func `labels have the texts, plain or attributed, and their properties`() {
    let view = shown {
      $0.secondaryText = "Second"
      $0.image = image(20, 20)
    }
    let attributed = shown {
      $0.secondaryText = "Second"
      $0.attributedText = NSAttributedString(string: "First in bold")
      $0.secondaryAttributedText = NSAttributedString(string: "Second in bold")
    }
    let texts = [view, attributed].map { [$0.textLabel.text, $0.secondaryTextLabel.text] }
    #expect(texts == [["Text", "Second"], ["First in bold", "Second in bold"]])
    let empty = shown { $0.text = nil }
    let guides = [view, empty].map { view in
      [view.textLayoutGuide, view.secondaryTextLayoutGuide, view.imageLayoutGuide].map { $0 != nil }
    }
    #expect(guides == [[true, true, true], [false, false, false]])
    #expect(view.imageView.image != nil && empty.textLabel.isHidden)
    let colored = shown {
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
    let (first, second) = (colored.textLabel, colored.secondaryTextLabel)
    let lower = shown { $0.textProperties.transform = .lowercase }.textLabel
    #expect((first.text, second.text, lower.text) == ("TEXT", "Second Text", "text"))
    #expect(
      (
        first.font, first.textColor, first.textAlignment, first.lineBreakMode, first.numberOfLines,
        first.adjustsFontForContentSizeCategory
      ) == (.systemFont(ofSize: 30), .systemRed, .center, .byTruncatingHead, 2, false))
    #expect((second.textColor, second.numberOfLines) == (.systemGreen, 0))
  }

  @Test func `texts are side by side as long as both fit on a line, or else below each other`() {
    let below = shown(.subtitleCell()) {
      $0.secondaryText = "Second"
      $0.textToSecondaryTextVerticalPadding = 7
    }
    #expect(below.secondaryTextLabel.frame.minY - below.textLabel.frame.maxY == 7)
    func beside(_ padding: CGFloat) -> UIListContentView {
      shown(.valueCell()) {
        $0.secondaryText = "Second"
        $0.textToSecondaryTextHorizontalPadding = padding
      }
    }
    let view = beside(40)
    let (first, second) = (view.textLabel.frame, view.secondaryTextLabel.frame)
    #expect(
      ([first.minX, second.minX - first.maxX, second.maxX], [first.minY, first.height]) == (
        [16, 40, 312], [second.minY, second.height]
      ))
    #expect(view.intrinsicContentSize.width - beside(10).intrinsicContentSize.width == 30)
    let stacked = shown(.valueCell()) {
      $0.secondaryText = "Second"
      $0.prefersSideBySideTextAndSecondaryText = false
    }
    #expect(stacked.secondaryTextLabel.frame.minY > stacked.textLabel.frame.minY)
    // The texts of the width of 320 have 288 points.
    func valued(_ text: String, in width: CGFloat = 320) -> UIListContentView {
      let view = shown(.valueCell()) { $0.secondaryText = text }
      view.frame.size.width = width
      view.layoutIfNeeded()
      return view
    }
    let wide = valued("oystein@example.org")
    #expect(wide.secondaryTextLabel.frame.width > 144)
    let width = wide.intrinsicContentSize.width
    let exact = valued("oystein@example.org", in: width)
    let distances = [wide, exact].map {
      $0.secondaryTextLabel.frame.minY - $0.textLabel.frame.minY
    }
    let narrow = valued("oystein@example.org", in: width - 1)
    let indentation = narrow.secondaryTextLabel.frame.minX - narrow.textLabel.frame.minX
    #expect(distances + [indentation] == [0, 0, 0])
    #expect(narrow.secondaryTextLabel.frame.minY >= narrow.textLabel.frame.maxY)
    #expect(
      narrow.sizeThatFits(CGSize(width: width - 1, height: 0)).height
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
    #expect((height(17, 17), height(10, 10)) == (usual, usual))
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

  @Test func `rows grow with margins and images, and the text stays between the margins`() throws {
    let metrics = ListMetrics()
    let usual = shown { _ in }
    let sides = shown {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 50, bottom: 11, trailing: 30)
    }
    #expect((sides.textLabel.frame.minX, sides.textLabel.frame.maxX) == (50, 290))
    let high = shown {
      ($0.directionalLayoutMargins.top, $0.directionalLayoutMargins.bottom) = (31, 21)
    }
    let small = shown {
      ($0.directionalLayoutMargins.top, $0.directionalLayoutMargins.bottom) = (0, 0)
    }
    let header = shown(.groupedHeader()) { $0.directionalLayoutMargins.bottom = 15.5 }
    let footer = shown(.groupedFooter()) { $0.directionalLayoutMargins.top = 9.5 }
    let row = metrics.rowHeight
    #expect(
      [sides, high, small, header, footer].map(\.bounds.height)
        == [row, row + 30, row, metrics.groupedHeaderHeight + 10, metrics.groupedFooterHeight + 4])
    #expect(high.textLabel.frame.minY == usual.textLabel.frame.minY + 20)
    #expect(
      (header.textLabel.frame.maxY, footer.textLabel.frame.minY) == (
        header.bounds.height - 15.5, 9.5
      ))
    func height(_ length: CGFloat, _ change: (inout NSDirectionalEdgeInsets) -> Void) -> CGFloat {
      shown {
        $0.image = image(20, length)
        change(&$0.directionalLayoutMargins)
      }.frame.height
    }
    let heights = [
      height(60) { _ in }, height(60) { $0.bottom = 31 },
      height(100) { ($0.top, $0.bottom) = (5, 7) },
    ]
    #expect(heights == [82, 102, 112])
    // A cell's margins are preserved, or not.
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

  @Test func `an image is before the text, in the middle of the room that is reserved for it`() {
    let view = shown {
      $0.image = image(20, 10)
      $0.imageToTextPadding = 9
    }
    let frame = CGRect(x: 16, y: 17, width: 20, height: 10)
    #expect((view.imageView.frame, view.textLabel.frame.minX) == (frame, 45))
    func reserved(_ width: CGFloat, _ height: CGFloat) -> UIListContentView {
      shown {
        $0.image = image(20, 10)
        $0.imageProperties.reservedLayoutSize = CGSize(width: width, height: height)
      }
    }
    let roomy = reserved(50, 70)
    #expect(roomy.imageView.frame == CGRect(x: 31, y: 41, width: 20, height: 10))
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    let facts = [roomy, reserved(standard, standard)].map {
      [$0.bounds.height, $0.imageView.frame.minX, $0.textLabel.frame.minX]
    }
    #expect(facts == [[92, 31, 82], [ListMetrics().rowHeight, 20, 60]])
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

  @Test func `an image has the color of its properties, or else that of the view`() {
    func view(_ change: (inout UIListContentConfiguration.ImageProperties) -> Void)
      -> UIListContentView
    {
      shown {
        $0.image = image(20, 20)
        change(&$0.imageProperties)
      }
    }
    let colored = view { $0.tintColor = .systemRed }
    let transformed = view {
      $0.tintColorTransformer = UIConfigurationColorTransformer {
        $0 == .systemGreen ? .systemPink : .systemTeal
      }
    }
    let views = [view { _ in }, colored, transformed]
    #expect(transformed.imageView.tintColor == .systemTeal)
    for view in views { view.tintColor = .systemGreen }
    #expect(views.map(\.imageView.tintColor) == [.systemGreen, .systemRed, .systemPink])
  }
}
