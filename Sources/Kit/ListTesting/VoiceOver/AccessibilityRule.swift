/// A rule that ``ListScreen/expectAccessible(except:sourceLocation:)`` checks.
public enum AccessibilityRule: Hashable, CaseIterable, Sendable {
  /// Every element has a label.
  ///
  /// A text field may have a placeholder or a text instead, and a page control has a value.
  case label
  /// An element that reacts to a tap has a trait for it, such as the button trait.
  case trait
  /// A target is at least 44 points wide and high.
  ///
  /// The parts of bars and UIKit's own controls of a fixed size, such as switches, are left out.
  case target
  /// No text of a label is cut at the largest text size. It needs iOS 17 or tvOS 17.
  case largestText
  /// Nothing that can be read is completely behind something opaque.
  case covered
  /// In a right-to-left language, texts, images and controls are at the mirrored places. It needs
  /// iOS 17 or tvOS 17.
  ///
  /// A view whose `semanticContentAttribute` forces a direction is left out, with its subviews.
  case mirroring
}
