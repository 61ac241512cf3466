import Foundation
import Testing

@testable import HeadlessUIKit

struct HeightsTests {
  /// Heights in every way of storing them, beside a plain array of the same.
  private func worlds() -> [(heights: Heights, plain: [CGFloat])] {
    var result: [(Heights, [CGFloat])] = []
    for count in 0...9 {
      result.append((Heights(count: count, estimate: 44.75), Array(repeating: 44.75, count: count)))
      var sparse = Heights(count: count, estimate: 10.25)
      var plain = Array(repeating: CGFloat(10.25), count: count)
      for row in stride(from: 0, to: count, by: 2) {
        sparse.set(row, to: CGFloat(row * 7 % 5) * 10.25)
        plain[row] = CGFloat(row * 7 % 5) * 10.25
      }
      result.append((sparse, plain))
      var dense = Heights(plain)
      if count > 1 {
        dense.set(1, to: 99)
        plain[1] = 99
      }
      result.append((dense, plain))
    }
    return result
  }

  @Test func `sums, heights and the rows at places are those of a plain array`() {
    for (heights, plain) in worlds() {
      let offsets = (0...plain.count).map { plain[..<$0].reduce(0, +) }
      let found = (0...plain.count).map { heights.offset(of: $0) }
      let each = plain.indices.map { heights[$0] }
      #expect((found, each, heights.total) == (offsets, plain, offsets.last))
      // A search finds the first row that ends below.
      for y in stride(from: CGFloat(-5), through: heights.total + 5, by: 0.25) {
        let expected = y < 0 ? 0 : plain.indices.first { offsets[$0 + 1] > y } ?? plain.count
        #expect(heights.index(at: y) == expected, "\(plain) at \(y)")
      }
    }
  }

  /// The sum of these heights is rounded up, so that a point before the end divides to its count.
  @Test(arguments: [(33.3, 5), (50.1, 9), (44.1, 9), (44.7, 17), (61.7, 33)])
  func `the last row ends where all rows do, whatever is rounded`(estimate: Double, count: Int) {
    let heights = Heights(count: count, estimate: CGFloat(estimate))
    let ends = [heights.total.nextDown, heights.total]
    #expect(ends.map { heights.index(at: $0) } == [count - 1, count])
  }

  @Test func `ten million rows take memory only where one was set`() {
    var heights = Heights(count: 10_000_000, estimate: 44)
    #expect(heights.index(at: 44 * 9_999_999) == 9_999_999)
    heights.set(5_000_000, to: 100)
    #expect((heights.exceptions, heights.total) == ([5_000_000: 100], 440_000_056))
    let ends = [99, 100].map { heights.index(at: 44 * 5_000_000 + $0) }
    #expect(ends == [5_000_000, 5_000_001])
  }

  @Test func `the heights that were set are known, however they are stored`() {
    var uniform = Heights(count: 3, estimate: 10)
    var dense = Heights([10, 20, 30])
    #expect((uniform.exceptions, dense.exceptions) == ([:], [:]))
    uniform.set(1, to: 30)
    dense.set(2, to: 31)
    dense.set(0, to: 10)
    #expect((uniform.exceptions, dense.exceptions) == ([1: 30], [2: 31]))
  }
}
