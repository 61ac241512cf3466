import HeadlessUIKit
import Testing

/// The parts of a view that has nothing to show, and where they are.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ContentUnavailableTests {
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
  func `the parts are in the middle, at the distances of their paddings`(number: Int) throws {
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
    #expect(frames.count == number.nonzeroBitCount)
    for frame in frames { #expect(frame.midX == 172) }
    let first = try #require(frames.first)
    let last = try #require(frames.last)
    #expect(abs(first.minY + last.maxY - 600) < 0.001)
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

  @Test func `an image is gray unless it has a color`() {
    let view = shown { $0.image = image }
    #expect(parts(UIImageView.self, of: view).map(\.tintColor) == [.secondaryLabel])
    let colored = shown {
      $0.image = image
      $0.imageProperties.tintColor = .systemRed
    }
    #expect(parts(UIImageView.self, of: colored).map(\.tintColor) == [.systemRed])
  }

  @Test func `the indicator of a loading view turns until there is something else`() {
    let view = shown(.loading())
    let indicator = view.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true && indicator?.isHidden == false)
    #expect(parts(UILabel.self, of: view).map(\.text) == ["Loading…"])
    #expect(indicator?.frame.midX == 160)
    view.configuration = UIContentUnavailableConfiguration.search()
    view.layoutIfNeeded()
    #expect(indicator?.isAnimating == false && indicator?.isHidden == true)
    #expect(
      parts(UILabel.self, of: view).map(\.text) == [
        "No Results", "Check the spelling or try a new search.",
      ])
    #expect(parts(UIImageView.self, of: view).count == 1)
    #expect(shown().subviews.allSatisfy { $0.isHidden })
  }

  @Test func `the text of a search has the words that are searched for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state) == search)
    state.searchText = ""
    #expect(search.updated(for: state) == search)
    state.searchText = "fox"
    #expect(search.updated(for: state).text == "No Results for “fox”")
    #expect(search.updated(for: state).secondaryText == search.secondaryText)
    #expect(UIContentUnavailableConfiguration.loading().updated(for: state).text == "Loading…")
  }

  @Test func `the second text is gray unless it has a color`() {
    let bases: [UIContentUnavailableConfiguration] = [.empty(), .loading(), .search()]
    for base in bases {
      var configuration = base
      configuration.secondaryText = "second"
      func color() -> UIColor? {
        let view = UIContentUnavailableView(configuration: configuration)
        return parts(UILabel.self, of: view).first { $0.text == "second" }?.textColor
      }
      #expect(color() == .secondaryLabel)
      configuration.secondaryTextProperties.color = .systemGreen
      #expect(color() == .systemGreen)
    }
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
    #expect(all.map(\.text) == [long, "attributed"])
    #expect(all[0].font == .systemFont(ofSize: 20) && all[0].textColor == .systemRed)
    #expect(all[0].textAlignment == .center && all[1].textAlignment == .center)
    #expect(two[0].textAlignment == .natural && two[1].textAlignment == .natural)
    #expect(two[0].numberOfLines == 2 && two[0].frame.height < all[0].frame.height)
  }

  @Test func `buttons have the titles and the actions of their properties`() {
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
    #expect(buttons.map(\.currentTitle) == ["Retry", "second"])
    #expect(buttons.map(\.menu) == [nil, menu])
    for button in buttons { button.sendActions(for: .primaryActionTriggered) }
    #expect(log == ["first", "second"])
    let disabled = shown {
      $0.button.title = "Retry"
      $0.buttonProperties.primaryAction = action("disabled")
      $0.buttonProperties.isEnabled = false
    }
    #expect(parts(UIButton.self, of: disabled).map(\.isEnabled) == [false])
  }

  @Test func `another configuration replaces the actions and the titles of the buttons`() {
    var log: [String] = []
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.buttonProperties.primaryAction = UIAction(title: "A") { _ in log.append("a") }
    configuration.secondaryButtonProperties.primaryAction = UIAction(title: "B") { _ in
      log.append("b")
    }
    let view = UIContentUnavailableView(configuration: configuration)
    let buttons = parts(UIButton.self, of: view)
    configuration.buttonProperties.primaryAction = UIAction(title: "C") { _ in log.append("c") }
    configuration.secondaryButtonProperties.primaryAction = nil
    for _ in 0..<2 { view.configuration = configuration }
    #expect(buttons.map(\.currentTitle) == ["C", nil])
    #expect(buttons.map(\.isHidden) == [false, true])
    for button in buttons { button.sendActions(for: .primaryActionTriggered) }
    #expect(log == ["c"])
  }
}
