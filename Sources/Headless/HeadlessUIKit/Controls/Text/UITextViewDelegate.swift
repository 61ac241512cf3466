public import Foundation

/// An object that decides on changes of a text view and is notified of them.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether editing can begin; true if not implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns a Boolean value that indicates whether editing can end; true if not implemented.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns a Boolean value that indicates whether a range of the text can be replaced; true if
  /// not implemented.
  ///
  /// The range is in UTF-16 code units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the edit menu of a range of the text. It is never called.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns a Boolean value that indicates whether the user can follow a link; true if not
  /// implemented. It is never called.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns a Boolean value that indicates whether the user can follow a link; true if not
  /// implemented. It is never called.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns true by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Returns true by default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) { OptionalMethod.absent() }
  /// Returns true by default.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) { OptionalMethod.absent() }
  /// Returns nil by default.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { OptionalMethod.absent(nil) }
  /// Returns true by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { OptionalMethod.absent(true) }
  /// Returns true by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { OptionalMethod.absent(true) }
}

/// Constants for the way in which the user touches a link.
@nonexhaustive public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press that shows actions.
  case presentActions
  /// A long press that shows a preview.
  case preview
}

/// The kinds of data that a text view displays as links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bit mask of the kinds.
  public let rawValue: UInt
  /// Creates a set of kinds from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// The numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// The numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Items that the system can look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Lengths, weights and other measurements.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
