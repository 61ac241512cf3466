public import Foundation

/// The preferences for the display of a menu.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
  /// Creates default preferences.
  public override init() {}
  /// The maximum number of lines of a title, or 0 for the system's choice.
  open var maximumNumberOfTitleLines = 0
}
