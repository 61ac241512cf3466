import HeadlessUIKit
import Testing

@testable import HeadlessScreens

@MainActor @Suite(.serialized) struct ConstrainedRowTests {
  /// A title and a subtitle that wrap, and a trailing label, inside the margins.
  private func fill(_ cell: UITableViewCell, _ name: String) {
    let guide = cell.contentView.layoutMarginsGuide
    let labels = [name, "About \(name)", "now"].map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      return label
    }
    labels[2].setContentCompressionResistancePriority(.required, for: .horizontal)
    labels[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: guide.topAnchor),
      labels[0].leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      labels[2].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
      labels[2].trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      labels[2].topAnchor.constraint(equalTo: guide.topAnchor),
      labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `a row that constraints lay out shows its texts where they are`() {
    let controller = NamesController([
      (nil, ["Ada", "Grace Brewster Murray Hopper"])
    ])
    controller.configure = { fill($0, $1) }
    controller.shown { window in
      let heights = controller.tableView.visibleCells.map(\.bounds.height)
      // Two and four lines of 20.5 points, and margins of 11 points.
      #expect(heights == [63, 104])
      #expect(
        TextScreen().snapshot(of: window) == """
                      Names
            Ada  About Ada  now
            Grace Brewster Murray Hop…
          """)
    }
  }
}
