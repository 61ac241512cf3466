import HeadlessUIKit
import Testing

/// What UIKit refuses of views, animators and images, in its words.
@MainActor struct RefusedViewsTests {
  private func reasons(_ body: () -> Void) -> [String] {
    UIKitException.raised(by: body).map(\.reason)
  }

  @Test func `an animator is released when it has ended`() {
    func release(_ use: (UIViewPropertyAnimator) -> Void) -> [String] {
      reasons {
        use(UIViewPropertyAnimator(duration: 1, curve: .linear) {})
        // The turn at whose end the animation ends keeps the animator.
        HeadlessRunLoop.tick()
      }
    }
    let error =
      "It is an error to release a paused or stopped property animator. Property animators must "
      + "either finish animating or be explicitly stopped and finished before they can be released."
    let uses: [(UIViewPropertyAnimator) -> Void] = [
      { _ in }, { $0.pauseAnimation() },
      {
        $0.startAnimation()
        $0.stopAnimation(false)
      },
      {
        $0.pauseAnimation()
        $0.stopAnimation(true)
      },
      {
        $0.pauseAnimation()
        $0.stopAnimation(false)
        $0.finishAnimation(at: .end)
      },
    ]
    #expect(uses.map(release) == [[], [error], [error], [], []])
  }

  @Test func `a view holds constraints inside it`() {
    let (root, left, right) = (UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    let constraint = left.widthAnchor.constraint(equalTo: right.widthAnchor)
    let raised = UIKitException.raised { left.addConstraint(constraint) }
    #expect(raised.map(\.name) == [.generic] && !constraint.isActive)
    #expect(
      raised.map { $0.reason.prefix(116) } == [
        "Unable to install constraint on view.  Does the constraint reference something from outside "
          + "the subtree of the view?"
      ])
    #expect(reasons { root.addConstraint(constraint) } == [] && constraint.isActive)
  }

  @Test func `indexes of stacks and sizes of images are within bounds`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    #expect(
      reasons { for index in [-1, 2, 4] { stack.insertArrangedSubview(UIView(), at: index) } } == [
        "index out of bounds for arranged subview: index = -1 expected to be less than or equal to "
          + "2",
        "index out of bounds for arranged subview: index = 4 expected to be less than or equal to 3",
      ])
    #expect(
      reasons {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 806, height: 0), true, 2)
        UIGraphicsEndImageContext()
      } == [
        "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={806, 0}, "
          + "scale=2.000000, bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert."
      ])
  }
}
