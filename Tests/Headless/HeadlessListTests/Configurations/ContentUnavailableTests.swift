import HeadlessUIKit
import Testing

/// The parts of a view that has nothing to show, and where they are.
@MainActor struct ContentUnavailableTests {
  private let user = User()

  /// Returns a view of 320 x 600 points.
  private func shown(
    _ base: UIContentUnavailableConfiguration = .empty(),
    _ change: (inout UIContentUnavailableConfiguration) -> Void = { _ in }
  ) -> UIContentUnavailableView {
    var configuration = base
    change(&configuration)
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame.size = CGSize(width: 320, height: 600)
    view.layoutIfNeeded()
    return view
  }

  /// Returns the visible parts of a type, from the top to the bottom.
  private func parts<Part: UIView>(_ type: Part.Type, of view: UIView) -> [Part] {
    view.subviews.compactMap { $0 as? Part }.filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }

  /// The parts of a view: an image, two texts, and two buttons.
  private struct Parts: OptionSet {
    let rawValue: Int
    static let image = Parts(rawValue: 1)
    static let text = Parts(rawValue: 2)
    static let secondary = Parts(rawValue: 4)
    static let button = Parts(rawValue: 8)
    static let secondButton = Parts(rawValue: 16)
  }

  @Test(arguments: 1..<32)
  func `the parts are in the middle, at the distances of their paddings`(number: Int) {
    let chosen = Parts(rawValue: number)
    let view = shown {
      $0.directionalLayoutMargins.leading = 40
      if chosen.contains(.image) { $0.image = image }
      if chosen.contains(.text) { $0.text = "Text" }
      if chosen.contains(.secondary) { $0.secondaryText = "Second" }
      if chosen.contains(.button) { $0.button.title = "Button" }
      if chosen.contains(.secondButton) { $0.secondaryButton.title = "Other" }
      $0.imageToTextPadding = 1
      $0.textToSecondaryTextPadding = 2
      $0.textToButtonPadding = 4
      $0.buttonToSecondaryButtonPadding = 8
    }
    let frames = parts(UIView.self, of: view).map(\.frame)
    #expect(frames.map(\.midX) == Array(repeating: 172, count: number.nonzeroBitCount))
    let (top, bottom) = (frames.first?.minY ?? 0, frames.last?.maxY ?? 0)
    #expect(abs(top + bottom - 600) < 0.001)
    let hasText = !chosen.isDisjoint(with: [.text, .secondary])
    let hasButton = !chosen.isDisjoint(with: [.button, .secondButton])
    var gaps: [CGFloat] = []
    if chosen.contains(.image), hasText { gaps.append(1) }
    if chosen.isSuperset(of: [.text, .secondary]) { gaps.append(2) }
    if hasButton, hasText || chosen.contains(.image) { gaps.append(4) }
    if chosen.isSuperset(of: [.button, .secondButton]) { gaps.append(8) }
    let found = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    #expect(found.map { ($0 * 1_000).rounded() / 1_000 } == gaps)
  }

  @Test func `an image and the second text are gray unless they have a color`() {
    let views = [nil, UIColor.systemRed].map { color in
      shown {
        $0.image = image
        if let color { $0.imageProperties.tintColor = color }
      }
    }
    let tints = views.map { parts(UIImageView.self, of: $0).map(\.tintColor) }
    #expect(tints == [[.secondaryLabel], [.systemRed]])
    for base in [.empty(), .loading(), .search()] as [UIContentUnavailableConfiguration] {
      var configuration = base
      configuration.secondaryText = "second"
      func color() -> UIColor? {
        let view = UIContentUnavailableView(configuration: configuration)
        return parts(UILabel.self, of: view).first { $0.text == "second" }?.textColor
      }
      let own = color()
      configuration.secondaryTextProperties.color = .systemGreen
      #expect((own, color()) == (.secondaryLabel, .systemGreen))
    }
  }

  @Test func `the indicator of a loading view turns until there is something else`() {
    let view = shown(.loading())
    let indicator = view.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    func texts() -> [String?] { parts(UILabel.self, of: view).map(\.text) }
    #expect(
      (indicator?.isAnimating, indicator?.isHidden, texts(), indicator?.frame.midX) == (
        true, false, ["Loading…"], 160
      ))
    view.configuration = UIContentUnavailableConfiguration.search()
    view.layoutIfNeeded()
    let search = ["No Results", "Check the spelling or try a new search."]
    #expect(
      (
        indicator?.isAnimating, indicator?.isHidden, texts(),
        parts(UIImageView.self, of: view).count
      ) == (false, true, search, 1))
    #expect(shown().subviews.allSatisfy { $0.isHidden })
  }

  @Test func `the text of a search has the words that are searched for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let search = UIContentUnavailableConfiguration.search()
    let updates = [nil, "", "fox"].map { text in
      state.searchText = text
      return search.updated(for: state)
    }
    #expect(Array(updates.prefix(2)) == [search, search])
    let texts = [updates[2].text, updates[2].secondaryText]
    #expect(
      (texts, UIContentUnavailableConfiguration.loading().updated(for: state).text) == (
        ["No Results for “fox”", search.secondaryText], "Loading…"
      ))
  }

  @Test func `labels have the properties of their texts`() {
    let long = String(repeating: "word ", count: 40)
    func labels(_ lines: Int, _ alignment: UIContentUnavailableConfiguration.Alignment)
      -> [UILabel]
    {
      let view = shown {
        ($0.text, $0.secondaryText, $0.alignment) = (long, "second", alignment)
        $0.textProperties.numberOfLines = lines
        $0.textProperties.font = .systemFont(ofSize: 20)
        $0.textProperties.color = .systemRed
        $0.secondaryAttributedText = NSAttributedString(string: "attributed")
        $0.secondaryTextProperties.color = .systemGreen
      }
      return parts(UILabel.self, of: view)
    }
    let (all, two) = (labels(0, .center), labels(2, .natural))
    #expect(
      (all.map(\.text), all[0].font, all[0].textColor) == (
        [long, "attributed"], .systemFont(ofSize: 20), .systemRed
      ))
    let alignments: [[NSTextAlignment]] = [[.center, .center], [.natural, .natural]]
    #expect([all, two].map { $0.map(\.textAlignment) } == alignments)
    #expect(two[0].numberOfLines == 2 && two[0].frame.height < all[0].frame.height)
  }

  @Test func `buttons have the titles and actions of their properties, which may change`() {
    var log: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { _ in log.append(title) } }
    let menu = UIMenu(children: [action("entry")])
    let view = shown {
      $0.button.title = "Retry"
      $0.buttonProperties.primaryAction = action("first")
      $0.secondaryButtonProperties.primaryAction = action("second")
      $0.secondaryButtonProperties.menu = menu
    }
    let buttons = parts(UIButton.self, of: view)
    #expect(
      (buttons.map(\.currentTitle), buttons.map(\.menu)) == (["Retry", "second"], [nil, menu]))
    for button in buttons { button.sendActions(for: .primaryActionTriggered) }
    #expect(log == ["first", "second"])
    let disabled = shown {
      $0.button.title = "Retry"
      $0.buttonProperties.primaryAction = action("disabled")
      $0.buttonProperties.isEnabled = false
    }
    #expect(parts(UIButton.self, of: disabled).map(\.isEnabled) == [false])
    var calls: [String] = []
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.buttonProperties.primaryAction = UIAction(title: "A") { _ in calls.append("a") }
    configuration.secondaryButtonProperties.primaryAction = UIAction(title: "B") { _ in
      calls.append("b")
    }
    let other = UIContentUnavailableView(configuration: configuration)
    let replaced = parts(UIButton.self, of: other)
    configuration.buttonProperties.primaryAction = UIAction(title: "C") { _ in calls.append("c") }
    configuration.secondaryButtonProperties.primaryAction = nil
    for _ in 0..<2 { other.configuration = configuration }
    #expect(
      (replaced.map(\.currentTitle), replaced.map(\.isHidden)) == (["C", nil], [false, true]))
    for button in replaced { button.sendActions(for: .primaryActionTriggered) }
    #expect(calls == ["c"])
  }
}
