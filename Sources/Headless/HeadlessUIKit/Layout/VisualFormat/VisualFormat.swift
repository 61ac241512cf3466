import Foundation

/// A parser of visual formats such as `H:|-[title]-(>=8)-[time(80)]-|`.
///
/// The grammar is that of Apple's "Auto Layout Guide".
@MainActor struct VisualFormat {
  private let text: [Character]
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var index = 0
  private var isVertical = false
  private var constraints: [NSLayoutConstraint] = []
  private var aligned: [AnyObject] = []

  private init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    text = Array(format)
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// Returns the constraints of a format.
  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(UIKitException) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, options, metrics, views)
    try parser.parse()
    return parser.constraints
  }

  /// A length, a view's length, and how they are related.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var item: AnyObject?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  /// One end of a distance.
  private enum End {
    case view(AnyObject)
    case superview
  }

  private enum Connection {
    case edge
    case standard
    case predicates([Predicate])
  }

  // MARK: Grammar

  private mutating func parse() throws(UIKitException) {
    if peek("H") || peek("V"), index + 1 < text.count, text[index + 1] == ":" {
      isVertical = peek("V")
      index += 2
    }
    var last: End?
    var connection: Connection?
    if skip("|") {
      last = .superview
      connection = try parseConnection()
    }
    while true {
      let view = try parseView()
      if let last, let connection { try connect(last, connection, .view(view)) }
      aligned.append(view)
      last = .view(view)
      if index == text.count { break }
      connection = try parseConnection()
      if skip("|") {
        try connect(.view(view), connection ?? .edge, .superview)
        guard index == text.count else { throw error("Expected the end of the format here.") }
        break
      }
      guard index < text.count else { throw error("Expected a view.") }
    }
    align()
  }

  private mutating func parseView() throws(UIKitException) -> AnyObject {
    guard skip("[") else { throw error("Expected a '[' here, to begin a view.") }
    let name = parseName()
    guard !name.isEmpty else { throw error("Expected a view name here.") }
    let view = try item(named: name)
    if peek("(") {
      for predicate in try parsePredicates() {
        constrain(
          view, isVertical ? .height : .width, predicate.item,
          predicate.item == nil ? .notAnAttribute : isVertical ? .height : .width, predicate)
      }
    }
    guard skip("]") else { throw error("Expected a ']' here, to end the view.") }
    return view
  }

  private mutating func parseConnection() throws(UIKitException) -> Connection {
    guard skip("-") else { return .edge }
    if peek("[") || peek("|") { return .standard }
    let predicates: [Predicate]
    if peek("(") {
      predicates = try parsePredicates()
    } else {
      predicates = [Predicate(constant: try parseNumber())]
    }
    guard skip("-") else { throw error("Expected a '-' here, to end the spacing.") }
    return .predicates(predicates)
  }

  private mutating func parsePredicates() throws(UIKitException) -> [Predicate] {
    index += 1
    var predicates: [Predicate] = []
    repeat {
      predicates.append(try parsePredicate())
    } while skip(",")
    guard skip(")") else { throw error("Expected a ')' here, to end the predicates.") }
    return predicates
  }

  private mutating func parsePredicate() throws(UIKitException) -> Predicate {
    var predicate = Predicate()
    if skip("=") {
      guard skip("=") else { throw error("Expected '==' here.") }
    } else if skip("<") {
      guard skip("=") else { throw error("Expected '<=' here.") }
      predicate.relation = .lessThanOrEqual
    } else if skip(">") {
      guard skip("=") else { throw error("Expected '>=' here.") }
      predicate.relation = .greaterThanOrEqual
    }
    let start = index
    let name = parseName()
    if !name.isEmpty, metrics[name] == nil, views[name] != nil {
      predicate.item = try item(named: name)
      if skip("*") { predicate.multiplier = try parseNumber() }
      if skip("/") { predicate.multiplier = 1 / (try parseNumber()) }
      if peek("+") || peek("-") {
        let sign: CGFloat = skip("+") ? 1 : skip("-") ? -1 : 1
        predicate.constant = sign * (try parseNumber())
      }
    } else {
      index = start
      predicate.constant = try parseNumber()
    }
    if skip("@") { predicate.priority = UILayoutPriority(Float(try parseNumber())) }
    return predicate
  }

  /// Returns the value of a number or the name of a metric.
  private mutating func parseNumber() throws(UIKitException) -> CGFloat {
    let start = index
    if peek("-") { index += 1 }
    while index < text.count, text[index].isNumber || text[index] == "." { index += 1 }
    if let number = Double(String(text[start..<index])) { return CGFloat(number) }
    index = start
    let name = parseName()
    guard !name.isEmpty else { throw error("Expected a number or the name of a metric here.") }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: throw error("\(name) is not a key in the metrics dictionary.")
    }
  }

  private mutating func parseName() -> String {
    let start = index
    guard index < text.count, text[index].isLetter || text[index] == "_" else { return "" }
    while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "_" {
      index += 1
    }
    return String(text[start..<index])
  }

  private func item(named name: String) throws(UIKitException) -> AnyObject {
    guard let item = views[name] else {
      throw error("\(name) is not a key in the views dictionary.")
    }
    return item as AnyObject
  }

  private func peek(_ character: Character) -> Bool {
    index < text.count && text[index] == character
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard peek(character) else { return false }
    index += 1
    return true
  }

  /// Returns the exception of UIKit's parser, which points to the place of an error.
  private func error(_ problem: String) -> UIKitException {
    UIKitException(
      .invalidArgument,
      reason: """
        Unable to parse constraint format: 
        \(problem) 
        \(String(text)) 
        \(String(repeating: " ", count: index))^
        """)
  }

  // MARK: Constraints

  private mutating func constrain(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ predicate: Predicate
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: predicate.relation, toItem: second,
      attribute: secondAttribute, multiplier: predicate.multiplier,
      constant: predicate.constant)
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  private mutating func connect(
    _ first: End, _ connection: Connection, _ second: End
  ) throws(UIKitException) {
    let (start, end) = edges
    var from: AnyObject
    var to: AnyObject
    var attributes: (from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute)
    var isBetweenViews = false
    switch (first, second) {
    case (.view(let first), .view(let second)):
      (from, to) = (first, second)
      attributes = (end, start)
      isBetweenViews = true
      if isVertical, options.contains(.spacingBaselineToBaseline) {
        attributes = (.lastBaseline, .firstBaseline)
      }
    case (.superview, .view(let view)):
      (from, to) = (try superview(of: view), view)
      attributes = (start, start)
    case (.view(let view), .superview):
      (from, to) = (view, try superview(of: view))
      attributes = (end, end)
    case (.superview, .superview): return
    }
    var predicates: [Predicate]
    switch connection {
    case .edge: predicates = [Predicate()]
    case .predicates(let given): predicates = given
    case .standard:
      predicates = [Predicate(constant: isBetweenViews ? 8 : 0)]
      // The standard distance from the superview is its margin.
      if !isBetweenViews {
        if case .superview = first { from = Self.margins(of: from) }
        if case .superview = second { to = Self.margins(of: to) }
      }
    }
    // Distances grow in the direction of the format, also from right to left.
    let isReversed = !isVertical && options.direction == .directionRightToLeft
    for predicate in predicates {
      if isReversed {
        constrain(from, attributes.from, to, attributes.to, predicate)
      } else {
        constrain(to, attributes.to, from, attributes.from, predicate)
      }
    }
  }

  private static func margins(of item: AnyObject) -> AnyObject {
    (item as? UIView)?.layoutMarginsGuide ?? item
  }

  private func superview(of item: AnyObject) throws(UIKitException) -> AnyObject {
    guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    else {
      throw error(
        "Unable to interpret '|' character, because the related view doesn't have a superview.")
    }
    return superview
  }

  /// The attributes at which views begin and end.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    return switch options.direction {
    case .directionLeftToRight: (.left, .right)
    case .directionRightToLeft: (.right, .left)
    default: (.leading, .trailing)
    }
  }

  /// Aligns all views at the attributes of the options.
  private mutating func align() {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (view, next) in zip(aligned, aligned.dropFirst()) {
        constrain(view, attribute, next, attribute, Predicate())
      }
    }
  }
}
