public import Foundation

/// The animation of a menu that is displayed or dismissed. It completes at once.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is displayed next to the menu.
  var previewViewController: UIViewController? { get }
  /// Applies changes along with the animation, which is at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation in which a preview expands to the entire screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style in which the preview is committed.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Constants for the style in which a preview is committed.
@nonexhaustive public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed.
  case dismiss
  /// The preview expands into the next screen.
  case pop
}

/// An animation that completes at once: changes are applied when they are added, and completions
/// run at the end.
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
