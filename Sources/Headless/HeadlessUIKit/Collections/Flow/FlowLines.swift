import Foundation

/// A size with one length along the scroll direction and one across it.
struct FlowSize: Hashable {
  var along: CGFloat
  var across: CGFloat
}

/// The lines into which a flow layout breaks the items of one section. Positions start at the first
/// line.
///
/// The rules are UIKit's, as measured:
///
/// - Items fill a line as long as the minimum spacing fits.
/// - A full line spreads its items over the entire width.
/// - The last line is spaced as if it were filled with more items of its size. If its items differ,
///   it uses the minimum spacing. Items that size themselves may differ in the height of the line.
/// - A single item on a line that can't hold a second one is centered.
/// - Items are centered in the height of their line.
///
/// - Complexity: O(1) for items of one size. For items of different sizes, O(*n*) to create, then
///   O(log *n*) to find a line and O(*items of the line*) to place its items.
struct FlowLines {
  /// The properties that all lines share, in points.
  struct Metrics: Equatable {
    /// The length available to a line.
    var available: CGFloat
    /// The minimum spacing between the items of a line.
    var spacing: CGFloat
    /// The spacing between lines.
    var lineSpacing: CGFloat
    /// A Boolean value that indicates whether the items determine their sizes.
    var estimates = false
  }

  private enum Storage {
    /// Items of one size.
    case even(FlowSize, count: Int, perLine: Int)
    /// Items of different sizes, with the first item and the start of each line. One more line
    /// marks the end.
    case uneven([FlowSize], firsts: [Int], starts: [CGFloat])
  }

  private let metrics: Metrics
  private let storage: Storage

  /// Creates the lines of items that all have one size. O(1).
  init(count: Int, size: FlowSize, _ metrics: Metrics) {
    self.metrics = metrics
    storage = .even(size, count: count, perLine: metrics.capacity(size.across))
  }

  /// Creates the lines of items with individual sizes. O(*n*).
  init(_ sizes: [FlowSize], _ metrics: Metrics) {
    self.metrics = metrics
    var firsts: [Int] = []
    var starts: [CGFloat] = []
    var start: CGFloat = 0
    var item = 0
    while item < sizes.count {
      firsts.append(item)
      starts.append(start)
      var used = sizes[item].across
      var height = sizes[item].along
      item += 1
      while item < sizes.count,
        used + metrics.spacing + sizes[item].across <= metrics.available
      {
        used += metrics.spacing + sizes[item].across
        height = max(height, sizes[item].along)
        item += 1
      }
      start += height + metrics.lineSpacing
    }
    firsts.append(sizes.count)
    starts.append(start)
    storage = .uneven(sizes, firsts: firsts, starts: starts)
  }

  /// The number of lines.
  var count: Int {
    switch storage {
    case .even(_, let count, let perLine): (count + perLine - 1) / perLine
    case .uneven(_, let firsts, _): firsts.count - 1
    }
  }

  /// The length of all lines along the scroll direction.
  var extent: CGFloat {
    guard count > 0 else { return 0 }
    switch storage {
    case .even(let size, _, _):
      return CGFloat(count) * (size.along + metrics.lineSpacing) - metrics.lineSpacing
    case .uneven(_, _, let starts): return starts[count] - metrics.lineSpacing
    }
  }

  /// Returns the items of a line.
  func items(inLine line: Int) -> Range<Int> {
    switch storage {
    case .even(_, let count, let perLine):
      line * perLine..<min((line + 1) * perLine, count)
    case .uneven(_, let firsts, _): firsts[line]..<firsts[line + 1]
    }
  }

  /// Returns the line of an item.
  func line(ofItem item: Int) -> Int {
    switch storage {
    case .even(_, _, let perLine): item / perLine
    case .uneven(_, let firsts, _): firsts.partitioningIndex { $0 > item } - 1
    }
  }

  /// Returns the lines that intersect a range along the scroll direction.
  func lines(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = firstLine(endingAfter: range.lowerBound)
    let last = min(firstLine(startingAfter: range.upperBound), count)
    return first..<max(last, first)
  }

  private func firstLine(endingAfter position: CGFloat) -> Int {
    switch storage {
    case .even(let size, _, _):
      let step = size.along + metrics.lineSpacing
      guard step > 0, position > 0 else { return 0 }
      return min(Int(min(position / step, CGFloat(count))), count)
    case .uneven(_, _, let starts):
      return max(starts.partitioningIndex { $0 > position } - 1, 0)
    }
  }

  private func firstLine(startingAfter position: CGFloat) -> Int {
    guard position >= 0 else { return 0 }
    switch storage {
    case .even(let size, _, _):
      let step = size.along + metrics.lineSpacing
      guard step > 0 else { return count }
      return Int(min(position / step, CGFloat(count))) + 1
    case .uneven(_, _, let starts): return starts.partitioningIndex { $0 > position }
    }
  }

  /// Returns the size of an item.
  func size(ofItem item: Int) -> FlowSize {
    switch storage {
    case .even(let size, _, _): size
    case .uneven(let sizes, _, _): sizes[item]
    }
  }

  /// Returns the origins of a line's items, along and across the scroll direction.
  func origins(inLine line: Int) -> [FlowSize] {
    let items = items(inLine: line)
    let sizes = items.map(size(ofItem:))
    let height = sizes.map(\.along).max() ?? 0
    let start = start(ofLine: line)
    let (offset, spacing) = placing(sizes, isLast: line == count - 1)
    var across = offset
    return sizes.map { size in
      defer { across += size.across + spacing }
      return FlowSize(along: start + (height - size.along) / 2, across: across)
    }
  }

  private func start(ofLine line: Int) -> CGFloat {
    switch storage {
    case .even(let size, _, _): CGFloat(line) * (size.along + metrics.lineSpacing)
    case .uneven(_, _, let starts): starts[line]
    }
  }

  /// Returns the offset of a line's first item and the spacing between its items.
  private func placing(_ sizes: [FlowSize], isLast: Bool) -> (offset: CGFloat, spacing: CGFloat) {
    guard let first = sizes.first else { return (0, 0) }
    if !isLast {
      let used = sizes.reduce(0) { $0 + $1.across }
      guard sizes.count > 1 else { return (max((metrics.available - used) / 2, 0), 0) }
      return (0, (metrics.available - used) / CGFloat(sizes.count - 1))
    }
    let areAlike = sizes.allSatisfy {
      metrics.estimates ? $0.across == first.across : $0 == first
    }
    guard areAlike else { return (0, metrics.spacing) }
    let capacity = metrics.capacity(first.across)
    guard capacity > 1 else { return (max((metrics.available - first.across) / 2, 0), 0) }
    let used = CGFloat(capacity) * first.across
    return (0, (metrics.available - used) / CGFloat(capacity - 1))
  }
}

extension FlowLines.Metrics {
  /// Returns the number of items of a width that fit on a line, at least 1.
  func capacity(_ width: CGFloat) -> Int {
    guard width <= available else { return 1 }
    guard width + spacing > 0 else { return .max / 2 }
    var number = max(Int(min((available + spacing) / (width + spacing), 1e9)), 1)
    // Rounding can make the quotient off by one; the sum decides, as it does in a line.
    while fits(number + 1, width) { number += 1 }
    while number > 1, !fits(number, width) { number -= 1 }
    return number
  }

  private func fits(_ number: Int, _ width: CGFloat) -> Bool {
    CGFloat(number) * width + CGFloat(number - 1) * spacing <= available
  }
}
