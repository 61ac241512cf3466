import HeadlessUIKit
import Testing

/// Labels that don't fit side by side.
@MainActor struct LayoutSharingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let long = String(repeating: "many words ", count: 40)

  private func row(_ texts: [String], lines: Int) -> [UILabel] {
    let labels = texts.map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    var edge = root.leadingAnchor
    for label in labels {
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: edge).isActive = true
      edge = label.trailingAnchor
    }
    edge.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    return labels
  }

  @Test(arguments: [0, 1]) func `two long texts get the same width`(lines: Int) {
    let labels = row([long, long + long], lines: lines)
    #expect(labels.map(\.frame.width) == [160, 160])
    #expect(labels[0].frame.height == labels[0].sizeThatFits(CGSize(width: 160, height: 0)).height)
  }

  @Test(arguments: [0, 1]) func `a short text keeps its width, wherever it is`(lines: Int) {
    for position in 0..<3 {
      for view in root.subviews { view.removeFromSuperview() }
      var texts = [long, long]
      texts.insert("Short", at: position)
      let labels = row(texts, lines: lines)
      let short = labels[position].intrinsicContentSize.width
      let rest = ((320 - short) / 2 * 2).rounded(.down) / 2
      for (index, label) in labels.enumerated() {
        #expect(abs(label.frame.width - (index == position ? short : rest)) <= 0.5)
      }
    }
  }

  @Test func `texts in different superviews don't share the room`() {
    let labels = row([long, long], lines: 1)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.addSubview(labels[1])
    NSLayoutConstraint.activate([
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [0, 320])
  }

  @Test func `a text of a higher priority keeps its width`() {
    let labels = row([long, "A short text that stays"], lines: 0)
    labels[0].setContentCompressionResistancePriority(.required, for: .horizontal)
    labels[0].text = String(repeating: "m", count: 20)
    root.layoutIfNeeded()
    #expect(
      [labels[0].frame.width, labels[1].frame.minX, labels[1].frame.maxX]
        == [labels[0].intrinsicContentSize.width, labels[0].frame.maxX, 320])
  }

  @Test func `a lack of height is divided, too`() {
    let labels = row([long], lines: 0)
    let second = UILabel()
    second.text = long
    second.numberOfLines = 0
    second.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(second)
    NSLayoutConstraint.activate([
      second.topAnchor.constraint(equalTo: labels[0].bottomAnchor),
      second.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      second.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.bounds.size.height = 100
    root.layoutIfNeeded()
    #expect([labels[0], second].map(\.frame.height) == [50, 50])
  }
}
