import ListControllers

/// A cell that shows a message in a bubble, on the side of its sender.
final class MessageCell: UITableViewCell {
  private let bubble = UIView()
  private let text = UILabel()
  private let time = UILabel()
  private lazy var sides = (
    you: bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    bot: bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
  )

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.layer.cornerRadius = 17
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 0
    time.font = .preferredFont(forTextStyle: .caption2)
    for (part, outer) in [(bubble, contentView), (text, bubble), (time, bubble)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 7),
      text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 13),
      text.trailingAnchor.constraint(lessThanOrEqualTo: bubble.trailingAnchor, constant: -13),
      time.topAnchor.constraint(equalTo: text.bottomAnchor),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: bubble.leadingAnchor, constant: 13),
      time.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -13),
      time.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a message.
  func show(_ message: Message) {
    let isOwn = message.sender == .you
    text.text = message.text
    time.text = message.time
    bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemBackground
    text.textColor = isOwn ? .white : .label
    time.textColor = isOwn ? .white : .secondaryLabel
    let (shown, hidden) = isOwn ? (sides.you, sides.bot) : (sides.bot, sides.you)
    hidden.isActive = false
    shown.isActive = true
    accessibilityLabel = "\(isOwn ? "You" : "Bot"), \(message.time): \(message.text)"
  }
}
