import Foundation
import Testing

@testable import HeadlessUIKit

/// Badges, headers, footers and backgrounds of the shape of Apple's sample "Implementing Modern
/// Collection Views".
@MainActor struct ModernViewsTests {
  // MARK: Badges

  private final class Badge: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override var bounds: CGRect { didSet { layer.cornerRadius = bounds.width / 2 } }
  }

  /// "Item Badges": a round badge outside of the top trailing corner of each item that has news.
  @Test func `a badge sticks out of its item's corner`() throws {
    let messages = [3, 0, 1, 0, 0, 12, 0]
    let badges = UICollectionView.SupplementaryRegistration<Badge>(elementKind: "badge") {
      badge, _, path in
      badge.label.text = "\(messages[path.item])"
      badge.isHidden = messages[path.item] == 0
    }
    let corner = badge(
      "badge", .pt(20), .pt(20), at: [.top, .trailing], share: CGPoint(x: 0.3, y: -0.3))
    let contacts = section(
      row(.w(0.2), of: item(.w(0.25), .h(1), corner).inset(5)), insets: [20, 20, 20, 20])
    let screen = ModernScreen(
      UICollectionViewCompositionalLayout(section: contacts), [messages.count], width: 340
    ) { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
    }
    // Items of 75 x 60 less 5 at each edge. A badge in the corner begins at 25 + 65 - 20 = 70, and
    // is 0.3 * 20 = 6 points further to the right and to the top.
    screen.expect(
      """
      content: 340 160; 0.0: 25 25 65 50; badge 0.0: 76 19 20 20; 0.1: 100 25 65 50;
      badge 0.1: 151 19 20 20; 0.4: 25 85 65 50; badge 0.4: 76 79 20 20; badge 0.6: 226 79 20 20
      """)
    let shown = try (0..<7).map {
      try #require(
        screen.collection.supplementaryView(forElementKind: "badge", at: [0, $0]) as? Badge)
    }
    #expect(
      (shown.map(\.isHidden), shown[5].label.text, shown[5].layer.cornerRadius) == (
        messages.map { $0 == 0 }, "12", 10
      ))
    #expect(abs(shown[5].label.frame.midX - 10) <= 0.5)
    // It is in front of the items.
    screen.expect("z badge 0.0: 1; z 0.0: 0")
  }

  // MARK: Headers and footers

  /// Returns rows of 44 points, 5 points apart, with a header and a footer that size themselves.
  private func titled(isPinned: Bool) -> ModernScreen {
    let header = boundary("header", .w(1), .est(44), at: .top, pinned: isPinned)
    let footer = boundary("footer", .w(1), .est(44), at: .bottom)
    if isPinned { header.zIndex = 2 }
    let list = section(
      row(.pt(44), of: item(.w(1), .h(1))), insets: [0, 10, 0, 10], spacing: 5, header, footer)
    func titles(_ kind: String, size: CGFloat)
      -> UICollectionView.SupplementaryRegistration<TitleView>
    {
      UICollectionView.SupplementaryRegistration(elementKind: kind) { view, kind, path in
        view.label.text = "\(kind) of section \(path.section)"
        view.label.font = .systemFont(ofSize: size)
      }
    }
    // A line of 20 points is 24 high, one of 15 points 18.
    let (headers, footers) = (titles("header", size: 20), titles("footer", size: 15))
    return ModernScreen(
      UICollectionViewCompositionalLayout(section: list), [5, 5, 5], width: 320, height: 500
    ) { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == "header" ? headers : footers, for: path)
    }
  }

  /// "Section Headers/Footers": both are as high as their labels, between the section's insets.
  @Test func `headers and footers are around their sections`() {
    let screen = titled(isPinned: false)
    // A section is 44 + 5 * 44 + 4 * 5 + 38 = 322 high.
    screen.expect(
      """
      header 0.0: 10 0 300 44; 0.0: 10 44 300 44; 0.1: 10 93 300 44; 0.4: 10 240 300 44;
      footer 0.0: 10 284 300 38; header 1.0: 10 322 300 44; 1.0: 10 366 300 44
      """)
    screen.scroll(to: 466)
    screen.expect(
      """
      content: 320 966; header 0.0: 10 0 300 44; header 1.0: 10 322 300 44;
      footer 1.0: 10 606 300 38; 2.4: 10 884 300 44; footer 2.0: 10 928 300 38
      """)
    let shown = screen.collection.visibleSupplementaryViews(ofKind: "footer")
    #expect(
      Set(shown.map { ($0 as? TitleView)?.label.text }) == [
        "footer of section 1", "footer of section 2",
      ])
  }

  /// "Pinned Section Headers": a header is in sight as long as a part of its section is, and a
  /// footer stays in its place.
  @Test func `a pinned header follows, in front of its section, until the footer`() {
    let screen = titled(isPinned: true)
    screen.expect("header 0.0: 10 0 300 44; footer 0.0: 10 284 300 38; 0.0: 10 44 300 44")
    screen.scroll(to: 100)
    screen.expect(
      """
      header 0.0: 10 100 300 44; footer 0.0: 10 284 300 38; header 1.0: 10 322 300 44;
      z header 0.0: 1000000002; 0.2: 10 142 300 44
      """)
    // It stops at 284 - 44, where it touches the footer.
    screen.scroll(to: 250)
    screen.expect("header 0.0: 10 240 300 44; header 1.0: 10 322 300 44")
    screen.scroll(to: 330)
    screen.expect("header 1.0: 10 330 300 44; footer 1.0: 10 606 300 38")
    #expect(screen.collection.supplementaryView(forElementKind: "header", at: [0, 0]) == nil)
    let header = screen.collection.supplementaryView(forElementKind: "header", at: [1, 0])
    #expect(header?.frame.minY == 330)
    // It covers the item below it.
    let covered = CGPoint(x: 160, y: 340)
    #expect(header?.hitTest(screen.collection.convert(covered, to: header), with: nil) != nil)
    screen.scroll(to: 0)
    screen.expect("header 0.0: 10 0 300 44; header 1.0: 10 322 300 44")
  }

  // MARK: Backgrounds

  private final class Background: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.cornerRadius = 12
    }
    required init?(coder: NSCoder) { nil }
  }

  /// "Section Background Decoration": a rounded view behind each section, inset by 5 points.
  @Test func `each section has a background, which grows with it`() {
    let list = section(
      row(.pt(44), of: item(.w(1), .h(1))), insets: [10, 10, 10, 10], spacing: 5)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
    list.decorationItems = [background.inset(5)]
    let layout = UICollectionViewCompositionalLayout(section: list)
    layout.register(Background.self, forDecorationViewOfKind: "bg")
    let screen = ModernScreen(layout, [5, 3], width: 320)
    // Sections of 10 + 5 * 44 + 4 * 5 + 10 = 260 and 10 + 3 * 44 + 2 * 5 + 10 = 162.
    screen.expect(
      """
      content: 320 422; bg 0.0: 5 5 310 250; 0.0: 10 10 300 44; 0.4: 10 206 300 44;
      bg 1.0: 5 265 310 152; 1.0: 10 270 300 44
      """)
    func backgrounds() -> [CGRect] {
      screen.collection.subviews.filter { $0 is Background }.map(\.frame)
        .sorted { $0.minY < $1.minY }
    }
    let places = backgrounds().map { [$0.minY, $0.height] }
    #expect(places == [[5, 250], [265, 152]])
    #expect(screen.collection.subviews.prefix(2).allSatisfy { $0 is Background })
    screen.show([6, 3])
    screen.expect("content: 320 471; bg 0.0: 5 5 310 299; bg 1.0: 5 314 310 152")
    #expect(backgrounds().map(\.height) == [299, 152])
  }
}
