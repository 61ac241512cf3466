public import Foundation

/// The sections of an index of names: A to Z, and # for everything else.
///
/// The methods that take a selector raise an exception, because it can't be sent without
/// Objective-C.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  /// Creates the collation of the English language.
  public required override init() {}

  /// Returns the collation of the user's language, which is always English.
  open class func current() -> Self { Self() }

  /// The titles of the sections.
  open private(set) var sectionTitles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
  /// The titles of the index.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// Returns the section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Raises an exception, and returns the last section.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    refuse(selector)
    return sectionTitles.count - 1
  }
  /// Raises an exception, and returns the array as it is.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    if !array.isEmpty { refuse(selector) }
    return array
  }

  private func refuse(_ selector: Selector) {
    UIKitException.raise(
      .invalidArgument,
      "-[\(type(of: self)) \(selector.description)]: a collation string selector can't be "
        + "sent, because there is no Objective-C runtime here")
  }
}
