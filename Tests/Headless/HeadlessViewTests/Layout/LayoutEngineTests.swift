import HeadlessUIKit
import Testing

@MainActor struct LayoutEngineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func text(_ text: String) -> UILabel {
    let label = add(UILabel())
    label.text = text
    return label
  }

  // MARK: Conflicts

  @Test func `constraints that contradict each other are reported once, and the last is broken`() {
    let view = add(UIView())
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let last = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
    NSLayoutConstraint.activate([
      first, view.leadingAnchor.constraint(equalTo: root.leadingAnchor), last,
    ])
    let reports = UnsatisfiableConstraints.reported {
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect((view.frame.width, reports.count) == (10, 1))
    #expect((reports.first?.constraints, reports.first?.broken) == ([first, last], last))
    let text = reports.first?.description ?? ""
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(text.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:"))
    #expect(text.contains(".width == 10   (active)>"))
    #expect(text.contains(".width >= 20   (active)>"))
    first.constant = 30
    let later = UnsatisfiableConstraints.reported { root.layoutIfNeeded() }
    #expect((later.count, view.frame.width) == (0, 30))
  }

  @Test func `constraints inside a view don't break its size, and aren't reported if it has none`()
  {
    let view = add(UIView())
    let pins = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -60),
    ]
    NSLayoutConstraint.activate(pins)
    let reports = UnsatisfiableConstraints.reported { root.layoutIfNeeded() }
    #expect(
      (reports.first?.broken, reports.first?.constraints.first?.identifier)
        == (pins[1], "UIView-Encapsulated-Layout-Width"))
    #expect([view.frame.minX, view.frame.width] == [150, 0])
    // A view without a size reports nothing.
    let empty = UIView()
    let inner = add(UIView(), to: empty)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: empty.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: empty.trailingAnchor, constant: -10),
    ])
    #expect(UnsatisfiableConstraints.reported { empty.layoutIfNeeded() }.isEmpty)
  }

  // MARK: Contents

  @Test func `hugging and resistance decide which of two labels gives way`() {
    let first = text("First label")
    let second = text("Second label")
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let widths = [first, second].map(\.intrinsicContentSize.width)
    func laidOut() -> [CGFloat] {
      root.layoutIfNeeded()
      return [first.frame.width, second.frame.width]
    }
    first.setContentHuggingPriority(.init(251), for: .horizontal)
    #expect(laidOut() == [widths[0], 200 - widths[0]])
    second.setContentHuggingPriority(.init(252), for: .horizontal)
    #expect(laidOut()[1] == widths[1])
    root.bounds.size.width = widths[0] + widths[1] - 10
    first.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    #expect(laidOut() == [widths[0] - 10, widths[1]])
  }

  @Test func `a changed text changes the frames of the views around it`() {
    let first = text("A")
    let second = text("B")
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    let before = second.frame.minX
    first.text = "A longer text"
    root.layoutIfNeeded()
    #expect(second.frame.minX == first.intrinsicContentSize.width + 8)
    #expect(second.frame.minX > before)
  }

  @Test func `a content that loses its size takes no room`() {
    let image = add(UIImageView(image: UIImage(systemName: "star")))
    image.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(image.frame.width > 0 && image.frame.height > 0)
    image.image = nil
    root.layoutIfNeeded()
    #expect(image.frame.size == .zero)
  }

  @Test func `an image keeps its proportions where its height is given`() {
    let image = add(UIView())
    NSLayoutConstraint.activate([
      image.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -20),
      image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 1.5),
      image.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      image.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 40, y: 10, width: 120, height: 80))
  }

  @Test func `baselines of labels with fonts of different sizes are aligned`() {
    let large = text("Large")
    let small = text("Small")
    large.font = .systemFont(ofSize: 30)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let distance = large.font.ascender - small.font.ascender
    #expect(small.frame.minY - large.frame.minY == (distance * 2).rounded() / 2)
    #expect(distance > 10)
  }

  // MARK: Views inside views

  @Test func `constraints inside a placed view determine its size`() {
    let box = add(UIView())
    let label = add(UILabel(), to: box)
    label.text = "Text"
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 3),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
      box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
      box.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 3),
    ])
    root.layoutIfNeeded()
    let size = label.intrinsicContentSize
    #expect(box.frame == CGRect(x: 10, y: 5, width: size.width + 8, height: size.height + 6))
    #expect(label.frame == CGRect(origin: CGPoint(x: 4, y: 3), size: size))
    label.text = "A longer text"
    root.layoutIfNeeded()
    #expect(box.frame.width == label.intrinsicContentSize.width + 8)
  }

  @Test func `a constraint can relate views in different superviews`() {
    let box = UIView(frame: CGRect(x: 30, y: 10, width: 50, height: 50))
    root.addSubview(box)
    let inner = add(UIView(), to: box)
    let outer = add(UIView())
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 1),
    ])
    root.layoutIfNeeded()
    var origins = [inner.frame.origin]
    box.frame.origin.x = 20
    root.layoutIfNeeded()
    origins.append(inner.frame.origin)
    #expect(origins == [CGPoint(x: 12, y: 1), CGPoint(x: 22, y: 1)])
  }

  @Test func `a view that leaves its superview loses the constraints with views outside it`() {
    let view = add(UIView(), to: add(UIView()))
    let inner = add(UIView(), to: view)
    let own = view.widthAnchor.constraint(equalToConstant: 10)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    let outside = [
      view.topAnchor.constraint(equalTo: root.topAnchor),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ]
    NSLayoutConstraint.activate([own, inside] + outside)
    view.removeFromSuperview()
    #expect(([own, inside] + outside).map(\.isActive) == [true, true, false, false])
    #expect(root.constraints.isEmpty)
  }

  @Test func `changes of constants, priorities and activity apply at the next layout`() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    width.priority = .init(500)
    wide.priority = .init(400)
    NSLayoutConstraint.activate([width, wide])
    var widths: [CGFloat] = []
    for change in [
      {}, { width.constant = 20 }, { wide.priority = .init(600) }, { wide.isActive = false },
    ] as [() -> Void] {
      change()
      root.layoutIfNeeded()
      widths.append(view.frame.width)
    }
    #expect(widths == [10, 20, 90, 20])
  }

  // MARK: Guides

  @Test func `an app's guide is placed between views, and views refer to it`() {
    let first = add(UIView())
    let second = add(UIView())
    let gap = UILayoutGuide()
    root.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
      gap.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      gap.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
      second.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect([gap.layoutFrame.minX, gap.layoutFrame.width] == [50, 25])
    #expect([second.frame.minX, second.frame.width] == [75, 125])
  }

  @Test func `a guide that is removed loses its constraints`() {
    let box = add(UIView())
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    let view = add(UIView())
    let lost = [
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
    let kept = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate(lost + [kept])
    root.layoutIfNeeded()
    view.addLayoutGuide(guide)
    #expect([box.layoutGuides, view.layoutGuides] == [[], [guide]])
    #expect((lost.map(\.isActive), root.constraints) == ([false, false, false], [kept]))
    view.removeLayoutGuide(guide)
    #expect((view.layoutGuides, guide.owningView) == ([], nil))
  }

  @Test func `the readable width is limited, and the keyboard is at the bottom`() {
    let view = add(UIView())
    let bar = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    func places() -> [CGFloat] {
      root.layoutIfNeeded()
      return [view.frame.minX, view.frame.width, bar.frame.maxY]
    }
    #expect(places() == [8, 184, 100])
    root.bounds.size = CGSize(width: 1000, height: 300)
    #expect(places() == [164, 672, 300])
    let guide = root.readableContentGuide
    let old = UITraitCollection.current
    defer { UITraitCollection.current = old }
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      old, UITraitCollection(preferredContentSizeCategory: .extraSmall),
    ])
    #expect(guide.layoutFrame.width == 560)
  }

  @Test(arguments: [false, true])
  func `constraints with a scroll view's content determine its size`(usesGuide: Bool) {
    let scrollView = add(UIScrollView())
    let content = add(UIView(), to: scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    let edges: [NSLayoutConstraint.Attribute] = [.top, .bottom, .leading, .trailing]
    let outer: AnyObject = usesGuide ? scrollView.contentLayoutGuide : scrollView
    for edge in edges {
      NSLayoutConstraint(
        item: content, attribute: edge, relatedBy: .equal, toItem: outer, attribute: edge,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 500))
    scrollView.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
  }

  // MARK: Direction and ambiguity

  @Test func `leading is at the right where the reading direction is from right to left`() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = add(UIView())
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 140)
  }

  @Test func `a layout is ambiguous where constraints leave a choice`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(
      (view.hasAmbiguousLayout, view.frame) == (true, CGRect(x: 0, y: 0, width: 50, height: 0)))
    view.heightAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  // MARK: Fitting

  @Test func `a fitting size respects the priorities of both axes`() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    width.priority = .init(600)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 30), width,
    ])
    let target = CGSize(width: 200, height: 0)
    func fit(_ priority: Float) -> CGSize {
      root.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .init(priority),
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(
      [50, 599, 601, 1000].map { [fit($0).width, fit($0).height] }
        == [[80, 30], [80, 30], [200, 30], [200, 30]])
    #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 30))
  }

  // MARK: Many constraints

  @Test func `a long chain of views is solved`() {
    let count = 80
    var edge = root.topAnchor
    let views = (0..<count).map { index in
      let view = add(UIView())
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: edge),
        view.heightAnchor.constraint(equalToConstant: CGFloat(index % 3)),
      ])
      edge = view.bottomAnchor
      return view
    }
    root.layoutIfNeeded()
    var bottom: CGFloat = 0
    let tops = (0..<count).map { index in
      defer { bottom += CGFloat(index % 3) }
      return bottom
    }
    #expect(views.map(\.frame.minY) == tops)
    #expect(views.allSatisfy { $0.frame.width == 200 })
  }
}
