/// A size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(suffix: "Unspecified")
  public static let extraSmall = UIContentSizeCategory(suffix: "XS")
  public static let small = UIContentSizeCategory(suffix: "S")
  public static let medium = UIContentSizeCategory(suffix: "M")
  public static let large = UIContentSizeCategory(suffix: "L")
  public static let extraLarge = UIContentSizeCategory(suffix: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(suffix: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(suffix: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(suffix: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(suffix: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(suffix: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    suffix: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    suffix: "AccessibilityXXXL")

  private init(suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  /// The categories from the smallest to the largest.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The category's place among all; that of the standard size, if it is unspecified.
  var rank: Int { Self.ascending.firstIndex(of: self) ?? 3 }
}

extension UIContentSizeCategory {
  /// A Boolean value that indicates whether the category is one of the larger accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }
}
