import ListControllers

/// The name of a block at the leading edge, and the number of its glyphs at the trailing edge.
final class GlyphHeader: UICollectionReusableView {
  let name = UILabel()
  let count = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The header is pinned above the glyphs, and they don't show through.
    backgroundColor = .systemBackground
    name.font = .preferredFont(forTextStyle: .headline)
    count.font = .preferredFont(forTextStyle: .subheadline)
    count.textColor = .secondaryLabel
    count.setContentHuggingPriority(.required, for: .horizontal)
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [name, count])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
