import HeadlessUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct ButtonTests {
  private let star = UIImage(systemName: "star")

  @Test func `a bar button takes its action's title and image`() {
    let action = UIAction(title: "Go", image: star) { _ in }
    let made = UIBarButtonItem(primaryAction: action)
    #expect(made.title == "Go" && made.image === star)
    let named = UIBarButtonItem(title: "Leave", primaryAction: action)
    #expect(named.title == "Leave" && named.image === star)
    let given = UIBarButtonItem()
    given.primaryAction = action
    #expect(given.title == "Go" && given.image === star)
    given.primaryAction = nil
    #expect(given.title == "Go")
  }

  @Test func `a bar button of the system keeps its own title`() {
    let action = UIAction(title: "Go", image: star) { _ in }
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
