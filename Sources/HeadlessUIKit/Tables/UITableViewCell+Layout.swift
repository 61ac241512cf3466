import Foundation

extension UITableViewCell {
  /// Places the cell's own labels and image in the content view.
  func layoutLabels() {
    guard let textLabel, let imageView else { return }
    let size = contentView.bounds.size
    var x = 16 + CGFloat(indentationLevel) * indentationWidth
    if let image = imageView.image {
      let height = min(image.size.height, max(size.height - 8, 0))
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      imageView.frame = CGRect(x: x, y: (size.height - height) / 2, width: width, height: height)
      x += width + 16
    }
    let width = max(size.width - x - 8, 0)
    let text = textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    guard let detail = detailTextLabel, detail.text?.isEmpty == false else {
      textLabel.frame = CGRect(x: x, y: 0, width: width, height: size.height)
      return
    }
    let second = detail.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    switch style {
    case .subtitle, .default:
      let top = max((size.height - text.height - second.height) / 2, 0)
      textLabel.frame = CGRect(x: x, y: top, width: width, height: text.height)
      detail.frame = CGRect(x: x, y: top + text.height, width: width, height: second.height)
    case .value1:
      let detailWidth = min(second.width, width / 2)
      detail.textAlignment = .right
      textLabel.frame = CGRect(x: x, y: 0, width: width - detailWidth - 8, height: size.height)
      detail.frame = CGRect(
        x: x + width - detailWidth, y: 0, width: detailWidth, height: size.height)
    case .value2:
      let textWidth = min(text.width, width / 3)
      textLabel.frame = CGRect(x: x, y: 0, width: textWidth, height: size.height)
      detail.frame = CGRect(
        x: x + textWidth + 8, y: 0, width: width - textWidth - 8, height: size.height)
    }
  }

  /// The height that the cell's content asks for at a width.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let metrics = ListMetrics.current
    let content = contentView
    if content is any UIContentView {
      if let list = content as? UIListContentView {
        return list.sizeThatFits(CGSize(width: width, height: 0)).height
      }
      let fitting = content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return fitting.height > 0 ? fitting.height : metrics.rowHeight
    }
    if content.isPlacedByConstraints {
      let fitting = content.fittingSize(
        CGSize(width: width, height: 0), keepsWidth: true, keepsHeight: false)
      if fitting.height > 0 { return fitting.height }
    }
    return max(labelsHeight(width: width), metrics.rowHeight)
  }

  private func labelsHeight(width: CGFloat) -> CGFloat {
    guard let textLabel else { return 0 }
    let room = CGSize(width: max(width - 24, 0), height: .greatestFiniteMagnitude)
    let metrics = ListMetrics.current
    let hasSubtitle = style == .subtitle && detailTextLabel?.text?.isEmpty == false
    var height = hasSubtitle ? metrics.subtitleRowHeight : metrics.rowHeight
    for label in [textLabel, hasSubtitle ? detailTextLabel : nil].compactMap(\.self)
    where label.numberOfLines != 1 {
      height += max(label.sizeThatFits(room).height - label.font.lineHeight, 0)
    }
    return height
  }
}

extension UIView {
  /// Whether any constraint places the view's subviews.
  var isPlacedByConstraints: Bool {
    !heldConstraints.isEmpty
  }
}
