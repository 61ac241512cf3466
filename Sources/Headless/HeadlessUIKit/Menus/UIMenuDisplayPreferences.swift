public import Foundation

/// The preferences for the display of a menu.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject,
  @preconcurrency NSSecureCoding, @preconcurrency NSCopying
{
  /// Creates default preferences.
  public override init() {}
  /// The maximum number of lines of a title, or 0 for the system's choice.
  open var maximumNumberOfTitleLines = 0

  /// Creates the preferences of an archive.
  public required init?(coder: NSCoder) {
    maximumNumberOfTitleLines = coder.decodeValue(Int.self, forKey: "titleLines") ?? 0
  }
  /// Encodes the number of lines.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(maximumNumberOfTitleLines, forKey: "titleLines")
  }
  /// A Boolean value that indicates whether the class supports secure coding; true.
  nonisolated open class var supportsSecureCoding: Bool { true }
  /// Returns a copy of the preferences.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
