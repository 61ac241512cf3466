import Foundation
import HeadlessUIKit
import Testing

/// Fonts that follow the size of text that the user prefers.
@Suite(.timeLimit(.minutes(30))) struct FontSizeTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 31.0, 14.0, 12.0, 11.0), (.large, 34, 17, 13, 11),
    (.extraExtraExtraLarge, 40, 23, 19, 17), (.accessibilityMedium, 44, 28, 23, 20),
    (.accessibilityExtraExtraExtraLarge, 60, 53, 44, 40),
  ]) func `text styles have the sizes that Apple lists`(
    category: UIContentSizeCategory, largeTitle: Double, body: Double, footnote: Double,
    caption: Double
  ) {
    let styles: [UIFont.TextStyle] = [.largeTitle, .body, .footnote, .caption2]
    let sizes = styles.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits(category)).pointSize
    }
    #expect(sizes.map { Double($0) } == [largeTitle, body, footnote, caption])
  }

  @Test func `no style shrinks from one category to the next, and only headlines are bold`() {
    let styles: [UIFont.TextStyle] = [
      .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline,
      .subheadline, .body, .callout, .footnote, .caption1, .caption2,
    ]
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for style in styles {
      let fonts = categories.map {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0))
      }
      let sizes = fonts.map(\.pointSize)
      #expect(sizes == sizes.sorted() && sizes[0] < sizes[11])
      #expect(fonts.map(\.isBold) == categories.map { _ in style == .headline })
    }
    #expect(zip(categories, categories.dropFirst()).allSatisfy { $0 < $1 && $1 >= $0 })
    #expect(categories.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test func `metrics scale fonts and lengths as the leading of their style grows`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = traits(.accessibilityExtraExtraExtraLarge)
    let captions = UIFontMetrics(forTextStyle: .caption1)
    let lengths = [
      metrics.scaledValue(for: 34, compatibleWith: large),
      metrics.scaledValue(for: 34, compatibleWith: traits(.large)),
      captions.scaledValue(for: 12, compatibleWith: large),
    ]
    #expect(lengths == [96, 34, 38.5])
    let font = UIFont.boldSystemFont(ofSize: 10)
    let scaled = metrics.scaledFont(for: font, compatibleWith: large)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large)
    #expect((scaled.pointSize, scaled.isBold, limited.pointSize) == (28, true, 20))
  }

  // MARK: Recorded on an iPhone with iOS 26.1

  private func traitsOfPhone(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [traits(category), UITraitCollection(displayScale: 3)])
  }

  @Test(arguments: [
    (
      "dyn-scaled-body-xs", UIFont.TextStyle.body, UIContentSizeCategory.extraSmall,
      [10.0, 17, 34, 64], [8.67, 14.67, 29.33, 55.33]
    ),
    (
      "dyn-scaled-body-ax5", .body, .accessibilityExtraExtraExtraLarge, [8, 17, 34, 64],
      [22.67, 48, 95.67, 180.33]
    ),
    ("dyn-scaled-caption2-xs", .caption2, .extraSmall, [8, 17, 64], [8, 17, 64]),
    ("caption2 at extraLarge", .caption2, .extraLarge, [17], [23.67]),
  ])
  func `lengths are scaled to a pixel`(
    name: String, style: UIFont.TextStyle, category: UIContentSizeCategory, lengths: [Double],
    recorded: [Double]
  ) {
    let metrics = UIFontMetrics(forTextStyle: style)
    for (length, recorded) in zip(lengths, recorded) {
      let scaled = metrics.scaledValue(for: length, compatibleWith: traitsOfPhone(category))
      #expect(abs(scaled - recorded) < 0.01)
    }
  }

  @Test func `dyn-font-rounded: fonts are scaled to a point`() {
    let sizes = [17.0, 34, 28].map {
      UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: $0), compatibleWith: traitsOfPhone(.extraSmall)
      ).pointSize
    }
    #expect(sizes == [15, 29, 24])
  }

  @Test(arguments: [
    ("dyn-line-17", 17.0, 20.29, 16.19, -4.10), ("dyn-line-36", 36, 42.96, 34.28, -8.68),
    ("dyn-line-12", 12, 14.32, 11.43, -2.89),
  ])
  func `lines of the system font are as high as its size tells`(
    name: String, size: Double, line: Double, ascender: Double, descender: Double
  ) {
    let font = UIFont.systemFont(ofSize: size)
    let lengths = [font.lineHeight, font.ascender, font.descender]
    let isNear = zip(lengths, [line, ascender, descender]).map { abs($0 - $1) < 0.5 }
    #expect(isNear == [true, true, true], "\(lengths)")
  }

  @Test func `dyn-extra-large and dyn-ax4-callout: sizes of text styles`() {
    func sizes(_ styles: [UIFont.TextStyle], _ category: UIContentSizeCategory) -> [CGFloat] {
      styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits(category)).pointSize
      }
    }
    #expect(
      sizes(
        [
          .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout,
          .footnote, .caption1, .caption2,
        ], .extraLarge) == [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13])
    #expect(
      sizes([.callout, .footnote, .caption1, .caption2], .accessibilityExtraExtraLarge)
        == [44, 38, 37, 34])
  }

  /// In a process of its own: the screen's traits are all tests'.
  @Test func `a font without traits follows those of the screen`() async {
    await #expect(processExitsWith: .success) {
      UITraitCollection.current = UITraitCollection(traitsFrom: [
        .current, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      ])
      let sizes = await MainActor.run { () -> [CGFloat] in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        return [
          UIFont.preferredFont(forTextStyle: .body).pointSize,
          UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize,
          UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize,
          cell.textLabel!.font.pointSize,
          UIListContentConfiguration.cell().textProperties.font.pointSize,
        ]
      }
      precondition(sizes == [33, 33, 31, 33, 33], "\(sizes)")
      let category = await UIApplication.shared.preferredContentSizeCategory
      precondition(category == .accessibilityLarge)
    }
  }

  /// In a process of its own, as well.
  @Test func `a label whose font follows a text style gets the font of the new size`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { FontSizeTests.changeSize() }
    }
  }

  @MainActor private static func changeSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let fonts = [
      UIFont.preferredFont(forTextStyle: .body), .systemFont(ofSize: 17),
      UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 17), maximumPointSize: 30),
      .preferredFont(forTextStyle: .body),
    ]
    let labels = fonts.map { font in
      let label = UILabel()
      label.font = font
      label.text = "Text"
      label.adjustsFontForContentSizeCategory = true
      window.addSubview(label)
      return label
    }
    labels[3].adjustsFontForContentSizeCategory = false
    let table = FontSizeTable(style: .plain)
    let collection = FontSizeCollection(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    for controller in [table, collection] {
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      window.addSubview(controller.view)
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    func heights() -> [CGFloat] {
      [
        table.tableView.visibleCells[0].frame.height,
        collection.collectionView.visibleCells[0].frame.height,
      ]
    }
    precondition(heights() == [44, 44], "\(heights())")
    let removed = labels[0]
    let before = removed.intrinsicContentSize
    removed.removeFromSuperview()
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    window.layoutIfNeeded()
    let sizes = labels.map(\.font.pointSize)
    precondition(sizes == [17, 17, 30, 17], "\(sizes)")
    precondition(labels[2].font.isBold)
    // A label that is in no window follows when it comes into one.
    window.addSubview(removed)
    precondition(removed.font.pointSize == 33)
    precondition(removed.intrinsicContentSize.height > before.height)
    precondition(heights().allSatisfy { $0 > 60 }, "\(heights())")
    precondition(table.changes == [.large], "\(table.changes)")
  }
}

/// A row that follows the size of text.
private final class FontSizeTable: UITableViewController {
  var changes: [UIContentSizeCategory?] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.contentConfiguration = content
    return cell
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    changes.append(previousTraitCollection?.preferredContentSizeCategory)
  }
}

private final class FontSizeCollection: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
    return cell
  }
}

private var content: UIListContentConfiguration {
  var content = UIListContentConfiguration.cell()
  content.text = "Text"
  return content
}
