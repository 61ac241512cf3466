/// The color gamut of a display.
@nonexhaustive public enum UIDisplayGamut: Int, Sendable {
  /// No specified gamut.
  case unspecified = -1
  /// The sRGB gamut.
  case SRGB = 0
  /// The wider P3 gamut.
  case P3 = 1
}

/// The contrast that the user prefers.
@nonexhaustive public enum UIAccessibilityContrast: Int, Sendable {
  /// No specified contrast.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// A high contrast.
  case high = 1
}

/// The level of an interface above the base.
@nonexhaustive public enum UIUserInterfaceLevel: Int, Sendable {
  /// No specified level.
  case unspecified = -1
  /// The main interface.
  case base = 0
  /// An interface above the main interface.
  case elevated = 1
}

/// The weight of text that the user prefers.
@nonexhaustive public enum UILegibilityWeight: Int, Sendable {
  /// No specified weight.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The appearance of an active or inactive window.
@nonexhaustive public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No specified appearance.
  case unspecified = -1
  /// Inactive.
  case inactive = 0
  /// Active.
  case active = 1
}

/// The support of a display for the force of touches.
@nonexhaustive public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Not supported.
  case unavailable = 1
  /// Supported.
  case available = 2
}

/// The size of a Mac toolbar's items.
@nonexhaustive public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// No specified size.
  case unspecified = -1
  /// The regular size.
  case regular = 0
  /// A small size.
  case small = 1
  /// A large size.
  case large = 3
}

/// A value that indicates whether a scene is captured.
@nonexhaustive public enum UISceneCaptureState: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The scene is not captured.
  case inactive = 0
  /// The scene is captured.
  case active = 1
}
