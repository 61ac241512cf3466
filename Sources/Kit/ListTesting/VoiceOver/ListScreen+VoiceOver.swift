import Foundation
public import ListControllers
public import Testing

/// The screen as a user hears it who doesn't see it.
extension ListScreen {
  /// The text that VoiceOver reads, in its order, with a line for each element.
  ///
  /// A line contains the label, the value and the traits of an element, then its hint and the names
  /// of its actions:
  ///
  ///     Chores, Heading
  ///     Edit, Button
  ///     Field, Heading
  ///     Selected, Sow, Button. Actions: Delete, Move Down
  ///
  /// The order is from top to bottom, and in a line from the leading edge to the trailing edge. The
  /// elements of a container, of a list, and of a view that groups its children stay together. An
  /// element that is hidden, off screen, or behind a modal view is left out.
  ///
  /// It works for each view controller, with and without a list. The actions are the swipe actions
  /// of a row, which UIKit offers by itself, and then the custom actions of the element. The
  /// actions of a row with several elements, such as one in editing mode, are read with its first
  /// element.
  public var voiceOver: String {
    // The actions of a row with several elements are read with the first of them.
    var cells: Set<ObjectIdentifier> = []
    return spokenElements.map { element in
      let isFirst = element.cell.map { cells.insert(ObjectIdentifier($0)).inserted } ?? true
      let actions = isFirst ? actions(of: element) : customActions(of: element.object)
      return element.text(actions: actions.map(\.name))
    }.joined(separator: "\n")
  }

  /// Performs an action that VoiceOver offers for a row or item, and scrolls to it first if it is
  /// off screen.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - indexPath: The index path of the row.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if there is no such action, or if it fails.
  @discardableResult
  public func perform(
    action name: String, at indexPath: IndexPath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "perform the action “\(name)” of \(indexPath)", sourceLocation) {
      guard reveal(indexPath), let cell = shownCell(at: indexPath) else { return false }
      return actions(of: cell).first { $0.name == name }?.perform() ?? false
    } because: {
      missing(indexPath)
        ?? Choices(
          "action", (shownCell(at: indexPath).map(actions(of:)) ?? []).map { Choice([$0.name]) }
        ).obstacle(to: name)
    }
  }

  /// Activates the cell, the button or the part of a bar that VoiceOver reads with a label, as a
  /// double tap does.
  ///
  /// - Returns: False if there is no such element, or if it does nothing.
  @discardableResult
  public func activate(
    _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let element = { self.spokenElements.first { $0.object.accessibilityLabel == label } }
    return act(to: "activate “\(label)”", sourceLocation, on: .front) {
      element().map { activate($0.object) } ?? false
    } because: {
      element() == nil ? "VoiceOver reads:\n\(voiceOver)" : nil
    }
  }

  /// Returns what the kit lets VoiceOver say of the lists on the screen during an action, such as
  /// “Moved Sow to 2 of 3”.
  ///
  ///     #expect(screen.announcements { screen.undo() } == ["Undone: Delete"])
  public func announcements(during action: () -> Void) -> [String] {
    let observer = makeAnnouncementObserver()
    action()
    layOut()
    return observer.texts
  }

  /// Returns what the kit lets VoiceOver say of the lists on the screen during an asynchronous
  /// action, such as the loading of a page.
  public func announcements(during action: () async -> Void) async -> [String] {
    let observer = makeAnnouncementObserver()
    await action()
    layOut()
    return observer.texts
  }

  private func makeAnnouncementObserver() -> AnnouncementObserver {
    AnnouncementObserver { [window] in ($0 as? UIView)?.window === window }
  }

  /// The elements that VoiceOver reads, in its order.
  var spokenElements: [SpokenElement] {
    layOut()
    return front.map { VoiceOverReader(of: $0).elements } ?? []
  }

  /// The view that keeps VoiceOver from all others: that of the view controller that was presented
  /// last, if any.
  var front: UIView? {
    var front = window.rootViewController
    while let presented = front?.presentedViewController, !(presented is UISearchController) {
      front = presented
    }
    return front?.view
  }

  /// An action that VoiceOver offers.
  struct OfferedAction {
    let name: String
    let perform: () -> Bool
  }

  /// Returns the actions of an element: those of its row's swipes, and its custom actions.
  func actions(of element: SpokenElement) -> [OfferedAction] {
    let inCell = element.cell.map(actions(of:)) ?? []
    return element.object === element.cell ? inCell : inCell + customActions(of: element.object)
  }

  private func actions(of cell: UIView) -> [OfferedAction] {
    (enclosingList(of: cell).map { swipes(of: cell, in: $0) } ?? []) + customActions(of: cell)
  }

  private func customActions(of object: UIResponder) -> [OfferedAction] {
    (object.accessibilityCustomActions ?? []).map { action in
      OfferedAction(name: action.name) { action.actionHandler?(action) ?? false }
    }
  }

  private func enclosingList(of cell: UIView) -> UIScrollView? {
    sequence(first: cell, next: \.superview).lazy
      .first { $0 is UITableView || $0 is UICollectionView } as? UIScrollView
  }
}
