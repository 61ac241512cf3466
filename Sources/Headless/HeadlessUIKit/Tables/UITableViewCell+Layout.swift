import Foundation

extension UITableViewCell {
  /// Lays out the cell's built-in labels and image in the content view.
  func layoutLabels() {
    guard let textLabel, let imageView else { return }
    let size = contentView.bounds.size
    if let image = imageSize(in: size.height) {
      imageView.frame = contentView.mirrored(
        CGRect(origin: CGPoint(x: labelsX, y: (size.height - image.height) / 2), size: image))
    }
    let (x, width) = textArea(in: size)
    guard let detail = detailTextLabel, detail.text?.isEmpty == false else {
      let frame = CGRect(x: x, y: 0, width: width, height: size.height)
      textLabel.frame = contentView.mirrored(frame)
      return
    }
    defer {
      for label in [textLabel, detail] { label.frame = contentView.mirrored(label.frame) }
    }
    let text = textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let second = detail.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    switch shownStyle {
    case .subtitle, .default:
      if style == .value1 { detail.textAlignment = .natural }
      let top = max((size.height - text.height - second.height) / 2, 0)
      textLabel.frame = CGRect(x: x, y: top, width: width, height: text.height)
      detail.frame = CGRect(x: x, y: top + text.height, width: width, height: second.height)
    case .value1:
      let detailWidth = min(second.width, width / 2)
      detail.textAlignment = isRightToLeft ? .left : .right
      let textWidth = min(text.width, max(width - detailWidth - 8, 0))
      textLabel.frame = CGRect(x: x, y: 0, width: textWidth, height: size.height)
      detail.frame = CGRect(
        x: x + width - detailWidth, y: 0, width: detailWidth, height: size.height)
    case .value2:
      let textWidth = min(text.width, width / 3)
      textLabel.frame = CGRect(x: x, y: 0, width: textWidth, height: size.height)
      detail.frame = CGRect(
        x: x + textWidth + 8, y: 0, width: width - textWidth - 8, height: size.height)
    }
  }

  /// The style of the labels. Beside each other, they have no room at the text sizes for
  /// accessibility.
  private var shownStyle: CellStyle {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return isLarge && style != .default ? .subtitle : style
  }

  private var labelsX: CGFloat { margin + CGFloat(indentationLevel) * indentationWidth }

  /// Returns the size of the cell's built-in image in a cell of a height, or nil if there is no
  /// image.
  private func imageSize(in height: CGFloat) -> CGSize? {
    guard let image = imageView?.image else { return nil }
    let fitting = min(image.size.height, max(height - 8, 0))
    let width = image.size.height > 0 ? image.size.width * fitting / image.size.height : 0
    return CGSize(width: width, height: fitting)
  }

  /// Returns the leading edge and available width of the cell's built-in labels in a content view
  /// of a size.
  private func textArea(in size: CGSize) -> (x: CGFloat, width: CGFloat) {
    let x = labelsX + (imageSize(in: size.height).map { $0.width + 16 } ?? 0)
    return (x, max(size.width - x - contentMargins.trailing, 0))
  }

  /// The distance of the cell's text from the cell's leading edge.
  var textLeading: CGFloat {
    let content = contentView
    let inside =
      (content as? UIListContentView)?.textX
      ?? (textLabel?.text == nil ? margin : textArea(in: content.bounds.size).x)
    return mirrored(content.frame).minX + inside
  }

  /// Returns the height that the cell's content needs at a width of the cell.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConstraintsThroughout()
    updateContentMargins()
    let height = rowHeight(width: width)
    // Constraints that the cell itself holds include those of the content view.
    let own = heldConstraints.isEmpty ? 0 : constrainedHeight(width: width)
    let isOwn = own > 0 && textLabel?.text == nil && !(contentView is any UIContentView)
    return ListMetrics.current.wholeLines(isOwn ? own : max(height, own))
  }

  /// Gives the content view the margins of the cell's own labels, unless the app has set others.
  func updateContentMargins() {
    guard contentView.ownMargins.isDefault else { return }
    let margins = contentMargins
    let vertical: CGFloat = ListMetrics.current.characterSize == nil ? 11 : 8
    contentView.ownMargins = LayoutMargins(
      default: NSDirectionalEdgeInsets(
        top: vertical, leading: margins.leading, bottom: vertical, trailing: margins.trailing))
  }

  private func constrainedHeight(width: CGFloat) -> CGFloat {
    fittingSize(
      CGSize(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel
    ).height
  }

  private func rowHeight(width: CGFloat) -> CGFloat {
    let metrics = ListMetrics.current
    let content = contentView
    let insets = contentInsets
    let width = max(width - insets.leading - insets.trailing, 0)
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
        CGSize(width: width, height: 0), horizontal: .required,
        vertical: .fittingSizeLevel)
      if fitting.height > 0 { return fitting.height }
    }
    return max(labelsHeight(width: width), metrics.rowHeight)
  }

  /// Returns the height of the cell's built-in labels: the platform's default, and the height that
  /// they need beyond one line each of the default fonts.
  private func labelsHeight(width: CGFloat) -> CGFloat {
    guard let textLabel else { return 0 }
    let metrics = ListMetrics.current
    let area = textArea(in: CGSize(width: width, height: metrics.rowHeight))
    let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    let detail = detailTextLabel?.text?.isEmpty == false ? detailTextLabel : nil
    let first = textLabel.growth(in: room, beyond: .body)
    guard shownStyle == .subtitle, let detail else {
      return metrics.rowHeight + max(first, detail?.growth(in: room, beyond: .body) ?? 0)
    }
    return metrics.subtitleRowHeight + first + detail.growth(in: room, beyond: .caption1)
  }
}

extension UILabel {
  /// Returns the height that the text needs beyond one line of a text style in the standard size.
  ///
  /// On a screen whose characters all have one size, it is the height beyond one line of the
  /// label's font.
  func growth(in room: CGSize, beyond style: UIFont.TextStyle) -> CGFloat {
    let line =
      ListMetrics.current.rowsFollowFonts ? style.standardLineHeight : lineHeight
    let isOneLine = shownNumberOfLines == 1 && text?.isEmpty == false
    return max((isOneLine ? lineHeight : sizeThatFits(room).height) - line, 0)
  }
}

extension UIFont.TextStyle {
  /// The height of a line in the standard size.
  fileprivate var standardLineHeight: CGFloat {
    UIFont.systemFont(ofSize: size(.large)).lineHeight
  }
}

extension UIView {
  /// A Boolean value that indicates whether constraints position the view's subviews.
  var isPlacedByConstraints: Bool {
    !heldConstraints.isEmpty
  }
}
