import Foundation
import Testing

@testable import HeadlessUIKit

/// Sections that scroll across, and the feeds, of the shape of Apple's sample "Implementing Modern
/// Collection Views".
@MainActor struct ModernScrollingTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
  private let user = User()

  /// Returns a registration of titles whose lines are 24 points high.
  private func titles(_ text: @escaping (Int) -> String)
    -> UICollectionView.SupplementaryRegistration<TitleView>
  {
    UICollectionView.SupplementaryRegistration(elementKind: "title") { view, _, path in
      view.label.text = text(path.section)
      view.label.font = .systemFont(ofSize: 20)
    }
  }

  // MARK: Orthogonal sections

  /// "Orthogonal Sections": nested groups of 0.85 of the width, side by side.
  @Test func `each section scrolls across by itself`() {
    let screen = ModernScreen(
      sections { _, _ in
        let shelf = section(oneBesideTwo(.w(0.85)))
        shelf.orthogonalScrollingBehavior = .continuous
        return shelf
      }, [9, 9, 9], width: 400, height: 600)
    // Groups are 340 x 240: an item of 238 x 240 beside a column of 102 x 240.
    let first = "0.0: 10 10 218 220; 0.1: 248 10 82 100; 0.2: 248 130 82 100; 0.3: 350 10 218 220"
    screen.expect("content: 400 720; \(first); 1.0: 10 250 218 220")
    #expect(user.scroll(section: 0, in: screen.collection, by: 100))
    screen.expect("0.0: -90 10 218 220; 0.3: 250 10 218 220; 1.0: 10 250 218 220")
    // Three groups of 340 are 1020, which is 620 more than the width.
    #expect(user.scroll(section: 0, in: screen.collection, by: 5000))
    screen.expect("0.6: 70 10 218 220; 0.8: 308 130 82 100; 2.0: 10 490 218 220")
    #expect(screen.collection.cellForItem(at: [0, 0]) == nil)
    #expect(user.scroll(section: 0, in: screen.collection, by: -5000))
    screen.expect(first)
    // Scrolling to an item scrolls its section across, and no other.
    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
      screen.collection.scrollToItem(at: path, at: position, animated: false)
      screen.collection.layoutIfNeeded()
    }
    scroll(to: [0, 3], at: .left)
    screen.expect("content: 400 720; 0.3: 0 10 218 220; 1.0: 10 250 218 220")
    scroll(to: [0, 3], at: .right)
    screen.expect("0.3: 182 10 218 220; 1.0: 10 250 218 220")
    scroll(to: [0, 3], at: .centeredHorizontally)
    screen.expect("0.3: 91 10 218 220; 1.0: 10 250 218 220")
    // What is visible stays, and the ends aren't passed.
    scroll(to: [0, 3], at: [])
    screen.expect("0.3: 91 10 218 220")
    scroll(to: [0, 0], at: [])
    screen.expect("0.0: 0 10 218 220")
    scroll(to: [0, 8], at: .left)
    screen.expect("0.6: 70 10 218 220")
    #expect(screen.collection.contentOffset == .zero)
    scroll(to: [2, 3], at: .bottom)
    #expect(screen.collection.contentOffset == CGPoint(x: 0, y: 110))
    screen.expect("2.3: 182 490 218 220; 1.0: 10 250 218 220")
  }

  /// "Orthogonal Section Behaviors": one section of each behavior below its name.
  @Test func `a section comes to rest by its behavior`() {
    let behaviors: [Behavior] = [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      .none,
    ]
    let titles = titles { "\(behaviors[$0])" }
    let layout = sections(spacing: 20) { index, _ in
      let shelf = section(
        oneBesideTwo(.w(behaviors[index] == .none ? 1 : 0.85)),
        boundary("title", .w(1), .est(44), at: .top))
      shelf.orthogonalScrollingBehavior = behaviors[index]
      return shelf
    }
    let counts = Array(repeating: 9, count: 6)
    let screen = ModernScreen(layout, counts, width: 400, height: 600) { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    // Five sections of 44 + 240 and 20 points between them; then three groups below each other.
    // The middle of a group is at 170, and that of the width at 200, 30 points further.
    screen.expect(
      """
      content: 400 2284; title 0.0: 0 0 400 44; 0.0: 10 54 218 220; title 1.0: 0 304 400 44;
      1.0: 10 358 218 220; 2.0: 10 662 218 220; 3.0: 10 966 218 220; 4.0: 40 1270 218 220;
      title 5.0: 0 1520 400 44; 5.0: 10 1574 260 220; 5.3: 10 1814 260 220
      """)
    func scroll(by points: CGFloat) -> [Bool] {
      (0..<6).map { user.scroll(section: $0, in: screen.collection, by: points) }
    }
    #expect(scroll(by: 250) == [true, true, true, true, true, false])
    // Groups begin at 0, 340 and 680, a page is 400 wide, and the second group is in the middle
    // with an offset of 340 + 170 - 200 = 310.
    screen.expect(
      """
      0.3: 100 54 218 220; 1.3: 10 358 218 220; 2.3: -50 662 218 220; 3.3: 10 966 218 220;
      4.3: 40 1270 218 220; 5.0: 10 1574 260 220; title 0.0: 0 0 400 44
      """)
    _ = scroll(by: 5000)
    // The end is at an offset of 1020 - 400. The last group is in the middle beyond it.
    screen.expect(
      """
      0.6: 70 54 218 220; 1.6: 70 358 218 220; 2.6: 70 662 218 220; 3.6: 70 966 218 220;
      4.6: 40 1270 218 220
      """)
  }

  // MARK: Videos

  private final class VideoCell: UICollectionViewCell {
    let image = UIImageView()
    let title = UILabel()
    let subject = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.font = .systemFont(ofSize: 12)
      subject.font = .systemFont(ofSize: 11)
      for view in [image, title, subject] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        image.topAnchor.constraint(equalTo: contentView.topAnchor),
        title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 10),
        subject.topAnchor.constraint(equalTo: title.bottomAnchor),
        subject.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  /// "Videos": shelves below their titles. A wide view shows two items and a part of the third.
  @Test func `shelves show one video, or two and a part of the third`() throws {
    let titles = titles { ["Boats", "Trains"][$0] }
    let layout = sections(spacing: 20) { _, environment in
      let isWide = environment.container.effectiveContentSize.width > 500
      let shelf = section(
        row(.w(isWide ? 0.425 : 0.85), .pt(250), of: item(.w(1), .h(1))),
        insets: [0, 20, 0, 20], spacing: 20, boundary("title", .w(1), .est(44), at: .top))
      shelf.orthogonalScrollingBehavior = .continuous
      return shelf
    }
    let screen = ModernScreen(layout, [4, 4], width: 320, height: 640) { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    // 0.85 of the whole width is 272.
    screen.expect(
      """
      content: 320 608; title 0.0: 20 0 280 44; 0.0: 20 44 272 250; 0.1: 312 44 272 250;
      title 1.0: 20 314 280 44; 1.0: 20 358 272 250
      """)
    // The row is 4 * 272 + 3 * 20 = 1148 wide, of which 280 are between the insets.
    user.scroll(section: 0, in: screen.collection, by: 5000)
    screen.expect("0.3: 28 44 272 250; 1.0: 20 358 272 250")
    screen.resize(width: 600, height: 640)
    user.scroll(section: 0, in: screen.collection, by: -5000)
    // 0.425 of 600 is 255: the third item begins at 20 + 2 * (255 + 20) = 570.
    screen.expect("0.0: 20 44 255 250; 0.1: 295 44 255 250; 0.2: 570 44 255 250")
    let title = screen.collection.supplementaryView(forElementKind: "title", at: [1, 0])
    #expect((title as? TitleView)?.label.text == "Trains")
    // A video's image takes the height that its texts leave.
    let cell = VideoCell(frame: CGRect(x: 0, y: 0, width: 272, height: 250))
    cell.title.text = "Slow boats"
    cell.subject.text = "Boats"
    cell.layoutIfNeeded()
    // Lines of 12 and 11 points are 14.5 and 13 high, and 10 points are above them.
    #expect(
      [cell.image, cell.title, cell.subject].map(\.frame) == [
        CGRect(x: 0, y: 0, width: 272, height: 212.5),
        CGRect(x: 0, y: 222.5, width: 272, height: 14.5),
        CGRect(x: 0, y: 237, width: 272, height: 13),
      ])
  }

  // MARK: News

  private final class NewsCell: UICollectionViewCell {
    let title = UILabel()
    let date = UILabel()
    let body = UILabel()
    let separator = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.font = .systemFont(ofSize: 22)
      date.font = .systemFont(ofSize: 11)
      body.font = .systemFont(ofSize: 17)
      title.numberOfLines = 0
      body.numberOfLines = 0
      let views = ["title": title, "date": date, "body": body, "separator": separator]
      for view in views.values {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let lines = [
        "H:|-[title]-|", "H:|-[date]", "H:|-[body]-|", "H:|-[separator]-|",
        "V:|-[title]-[date]-[body]-20-[separator(==1)]|",
      ]
      NSLayoutConstraint.activate(
        lines.flatMap {
          NSLayoutConstraint.constraints(
            withVisualFormat: $0, options: [], metrics: nil, views: views)
        })
    }
    required init?(coder: NSCoder) { nil }
  }

  /// "News": rows of estimated height whose texts determine it, with a separator between them.
  @Test func `articles are as high as their texts`() throws {
    let articles = ["One line", "Two\nlines", "Three\nlines\nhere"]
    let feed = section(
      row(.est(100), of: item(.w(1), .est(100)), count: 1), insets: [10, 10, 10, 10], spacing: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: feed))
    let cells = UICollectionView.CellRegistration<NewsCell, String> { cell, path, body in
      cell.title.text = "Harbour"
      cell.date.text = "1/2/26"
      cell.body.text = body
      cell.separator.isHidden = path.item == articles.count - 1
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.show(articles)
    view.layoutIfNeeded()
    // A margin of 8, the title's 26.5, 8, the date's 13, 8, lines of 20.5, 20 and the separator's 1
    // are 84.5 and the lines.
    RecordedView(asking: view).expect(
      "news",
      """
      content: 320 416.5; 0.0: 10 10 300 105; 0.1: 10 125 300 125.5; 0.2: 10 260.5 300 146
      """)
    let last = try #require(view.cellForItem(at: [0, 2]) as? NewsCell)
    #expect(
      (last.body.frame, last.separator.frame) == (
        CGRect(x: 8, y: 63.5, width: 284, height: 61.5), CGRect(x: 8, y: 145, width: 284, height: 1)
      ))
    let first = view.cellForItem(at: [0, 0]) as? NewsCell
    #expect((first?.separator.isHidden, last.separator.isHidden) == (false, true))
    // In a wider view, the articles are wider and as high.
    view.frame.size.width = 640
    view.layoutIfNeeded()
    RecordedView(asking: view).expect("wide", "content: 640 416.5; 0.2: 10 260.5 620 146")
  }
}
