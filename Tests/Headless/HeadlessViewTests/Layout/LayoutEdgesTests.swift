import Testing

@testable import HeadlessUIKit

/// What a layout does at each edge and along each axis: margins, system spacing, the safe area,
/// views that follow the size of their superview, and accessories beside constraints.
@MainActor struct LayoutEdgesTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  // MARK: Margins

  @Test func `preserved margins are what of the superview's reaches each edge`() {
    root.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 260, height: 340))
    root.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 40, bottom: 10, right: 20))
    view.layoutMargins = UIEdgeInsets(top: 35, left: 0, bottom: 35, right: 0)
    #expect(view.layoutMargins == UIEdgeInsets(top: 35, left: 40, bottom: 35, right: 20))
  }

  private final class Wide: UIViewController {
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30)
    }
  }

  @Test func `the view of a controller has the minimum margins of its sides`() {
    let controller = Wide()
    controller.view.layoutMargins = .zero
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
    controller.view.semanticContentAttribute = .forceRightToLeft
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == .zero)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 560), (.small, 600), (.medium, 632), (.large, 672),
    (.extraLarge, 744), (.extraExtraLarge, 816), (.extraExtraExtraLarge, 896),
    (.accessibilityMedium, 896),
  ])
  func `the readable width grows with the text`(category: UIContentSizeCategory, width: CGFloat) {
    let old = UITraitCollection.current
    defer { UITraitCollection.current = old }
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      old, UITraitCollection(preferredContentSizeCategory: category),
    ])
    root.bounds.size.width = 1_000
    let frame = root.readableContentGuide.layoutFrame
    #expect([frame.width, frame.midX] == [width, 500])
  }

  // MARK: The safe area

  @Test func `a scroll view passes on the safe area at its sides`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let controller = UIViewController()
    window.rootViewController = controller
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    controller.view.addSubview(scrollView)
    scrollView.addSubview(content)
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 11, bottom: 20, right: 17)
    window.layoutIfNeeded()
    let safe = scrollView.safeAreaInsets
    #expect(safe.top >= 30 && safe.left >= 11 && safe.bottom >= 20 && safe.right >= 17)
    #expect(
      content.safeAreaInsets == UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    window.isHidden = true
  }

  // MARK: Spacing

  @Test func `the system's spacing is a multiple of 8, and never negative`() {
    let (view, other) = (add(UIView()), add(UIView()))
    func constants(_ multiplier: CGFloat) -> [CGFloat] {
      let (x, y) = (view.leadingAnchor, view.topAnchor)
      let (end, bottom) = (other.trailingAnchor, other.bottomAnchor)
      return [
        x.constraint(equalToSystemSpacingAfter: end, multiplier: multiplier),
        x.constraint(greaterThanOrEqualToSystemSpacingAfter: end, multiplier: multiplier),
        x.constraint(lessThanOrEqualToSystemSpacingAfter: end, multiplier: multiplier),
        y.constraint(equalToSystemSpacingBelow: bottom, multiplier: multiplier),
        y.constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: multiplier),
        y.constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: multiplier),
      ].map(\.constant)
    }
    #expect([2, -1].map(constants) == [[16, 16, 16, 16, 16, 16], [0, 0, 0, 0, 0, 0]])
  }

  // MARK: Constraints

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `what has no room in a view without a length isn't reported`(
    axis: NSLayoutConstraint.Axis
  ) {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])
    let isRow = axis == .horizontal
    func reports(_ length: CGFloat) -> Int {
      root.bounds.size = CGSize(width: isRow ? length : 100, height: isRow ? 100 : length)
      return UnsatisfiableConstraints.reported { root.layoutIfNeeded() }.count
    }
    #expect([100, 0, 5].map(reports) == [0, 0, 1])
  }

  @Test func `a view removes the constraints that it holds, and no others`() {
    let (view, other) = (add(UIView()), add(UIView()))
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let equal = view.widthAnchor.constraint(equalTo: other.widthAnchor)
    NSLayoutConstraint.activate([width, equal])
    view.removeConstraints([width, equal])
    func state() -> [Bool] { [width, equal].map(\.isActive) }
    var states = [state()]
    #expect(root.constraints == [equal])
    view.removeConstraint(equal)
    states.append(state())
    root.removeConstraint(equal)
    #expect(states + [state()] == [[false, true], [false, true], [false, false]])
  }

  @Test(arguments: [false, true])
  func `text wraps before an image is compressed, whichever comes first`(isTextFirst: Bool) {
    let image = add(UIImageView(image: UIImage(systemName: "star")))
    let label = add(UILabel())
    label.text = String(repeating: "many words ", count: 10)
    label.numberOfLines = 0
    let (first, second) = isTextFirst ? (label as UIView, image as UIView) : (image, label)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let width = image.intrinsicContentSize.width
    #expect(width > 0 && label.frame.height > 2 * label.font.lineHeight)
    #expect([image.frame.width, label.frame.width] == [width, 300 - width])
    root.bounds.size.width = width + 5
    root.layoutIfNeeded()
    #expect([image.frame.width, label.frame.width] == [width, 5])
  }

  // MARK: Cells

  @Test func `a cell's own constraints end at its accessory and at its controls`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(view)
    let content = cell.contentView
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 310, height: 44))
    cell.accessoryType = .detailButton
    cell.layoutIfNeeded()
    // The button is 22 points wide between the margin of 16 points and a gap of 8.
    #expect(view.frame == CGRect(x: 5, y: 0, width: 264, height: 44))
    cell.isEditing = true
    cell.editingAccessoryType = .none
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 43, y: 0, width: 272, height: 44))
  }

  // MARK: Autoresizing

  @Test func `a view that follows its superview is never of negative size`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 280, height: 360))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.bounds.size = CGSize(width: 10, height: 15)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 0, height: 0))
  }

  private static let masks: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 20, height: 20)),
    (.flexibleLeftMargin, CGRect(x: 60, y: 10, width: 20, height: 20)),
    (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 20, height: 20)),
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 70, height: 20)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 35, y: 10, width: 20, height: 20)),
    ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 10, y: 10, width: 45, height: 20)),
    ([.flexibleLeftMargin, .flexibleWidth], CGRect(x: 35, y: 10, width: 45, height: 20)),
    (.flexibleTopMargin, CGRect(x: 10, y: 40, width: 20, height: 20)),
    (.flexibleBottomMargin, CGRect(x: 10, y: 10, width: 20, height: 20)),
    (.flexibleHeight, CGRect(x: 10, y: 10, width: 20, height: 50)),
    ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 10, y: 25, width: 20, height: 20)),
    ([.flexibleHeight, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 20, height: 35)),
    (
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
      CGRect(x: 10, y: 20, width: 20, height: 30)
    ),
  ]

  @Test(arguments: 0..<13) func `what is flexible shares a change of the size`(number: Int) {
    let (mask, frame) = Self.masks[number]
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.autoresizingMask = mask
    root.addSubview(view)
    root.bounds.size = CGSize(width: 350, height: 430)
    #expect(view.frame == frame)
    root.autoresizesSubviews = false
    root.bounds.size = CGSize(width: 500, height: 500)
    #expect(view.frame == frame)
  }
}
