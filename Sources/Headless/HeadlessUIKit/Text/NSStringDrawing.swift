public import Foundation

/// Options for the measurement of text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bit mask of the options.
  public let rawValue: Int
  /// Creates options with a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last visible line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Text is wrapped to lines. Without it, text is measured as a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The distance of lines counts for the last line, too. It has no effect.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The bounds of characters count instead of those of lines. It has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// Values for the measurement of text.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale of text that is drawn smaller to fit. It has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale in which text was drawn, which is always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the text that was measured.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates values.
  public override init() { super.init() }
}

// On Apple's platforms, strings have the methods of `NSString`.
extension String {
  /// Returns the size of the text on lines of its own.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  /// Returns the rectangle that the text takes within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Draws the text at a point of the current context, which has no pixels.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text in a rectangle of the current context, which has no pixels.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text in a rectangle of the current context, which has no pixels.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension NSString {
  /// Returns the size of the text on lines of its own.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attrs)
  }
  /// Returns the rectangle that the text takes within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text at a point of the current context, which has no pixels.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text in a rectangle of the current context, which has no pixels.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSAttributedString {
  /// Returns the size of the text on lines of its own.
  public func size() -> CGSize {
    AttributedMeasure(self).size(width: .greatestFiniteMagnitude, maximumLines: 0)
  }
  /// Returns the rectangle that the text takes within a size.
  ///
  /// Lines that don't fit the height don't count, if the height is positive and lines are wrapped.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let measure = AttributedMeasure(self)
    let width = isWrapped && size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    let measured =
      isWrapped
      ? measure.size(width: width, maximumLines: 0, height: size.height)
      : measure.size(width: width, maximumLines: 1)
    let bounds = CGRect(origin: .zero, size: measured)
    context?.totalBounds = bounds
    return bounds
  }
  /// Draws the text at a point of the current context, which has no pixels.
  public func draw(at point: CGPoint) {}
  /// Draws the text in a rectangle of the current context, which has no pixels.
  public func draw(in rect: CGRect) {}
  /// Draws the text in a rectangle of the current context, which has no pixels.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}
