import Foundation

/// One section of a flow layout, from its own beginning: a header, the lines in their insets, a
/// footer.
struct FlowSection {
  /// The header's length along the scroll direction; 0 for none.
  var header: CGFloat
  /// The footer's length along the scroll direction; 0 for none.
  var footer: CGFloat
  /// The insets before and after the lines.
  var before: CGFloat
  var after: CGFloat
  /// Where lines begin across the scroll direction.
  var across: CGFloat
  var lines: FlowLines

  /// The section's length.
  var extent: CGFloat { header + before + lines.extent + after + footer }

  /// Where the lines begin.
  var linesStart: CGFloat { header + before }
}
