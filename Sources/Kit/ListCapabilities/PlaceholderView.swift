import Foundation
public import ListCore
import ListPlatform

/// The view of a placeholder. It shows a text, an activity indicator during loading, or a button
/// after a failure.
public final class PlaceholderView: UIView {
  /// The placeholder that the view shows.
  public let placeholder: Placeholder
  private let retry: () -> Void
  private var content: UIView?

  /// Creates the view of a placeholder.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder to show.
  ///   - retry: The action of the button, which tries again after a failure.
  public init(_ placeholder: Placeholder, retry: @escaping () -> Void = {}) {
    self.placeholder = placeholder
    self.retry = retry
    super.init(frame: .zero)
    let content = makeContent()
    addSubview(content)
    self.content = content
  }

  /// Returns `nil`, because a placeholder can't be archived.
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  private func makeContent() -> UIView {
    guard #available(iOS 17, tvOS 17, *) else { return makePlainContent() }
    var configuration: UIContentUnavailableConfiguration
    switch placeholder {
    case .empty:
      configuration = .empty()
      configuration.text = text
    case .loading:
      configuration = .loading()
    case .notFound:
      configuration = .search()
      configuration.text = text
    case .failed:
      configuration = .empty()
      configuration.text = text
      configuration.button.title = Spoken.tryAgain
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.retry() }
    }
    return configuration.makeContentView()
  }

  /// Returns the content for versions of UIKit without `UIContentUnavailableConfiguration`.
  func makePlainContent() -> UIView {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.numberOfLines = 0
    guard case .failed = placeholder else { return label }
    let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.retry() })
    button.setTitle("\(text)\n\(Spoken.tryAgain)", for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.textAlignment = .center
    return button
  }

  private var text: String { placeholder.text }
}

extension Placeholder {
  /// The text that is shown and announced.
  var text: String {
    switch self {
    case .empty: Spoken.nothing
    case .loading: Spoken.loading
    case .notFound(let text): Spoken.noResults(for: text)
    case .failed(let reason): reason
    }
  }
}
