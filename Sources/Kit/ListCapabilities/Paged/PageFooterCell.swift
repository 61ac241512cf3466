import ListCore
import ListPlatform

/// The cell of the header or the footer.
@MainActor protocol PageFooterCell: UIView {
  func show(_ footer: PageFooter, _ text: String)
}

/// The cell of the header or the footer in a table.
final class PageFooterTableCell: UITableViewCell, PageFooterCell {
  func show(_ footer: PageFooter, _ text: String) {
    textLabel?.text = text
    textLabel?.textAlignment = .center
    textLabel?.textColor = .secondaryLabel
    textLabel?.numberOfLines = 0
    selectionStyle = footer == .loading ? .none : .default
    accessoryView = footer == .loading ? UIActivityIndicatorView.started() : nil
    describe(footer, text)
  }
}

/// The cell of the header or the footer in a collection view.
final class PageFooterCollectionCell: UICollectionViewCell, PageFooterCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(filling: label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ footer: PageFooter, _ text: String) {
    label.text = text
    describe(footer, text)
  }
}

extension PageFooterCell {
  /// Lets VoiceOver read the row as a button after a failure.
  fileprivate func describe(_ footer: PageFooter, _ text: String) {
    isAccessibilityElement = true
    accessibilityLabel = text
    accessibilityTraits = footer == .loading ? .updatesFrequently : .button
    accessibilityHint = footer == .loading ? nil : Spoken.triesAgain
  }
}

extension UIActivityIndicatorView {
  /// Returns an activity indicator that spins.
  fileprivate static func started() -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    return indicator
  }
}
