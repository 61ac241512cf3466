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
    for label in [name, count] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.centerYAnchor.constraint(equalTo: centerYAnchor),
      trailingAnchor.constraint(equalTo: count.trailingAnchor, constant: 16),
      count.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
