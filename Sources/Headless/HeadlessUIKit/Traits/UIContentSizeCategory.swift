public import Foundation

/// A text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The UIKit name of the category.
  public let rawValue: String
  /// Creates a category from its UIKit name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No preference.
  public static let unspecified = UIContentSizeCategory(suffix: "Unspecified")
  /// An extra small text size.
  public static let extraSmall = UIContentSizeCategory(suffix: "XS")
  /// A small text size.
  public static let small = UIContentSizeCategory(suffix: "S")
  /// A medium text size.
  public static let medium = UIContentSizeCategory(suffix: "M")
  /// A large text size, which is the default.
  public static let large = UIContentSizeCategory(suffix: "L")
  /// An extra large text size.
  public static let extraLarge = UIContentSizeCategory(suffix: "XL")
  /// An extra extra large text size.
  public static let extraExtraLarge = UIContentSizeCategory(suffix: "XXL")
  /// The largest text size that is not an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(suffix: "XXXL")
  /// The smallest accessibility text size.
  public static let accessibilityMedium = UIContentSizeCategory(suffix: "AccessibilityM")
  /// A large accessibility text size.
  public static let accessibilityLarge = UIContentSizeCategory(suffix: "AccessibilityL")
  /// An extra large accessibility text size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXL")
  /// An extra extra large accessibility text size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    suffix: "AccessibilityXXL")
  /// The largest accessibility text size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    suffix: "AccessibilityXXXL")

  private init(suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  /// The categories from the smallest to the largest text size.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The position of the category in `ascending`. An unspecified category has that of the default
  /// size.
  var rank: Int { Self.ascending.firstIndex(of: self) ?? 3 }
}

extension UIContentSizeCategory {
  /// A notification that is posted when `UITraitCollection.current` has a new text size. In UIKit,
  /// the app is its object.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// A Boolean value that indicates whether the category is one of the larger accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether the first category has a smaller text size than the second.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }
  /// Returns whether the first category has a smaller text size than the second or the same.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }
  /// Returns whether the first category has a larger text size than the second.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }
  /// Returns whether the first category has a larger text size than the second or the same.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }
}
