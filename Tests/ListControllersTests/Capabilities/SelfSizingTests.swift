import HeadlessUIKit
import Testing

@testable import ListControllers

/// The kit's own views take their size from their content, as automatic heights need it, and have
/// room for all of their text.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SelfSizingTests {
  private let fitting = CGSize(width: 320, height: 0)

  private func height(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `a collapsible header is as high as its button`() {
    let header = CollapsibleHeaderView(reuseIdentifier: "header")
    header.button.show("Network", isCollapsed: false)
    let wanted = header.button.intrinsicContentSize.height
    #expect(wanted > 0)
    #expect(height(of: header.contentView) == wanted)

    let supplementary = CollapsibleSupplementaryView(frame: .zero)
    supplementary.button.show("Network", isCollapsed: true)
    #expect(height(of: supplementary) == wanted)
  }

  @Test func `a header's button fills it, whatever its size`() {
    let header = CollapsibleHeaderView(reuseIdentifier: "header")
    header.button.show("Network", isCollapsed: false)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    header.layoutIfNeeded()
    #expect(header.button.frame == CGRect(x: 0, y: 0, width: 320, height: 60))

    let titled = TitledSupplementaryView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    titled.margin = 20
    titled.layoutIfNeeded()
    #expect(titled.label.frame == CGRect(x: 20, y: 0, width: 280, height: 40))
  }

  @Test func `a titled view is as high as its title`() {
    let view = TitledSupplementaryView(frame: .zero)
    view.label.text = "Fruit"
    #expect(view.label.intrinsicContentSize.height > 0)
    #expect(height(of: view) == view.label.intrinsicContentSize.height)
  }

  // UIKit gives a new view no size, and logs required constraints that contradict it.
  @Test func `the edges that a view without a size can't keep are not required`() {
    let view = TitledSupplementaryView(frame: .zero)
    let required = view.constraints.filter { $0.priority == .required }.map(\.firstAttribute)
    #expect(view.constraints.count == 4)
    #expect(required == [.leading, .top])
  }

  // A system button shows one line unless it is told otherwise.
  @Test func `the button of a failure has room for the reason and for Try Again`() throws {
    let view = PlaceholderView(.failed("The network connection was lost."))
    let button = try #require(view.makePlainContent() as? UIButton)
    #expect(button.title(for: .normal) == "The network connection was lost.\nTry Again")
    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.titleLabel?.textAlignment == .center)
  }

  @Test func `the button of a failure tries again, and other placeholders have none`() throws {
    var attempts = 0
    let view = PlaceholderView(.failed("No connection.")) { attempts += 1 }
    let button = try #require(view.makePlainContent() as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    #expect(attempts == 1)
    #expect((PlaceholderView(.empty).makePlainContent() as? UILabel)?.text == "Nothing Here")
  }
}
