import Testing

@testable import HeadlessUIKit

/// The sizes of lists, on a screen of points and on one of characters.
@MainActor struct ListMetricsTests {
  @Test(
    arguments: [
      (0, 16), (0.5, 16), (15, 16), (16, 16), (31.5, 16), (32, 32), (47, 32), (48, 48),
    ] as [(CGFloat, CGFloat)])
  func `on a screen of characters, a row has whole lines and at least one`(
    height: CGFloat, rounded: CGFloat
  ) {
    var metrics = ListMetrics()
    let (size, points) = (metrics.characterSize, metrics.wholeLines(height))
    metrics.characterSize = CGSize(width: 8, height: 16)
    #expect((size, points, metrics.wholeLines(height)) == (nil, height, rounded))
  }
}
