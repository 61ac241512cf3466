import Foundation
import ListControllers

/// The measurement of a cell that takes its height from twenty constraints.
@MainActor enum SelfSizing {
  /// Prints the median times of measurements.
  static func show(rounds: Int) {
    let cell = ConstrainedCell(style: .default, reuseIdentifier: nil)
    let texts = (0..<1_000).map { "Item \($0) has a title that may take two lines of the cell" }
    print("measuring a cell of 20 constraints                      µs")
    cell.show(texts[0])
    report("  again, unchanged", rounds) {
      for _ in texts { _ = cell.height(at: 320) }
      return texts.count
    }
    report("  with another text", rounds) {
      for text in texts {
        cell.show(text)
        _ = cell.height(at: 320)
      }
      return texts.count
    }
    report("  at another width", rounds) {
      for index in texts.indices { _ = cell.height(at: 320 + CGFloat(index % 2) * 55) }
      return texts.count
    }
    report("  a new cell each time", max(rounds / 10, 1)) {
      for text in texts {
        let cell = ConstrainedCell(style: .default, reuseIdentifier: nil)
        cell.show(text)
        _ = cell.height(at: 320)
      }
      return texts.count
    }
  }

  private static func report(_ name: String, _ rounds: Int, _ body: () -> Int) {
    let times = (0..<rounds).map { _ in
      let start = DispatchTime.now().uptimeNanoseconds
      let count = body()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count) / 1e3
    }
    let median = times.sorted()[times.count / 2]
    print(
      name.padding(toLength: 52, withPad: " ", startingAt: 0), String(format: "%7.1f", median))
  }
}

/// An image, a title and a subtitle that wrap, and a trailing label.
private final class ConstrainedCell: UITableViewCell {
  private let picture = UIImageView(image: nil)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let time = UILabel()

  func show(_ text: String) {
    title.text = text
    subtitle.text = text
    time.text = "Yesterday"
  }

  func height(at width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let content = contentView
    for view in [picture, title, subtitle, time] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    title.numberOfLines = 0
    subtitle.numberOfLines = 0
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      picture.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 8),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: time.leadingAnchor, constant: -12),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: time.leadingAnchor, constant: -12),
      subtitle.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
      time.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      time.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
      time.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      time.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 64),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
