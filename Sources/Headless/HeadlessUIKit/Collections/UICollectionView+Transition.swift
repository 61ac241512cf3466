import Foundation

extension UICollectionView {
  /// A change of layouts whose progress the app controls.
  struct Transition {
    /// The layout between the two.
    let layout: UICollectionViewTransitionLayout
    /// The closure that is called at the end.
    let completion: LayoutInteractiveTransitionCompletion?
  }

  /// Begins a change of layouts with the layout that the delegate returns for it.
  func beginTransition(
    to new: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let layout =
      delegateChain.ask("collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
        $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      } ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    guard transition == nil else {
      UIKitException.raise("the collection is already part of an interactive transition")
      return layout
    }
    transition = Transition(layout: layout, completion: completion)
    replaceLayout(with: layout)
    return layout
  }

  /// Ends the change of layouts with the new layout, or with the old one.
  func endTransition(isFinished: Bool) {
    guard let ended = transition else {
      return UIKitException.raise(
        "an interactive transition must be started before it can be finished or cancelled")
    }
    transition = nil
    replaceLayout(with: isFinished ? ended.layout.nextLayout : ended.layout.currentLayout)
    layoutIfNeeded()
    if let completion = ended.completion {
      HeadlessRunLoop.complete { completion(true, isFinished) }
    }
  }
}
