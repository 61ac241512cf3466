import Foundation
import Testing

@testable import HeadlessUIKit

/// Tables whose rows have other heights at another width.
@MainActor struct TableWidthTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private final class Cell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width > 400 ? 50 : 100) }
  }

  @Test func `a table whose content shrinks at another width isn't scrolled beyond its end`() {
    let source = Source()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 60
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    table.scrollToRow(at: [0, 19], at: .bottom, animated: false)
    table.layoutIfNeeded()
    for width in [320, 640] as [CGFloat] {
      table.frame.size.width = width
      table.layoutIfNeeded()
      #expect(table.contentOffset.y == table.contentSize.height - 400)
    }
    #expect(table.indexPathsForVisibleRows?.last == [0, 19])
  }
}
