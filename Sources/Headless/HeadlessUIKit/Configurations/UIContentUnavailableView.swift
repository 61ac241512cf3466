public import Foundation

/// A view that shows a `UIContentUnavailableConfiguration`.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let imageView = UIImageView(image: nil)
  private let activity = UIActivityIndicatorView(style: .large)
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  /// The primary and secondary buttons.
  package let buttons = [UIButton(type: .system), UIButton(type: .system)]

  /// Creates a view that shows the specified configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in parts { addSubview(view) }
    apply()
  }

  /// Creates a view without content.
  public required init(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)!
    for view in parts { addSubview(view) }
    apply()
  }

  private var parts: [UIView] {
    [activity, imageView, textLabel, secondaryTextLabel] + buttons
  }

  /// The configuration that the view shows. Configurations of other types are ignored.
  public var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      removeActions()
      content = newValue
      apply()
    }
  }

  /// Removes the actions of the buttons, which those of another configuration replace.
  private func removeActions() {
    for (button, properties) in zip(
      buttons, [content.buttonProperties, content.secondaryButtonProperties])
    {
      guard let action = properties.primaryAction else { continue }
      button.removeAction(action, for: .primaryActionTriggered)
    }
  }

  private func apply() {
    backgroundColor = content.background.backgroundColor
    imageView.image = shownImage
    imageView.tintColor = content.imageProperties.tintColor ?? .secondaryLabel
    imageView.isHidden = content.image == nil
    if content.isLoading { activity.startAnimating() } else { activity.stopAnimating() }
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryTextLabel)
    show(content.button, content.buttonProperties, in: buttons[0])
    show(content.secondaryButton, content.secondaryButtonProperties, in: buttons[1])
    setNeedsLayout()
  }

  /// The image to show. A symbol image without a size of its own is large.
  private var shownImage: UIImage? {
    guard let image = content.image, image.size == UIImage(systemName: "circle")?.size else {
      return content.image
    }
    return image.withConfiguration(
      content.imageProperties.preferredSymbolConfiguration
        ?? UIImage.SymbolConfiguration(pointSize: 48))
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributedText { label.attributedText = attributedText } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    button.configuration = configuration
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.setTitle(properties.primaryAction?.title, for: .normal)
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    button.isHidden = button.currentTitle?.isEmpty ?? true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = content.directionalLayoutMargins
    let width = max(bounds.width - margins.leading - margins.trailing, 0)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var previous: UIView?
    let visible = parts.filter { !$0.isHidden }.map { part in
      let natural = part.intrinsicContentSize
      let isText = part is UILabel
      let size = isText ? part.sizeThatFits(room) : natural
      let gap = previous.map { padding(between: $0, and: part) } ?? 0
      previous = part
      return (
        part, CGSize(width: isText ? width : min(size.width, width), height: size.height), gap
      )
    }
    let height = visible.reduce(0) { $0 + $1.1.height + $1.2 }
    var y = max((bounds.height - height) / 2, 0)
    for (part, size, gap) in visible {
      y += gap
      part.frame = CGRect(
        x: margins.leading + (width - size.width) / 2, y: y, width: size.width, height: size.height)
      y += size.height
    }
  }

  /// Returns the distance between two visible parts that follow each other.
  private func padding(between upper: UIView, and lower: UIView) -> CGFloat {
    if lower is UIButton {
      return upper is UIButton
        ? content.buttonToSecondaryButtonPadding : content.textToButtonPadding
    }
    return upper === textLabel ? content.textToSecondaryTextPadding : content.imageToTextPadding
  }
}
