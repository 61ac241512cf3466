import HeadlessUIKit
import Testing

/// What UIKit answered about constraints, guides, stacks and fitting sizes (Mac Catalyst, macOS 26
/// and 27, scale 2).
@MainActor struct RecordedLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

  private func add(_ count: Int, to view: UIView) -> [UIView] {
    (0..<count).map { _ in
      let added = UIView()
      added.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(added)
      return added
    }
  }

  private func expect(
    _ name: String, _ views: [UIView], _ frames: [[CGFloat]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (view, recorded) in zip(views, frames) {
      let frame = view.frame
      let isNear = zip([frame.minX, frame.minY, frame.width, frame.height], recorded).allSatisfy {
        abs($0 - $1) <= 0.5
      }
      #expect(isNear, "\(name): \(recorded), not \(frame)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Constraints

  @Test func `con-chain: a chain of equal widths`() {
    let views = add(5, to: root)
    for (row, top, height) in [([0, 1, 2], 20.0, 60.0), ([3, 4], 104, 48)] {
      for index in row {
        views[index].topAnchor.constraint(equalTo: root.topAnchor, constant: top).isActive = true
        views[index].heightAnchor.constraint(equalToConstant: height).isActive = true
      }
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[3].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      views[4].leadingAnchor.constraint(equalTo: views[3].trailingAnchor, constant: 10),
      views[4].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      views[4].widthAnchor.constraint(equalTo: views[3].widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    expect(
      "con-chain", views,
      [
        [12, 20, 93.5, 60], [113, 20, 93.5, 60], [215, 20, 93.5, 60], [12, 104, 95.5, 48],
        [117, 104, 190.5, 48],
      ])
  }

  @Test func `con-pins: pins to edges`() {
    let views = add(3, to: root)
    NSLayoutConstraint.activate([
      views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      views[0].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      views[0].heightAnchor.constraint(equalToConstant: 44),
      views[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      views[1].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      views[1].widthAnchor.constraint(equalToConstant: 120),
      views[1].heightAnchor.constraint(equalToConstant: 32),
      views[2].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 12),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 12),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      views[2].bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
    ])
    root.layoutIfNeeded()
    expect(
      "con-pins", views, [[16, 16, 288, 44], [16, 192, 120, 32], [148, 72, 156, 152]])
  }

  @Test func `con-margins: margins include the safe area that reaches a view`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    let safe = controller.view.safeAreaInsets
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: 59 - safe.top, left: 16 - safe.left, bottom: 34 - safe.bottom, right: 20 - safe.right)
    let inner = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
    controller.view.addSubview(inner)
    let views = add(4, to: inner)
    func pin(
      _ view: UIView, _ first: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute,
      _ constant: CGFloat = 0
    ) {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: inner, attribute: margin,
        multiplier: 1, constant: constant
      ).isActive = true
    }
    for (view, size) in zip(views, [(60.0, 40.0), (60, 40), (80, 30), (0, 24)]) {
      if size.0 > 0 { view.widthAnchor.constraint(equalToConstant: size.0).isActive = true }
      view.heightAnchor.constraint(equalToConstant: size.1).isActive = true
    }
    pin(views[0], .left, .leftMargin)
    pin(views[0], .top, .topMargin)
    pin(views[1], .right, .rightMargin)
    pin(views[1], .bottom, .bottomMargin)
    pin(views[2], .centerX, .centerXWithinMargins)
    pin(views[2], .centerY, .centerYWithinMargins)
    pin(views[3], .leading, .leadingMargin)
    pin(views[3], .trailing, .trailingMargin)
    pin(views[3], .top, .topMargin, 100)
    window.layoutIfNeeded()
    expect(
      "con-margins", views,
      [[24, 37, 60, 40], [232, 252, 60, 40], [118, 150, 80, 30], [24, 137, 268, 24]])
  }

  // MARK: Guides

  @Test func `gui-width: a view as wide as a guide`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = add(1, to: root)[0]
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalToConstant: 44),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 7),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    expect("gui-width", [view], [[0, 0, 44, 7]])
  }

  @Test func `gui-deactivated: constraints of guides are deactivated together`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = [
      guide.widthAnchor.constraint(equalToConstant: 44),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    let active = constraints.map(\.isActive)
    NSLayoutConstraint.deactivate(constraints)
    #expect([active, constraints.map(\.isActive)] == [[true, true], [false, false]])
  }

  @Test func `the guides of a list's content are its texts and its image`() throws {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "text"
    configuration.secondaryText = "second"
    configuration.image = UIImage(systemName: "star")
    let content = UIListContentView(configuration: configuration)
    content.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    content.layoutIfNeeded()
    let text = try #require(content.textLayoutGuide)
    let second = try #require(content.secondaryTextLayoutGuide)
    let image = try #require(content.imageLayoutGuide)
    #expect(text.owningView === content)
    let labels = content.subviews.compactMap { $0 as? UILabel }.map(\.frame)
    #expect([text.layoutFrame, second.layoutFrame] == labels)
    #expect(content.subviews.first { $0 is UIImageView }?.frame == image.layoutFrame)
    // A view may be placed by them.
    let mark = add(1, to: content)[0]
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      mark.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      mark.topAnchor.constraint(equalTo: second.bottomAnchor),
      mark.heightAnchor.constraint(equalToConstant: 2),
    ])
    content.layoutIfNeeded()
    let distances = [
      mark.frame.minX - text.layoutFrame.minX, mark.frame.width - text.layoutFrame.width,
      mark.frame.minY - second.layoutFrame.maxY,
    ]
    #expect(distances.filter { !(abs($0) <= 0.5) } == [])
  }

  // MARK: System spacing

  @Test func `spc-edges and spc-triple: the system spacing is 8`() {
    let views = add(2, to: root)
    let once = views[1].leadingAnchor.constraint(
      equalToSystemSpacingAfter: views[0].trailingAnchor, multiplier: 1)
    #expect(
      (once.constant, once.multiplier, once.priority, once.isActive) == (8, 1, .required, false))
    let triple = views[1].leadingAnchor.constraint(
      equalToSystemSpacingAfter: views[0].trailingAnchor, multiplier: 3)
    #expect([triple.constant, triple.multiplier] == [24, 1])
    let negative = views[1].topAnchor.constraint(
      equalToSystemSpacingBelow: views[0].bottomAnchor, multiplier: -2)
    #expect(negative.constant == 0)
  }

  @Test(arguments: [(17.0, 17.0, 20.0), (9, 40, 40.5)])
  func `lines of labels at the system spacing touch`(
    upper: Double, lower: Double, recorded: Double
  ) {
    let labels = [upper, lower].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      return label
    }
    let spacing = labels[1].firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1)
    #expect(abs(spacing.constant - recorded) <= 0.5)
  }

  // MARK: Stacks

  private final class Fixed: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
    convenience init(_ width: CGFloat, _ height: CGFloat) {
      self.init(frame: .zero)
      size = CGSize(width: width, height: height)
    }
  }

  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment,
    _ distribution: UIStackView.Distribution, spacing: CGFloat
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.alignment = alignment
    stack.distribution = distribution
    stack.spacing = spacing
    return stack
  }

  @Test func `stk-equal and stk-nested: equal heights at the leading edge, and columns in a row`() {
    let views = [Fixed(71.5, 20), Fixed(167, 17), Fixed(97.5, 14)]
    let column = stack(views, .vertical, .leading, .fillEqually, spacing: 4)
    column.frame = CGRect(x: 0, y: 0, width: 266, height: 96)
    column.layoutIfNeeded()
    expect("stk-equal", views, [[0, 0, 71.5, 29.5], [0, 33, 167, 29.5], [0, 67, 97.5, 29.5]])

    let left = [Fixed(34.5, 19), Fixed(34.5, 16), Fixed(34.5, 16)]
    let right = [Fixed(38.5, 19), Fixed(81, 16), Fixed(81, 16)]
    let columns = [
      stack(left, .vertical, .leading, .fill, spacing: 3),
      stack(right, .vertical, .trailing, .fill, spacing: 3),
    ]
    let row = stack(columns, .horizontal, .top, .fillEqually, spacing: 10)
    row.frame = CGRect(x: 0, y: 0, width: 266, height: 111)
    row.layoutIfNeeded()
    expect("stk-nested", columns, [[0, 0, 128, 57], [138, 0, 128, 57]])
    expect(
      "stk-nested", [left[1], right[0], right[2]],
      [[0, 22, 34.5, 16], [90, 0, 38.5, 19], [47, 41, 81, 16]])
  }

  // MARK: Fitting sizes

  private func container(_ content: UIView) -> UIView {
    let container = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 6),
      content.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -6),
      content.topAnchor.constraint(equalTo: container.topAnchor, constant: 6),
      content.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -6),
    ])
    return container
  }

  /// `fit-width-200`, `fit-compressed`, `fit-both-required`, `fit-low` and `fit-keeps` were
  /// recorded.
  @Test func `a fitting size is that of the content unless its priority is higher`() {
    let narrow = container(Fixed(184, 85))
    #expect(
      narrow.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 97))
    let wide = container(Fixed(299, 51))
    #expect(
      wide.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 311, height: 63))
    func fitting(_ priority: UILayoutPriority) -> CGSize {
      wide.systemLayoutSizeFitting(
        CGSize(width: 320, height: 90), withHorizontalFittingPriority: priority,
        verticalFittingPriority: priority)
    }
    #expect(
      [UILayoutPriority.required, .defaultLow].map(fitting)
        == [CGSize(width: 320, height: 90), CGSize(width: 311, height: 63)])
    #expect(wide.constraints.count == 4)
  }

  // MARK: Scrolling

  private final class Calls: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("willBeginDragging")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { calls.append("willEndDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEndDragging(\(decelerate))")
    }
  }

  /// `scr-rest` and `scr-edge` were recorded on an iPhone with iOS 26.1.
  @Test func `a drag that ends at rest doesn't decelerate, and stops at the end`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.contentSize = CGSize(width: 393, height: 40000)
    let calls = Calls()
    view.delegate = calls
    let user = User()
    user.scroll(view, by: 100)
    #expect(calls.calls == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
    user.scroll(view, by: 50000)
    #expect(view.contentOffset.y == 39148)
  }
}
