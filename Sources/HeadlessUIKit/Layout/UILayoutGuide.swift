public import Foundation

/// A rectangle to which constraints can refer instead of a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  enum Kind {
    case plain, margins, safeArea
  }
  let kind: Kind

  /// Creates a guide that does not yet belong to a view.
  public override init() {
    kind = .plain
  }

  init(owner: UIView, kind: Kind) {
    owningView = owner
    self.kind = kind
  }

  /// The view that owns the guide.
  open internal(set) weak var owningView: UIView?
  /// A name for debugging.
  open var identifier = ""
  var resolvedFrame = CGRect.zero

  /// The frame of the guide in the coordinates of its view.
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
  /// The layout guides that the app has added to the view.
  public var layoutGuides: [UILayoutGuide] { heldGuides }

  /// Adds a layout guide to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    heldGuides.append(layoutGuide)
  }

  /// Removes a layout guide from the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    heldGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
