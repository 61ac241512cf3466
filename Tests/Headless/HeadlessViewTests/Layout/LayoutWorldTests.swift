import HeadlessModels
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Small random layouts, compared with the best ones that brute force finds.
@MainActor struct LayoutWorldTests {
  @Test(arguments: 0..<40)
  func `frames satisfy what is required, and then as much as possible of each priority`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var world = LayoutWorld(&random)
    for _ in 0..<Int.random(in: 2...5, using: &random) { world.addConstraint(&random) }
    try world.check("seed \(seed)")
  }
}

/// Two views in a row, in a view that is 60 points wide.
@MainActor private struct LayoutWorld {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
  let views: [Content]
  /// The widths of the views, and then their positions.
  var system = SmallSystem(lengths: [true, true, false, false])
  var constraints: [NSLayoutConstraint?] = []

  final class Content: UIView {
    let width: Int

    init(_ width: Int) {
      self.width = width
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      CGSize(width: CGFloat(width), height: UIView.noIntrinsicMetric)
    }
  }

  init(_ random: inout SeededGenerator) {
    views = [
      Content(Int.random(in: 5...50, using: &random)),
      Content(Int.random(in: 5...50, using: &random)),
    ]
    for (index, view) in views.enumerated() {
      root.addSubview(view)
      // Layout places even a view to which nothing else refers.
      add(
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0), unit(index), relation: 1,
        bound: 0, priority: 1000)
    }
    for (index, view) in views.enumerated() {
      let priorities = [250, 500, 750].shuffled(using: &random)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(priorities[0])), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(Float(priorities[1])), for: .horizontal)
      add(nil, unit(index), relation: 1, bound: view.width, priority: priorities[0])
      add(nil, unit(index), relation: -1, bound: view.width, priority: priorities[1])
    }
  }

  private func unit(_ index: Int) -> [Fraction] {
    (0..<4).map { Fraction($0 == index ? 1 : 0) }
  }

  private mutating func add(
    _ constraint: NSLayoutConstraint?, _ coefficients: [Fraction], relation: Int, bound: Int,
    priority: Int
  ) {
    constraint?.priority = UILayoutPriority(Float(priority))
    constraint?.isActive = true
    constraints.append(constraint)
    system.constraints.append(
      SmallSystem.Constraint(
        coefficients: coefficients, relation: relation, bound: Fraction(bound),
        priority: priority))
  }

  /// Returns an attribute of a view as a sum of the unknowns.
  private func form(_ attribute: NSLayoutConstraint.Attribute, _ index: Int) -> [Fraction] {
    var sum = [Fraction](repeating: Fraction(0), count: 4)
    if attribute != .width { sum[index + 2] = Fraction(1) }
    if attribute == .width || attribute == .trailing { sum[index] = Fraction(1) }
    if attribute == .centerX { sum[index] = Fraction(1, 2) }
    return sum
  }

  mutating func addConstraint(_ random: inout SeededGenerator) {
    let attributes: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX, .width]
    let first = Int.random(in: 0...1, using: &random)
    let attribute = attributes.randomElement(using: &random)!
    let relation = Int.random(in: -1...1, using: &random)
    let constant = Int.random(in: -10...30, using: &random)
    let priority = [1000, 1000, 750, 500, 250].randomElement(using: &random)!
    let toRoot = Bool.random(using: &random)
    let isLength = attribute == .width
    let other = isLength ? .width : attributes[Int.random(in: 0...2, using: &random)]
    var sum = form(attribute, first)
    var bound = constant
    if toRoot {
      bound += other == .leading ? 0 : other == .centerX ? 30 : 60
    } else {
      sum = zip(sum, form(other, 1 - first)).map { $0 - $1 }
    }
    let constraint = NSLayoutConstraint(
      item: views[first], attribute: attribute, relatedBy: .init(rawValue: relation)!,
      toItem: toRoot ? root : views[1 - first], attribute: other, multiplier: 1,
      constant: CGFloat(constant))
    add(constraint, sum, relation: relation, bound: bound, priority: priority)
  }

  /// Compares the errors of each priority, and the broken constraints.
  func check(_ name: String) throws {
    let reports = UnsatisfiableConstraints.reported { root.layoutIfNeeded() }
    let (best, broken) = system.solution()
    #expect(
      reports.map { report in constraints.firstIndex { $0 === report.broken } } == broken,
      "\(name)")
    let engine = try #require(root.layoutEngine)
    let frames = try views.map { view in
      try #require(engine.boxes.first { $0.view === view }).frame(engine.solution)
    }
    let point = frames.map { Double($0.width) } + frames.map { Double($0.minX) }
    #expect(frames.allSatisfy { $0.width >= 0 }, "\(name)")
    for level in [1000, 750, 500, 250] {
      let kept = system.constraints.indices.filter {
        system.constraints[$0].priority == level && !broken.contains($0)
      }
      let least = kept.reduce(0) { $0 + system.constraints[$1].error(at: best).double }
      let error = kept.reduce(0) { $0 + system.constraints[$1].error(at: point) }
      #expect(abs(error - least) < 1e-6, "\(name), \(level): \(system.constraints) \(point)")
      if level == 1000 { #expect(error < 1e-6, "\(name)") }
    }
  }
}

extension SmallSystem.Constraint {
  /// Returns the error at a point that is not exact.
  fileprivate func error(at point: [Double]) -> Double {
    let left = zip(coefficients, point).reduce(0) { $0 + $1.0.double * $1.1 }
    let error = left - bound.double
    return relation < 0 ? max(error, 0) : relation > 0 ? max(-error, 0) : abs(error)
  }
}
