/// Constants for the style of the status bar.
@nonexhaustive public enum UIStatusBarStyle: Int, Sendable {
  /// Chosen by the interface style.
  case `default` = 0
  /// Light content for dark backgrounds.
  case lightContent = 1
  /// Dark content for light backgrounds.
  case darkContent = 3
}

/// Constants for the animation of hiding or showing the status bar.
@nonexhaustive public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// A fade.
  case fade
  /// A slide.
  case slide
}

/// Constants for the transition of a presentation.
@nonexhaustive public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical
  /// The views turn over.
  case flipHorizontal
  /// The views fade into each other.
  case crossDissolve
  /// A corner of the presenting view curls up.
  case partialCurl
}
