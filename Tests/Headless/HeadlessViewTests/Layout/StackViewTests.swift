import HeadlessUIKit
import Testing

@MainActor struct StackViewTests {
  /// A view with a natural size.
  private final class Box: UIView {
    var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
      natural = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }
  }

  private let boxes = [Box(10, 30), Box(20, 10), Box(30, 20)]
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 120, height: 50))

  init() {
    for box in boxes { stack.addArrangedSubview(box) }
  }

  private func ranges(of axis: NSLayoutConstraint.Axis = .horizontal) -> [ClosedRange<CGFloat>] {
    stack.layoutIfNeeded()
    return boxes.map {
      axis == .horizontal ? $0.frame.minX...$0.frame.maxX : $0.frame.minY...$0.frame.maxY
    }
  }

  /// Returns the ranges after each of several changes.
  private func ranges(
    of axis: NSLayoutConstraint.Axis = .horizontal, after changes: [() -> Void]
  ) -> [[ClosedRange<CGFloat>]] {
    changes.map { change in
      change()
      return ranges(of: axis)
    }
  }

  @Test func `views that fill a stack grow by their priorities`() {
    boxes[1].setContentHuggingPriority(.init(1), for: .horizontal)
    stack.spacing = 5
    #expect(ranges() == [0...10, 15...85, 90...120])
    #expect(ranges(of: .vertical) == [0...50, 0...50, 0...50])
    stack.setCustomSpacing(15, after: boxes[0])
    #expect(stack.customSpacing(after: boxes[0]) == 15)
    #expect(
      ranges(after: [
        {}, { stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0]) },
        { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0]) },
      ]) == [
        [0...10, 25...85, 90...120], [0...10, 18...85, 90...120], [0...10, 15...85, 90...120],
      ])
  }

  @Test func `custom spacing goes with the view that is removed`() {
    boxes[1].setContentHuggingPriority(.init(1), for: .horizontal)
    stack.spacing = 5
    stack.setCustomSpacing(15, after: boxes[0])
    stack.removeArrangedSubview(boxes[0])
    stack.insertArrangedSubview(boxes[0], at: 0)
    #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
    #expect(ranges() == [0...10, 15...85, 90...120])
    // A view that leaves the stack is removed from it.
    stack.setCustomSpacing(15, after: boxes[0])
    boxes[0].removeFromSuperview()
    stack.insertArrangedSubview(boxes[0], at: 0)
    #expect(ranges() == [0...10, 15...85, 90...120])
  }

  @Test func `the other distributions`() {
    let changes: [() -> Void] = [
      {
        stack.spacing = 3
        stack.distribution = .fillEqually
      },
      {
        stack.spacing = 0
        stack.distribution = .fillProportionally
      },
      { boxes[0].natural.width = 70 },
      {
        boxes[0].natural.width = 10
        stack.distribution = .equalSpacing
      },
      { stack.distribution = .equalCentering },
    ]
    #expect(
      ranges(after: changes) == [
        [0...38, 41...79, 82...120], [0...20, 20...60, 60...120], [0...70, 70...90, 90...120],
        [0...10, 40...60, 90...120], [0...10, 45...65, 90...120],
      ])
    stack.frame.size = CGSize(width: 50, height: 120)
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    #expect(ranges(of: .vertical) == [0...60, 60...80, 80...120])
  }

  @Test func `views centered at equal distances keep the minimum spacing`() {
    stack.distribution = .equalCentering
    stack.bounds.size.width = 70
    stack.spacing = 5
    let frames = ranges()
    #expect([frames[0], frames[2]] == [0...10, 40...70])
    #expect((15...35).contains(frames[1].lowerBound) && (15...35).contains(frames[1].upperBound))
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [0...50, 0...50, 0...50] as [ClosedRange<CGFloat>]),
    (.top, [0...30, 0...10, 0...20]), (.bottom, [20...50, 40...50, 30...50]),
    (.center, [10...40, 20...30, 15...35]),
  ])
  func `views are aligned perpendicular to the axis`(
    alignment: UIStackView.Alignment, expected: [ClosedRange<CGFloat>]
  ) {
    stack.alignment = alignment
    #expect(ranges(of: .vertical) == expected)
  }

  @Test func `a row can align baselines`() {
    let labels = [UILabel(), UILabel()]
    let row = UIStackView(arrangedSubviews: labels)
    labels[0].text = "Large"
    labels[0].font = .systemFont(ofSize: 30)
    labels[1].text = "Small"
    row.alignment = .firstBaseline
    row.frame.size = row.systemLayoutSizeFitting(.zero)
    row.layoutIfNeeded()
    let distance = labels[0].font.ascender - labels[1].font.ascender
    #expect(
      [row.bounds.height, labels[0].frame.minY, labels[1].frame.minY, labels[1].frame.minX] == [
        labels[0].font.lineHeight, 0, (distance * 2).rounded() / 2, labels[0].frame.maxX,
      ])
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func `a column aligns no baselines`(alignment: UIStackView.Alignment) {
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "Text" }
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.alignment = alignment
    let reports = UnsatisfiableConstraints.reported {
      column.frame.size = column.systemLayoutSizeFitting(.zero)
      column.layoutIfNeeded()
    }
    #expect(reports.isEmpty)
    #expect(labels[1].frame.minY == labels[0].frame.maxY && labels[0].frame.height > 0)
  }

  @Test func `baselines are those of views that are shown`() {
    boxes[0].isHidden = true
    #expect(stack.forFirstBaselineLayout === boxes[2])
    stack.axis = .vertical
    #expect([stack.forFirstBaselineLayout, stack.forLastBaselineLayout] == [boxes[1], boxes[2]])
  }

  @Test func `the length across a stack is as large as its views need`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.alignment = .center
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect((stack.frame.size, stack.hasAmbiguousLayout) == (CGSize(width: 60, height: 30), false))
  }

  @Test func `hidden views take no room, and removed ones are not arranged`() {
    boxes[1].isHidden = true
    stack.distribution = .equalSpacing
    func size() -> [CGFloat] {
      let size = stack.systemLayoutSizeFitting(.zero)
      return [size.width, size.height]
    }
    var sizes = [size()]
    stack.spacing = 8
    sizes.append(size())
    boxes[1].isHidden = false
    sizes.append(size())
    stack.removeArrangedSubview(boxes[0])
    #expect(boxes[0].superview === stack)
    sizes.append(size())
    boxes[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [boxes[1]])
    #expect(sizes + [size()] == [[40, 30], [48, 30], [76, 30], [58, 20], [20, 10]])
    stack.insertArrangedSubview(boxes[0], at: 0)
    stack.addArrangedSubview(boxes[0])
    #expect(stack.arrangedSubviews == [boxes[1], boxes[0]])
  }

  @Test func `a column inside margins`() {
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 36, height: 72))
    stack.frame.size = CGSize(width: 36, height: 72)
    #expect(
      [ranges(of: .vertical), ranges()]
        == [[1...31, 35...45, 49...69], [2...12, 2...22, 2...32]])
  }

  @Test func `each property arranges the views again`() {
    boxes[2].setContentHuggingPriority(.init(1), for: .horizontal)
    #expect(
      ranges(after: [
        {}, { stack.spacing = 5 },
        {
          stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 6, leading: 7, bottom: 8, trailing: 9)
          stack.isLayoutMarginsRelativeArrangement = true
        },
      ]) == [
        [0...10, 10...30, 30...120], [0...10, 15...35, 40...120], [7...17, 22...42, 47...111],
      ])
    #expect(ranges(of: .vertical) == [6...42, 6...42, 6...42])
    stack.isLayoutMarginsRelativeArrangement = false
    stack.spacing = 0
    #expect(ranges() == [0...10, 10...30, 30...120])
    stack.alignment = .center
    #expect(ranges(of: .vertical) == [10...40, 20...30, 15...35])
    stack.distribution = .fillEqually
    #expect(ranges() == [0...40, 40...80, 80...120])
    stack.frame.size = CGSize(width: 50, height: 120)
    stack.axis = .vertical
    #expect(ranges(of: .vertical) == [0...40, 40...80, 80...120])
  }

  @Test func `a column can space its baselines, from the last one of the view above`() {
    let labels = [UILabel(), UILabel()]
    labels[0].numberOfLines = 2
    for label in labels { label.text = "Text" }
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.spacing = 50
    func laidOut() -> (first: CGRect, second: CGRect) {
      column.frame.size = column.systemLayoutSizeFitting(.zero)
      column.layoutIfNeeded()
      return (labels[0].frame, labels[1].frame)
    }
    let plain = laidOut()
    column.isBaselineRelativeArrangement = true
    let relative = laidOut()
    labels[0].text = "Two\nlines"
    let long = laidOut()
    let line = long.second.height
    #expect(
      [
        plain.second.minY - plain.first.maxY, relative.second.minY - relative.first.minY,
        long.first.height, long.second.minY - long.first.minY,
      ] == [50, 50, 2 * line, line + 50])
  }

  @Test func `stacks inside stacks determine the height of a cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let title = UILabel()
    let body = UILabel()
    title.text = "Title"
    body.text = String(repeating: "many words ", count: 20)
    body.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [title, body])
    column.axis = .vertical
    column.spacing = 2
    let row = UIStackView(arrangedSubviews: [Box(40, 40), column])
    row.spacing = 10
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(row)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(15)-[row]-(15)-|", metrics: nil, views: ["row": row])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-(5)-[row]-(5)-|", metrics: nil, views: ["row": row]))
    let room = CGSize(width: 320 - 30 - 50, height: 1e6)
    let wanted = 5 + title.font.lineHeight + 2 + body.sizeThatFits(room).height + 5
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == wanted)
    body.isHidden = true
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 50)
  }

  @Test func `a stack arranges neither itself nor a view that contains it`() {
    let outer = UIStackView()
    let inner = UIStackView()
    outer.distribution = .fillProportionally
    inner.distribution = .fillProportionally
    outer.addArrangedSubview(inner)
    let exceptions = UIKitException.raised {
      outer.addArrangedSubview(outer)
      inner.addArrangedSubview(outer)
    }
    #expect(exceptions.count == 2)
    #expect(outer.arrangedSubviews == [inner] && inner.arrangedSubviews.isEmpty)
    #expect(outer.systemLayoutSizeFitting(.zero) == .zero)
  }
}
