import HeadlessUIKit
import Testing

/// Fonts that follow the size of text that the user prefers.
@Suite(.timeLimit(.minutes(5))) struct FontSizeTests {
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
      #expect(zip(fonts, fonts.dropFirst()).allSatisfy { $0.pointSize <= $1.pointSize })
      #expect(fonts[0].pointSize < fonts[11].pointSize)
      #expect(fonts.allSatisfy { $0.isBold == (style == .headline) })
    }
    #expect(zip(categories, categories.dropFirst()).allSatisfy { $0 < $1 && $1 >= $0 })
    #expect(categories.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test func `metrics scale fonts and lengths as their style grows`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = traits(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 106)
    #expect(metrics.scaledValue(for: 34, compatibleWith: traits(.large)) == 34)
    let font = UIFont.boldSystemFont(ofSize: 10)
    let scaled = metrics.scaledFont(for: font, compatibleWith: large)
    #expect(scaled.pointSize == 31 && scaled.isBold)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
    let captions = UIFontMetrics(forTextStyle: .caption1)
    #expect(captions.scaledValue(for: 12, compatibleWith: large) == 43)
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
      precondition(sizes == [33, 33, 33, 33, 33], "\(sizes)")
      let category = await UIApplication.shared.preferredContentSizeCategory
      precondition(category == .accessibilityLarge)
    }
  }
}
