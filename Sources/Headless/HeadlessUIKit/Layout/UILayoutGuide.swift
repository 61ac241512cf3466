public import Foundation

/// A rectangle to which constraints can refer instead of a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  enum Kind {
    case plain, margins, safeArea, readableContent, topBar, keyboard, scrollContent, scrollFrame
    /// A part of a list's content.
    case text, secondaryText, image

    /// A Boolean value that indicates whether constraints determine the guide's frame.
    var isPlaced: Bool { self == .plain || self == .scrollContent }
  }
  let kind: Kind

  /// Creates a guide that does not yet belong to a view.
  public override init() {
    kind = .plain
  }

  /// Creates the guide of an archive, which does not yet belong to a view.
  public required init?(coder: NSCoder) {
    kind = .plain
    identifier = coder.decodeValue(String.self, forKey: "identifier") ?? ""
  }

  /// Encodes the name. The view that owns the guide isn't encoded.
  open func encode(with coder: NSCoder) { coder.encodeValue(identifier, forKey: "identifier") }

  deinit {
    layoutReference?.item = nil
  }

  init(owner: UIView, kind: Kind) {
    owningView = owner
    self.kind = kind
  }

  /// The view that owns the guide.
  open weak var owningView: UIView?
  /// A name for debugging.
  open var identifier = ""
  var resolvedFrame = CGRect.zero
  /// The reference of constraints to the guide.
  var layoutReference: LayoutReference?
  /// The frame of the guide in the coordinates of its view.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return kind.isPlaced
      ? resolvedFrame : view.bounds.inset(by: view.insets(of: kind, width: view.bounds.width))
  }

  // MARK: Anchors

  /// The leading edge of the guide.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge of the guide.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge of the guide.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge of the guide.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The horizontal center of the guide.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge of the guide.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge of the guide.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical center of the guide.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width of the guide.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height of the guide.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// The largest width of text that can be read comfortably.
  private var readableWidth: CGFloat {
    switch traitCollection.preferredContentSizeCategory {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .extraLarge: 744
    case .extraExtraLarge: 816
    case .large, .unspecified: 672
    default: 896
    }
  }

  /// Returns the distances of one of the view's own guides from the edges of the view.
  func insets(of kind: UILayoutGuide.Kind, width: CGFloat) -> UIEdgeInsets {
    let safe = safeAreaInsets
    let margins = layoutMargins
    var insets = margins
    if insetsLayoutMarginsFromSafeArea {
      insets.top += safe.top
      insets.left += safe.left
      insets.bottom += safe.bottom
      insets.right += safe.right
    }
    switch kind {
    case .plain, .scrollContent, .scrollFrame: return .zero
    case .text, .secondaryText, .image:
      return (self as? UIListContentView)?.insets(ofPart: kind) ?? .zero
    case .safeArea: return safe
    case .margins: return insets
    case .topBar:
      return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safe.top, right: 0)
    case .keyboard:
      return UIEdgeInsets(top: bounds.height - safe.bottom, left: 0, bottom: 0, right: 0)
    case .readableContent:
      let spare = max(width - insets.left - insets.right - readableWidth, 0) / 2
      insets.left += spare
      insets.right += spare
      return insets
    }
  }
}
