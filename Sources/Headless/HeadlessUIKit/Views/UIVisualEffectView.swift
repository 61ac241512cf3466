public import Foundation

/// An effect that a view has on what is behind it or inside it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying,
  @preconcurrency NSSecureCoding
{
  /// Creates an effect that does nothing.
  public override init() { super.init() }
  /// Creates the effect of an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Encodes the effect.
  open func encode(with coder: NSCoder) {}
  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }
  /// Returns the effect, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of what is behind a view. Screens don't draw it.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  @nonexhaustive public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }

  nonisolated let style: Style
  /// Creates a regular blur.
  public override init() {
    style = .regular
    super.init()
  }
  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// Creates the blur of an archive, or a regular one if the archive has none.
  public required init?(coder: NSCoder) {
    style = coder.decodeValue(Int.self, forKey: "style").flatMap(Style.init) ?? .regular
    super.init(coder: coder)
  }
  /// Encodes the style of the blur.
  open override func encode(with coder: NSCoder) {
    coder.encodeValue(style.rawValue, forKey: "style")
  }

  /// Returns a Boolean value that indicates whether two blurs have the same style.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }
  /// The hash value of the blur.
  nonisolated open override var hash: Int { style.hashValue }
}

/// The kind of content that a vibrancy is for.
@nonexhaustive public enum UIVibrancyEffectStyle: Int, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}

/// A contrast of content with the blur behind it. Screens don't draw it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  nonisolated private let blur: UIBlurEffect
  nonisolated private let style: UIVibrancyEffectStyle?

  /// Creates a vibrancy for the content of a blur.
  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = nil
    super.init()
  }
  /// Creates a vibrancy for a kind of content of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }
  /// Creates the vibrancy of an archive.
  public required init?(coder: NSCoder) {
    blur = coder.decodeNested(UIBlurEffect.self, forKey: "blur") ?? UIBlurEffect(style: .regular)
    style = coder.decodeValue(Int.self, forKey: "style").flatMap(UIVibrancyEffectStyle.init)
    super.init(coder: coder)
  }
  /// Encodes the blur and the kind of content.
  open override func encode(with coder: NSCoder) {
    coder.encodeNested(blur, forKey: "blur")
    coder.encodeValue(style?.rawValue, forKey: "style")
  }

  /// Returns a Boolean value that indicates whether two vibrancies have the same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return blur == other.blur && style == other.style
  }
  /// The hash value of the vibrancy.
  nonisolated open override var hash: Int { blur.hash }
}

/// A view with an effect, whose content is in its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  /// The effect. It is kept, and screens don't draw it.
  open var effect: UIVisualEffect? { didSet { noteChange() } }
  /// The view that contains the content. It fills the view.
  open var contentView: UIView { content }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }
  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  /// Creates a view of zero size without an effect. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Lays out the content view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  /// Raises an exception for views other than the content view.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== content else { return }
    UIKitException.raise(
      "\(subview.inWords) has been added as a subview to \(inWords). Do not add subviews "
        + "directly to the visual effect view itself, instead add them to the -contentView.")
  }
}
