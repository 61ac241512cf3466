import HeadlessUIKit
import Testing

extension NSCollectionLayoutDimension {
  fileprivate class var full: Self { fractionalWidth(1) }
}

extension NSCollectionLayoutSpacing {
  fileprivate class var narrow: Self { fixed(4) }
}

/// The factories of dimensions and spacings, which create the class that they are called on.
@MainActor struct LayoutFactoryTests {
  private final class Dimension: NSCollectionLayoutDimension {}
  private final class Spacing: NSCollectionLayoutSpacing {}

  @Test func `a factory creates its own class`() {
    let full: NSCollectionLayoutDimension = .full
    let own: Dimension = .absolute(7)
    #expect((full.dimension, own.dimension) == (1, 7) && type(of: own) == Dimension.self)
    #expect(
      [
        full.isFractionalWidth, own.isAbsolute, Dimension.estimated(1).isEstimated,
        Dimension.fractionalHeight(1).isFractionalHeight,
        Dimension.uniformAcrossSiblings(estimate: 3).isUniformAcrossSiblings,
      ] == Array(repeating: true, count: 5))
    let flexible: Spacing = .flexible(2)
    #expect((NSCollectionLayoutSpacing.narrow.spacing, flexible.spacing) == (4, 2))
    #expect(flexible.isFlexible && type(of: flexible) == Spacing.self)
  }
}
