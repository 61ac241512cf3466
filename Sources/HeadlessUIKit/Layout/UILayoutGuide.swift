public import Foundation

/// A rectangle that constraints refer to and that is no view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  enum Kind {
    case plain, margins, safeArea
  }
  let kind: Kind

  /// Makes a guide; a view adds it.
  public override init() {
    kind = .plain
  }

  init(owner: UIView, kind: Kind) {
    owningView = owner
    self.kind = kind
  }

  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name for debugging.
  open var identifier = ""
  var resolvedFrame = CGRect.zero

  /// The guide's rectangle in its view's coordinates.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return switch kind {
    case .plain: resolvedFrame
    case .margins: view.bounds.inset(by: view.safeAreaInsets).inset(by: view.layoutMargins)
    case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
    }
  }
}

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { heldGuides }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    heldGuides.append(layoutGuide)
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    heldGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
