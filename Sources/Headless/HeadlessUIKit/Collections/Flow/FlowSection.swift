import Foundation

/// One section of a flow layout, measured from its own start: a header, inset lines, and a footer.
struct FlowSection {
  /// The length of the header along the scroll direction, or 0 if there is no header.
  var header: CGFloat
  /// The length of the footer along the scroll direction, or 0 if there is no footer.
  var footer: CGFloat
  /// The inset before the lines, along the scroll direction.
  var before: CGFloat
  /// The inset after the lines, along the scroll direction.
  var after: CGFloat
  /// The position of the lines across the scroll direction.
  var across: CGFloat
  var lines: FlowLines

  /// The length of the section along the scroll direction.
  var extent: CGFloat { header + before + lines.extent + after + footer }

  /// The position of the lines along the scroll direction.
  var linesStart: CGFloat { header + before }
}
