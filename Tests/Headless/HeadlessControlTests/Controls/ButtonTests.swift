import HeadlessUIKit
import Testing

@MainActor struct ButtonTests {
  private let star = UIImage(systemName: "star")

  @Test
  func `a bar button takes its action's title and image, but one of the system keeps its own`() {
    let action = UIAction(title: "Go", image: star) { _ in }
    let made = UIBarButtonItem(primaryAction: action)
    let named = UIBarButtonItem(title: "Leave", primaryAction: action)
    let given = UIBarButtonItem()
    given.primaryAction = action
    #expect([made, named, given].map(\.title) == ["Go", "Leave", "Go"])
    #expect([made, named, given].map { $0.image === star } == [true, true, true])
    given.primaryAction = nil
    #expect(given.title == "Go")

    let button = UIBarButtonItem(systemItem: .add, primaryAction: action)
    #expect(button.title == nil && button.image == nil)
    button.primaryAction = UIAction(title: "Leave") { _ in }
    #expect(button.title == nil)
  }

  @Test func `a button is as large as its configuration asks from the beginning`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let made = UIButton(configuration: configuration)
    let configured = UIButton(type: .system)
    configured.configuration = configuration
    #expect(made.titleLabel?.text == "Go")
    #expect(made.intrinsicContentSize == configured.intrinsicContentSize)
    #expect(made.intrinsicContentSize.width > 24)
  }
}
