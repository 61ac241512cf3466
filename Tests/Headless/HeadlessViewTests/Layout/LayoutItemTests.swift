import Testing

@testable import HeadlessUIKit

/// Margins, guides, alignment rectangles and pixels.
@MainActor struct LayoutItemTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private final class Framed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test func `edges are at whole pixels, and neighbors touch`() {
    let views = (0..<3).map { _ in add(UIView()) }
    var edge = root.leadingAnchor
    for view in views {
      view.leadingAnchor.constraint(equalTo: edge).isActive = true
      view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
      edge = view.trailingAnchor
    }
    edge.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(
      views.map { [$0.frame.minX, $0.frame.maxX] } == [[0, 66.5], [66.5, 133.5], [133.5, 200]])
  }

  @Test func `constraints refer to alignment rectangles`() {
    let view = add(Framed())
    let inner = add(UIView(), to: view)
    let after = add(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      after.leadingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect([inner.frame.minX, after.frame.minX] == [7, 60])
  }

  @Test func `directional margins follow the reading direction, others don't`() {
    let view = add(UIView())
    pin(view, to: root.layoutMarginsGuide)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.frame == CGRect(x: 4, y: 1, width: 194, height: 96))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(root.directionalLayoutMargins.leading == 20)
    root.semanticContentAttribute = .forceLeftToRight
    #expect([root.layoutMargins.left, root.directionalLayoutMargins.leading] == [10, 10])
  }

  @Test func `a view can preserve its superview's margins, and ignore the safe area`() {
    root.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 30)
    let box = UIView(frame: CGRect(x: 10, y: 0, width: 175, height: 100))
    root.addSubview(box)
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    box.preservesSuperviewLayoutMargins = true
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 15))
    root.safeAreaStorage = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 45, width: 140, height: 30))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 5, width: 140, height: 90))
  }

  @Test func `the attributes of margins refer to the margins' guide`() {
    let view = add(UIView())
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    for (own, margin) in attributes {
      NSLayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    let center = add(UIView())
    NSLayoutConstraint(
      item: center, attribute: .centerX, relatedBy: .equal, toItem: root,
      attribute: .centerXWithinMargins, multiplier: 1, constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(center.center.x == 99)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
  }

  @Test func `a controller's layout guides are at the edges that bars cover`() {
    let controller = UIViewController()
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    view.safeAreaStorage = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let guides = oldGuides(of: controller)
    #expect([guides.top.length, guides.bottom.length] == [40, 20])
    let content = add(UIView(), to: view)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guides.top.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: guides.bottom.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect([content.frame.minY, content.frame.maxY] == [40, 280])
  }

  // MARK: Errors

  @Test func `a constraint between two hierarchies is refused in UIKit's words`() {
    let view = UIView()
    let constraint = view.topAnchor.constraint(equalTo: root.bottomAnchor)
    let exceptions = UIKitException.raised { NSLayoutConstraint.activate([constraint]) }
    #expect(exceptions.map(\.name) == [.generic])
    let reason = exceptions.first?.reason ?? ""
    #expect(
      reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x"))
    #expect(reason.contains(".top\"> and <NSLayoutYAxisAnchor:0x"))
    #expect(reason.hasSuffix("different view hierarchies?  That's illegal."))
    #expect(!constraint.isActive)
  }

  @Test func `required content that doesn't fit is reported`() {
    let label = add(UILabel())
    label.text = "Text"
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let width = label.widthAnchor.constraint(equalToConstant: 3)
    width.isActive = true
    let reports = UnsatisfiableConstraints.reported {
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect((reports.count, reports.first?.constraints.count, label.frame.width) == (1, 2, 3))
    #expect(reports.first?.constraints.first === width)
    let broken = reports.first?.broken.description ?? ""
    #expect(broken.hasPrefix("<NSContentSizeLayoutConstraint:0x"))
    #expect(broken.contains("Hug:250 CompressionResistance:1000"))
  }

  @Test func `constraints and cells don't keep views, and views don't keep themselves`() {
    weak var released: UIView?
    var constraint: NSLayoutConstraint?
    do {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = add(UILabel(), to: cell.contentView)
      label.text = "Text"
      pin(label, to: cell.contentView.layoutMarginsGuide)
      _ = cell.sizeThatFits(CGSize(width: 320, height: 0))
      cell.layoutIfNeeded()
      constraint = cell.contentView.constraints.first
      #expect(constraint?.firstItem === label)
      released = cell
    }
    #expect(released == nil && constraint?.firstItem == nil)
    #expect(constraint?.isActive == false)
  }

  // MARK: Debugging

  @Test func `ambiguous frames change when they are exercised`() {
    let view = add(UIView())
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([leading, top, height])
    root.layoutIfNeeded()
    let old = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame != old)
    #expect(
      [NSLayoutConstraint.Axis.horizontal, .vertical].map(view.constraintsAffectingLayout)
        == [[leading], [top, height]])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == old)
  }

  @Test func `a guide belongs to one view, and takes its constraints along when it leaves`() {
    let guide = UILayoutGuide()
    let view = add(UIView())
    root.addLayoutGuide(guide)
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides == [guide])
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 5),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    view.removeLayoutGuide(guide)
    #expect((guide.owningView, constraints.map(\.isActive)) == (root, [true, true, true]))
    view.addLayoutGuide(guide)
    #expect([root.layoutGuides, view.layoutGuides] == [[], [guide]])
    #expect(constraints.map(\.isActive) == [false, false, true])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }
}

/// A witness of a protocol can call deprecated declarations without a warning.
@MainActor private protocol BarGuides {
  static func guides(
    _ controller: UIViewController
  ) -> (top: any UILayoutSupport, bottom: any UILayoutSupport)
}

private enum DeprecatedGuides: BarGuides {
  @available(*, deprecated) static func guides(
    _ controller: UIViewController
  ) -> (top: any UILayoutSupport, bottom: any UILayoutSupport) {
    (controller.topLayoutGuide, controller.bottomLayoutGuide)
  }
}

@MainActor private func oldGuides(
  of controller: UIViewController
) -> (top: any UILayoutSupport, bottom: any UILayoutSupport) {
  let type: any BarGuides.Type = DeprecatedGuides.self
  return type.guides(controller)
}
