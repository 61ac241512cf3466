import HeadlessUIKit
import ListControllers
import Testing

@testable import ListCapabilities
@testable import ListCore

/// The kit's own views take their size from their content, as automatic heights need it, and have
/// room for all of their text.
@MainActor struct SelfSizingTests {
  private let fitting = CGSize(width: 320, height: 0)

  private func height(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `headers are as high as their buttons and titles`() {
    let header = CollapsibleHeaderView(reuseIdentifier: "header")
    header.button.show("Network", isCollapsed: false)
    let supplementary = CollapsibleSupplementaryView(frame: .zero)
    supplementary.button.show("Network", isCollapsed: true)
    let titled = TitledSupplementaryView(frame: .zero)
    titled.label.text = "Fruit"
    let (wanted, text) = (
      header.button.intrinsicContentSize.height, titled.label.intrinsicContentSize.height
    )
    #expect(wanted > 0 && text > 0)
    #expect([header.contentView, supplementary, titled].map(height) == [wanted, wanted, text])
  }

  @Test func `a header's button and title fill it, whatever its size`() {
    let header = CollapsibleHeaderView(reuseIdentifier: "header")
    header.button.show("Network", isCollapsed: false)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    header.layoutIfNeeded()
    let titled = TitledSupplementaryView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    titled.margin = 20
    titled.layoutIfNeeded()
    #expect(
      [header.button.frame, titled.label.frame]
        == [
          CGRect(x: 0, y: 0, width: 320, height: 60), CGRect(x: 20, y: 0, width: 280, height: 40),
        ])
  }

  // UIKit gives a new view no size, and logs required constraints that contradict it.
  @Test func `the edges that a view without a size can't keep are not required`() {
    let view = TitledSupplementaryView(frame: .zero)
    let required = view.constraints.filter { $0.priority == .required }.map(\.firstAttribute)
    #expect((view.constraints.count, required) == (4, [.leading, .top]))
  }

  // A system button shows one line unless it is told otherwise.
  @Test func `the button of a failure shows all of the reason and tries again`() throws {
    var attempts = 0
    let view = PlaceholderView(.failed("The network connection was lost.")) { attempts += 1 }
    let button = try #require(view.makePlainContent() as? UIButton)
    #expect(button.title(for: .normal) == "The network connection was lost.\nTry Again")
    let label = button.titleLabel
    #expect((label?.numberOfLines, label?.textAlignment) == (0, .center))
    button.sendActions(for: .primaryActionTriggered)
    #expect(attempts == 1)
    // Other placeholders have none.
    #expect((PlaceholderView(.empty).makePlainContent() as? UILabel)?.text == "Nothing Here")
  }
}
