public import Foundation

/// The appearance of a bar button in each state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  /// Creates the default appearance of plain buttons.
  public override init() {
    super.init()
  }

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// Creates the appearance of an archive, or the default one if the archive has none.
  public required init(coder: NSCoder) {
    super.init()
    decodeValues(from: coder)
  }

  /// Encodes the values of each state.
  open func encode(with coder: NSCoder) { encodeValues(with: coder) }

  /// Restores the default appearance of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = copied() }
    return copy
  }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// The appearance in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance while the button is highlighted.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while the button is disabled.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance while the button is focused.
  open private(set) var focused = UIBarButtonItemStateAppearance()
}

/// The appearance of a bar button in one state. Pictures have the color and the font of the title.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject, DisplayedAppearance {
  override init() {}

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The offset of the background.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
