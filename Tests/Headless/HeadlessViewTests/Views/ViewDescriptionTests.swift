import HeadlessUIKit
import Testing

/// Descriptions of views in UIKit's form.
@MainActor struct ViewDescriptionTests {
  private final class Badge: UILabel {}

  /// Returns a description with a number sign in place of each address.
  private func described(_ view: UIView) -> String {
    "\(view)".replacing(#/0x[0-9a-f]+/#, with: "#")
  }

  @Test func `a description has the class, the address and the frame`() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(described(view) == "<UIView: #; frame = (1 2.5; 30 40); layer = <CALayer: #>>")
    #expect(["\(view)", String(reflecting: view)] == [view.description, view.description])
    #expect("\(view)" != "\(UIView(frame: view.frame))")

    let other = UIView(frame: .zero)
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(other)), radix: 16)
    #expect("\(other)".hasPrefix("<UIView: \(address); "))
    #expect("\(UILabel(frame: .zero))".hasPrefix("<UILabel: 0x"))
  }

  @Test func `an app's class has its module, and the class of UIKit below it`() {
    let badge = Badge(frame: .zero)
    badge.text = "7"
    #expect(
      described(badge)
        == "<HeadlessViewTests.ViewDescriptionTests.Badge: #; baseClass = UILabel; "
        + "frame = (0 0; 0 0); text = '7'; userInteractionEnabled = NO; layer = <CALayer: #>>")
  }

  @Test func `a background and values that differ from their defaults are described`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHidden = true
    view.alpha = 0.5
    view.tag = 3
    view.contentOffset.y = 4
    #expect(
      described(view)
        == "<UIScrollView: #; frame = (0 0; 10 10); clipsToBounds = YES; hidden = YES; "
        + "alpha = 0.5; tag = 3; layer = <CALayer: #>; "
        + "contentOffset: {0, 4}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>")
    let colors = [.white, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), .systemBackground]
    let backgrounds = colors.map { color in
      let view = UIView(frame: .zero)
      view.backgroundColor = color
      return described(view)
    }
    #expect(
      backgrounds
        == [
          "UIExtendedGrayColorSpace 1 1", "UIExtendedSRGBColorSpace 1 0.5 0 1",
          "<UIDynamicSystemColor: #; name = systemBackgroundColor>",
        ].map {
          "<UIView: #; frame = (0 0; 0 0); backgroundColor = \($0); layer = <CALayer: #>>"
        })
  }

  @Test func `a collection view has its layout and its data source, and a table isn't loaded`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let start =
      "<UICollectionView: #; frame = (0 0; 320 480); clipsToBounds = YES; "
      + "gestureRecognizers = <NSArray: #>; "
      + "backgroundColor = <UIDynamicSystemColor: #; name = systemBackgroundColor>; "
      + "layer = <CALayer: #>; contentOffset: {0, 0}; contentSize: {0, 0}; "
      + "adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: #>"
    let bare = described(view)
    let source = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    #expect(
      [bare, described(view)]
        == ["", "; dataSource: <UICollectionViewController: #>"].map { start + $0 + ">" })

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
    let rows = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    table.dataSource = rows
    let text = described(table).prefix(37)
    #expect((text, rows.questions) == ("<UITableView: #; frame = (0 0; 10 10)", 0))
  }
}
