public import Foundation

/// The animation with which a menu comes or goes; here it is at its end at once.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is shown beside the menu.
  var previewViewController: UIViewController? { get }
  /// Runs changes along with the animation: at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation with which a preview becomes the screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview goes.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// An animation that is at its end at once: changes run where they are added, completions when it
/// ends.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Ends the animation.
  func end() {
    let done = completions
    completions = []
    for completion in done { completion() }
  }
}
