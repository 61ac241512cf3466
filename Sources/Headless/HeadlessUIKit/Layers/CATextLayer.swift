public import Foundation

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the edge at which the reading direction begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Along the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Along the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Along both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The treatment of a text layer's text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the treatment.
  public let rawValue: String
  /// Creates a treatment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is cut off.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is omitted.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is omitted.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is omitted.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer with text. The values are kept, and nothing is drawn.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any? { didSet { noteChange() } }
  /// The font: a `UIFont` or the name of one.
  open var font: AnyObject? { didSet { noteChange() } }
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36 { didSet { noteChange() } }
  /// The color of the text; white unless set.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { noteChange() } }
  /// A Boolean value that indicates whether lines are wrapped.
  open var isWrapped = false { didSet { noteChange() } }
  /// The treatment of text that does not fit.
  open var truncationMode: CATextLayerTruncationMode = .none { didSet { noteChange() } }
  /// The alignment of the lines.
  open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { noteChange() } }
}
