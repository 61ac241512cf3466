import Foundation
import HeadlessUIKit
import Testing

/// Constraints inside views that have frames, and views that are placed by another point than their
/// center.
@MainActor @Suite(.serialized) struct FramedRootTests {
  private func pin(_ view: UIView, to other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: 1),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 2),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -3),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -4),
    ])
  }

  @Test func `content pinned to the edges of a scroll view with a frame sets its content size`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let content = UIView()
    scrollView.addSubview(content)
    pin(content, to: scrollView)
    NSLayoutConstraint.activate([
      content.heightAnchor.constraint(equalToConstant: 200),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -6),
    ])
    let reports = UnsatisfiableConstraints.reported { scrollView.layoutIfNeeded() }
    #expect((reports.count, scrollView.contentSize) == (0, CGSize(width: 100, height: 204)))
    #expect(content.frame == CGRect(x: 2, y: 1, width: 94, height: 200))
    scrollView.contentOffset.y = 50
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 2, y: 1, width: 94, height: 200))
    scrollView.frame.size.width = 50
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 50, height: 204))
  }

  @Test func `a constraint knows its anchors`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = view.topAnchor.constraint(equalTo: root.bottomAnchor)
    let same = constraint.firstAnchor.constraint(equalTo: constraint.secondAnchor!)
    #expect(same.firstItem === view && same.secondItem === root)
    #expect([same.firstAttribute, same.secondAttribute] == [.top, .bottom])
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func `constraints place views in a frame, whatever their anchor points`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let (plain, content) = (UIView(), UIView())
    content.anchorPoint = CGPoint(x: 0, y: 1)
    for view in [plain, content] {
      root.addSubview(view)
      pin(view, to: root)
    }
    root.layoutIfNeeded()
    let frame = CGRect(x: 2, y: 1, width: 94, height: 76)
    #expect([plain.frame, content.frame] == [frame, frame])
    #expect(content.center == CGPoint(x: 2, y: 77))
    let framed = UIView()
    framed.anchorPoint = CGPoint(x: 1, y: 0)
    framed.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    root.addSubview(framed)
    let follower = UIView()
    root.addSubview(follower)
    pin(follower, to: framed)
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 12, y: 21, width: 24, height: 36))
  }

  @Test func `a stack resolves the system's spacing and the default one`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stack.distribution = .fillEqually
    let views = stack.arrangedSubviews
    func gaps() -> [CGFloat] {
      stack.layoutIfNeeded()
      return [
        views[1].frame.minX - views[0].frame.maxX, views[2].frame.minX - views[1].frame.maxX,
      ]
    }
    let changes: [() -> Void] = [
      { stack.spacing = UIStackView.spacingUseSystem },
      { stack.setCustomSpacing(2, after: views[0]) },
      { stack.spacing = UIStackView.spacingUseDefault },
      { stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0]) },
    ]
    let seen = changes.map { change in
      change()
      return gaps()
    }
    #expect(seen == [[8, 8], [2, 8], [2, 0], [8, 0]])
  }

  private final class Layout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView? {
      reads += 1
      return super.collectionView
    }
    var reads = 0
  }

  @Test func `a layout overrides its collection view`() {
    let layout = Layout()
    #expect(layout.collectionView == nil)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view && layout.reads >= 2)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(layout.collectionView == nil)
  }
}
