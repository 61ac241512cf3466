import Foundation
public import ListCore
import ListPlatform

/// A header that a button covers.
@MainActor protocol CollapsibleHeader: UIView {
  var button: CollapseButton { get }
}

extension CollapsibleHeader {
  /// Returns the button for a touch of the header, or a little above or below it: a header may be
  /// less than 44 points high.
  fileprivate func target(of point: CGPoint) -> UIView? {
    button.point(inside: convert(point, to: button), with: nil) ? button : nil
  }
}

/// A table's header that collapses its section when the user taps it.
public final class CollapsibleHeaderView: UITableViewHeaderFooterView, CollapsibleHeader {
  /// The button that shows the title, and whether the section is collapsed.
  public let button = CollapseButton()

  /// Creates a header with a reuse identifier.
  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(filling: button)
  }

  /// Returns the button.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    target(of: point)
  }

  /// Creates a header from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(filling: button)
  }
}

/// A collection view's header that collapses its section when the user taps it.
public final class CollapsibleSupplementaryView: UICollectionReusableView, CollapsibleHeader {
  /// The button that shows the title, and whether the section is collapsed.
  public let button = CollapseButton()

  /// Creates a header with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(filling: button)
  }

  /// Returns the button.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    target(of: point)
  }

  /// Creates a header from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(filling: button)
  }
}

/// A button with a title and a chevron, which points down, or forward if the section is
/// collapsed.
public final class CollapseButton: UIButton {
  /// The action that collapses or expands the section.
  var collapse: () -> Void = {}

  init() {
    super.init(frame: .zero)
    contentHorizontalAlignment = .leading
    addAction(UIAction { [weak self] _ in self?.collapse() }, for: .primaryActionTriggered)
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns `true` also for points a little above and below the button.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -5).contains(point)
  }

  func show(_ title: String?, isCollapsed: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.image = UIImage(systemName: isCollapsed ? "chevron.forward" : "chevron.down")
    configuration.imagePadding = 8
    self.configuration = configuration
    accessibilityTraits = [.button, .header]
    accessibilityLabel = title
    accessibilityValue = isCollapsed ? Spoken.collapsed : Spoken.expanded
  }
}
