/// Constants for the position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end
  /// The beginning of the animation.
  case start
  /// A position between the beginning and the end.
  case current
}
