#if DEBUG
import ListCore
import ListPlatform

extension List {
  /// Says that another object has taken the place of the list's in drags, drops or refreshes.
  func adviseOfReplacedParts() {
    #if !os(tvOS)
    guard let view = kitView else { return }
    let name = type(of: self)
    let (table, collection) = (view as? UITableView, view as? UICollectionView)
    let drag = table?.dragDelegate ?? collection?.dragDelegate as AnyObject?
    Advice.give(
      if: self is any DraggableList && !isAnswered(by: drag),
      "The view of \(name) has another drag delegate than the list. Remove the assignment that came "
        + "after connectList(). A list that implements methods of the drag delegate conforms to it."
    )
    let drop = table?.dropDelegate ?? collection?.dropDelegate as AnyObject?
    Advice.give(
      if: self is any DroppableList && !isAnswered(by: drop),
      "The view of \(name) has another drop delegate than the list. Remove the assignment that came "
        + "after connectList(). A list that implements methods of the drop delegate conforms to it."
    )
    Advice.give(
      if: self is any RefreshableList
        && view.refreshControl?.allControlEvents.contains(.valueChanged) == false,
      "The refresh control of \(name) has no action, and took the place of the list's. Remove the "
        + "assignment, or call refresh(with:) in an action for valueChanged.")
    #endif
  }

  /// Returns a Boolean value that indicates whether a delegate is a chain of the list.
  private func isAnswered(by delegate: AnyObject?) -> Bool {
    (delegate as? ListChain)?.list === self
  }
}
#endif
