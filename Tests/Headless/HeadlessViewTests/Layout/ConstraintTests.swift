import HeadlessUIKit
import Testing

@MainActor struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test func `a view pinned to the edges fills what is between`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
    ])
    let frames = [200, 300].map { width in
      root.frame.size.width = width
      root.layoutIfNeeded()
      return view.frame
    }
    #expect(frames == [150, 250].map { CGRect(x: 20, y: 10, width: $0, height: 85) })
  }

  @Test func `a centered view of a given and a proportional size`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    ])
    root.layoutIfNeeded()
    let old = view.frame
    view.constraints.first { $0.firstAttribute == .height }?.isActive = false
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(
      [old, view.frame] == [
        CGRect(x: 50, y: 47.5, width: 100, height: 25),
        CGRect(x: 50, y: 50, width: 100, height: 20),
      ])
  }

  @Test func `a chain of labels takes its texts' heights, and gives the container's`() {
    let title = add(UILabel())
    let body = add(UILabel())
    title.text = "Title"
    body.numberOfLines = 0
    body.text = String(repeating: "many words ", count: 20)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
    ])
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let line = title.font.lineHeight
    let lines = body.sizeThatFits(CGSize(width: 168, height: 1e6)).height
    #expect(lines > 2 * line)
    #expect(size == CGSize(width: 200, height: 8 + line + 4 + lines + 8))
  }

  @Test func `guides represent margins and the safe area`() {
    let view = add(UIView())
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 99))
  }

  @Test func `of two contradictory constraints, the stronger holds`() {
    let view = add(UIView())
    let weak = view.widthAnchor.constraint(equalToConstant: 10)
    weak.priority = .defaultLow
    NSLayoutConstraint.activate([
      weak, view.widthAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func `a cell's own views decide its height`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = add(UILabel(), to: cell.contentView)
    label.text = "Text"
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 50),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -50),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == label.font.lineHeight + 100)
  }

  @Test func `items without a common ancestor, and others than views and guides, raise`() {
    let view = UIView()
    let reasons = UIKitException.raised {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      _ = NSLayoutConstraint(
        item: root, attribute: .width, relatedBy: .equal, toItem: "text", attribute: .width,
        multiplier: 1, constant: 0)
    }.map(\.reason)
    let parts = ["no common ancestor", "must each be an instance of UIView"]
    #expect(zip(reasons, parts).map { $0.contains($1) } == [true, true], "\(reasons)")
  }

  @Test func `constraints of guides without a view stay inactive`() {
    let guide = UILayoutGuide()
    let constraints = [
      guide.widthAnchor.constraint(equalToConstant: 10),
      root.widthAnchor.constraint(equalTo: guide.widthAnchor),
    ]
    let exceptions = UIKitException.raised { NSLayoutConstraint.activate(constraints) }
    #expect((exceptions.map(\.reason), constraints.map(\.isActive)) == ([], [false, false]))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `numbers that aren't finite raise, and change nothing`(number: CGFloat) {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    var isActive: Bool?
    let exceptions = UIKitException.raised {
      width.constant = number
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: number).isActive = true
      let ratio = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: number)
      ratio.isActive = true
      isActive = ratio.isActive
    }
    #expect(exceptions.map(\.name) == Array(repeating: .internalInconsistency, count: 3))
    #expect(exceptions[0].reason.contains("constant is not finite!"))
    #expect(
      exceptions[2].reason == "Multiplier is not finite!  That's illegal.  multiplier:\(number)")
    root.layoutIfNeeded()
    #expect(
      (isActive, width.constant, view.frame)
        == (false, 10, CGRect(x: 0, y: 0, width: 10, height: 0)))
  }

  @Test(arguments: [Float.nan, -1, 0, 1001, .infinity])
  func `a priority out of range raises, and the old one remains`(priority: Float) {
    let constraint = root.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    let exceptions = UIKitException.raised { constraint.priority = UILayoutPriority(priority) }
    #expect(exceptions.first?.reason.hasPrefix("It's illegal to set priority:") == true)
    #expect(constraint.priority == .defaultLow)
  }

  @Test(
    arguments: [
      (.left, .notAnAttribute, 1, "must be specified in pairs."),
      (.left, .left, 0, "must be specified in pairs."),
      (.left, .top, 1, "Invalid pairing of layout attributes"),
      (.left, .width, 1, "Invalid pairing of layout attributes"),
      (.width, .left, 1, "Invalid pairing of layout attributes"),
      (.notAnAttribute, .width, 1, "Invalid pairing of layout attributes"),
      (.trailing, .rightMargin, 1, "Use leading/trailing for both or neither."),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, String)])
  func `attributes that make no pair raise`(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat, problem: String
  ) {
    let view = add(UIView())
    var isActive: Bool?
    let exceptions = UIKitException.raised {
      let constraint = NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal,
        toItem: second == .notAnAttribute ? nil : root, attribute: second, multiplier: multiplier,
        constant: 5)
      constraint.isActive = true
      isActive = constraint.isActive
    }
    #expect(
      (isActive, root.constraints, exceptions.map(\.name)) == (false, [], [.invalidArgument]))
    #expect(exceptions.first?.reason.hasSuffix(problem) == true)
  }
}
