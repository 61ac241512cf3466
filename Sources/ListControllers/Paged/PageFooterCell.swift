import ListPlatform

/// The cell below a paged list's objects.
@MainActor protocol PageFooterCell: UIView {
  func show(_ footer: PageFooter, _ text: String)
}

/// The row of a table.
final class PageFooterTableCell: UITableViewCell, PageFooterCell {
  func show(_ footer: PageFooter, _ text: String) {
    textLabel?.text = text
    textLabel?.textAlignment = .center
    textLabel?.textColor = .secondaryLabel
    textLabel?.numberOfLines = 0
    selectionStyle = footer == .loading ? .none : .default
    accessoryView = footer == .loading ? UIActivityIndicatorView.started() : nil
  }
}

/// The item of a collection view.
final class PageFooterCollectionCell: UICollectionViewCell, PageFooterCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ footer: PageFooter, _ text: String) { label.text = text }
}

extension UIActivityIndicatorView {
  /// An indicator that turns.
  fileprivate static func started() -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    return indicator
  }
}
