public import Foundation

/// The editing commands. All are optional: a responder implements those that it supports.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Removes the selection and writes it to the pasteboard.
  func cut(_ sender: Any?)
  /// Writes the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts the content of the pasteboard in the style of the text around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Inserts the content of the pasteboard and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Inserts the content of the pasteboard and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what the user touched.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Duplicates the selection.
  func duplicate(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Changes the name of the content.
  func rename(_ sender: Any?)
  /// Exports the content.
  func export(_ sender: Any?)
  /// Opens the search bar.
  func find(_ sender: Any?)
  /// Opens the search bar for replacements.
  func findAndReplace(_ sender: Any?)
  /// Finds the next match.
  func findNext(_ sender: Any?)
  /// Finds the previous match.
  func findPrevious(_ sender: Any?)
  /// Searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Aligns text with the left edge.
  func alignLeft(_ sender: Any?)
  /// Centers text.
  func alignCenter(_ sender: Any?)
  /// Aligns text with both edges.
  func alignJustified(_ sender: Any?)
  /// Aligns text with the right edge.
  func alignRight(_ sender: Any?)
  /// Toggles bold type.
  func toggleBoldface(_ sender: Any?)
  /// Toggles italic type.
  func toggleItalics(_ sender: Any?)
  /// Toggles underlines.
  func toggleUnderline(_ sender: Any?)
  /// Makes text larger.
  func increaseSize(_ sender: Any?)
  /// Makes text smaller.
  func decreaseSize(_ sender: Any?)
  /// Makes text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Shows or hides the sidebar.
  func toggleSidebar(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Does nothing by default.
  public func cut(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func copy(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func paste(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func pasteAndMatchStyle(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func pasteAndGo(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func pasteAndSearch(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func select(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func selectAll(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func delete(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func duplicate(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func printContent(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func rename(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func export(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func find(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func findAndReplace(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func findNext(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func findPrevious(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func useSelectionForFind(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func alignLeft(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func alignCenter(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func alignJustified(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func alignRight(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func toggleBoldface(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func toggleItalics(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func toggleUnderline(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func increaseSize(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func decreaseSize(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func toggleSidebar(_ sender: Any?) { OptionalMethod.absent() }
}
