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
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [name, count])
    stack.frame = bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.spacing = 8
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }
}
