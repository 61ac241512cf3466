/// The stages of a view's appearance.
enum AppearanceStage {
  case disappeared, appearing, appeared, disappearing

  /// A Boolean value that indicates whether the view is on screen or about to be.
  var isInSight: Bool { self == .appearing || self == .appeared }
}

// The order of calls is UIKit's: a controller is about to appear before its children are; it
// is appearing before its children are; and it appeared after they did.
extension UIViewController {
  var isInSight: Bool { appearanceStage.isInSight }

  /// Begins the appearance or disappearance of the view and its children, unless it has begun.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isInSight else { return }
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      appearanceStage = .appearing
      hasBeenAppearing = false
      viewWillAppear(animated)
    } else {
      appearanceStage = .disappearing
      viewWillDisappear(animated)
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells the controller and its children that their views are in the window and have their sizes.
  func noteIsAppearing() {
    guard appearanceStage == .appearing, !hasBeenAppearing else { return }
    hasBeenAppearing = true
    viewIsAppearing(isAppearanceAnimated)
    for child in forwardedChildren { child.noteIsAppearing() }
  }

  /// Ends an appearance or disappearance that has begun.
  func endAppearance() {
    noteIsAppearing()
    let stage = appearanceStage
    guard stage == .appearing || stage == .disappearing else { return }
    for child in forwardedChildren { child.endAppearanceTransition() }
    appearanceStage = stage == .appearing ? .appeared : .disappeared
    if stage == .appearing {
      viewDidAppear(isAppearanceAnimated)
    } else {
      viewDidDisappear(isAppearanceAnimated)
    }
  }

  /// The children whose appearance follows the controller's.
  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? appearingChildren : []
  }

  /// Shows the view in UIKit's order of calls: load, will appear, install in the window, is
  /// appearing, layout, did appear.
  func appear(animated: Bool, install: () -> Void) {
    loadViewIfNeeded()
    guard !isInSight else { return install() }
    beginAppearanceTransition(true, animated: animated)
    install()
    finishAppearing()
  }

  /// Ends an appearance after the layout of the window.
  func finishAppearing() {
    noteIsAppearing()
    viewIfLoaded?.window?.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// Hides the view. The closure removes it from its superview.
  func disappear(animated: Bool, remove: () -> Void = {}) {
    guard isInSight else { return remove() }
    beginAppearanceTransition(false, animated: animated)
    remove()
    endAppearanceTransition()
  }

  // MARK: Views that the app adds itself

  /// Begins an appearance or disappearance because the app adds the view to a window, or removes it
  /// from one, outside of a transition.
  func viewWillMove(from old: UIWindow?, to new: UIWindow?) {
    guard (old == nil) != (new == nil) else { return }
    let stage: AppearanceStage = new == nil ? .appeared : .disappeared
    guard appearanceStage == stage, followsItsView else { return }
    followsMove = true
    beginAppearanceTransition(new != nil, animated: false)
  }

  /// Ends an appearance or disappearance that the view's move has begun.
  func viewDidMoveToWindow() {
    guard followsMove else { return }
    followsMove = false
    endAppearanceTransition()
  }

  /// A Boolean value that indicates whether the view appears when it is added to a window: the
  /// controller is a root, or a child of a controller in sight that forwards its appearance.
  private var followsItsView: Bool {
    guard let parent else { return true }
    return parent.isInSight && parent.shouldAutomaticallyForwardAppearanceMethods
  }
}
