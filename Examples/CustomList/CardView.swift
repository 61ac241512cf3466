import ListControllers

/// A card with a title.
final class CardView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.5, alpha: 0.15)
    layer.cornerRadius = 10
    label.font = .preferredFont(forTextStyle: .body)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 10, dy: 0)
  }
}
