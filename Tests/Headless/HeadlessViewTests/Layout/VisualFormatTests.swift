import Foundation
import HeadlessUIKit
import Testing

@MainActor struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["first": first, "second": second])
  }

  /// The constraints in a short form, in which the views are numbers.
  private func relations(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    constraints(format, options, metrics: metrics).map { constraint in
      func name(_ item: AnyObject?) -> String {
        item === first ? "1" : item === second ? "2" : item === root ? "root" : "margins"
      }
      let sign = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      let right =
        constraint.secondItem.map {
          let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier)*"
          return "\(factor)\(name($0)).\(constraint.secondAttribute) + "
        } ?? ""
      let left = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
      let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
      return "\(left) \(sign) \(right)\(constraint.constant)\(priority)"
    }
  }

  @Test(arguments: [
    ("[first]-[second]", ["2.leading == 1.trailing + 8.0"]),
    ("[first][second]", ["2.leading == 1.trailing + 0.0"]),
    ("H:[first]-12-[second]", ["2.leading == 1.trailing + 12.0"]),
    ("V:[first]-(-4)-[second]", ["2.top == 1.bottom + -4.0"]),
    ("|[first]|", ["1.leading == root.leading + 0.0", "root.trailing == 1.trailing + 0.0"]),
    ("V:|-[first]", ["1.top == margins.top + 0.0"]),
    ("|-20-[first]", ["1.leading == root.leading + 20.0"]),
    ("[first]-|", ["margins.trailing == 1.trailing + 0.0"]),
    ("[first(50)]", ["1.width == 50.0"]),
    ("V:[first(==second)]", ["1.height == 2.height + 0.0"]),
    ("[first(second*2+3@250)]", ["1.width == 2.0*2.width + 3.0 @250.0"]),
    ("[first(second-3)]", ["1.width == 2.width + -3.0"]),
    ("[first(>=40,<=90@500)]", ["1.width >= 40.0", "1.width <= 90.0 @500.0"]),
    (
      "[first]-(>=8,12@low)-[second]",
      ["2.leading >= 1.trailing + 8.0", "2.leading == 1.trailing + 12.0 @250.0"]
    ),
    ("[first]-gap-[second]", ["2.leading == 1.trailing + 7.5"]),
  ])
  func `formats and their constraints`(format: String, expected: [String]) {
    #expect(relations(format, metrics: ["gap": 7.5, "low": 250]) == expected)
  }

  @Test func `options align the views and choose the direction`() {
    #expect(
      relations("[first]-[second]", [.alignAllCenterY, .alignAllTop])
        == [
          "2.leading == 1.trailing + 8.0", "1.top == 2.top + 0.0", "1.centerY == 2.centerY + 0.0",
        ])
    #expect(
      relations("|[first]-[second]", .directionLeftToRight)
        + relations("|-5-[first]-[second]", .directionRightToLeft)
        + relations("V:[first]-[second]", .spacingBaselineToBaseline) == [
          "1.left == root.left + 0.0", "2.left == 1.right + 8.0", "root.right == 1.right + 5.0",
          "1.left == 2.right + 8.0", "2.firstBaseline == 1.lastBaseline + 8.0",
        ])
  }

  @Test func `a format lays out views`() {
    NSLayoutConstraint.activate(
      constraints("|-10-[first(second)]-20-[second]-10-|", .alignAllTop)
        + constraints("V:|-5-[first(30)]") + constraints("V:[second(first)]"))
    root.layoutIfNeeded()
    #expect(
      [first, second].map(\.frame)
        == [10, 110].map { CGRect(x: $0, y: 5, width: 80, height: 30) })
  }

  @Test(arguments: [
    ("[third]", "third is not a key in the views dictionary.", 6),
    ("[first]-gap-[second]", "gap is not a key in the metrics dictionary.", 11),
    ("[first", "Expected a ']' here, to end the view.", 6),
    ("[first(40]", "Expected a ')' here, to end the predicates.", 9),
    ("[first]-4[second]", "Expected a '-' here, to end the spacing.", 9),
    ("[first]-", "Expected a number or the name of a metric here.", 8),
    ("|", "Expected a '[' here, to begin a view.", 1),
    ("[]", "Expected a view name here.", 1),
    ("[first]|x", "Expected the end of the format here.", 8),
    ("[first(=40)]", "Expected '==' here.", 8),
  ])
  func `a format that can't be parsed raises`(format: String, problem: String, place: Int) {
    var made: [NSLayoutConstraint] = []
    let exceptions = UIKitException.raised { made = constraints(format) }
    #expect((made, exceptions.map(\.name)) == ([], [.invalidArgument]))
    let pointer = String(repeating: " ", count: place) + "^"
    #expect(
      exceptions.first?.reason
        == "Unable to parse constraint format: \n\(problem) \n\(format) \n\(pointer)")
  }

  @Test func `a view at the edge of a format needs a superview`() {
    first.removeFromSuperview()
    let exceptions = UIKitException.raised { _ = constraints("|[first]") }
    #expect(exceptions.first?.reason.contains("doesn't have a superview") == true)
  }

  @Test func `priorities are numbers`() {
    var priority = UILayoutPriority.defaultLow
    priority += 5
    priority -= 2
    let priorities = [.defaultHigh + 1, .required - 1, priority] as [UILayoutPriority]
    #expect(priorities.map(\.rawValue) == [751, 999, 253])
    #expect(
      [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize]
        == [.zero, CGSize(width: 10000, height: 10000)])
  }
}
