import Foundation

/// Required constraints that can't be satisfied together.
///
/// A view breaks the constraint that was activated last: its layout is that of the others. The
/// handler receives each set of constraints once. There is no report while the view has no size.
///
///     let reports = UnsatisfiableConstraints.reported {
///       view.layoutIfNeeded()
///     }
///     #expect(reports.isEmpty)
@MainActor public struct UnsatisfiableConstraints: CustomStringConvertible {
  /// The constraints, in the order of their activation. If any one of them is left out, the others
  /// can be satisfied.
  ///
  /// A constraint whose identifier begins with "UIView-Encapsulated-Layout" stands for the size
  /// that the view has from outside.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that does not apply.
  public let broken: NSLayoutConstraint

  /// The message that UIKit logs.
  public nonisolated var description: String {
    MainActor.assumeIsolated {
      let lines = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
      return """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
        \(lines)
        )

        Will attempt to recover by breaking constraint 
        \(broken)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
    }
  }

  /// The closure that receives the reports. By default, it writes UIKit's message to standard
  /// error.
  public static var handler: @MainActor (UnsatisfiableConstraints) -> Void = log

  /// Performs a closure, and returns the reports of layouts in it.
  public static func reported(
    by body: () throws -> Void
  ) rethrows -> [UnsatisfiableConstraints] {
    var reports: [UnsatisfiableConstraints] = []
    let old = handler
    handler = { reports.append($0) }
    defer { handler = old }
    try body()
    return reports
  }

  /// Writes the message of a report to standard error.
  public static func log(_ report: UnsatisfiableConstraints) {
    try? FileHandle.standardError.write(contentsOf: Data((report.description + "\n").utf8))
  }
}
