import HeadlessUIKit
import Testing

/// Descriptions of views in UIKit's form.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ViewDescriptionTests {
  private final class Badge: UILabel {}

  /// Returns a description with a number sign in place of each address.
  private func described(_ view: UIView) -> String {
    "\(view)".replacing(#/0x[0-9a-f]+/#, with: "#")
  }

  @Test func `a description has the class and the frame`() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(described(view) == "<UIView: #; frame = (1 2.5; 30 40)>")
    #expect("\(view)" == view.description && String(reflecting: view) == view.description)
    #expect("\(view)" != "\(UIView(frame: view.frame))")
  }

  @Test func `an app's class has its module, and the class of UIKit below it`() {
    let badge = Badge(frame: .zero)
    badge.text = "7"
    #expect(
      described(badge)
        == "<HeadlessViewTests.ViewDescriptionTests.Badge: #; baseClass = UILabel; "
        + "frame = (0 0; 0 0); userInteractionEnabled = NO; text = '7'>")
  }

  @Test func `values that differ from their defaults are described`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHidden = true
    view.alpha = 0.5
    view.tag = 3
    view.contentOffset.y = 4
    #expect(
      described(view)
        == "<UIScrollView: #; frame = (0 0; 10 10); hidden = YES; alpha = 0.5; tag = 3; "
        + "contentOffset = {0, 4}>")
  }

  @Test func `a description does not load a table`() {
    final class Source: NSObject, UITableViewDataSource {
      var questions = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        questions += 1
        return 1
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    table.dataSource = source
    #expect(described(table).hasPrefix("<UITableView: #; frame = (0 0; 10 10)"))
    #expect(source.questions == 0)
  }
}
