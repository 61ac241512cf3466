import HeadlessUIKit
import Testing

/// Cells that take their size from constraints, in the patterns of Apple's documentation.
@MainActor struct SelfSizingConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let words = String(repeating: "many words ", count: 20)

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = add(UILabel())
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func fit(_ width: CGFloat = 320, of view: UIView? = nil) -> CGSize {
    (view ?? root).systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private func lay(_ size: CGSize) {
    root.bounds.size = size
    root.layoutIfNeeded()
  }

  @Test(arguments: [false, true])
  func `a label between a guide's top and bottom determines the height`(isSafeArea: Bool) {
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let body = label(words, lines: 0)
    let guide = isSafeArea ? root.safeAreaLayoutGuide : root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: guide.topAnchor),
      body.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    let width: CGFloat = isSafeArea ? 320 : 260
    let text = body.sizeThatFits(CGSize(width: width, height: 1e6)).height
    #expect(text > 100)
    #expect(fit().height == text + (isSafeArea ? 0 : 40))
  }

  @Test func `a minimum height holds where the content needs less`() {
    let title = label("Title")
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      title.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      root.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    #expect(fit().height == 60)
    title.numberOfLines = 0
    title.text = words
    #expect(fit().height == title.sizeThatFits(CGSize(width: 320, height: 1e6)).height)
  }

  @Test func `of a title and a time in a row, the one that resists less is compressed`() {
    let title = label(words, lines: 0)
    let time = label("10:30 o'clock")
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      time.topAnchor.constraint(equalTo: root.topAnchor),
      title.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let room = 320 - 8 - time.intrinsicContentSize.width
    let height = title.sizeThatFits(CGSize(width: room, height: 1e6)).height
    #expect(fit().height == height)
    lay(CGSize(width: 320, height: height))
    #expect(title.frame == CGRect(x: 0, y: 0, width: room, height: height))
    title.text = "Short"
    #expect([time.frame.minX, fit().height] == [room + 8, title.font.lineHeight])
    lay(CGSize(width: 320, height: title.font.lineHeight))
    #expect(title.frame.width + time.frame.width <= 312)
    #expect(time.frame.maxX == 320)
  }

  @Test func `equal widths divide the room, and both texts wrap`() {
    let first = label(words, lines: 0)
    let second = label("Short", lines: 0)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 20),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
      second.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    let height = first.sizeThatFits(CGSize(width: 150, height: 1e6)).height
    #expect(fit().height == height)
    lay(CGSize(width: 320, height: height))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 150, height: height))
    #expect([second.frame.minX, second.frame.width] == [170, 150])
  }

  @Test func `a content view pinned by constraints determines the height`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = words
    content.secondaryTextProperties.numberOfLines = 0
    let view = UIListContentView(configuration: content)
    let wanted = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    _ = add(view, to: cell.contentView)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    #expect(wanted > 60)
    #expect(fit(of: cell).height == wanted)
  }

  /// Apple's usual cell: an image, a title and a subtitle that wrap, a trailing label.
  ///
  /// The image is 40 points wide and high, the texts are 12 points from it and from the label, and
  /// all of it has margins of 16 points at the sides and 8 points above and below.
  @Test(arguments: [320, 375, 700])
  func `the usual cell has the height that a calculation by hand gives`(width: CGFloat) {
    let cell = UsualCell(style: .default, reuseIdentifier: nil)
    for (title, subtitle) in [
      ("Title", "Subtitle"), (words, "Subtitle"), ("Title", words), (words, words + words),
      ("", ""),
    ] {
      cell.title.text = title
      cell.subtitle.text = subtitle
      cell.time.text = "Yesterday"
      let room = width - 16 - 40 - 12 - 12 - cell.time.intrinsicContentSize.width - 16
      func height(_ label: UILabel) -> CGFloat {
        CGFloat(
          TextMeasure.lines(of: label.text ?? "", font: label.font, width: room, maximumLines: 0)
            .count) * label.font.lineHeight
      }
      let wanted = max(8 + height(cell.title) + 4 + height(cell.subtitle) + 8, 8 + 40 + 8, 64)
      #expect(fit(width, of: cell).height == wanted)
      cell.frame = CGRect(x: 0, y: 0, width: width, height: wanted)
      let reports = UnsatisfiableConstraints.reported { cell.layoutIfNeeded() }
      #expect(reports.isEmpty)
      #expect(cell.title.frame.width <= room)
      #expect(
        [cell.time.frame.maxX, cell.title.frame.minX, cell.subtitle.frame.minY]
          == [width - 16, 68, cell.title.frame.maxY + 4])
      let top = wanted - 40
      #expect(
        cell.picture.frame == CGRect(x: 16, y: top.rounded() / 2, width: 40, height: 40))
    }
  }

  /// The same cell inside the margins of the content view: 16 points at the sides, 20 in lists that
  /// are at least 414 points wide, and 11 points above and below.
  @Test(arguments: [320, 375, 600])
  func `a cell inside its margins has the height that a calculation by hand gives`(
    width: CGFloat
  ) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame.size.width = width
    let guide = cell.contentView.layoutMarginsGuide
    let title = add(UILabel(), to: cell.contentView)
    let subtitle = add(UILabel(), to: cell.contentView)
    title.text = words
    subtitle.text = "Subtitle"
    title.numberOfLines = 0
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: guide.topAnchor),
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
    let margin: CGFloat = width < 414 ? 16 : 20
    let lines = TextMeasure.lines(
      of: words, font: title.font, width: width - 2 * margin, maximumLines: 0
    ).count
    let line = title.font.lineHeight
    #expect(fit(width, of: cell).height == 11 + max(CGFloat(lines) * line + 4 + line, 60) + 11)
    title.text = "Title"
    #expect(fit(width, of: cell).height == 82)
    cell.frame.size.height = 82
    cell.layoutIfNeeded()
    let frame = title.frame
    #expect([frame.minX, frame.minY, frame.maxX] == [margin, 11, width - margin])
  }

  @Test func `constraints that the cell itself holds count`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = cell.contentView
    let title = add(UILabel(), to: content)
    title.text = words
    title.numberOfLines = 0
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 20),
      title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      title.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
    ])
    let text = title.sizeThatFits(CGSize(width: 280, height: 0)).height
    let room = title.sizeThatFits(CGSize(width: 360, height: 0)).height
    #expect(text > 60)
    #expect([320, 400].map { fit($0, of: cell).height } == [text + 20, room + 20])
    let minimum = cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 300)
    minimum.isActive = true
    #expect(fit(320, of: cell).height == 300)
    cell.frame.size = CGSize(width: 320, height: 300)
    cell.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 20, y: 10, width: 280, height: 280))
    minimum.isActive = false
    #expect(fit(320, of: cell).height == text + 20)
  }

  @Test
  func `constraints that the cell itself holds can make it lower than usual, unless it has more`() {
    func height(_ change: (UITableViewCell) -> Void) -> CGFloat {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      change(cell)
      let mark = add(UIView(), to: cell)
      NSLayoutConstraint.activate([
        mark.topAnchor.constraint(equalTo: cell.topAnchor),
        mark.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        mark.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
      return fit(320, of: cell).height
    }
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    #expect(
      [
        height { _ in }, height { $0.textLabel?.text = "Title" },
        height { $0.contentConfiguration = content },
      ] == [20, 44, 44])
  }

  @Test func `scrolling through many self-sizing rows makes few cells`() {
    let source = ManyRows()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UsualCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 80
    table.dataSource = source
    window.addSubview(table)
    UsualCell.count = 0
    table.layoutIfNeeded()
    for step in 0..<100 {
      table.contentOffset.y = CGFloat(step) / 100 * (table.contentSize.height - 480)
      table.layoutIfNeeded()
    }
    let visible = table.indexPathsForVisibleRows?.count ?? 0
    #expect(visible > 0)
    #expect(source.rows.contains { $0 > 90_000 })
    // At most eight rows of at least 64 points are visible.
    #expect(UsualCell.count <= 3 * 8)
    #expect(source.calls < 100 * 2 * 8)
  }

  private final class ManyRows: NSObject, UITableViewDataSource {
    var calls = 0
    var rows: Set<Int> = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      calls += 1
      rows.insert(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? UsualCell)?.title.text = String(repeating: "words ", count: indexPath.row % 40)
      return cell
    }
  }
}

/// A cell of twenty constraints.
final class UsualCell: UITableViewCell {
  static var count = 0

  let picture = UIImageView(image: nil)
  let title = UILabel()
  let subtitle = UILabel()
  let time = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    UsualCell.count += 1
    let content = contentView
    for view in [picture, title, subtitle, time] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    title.numberOfLines = 0
    subtitle.numberOfLines = 0
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 8),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      title.trailingAnchor.constraint(
        lessThanOrEqualTo: time.leadingAnchor, constant: -12),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: time.leadingAnchor, constant: -12),
      subtitle.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
      time.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      time.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 64),
      time.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      time.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
