import Foundation

extension User {
  /// Swipes a sheet down, or taps outside of a popover, which dismisses it.
  ///
  /// - Returns: False if the controller isn't presented so that a swipe dismisses it, or if the app
  ///   doesn't allow it.
  @discardableResult
  public func swipeDown(_ controller: UIViewController) -> Bool {
    guard let presentation = controller.activePresentationController else { return false }
    let isDone = presentation.dismissByUser()
    HeadlessRunLoop.tick()
    return isDone
  }

  /// Returns a Boolean value that indicates whether a swipe can dismiss a presented controller, if
  /// the app allows it.
  package func canSwipeDown(_ controller: UIViewController) -> Bool {
    controller.activePresentationController?.isDismissedByUser == true
  }

  /// Drags a sheet to another of its heights.
  ///
  /// - Returns: False if the sheet has no such height, or rests there.
  @discardableResult
  public func drag(
    _ sheet: UISheetPresentationController,
    to identifier: UISheetPresentationController.Detent.Identifier
  ) -> Bool {
    let isDone = sheet.drag(to: identifier)
    HeadlessRunLoop.tick()
    return isDone
  }
}
