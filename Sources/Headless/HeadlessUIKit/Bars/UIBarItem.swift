public import Foundation

/// The superclass of items that bars display.
@preconcurrency @MainActor open class UIBarItem: NSObject, ChangeNoting, @preconcurrency NSCoding {
  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates the item of an archive, or an empty one if the archive has none.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeValue(String.self, forKey: "title")
    image = coder.decodeNested(UIImage.self, forKey: "image")
    landscapeImagePhone = coder.decodeNested(UIImage.self, forKey: "landscapeImagePhone")
    isEnabled = coder.decodeValue(Bool.self, forKey: "isEnabled") ?? true
    tag = coder.decodeValue(Int.self, forKey: "tag") ?? 0
    accessibilityLabel = coder.decodeValue(String.self, forKey: "accessibilityLabel")
    accessibilityIdentifier = coder.decodeValue(String.self, forKey: "accessibilityIdentifier")
  }

  /// Encodes the title, the images, the tag, and whether the item is enabled.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(title, forKey: "title")
    coder.encodeNested(image, forKey: "image")
    coder.encodeNested(landscapeImagePhone, forKey: "landscapeImagePhone")
    coder.encodeValue(isEnabled, forKey: "isEnabled")
    coder.encodeValue(tag, forKey: "tag")
    coder.encodeValue(accessibilityLabel, forKey: "accessibilityLabel")
    coder.encodeValue(accessibilityIdentifier, forKey: "accessibilityIdentifier")
  }

  /// The title of the item.
  open var title: String? { didSet { if title != oldValue { noteChange() } } }
  /// The image of the item.
  open var image: UIImage? { didSet { if image !== oldValue { noteChange() } } }
  /// The image in landscape orientation on a phone. It is kept.
  open var landscapeImagePhone: UIImage?
  /// The insets of the landscape image. They are kept.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image that assistive apps enlarge. It is kept.
  open var largeContentSizeImage: UIImage?
  /// The insets of the enlarged image. They are kept.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The insets of the image. They have no effect.
  open var imageInsets = UIEdgeInsets.zero { didSet { noteChange() } }
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { noteChange() } } }
  /// The text that describes the item to assistive technologies, for example of an item without a
  /// title. It has no effect.
  open var accessibilityLabel: String?
  /// The value of the item in assistive apps.
  open var accessibilityValue: String?
  /// The hint about the item's action in assistive apps.
  open var accessibilityHint: String?
  /// The traits of the item in assistive apps.
  open var accessibilityTraits: UIAccessibilityTraits = .button
  /// A Boolean value that indicates whether the item is one element for assistive apps.
  open var isAccessibilityElement = true
  /// A name that identifies the item in tests.
  open var accessibilityIdentifier: String?
  /// Prepares an item that was loaded from a nib. There are no nibs, so only apps call it.
  nonisolated open func awakeFromNib() {}
  /// An integer that identifies the item in the app.
  open var tag = 0
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:] {
    didSet { noteChange() }
  }

  /// The navigation item that contains the button.
  weak var item: UINavigationItem?

  /// The toolbar that contains the button.
  weak var toolbar: UIToolbar?

  func noteChange() {
    item?.noteChange()
    toolbar?.setNeedsLayout()
  }

  /// Returns the title's attributes for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  /// Sets the title's attributes for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }
}
