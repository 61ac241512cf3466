import Foundation
public import ListPlatform

/// A header with a button over all of it.
@MainActor protocol CollapsibleHeader: UIView {
  var button: CollapseButton { get }
}

/// A table's header that collapses its section when it is tapped.
public final class CollapsibleHeaderView: UITableViewHeaderFooterView, CollapsibleHeader {
  /// Shows the title, and whether the section is collapsed.
  public let button = CollapseButton()

  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(filling: button)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(filling: button)
  }
}

/// A collection view's header that collapses its section when it is tapped.
public final class CollapsibleSupplementaryView: UICollectionReusableView, CollapsibleHeader {
  /// Shows the title, and whether the section is collapsed.
  public let button = CollapseButton()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filling: button)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filling: button)
  }
}

/// A title with a sign that points down, or to the right where the section is collapsed.
public final class CollapseButton: UIButton {
  /// Collapses or expands.
  var collapse: () -> Void = {}

  init() {
    super.init(frame: .zero)
    contentHorizontalAlignment = .leading
    addAction(UIAction { [weak self] _ in self?.collapse() }, for: .primaryActionTriggered)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ title: String?, isCollapsed: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.image = UIImage(systemName: isCollapsed ? "chevron.right" : "chevron.down")
    configuration.imagePadding = 8
    self.configuration = configuration
  }
}
