public import Foundation

/// A menu element whose elements a closure provides when the menu is displayed.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  private init(
    isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }

  /// Creates an element whose provider is called once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Returns nil, because the closure that provides the elements can't be encoded.
  public required init?(coder: NSCoder) { nil }

  override func copied() -> UIMenuElement {
    UIDeferredMenuElement(isCached: isCached, provider)
  }

  /// Returns an element whose provider is called each time the menu is displayed.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Returns the provided elements.
  ///
  /// They are those that the provider passes before it returns. Later ones are in the next menu if
  /// they are cached.
  func provide() -> [UIMenuElement] {
    if let cache { return cache }
    var elements: [UIMenuElement] = []
    provider { [weak self] provided in
      elements = provided
      guard let self, self.isCached else { return }
      self.cache = provided
    }
    return elements
  }
}
