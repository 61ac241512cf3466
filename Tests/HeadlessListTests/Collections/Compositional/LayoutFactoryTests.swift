import HeadlessUIKit
import Testing

extension NSCollectionLayoutDimension {
  fileprivate class var full: Self { fractionalWidth(1) }
}

extension NSCollectionLayoutSpacing {
  fileprivate class var narrow: Self { fixed(4) }
}

/// The factories of dimensions and spacings, which create the class that they are called on.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LayoutFactoryTests {
  private final class Dimension: NSCollectionLayoutDimension {}
  private final class Spacing: NSCollectionLayoutSpacing {}

  @Test func `a factory creates its own class`() {
    let full: NSCollectionLayoutDimension = .full
    #expect(full.isFractionalWidth && full.dimension == 1)
    let own: Dimension = .absolute(7)
    #expect(own.isAbsolute && own.dimension == 7 && type(of: own) == Dimension.self)
    #expect(Dimension.estimated(1).isEstimated && Dimension.fractionalHeight(1).isFractionalHeight)
    #expect(Dimension.uniformAcrossSiblings(estimate: 3).isUniformAcrossSiblings)
    #expect(NSCollectionLayoutSpacing.narrow.spacing == 4)
    let flexible: Spacing = .flexible(2)
    #expect(flexible.isFlexible && flexible.spacing == 2 && type(of: flexible) == Spacing.self)
  }
}
