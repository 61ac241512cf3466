public import Foundation

/// An image in a text, where the text has the character ``character``.
open class NSTextAttachment: AttributeBase, NSSecureCoding, NSTextAttachmentContainer {
  /// The character in whose place the attachment is: U+FFFC.
  public static let character = 0xFFFC
  /// The image.
  open var image: UIImage?
  /// The rectangle of the attachment, in points. Its origin is on the baseline, and its y-axis
  /// points upward. If it is zero, the attachment has the size of its image.
  open var bounds = CGRect.zero
  /// The data of the attachment.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?
  /// A Boolean value that indicates whether views provided by the app display the attachment. It
  /// has no effect.
  open var allowsTextAttachmentView = true
  /// A Boolean value that indicates whether the image is larger at accessibility text sizes. It is
  /// kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The padding at both sides, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an empty attachment.
  public override init() { super.init() }
  /// Creates an attachment with data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }
  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// Creates the attachment of an archive.
  public required init?(coder: NSCoder) {
    super.init()
    image = coder.decodeNested(UIImage.self, forKey: "image")
    bounds = coder.decodeValue(CGRect.self, forKey: "bounds") ?? .zero
    contents = coder.decodeValue(Data.self, forKey: "contents")
    fileType = coder.decodeValue(String.self, forKey: "fileType")
    allowsTextAttachmentView = coder.decodeValue(Bool.self, forKey: "allowsView") ?? true
    lineLayoutPadding = coder.decodeValue(CGFloat.self, forKey: "lineLayoutPadding") ?? 0
  }
  /// Encodes the image, the bounds and the data.
  open func encode(with coder: NSCoder) {
    coder.encodeNested(image, forKey: "image")
    coder.encodeValue(bounds, forKey: "bounds")
    coder.encodeValue(contents, forKey: "contents")
    coder.encodeValue(fileType, forKey: "fileType")
    coder.encodeValue(allowsTextAttachmentView, forKey: "allowsView")
    coder.encodeValue(lineLayoutPadding, forKey: "lineLayoutPadding")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the image that is displayed.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  /// Returns the rectangle of the attachment without its padding. Its origin is on the baseline.
  ///
  /// Text is measured without a container and without the line, so they are nil and unlimited.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// The rectangle that the attachment takes.
  var measuredBounds: CGRect {
    let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 0)
    let rect = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    return CGRect(
      x: rect.minX, y: rect.minY, width: rect.width + 2 * lineLayoutPadding, height: rect.height)
  }
}

extension NSTextAttachment: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension NSAttributedString {
  /// Creates a text with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// An object that is displayed in the place of a character of a text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image that is displayed.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?
  /// Returns the rectangle of the attachment. Its origin is on the baseline.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}
