#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListPlatform
import ObjectiveC

// What a bridge does not answer itself goes on to its controller, as Objective-C forwards messages. UIKit
// asks once which methods are there: those of adopted capabilities, and those of the controller.

extension ListBridge {
  public nonisolated override func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    // UIKit asks on the main thread; debuggers and SDKs that swizzle ask on any.
    guard Thread.isMainThread else { return super.responds(to: aSelector) }
    let name = NSStringFromSelector(aSelector)
    let isNSObjects = super.responds(to: aSelector)
    return MainActor.assumeIsolated {
      let isAnswered = answers(name) ?? isNSObjects
      return isAnswered || controllerResponds(to: name)
    }
  }

  public nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
    guard let aSelector else { return nil }
    guard Thread.isMainThread else { return super.forwardingTarget(for: aSelector) }
    let name = NSStringFromSelector(aSelector)
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated {
      if controllerResponds(to: name) { target = controller }
    }
    return target ?? super.forwardingTarget(for: aSelector)
  }

  private var controller: (any NSObjectProtocol)? { list as? any NSObjectProtocol }

  private func controllerResponds(to name: String) -> Bool {
    controller?.responds(to: NSSelectorFromString(name)) == true
  }

  /// Whether the list adopts the capability to which a method belongs; nil for a method of none.
  private func answers(_ name: String) -> Bool? {
    switch name {
    case "tableView:titleForHeaderInSection:", "tableView:titleForFooterInSection:":
      titled != nil
    case "collectionView:viewForSupplementaryElementOfKind:atIndexPath:":
      titled != nil || collapsible != nil
    case "tableView:viewForHeaderInSection:":
      collapsible != nil
    case "sectionIndexTitlesForTableView:", "tableView:sectionForSectionIndexTitle:atIndex:",
      "indexTitlesForCollectionView:", "collectionView:indexPathForIndexTitle:atIndex:":
      indexed != nil
    case "tableView:canEditRowAtIndexPath:", "tableView:commitEditingStyle:forRowAtIndexPath:",
      "tableView:editingStyleForRowAtIndexPath:", "collectionView:canEditItemAtIndexPath:":
      editable != nil
    case "tableView:canMoveRowAtIndexPath:", "tableView:moveRowAtIndexPath:toIndexPath:",
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      "collectionView:canMoveItemAtIndexPath:", "collectionView:moveItemAtIndexPath:toIndexPath:",
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
      + "toProposedIndexPath:":
      reorderable != nil
    case "tableView:didDeselectRowAtIndexPath:",
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
      "collectionView:didDeselectItemAtIndexPath:",
      "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:":
      selecting != nil
    default: touchAnswers(name)
    }
  }
}

#if os(tvOS)
extension ListBridge {
  /// A television has no touch screen.
  private func touchAnswers(_ name: String) -> Bool? { nil }

  func connectTouches(_ view: UIScrollView) {}
}
#else
extension ListBridge {
  private func touchAnswers(_ name: String) -> Bool? {
    switch name {
    case "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:":
      list is any SwipeableList
    case "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
      "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:":
      list is any ContextMenuList
    default: nil
    }
  }
}
#endif
#endif
