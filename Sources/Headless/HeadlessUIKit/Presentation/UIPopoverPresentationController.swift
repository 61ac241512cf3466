public import Foundation

/// The presentation controller of a popover next to its source.
///
/// In a window of compact width, a popover becomes a sheet that covers the window, unless its
/// delegate returns another style.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private var popoverChain: AnswerChain<any UIPopoverPresentationControllerDelegate> {
    AnswerChain(holding: delegate)
  }

  /// The directions in which the arrow can point.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction in which the arrow points; unknown before the presentation.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The view that contains the source.
  open var sourceView: UIView?
  /// The rectangle of the source in the coordinates of its view. If it is null, it is the view's
  /// bounds.
  open var sourceRect = CGRect.null
  /// A Boolean value that indicates whether the popover may cover its source.
  open var canOverlapSourceViewRect = false
  /// The bar button item that is the source.
  open var barButtonItem: UIBarButtonItem?
  /// The source: a view or a bar button item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The views that receive touches while the popover is presented. They have no effect.
  open var passthroughViews: [UIView]?
  /// The color behind the content.
  open var backgroundColor: UIColor?
  /// The smallest distance from the edges of the window.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The class that draws the background. It has no effect.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The sheet into which the popover is adapted in a compact window.
  open private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenting)

  /// The size of a popover whose controller prefers none.
  private static let standardSize = CGSize(width: 320, height: 480)

  override func standardAdaptation(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override func prepare(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    popoverChain.notify("prepareForPopoverPresentation(_:)") {
      $0.prepareForPopoverPresentation(self)
    }
    super.prepare(coordinator)
    guard adaptedStyle == .popover, sourceView == nil, barButtonItem == nil else { return }
    if let alert = presentedViewController as? UIAlertController {
      UIKitException.raise(.generic, missingSource(of: alert))
    } else {
      UIKitException.raise(
        .generic,
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
          + "barButtonItem set before the presentation occurs.")
    }
  }

  private func missingSource(of alert: UIAlertController) -> String {
    "Your application has presented a UIAlertController (\(alert)) of style "
      + "UIAlertControllerStyleActionSheet from \(presentingViewController). The "
      + "modalPresentationStyle of a UIAlertController with this style is "
      + "UIModalPresentationPopover. You must provide location information for this popover "
      + "through the alert controller's popoverPresentationController. You must provide either a "
      + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you "
      + "present the alert controller, you may provide it in the "
      + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let isAlert = presentedViewController is UIAlertController
    guard adaptedStyle == .popover, !isAlert else {
      adaptiveSheetPresentationController.containerView = isAlert ? nil : container
      defer { adaptiveSheetPresentationController.containerView = nil }
      return isAlert
        ? container.bounds
        : adaptiveSheetPresentationController.frameOfPresentedViewInContainerView
    }
    return place(in: container)
  }

  /// Returns the frame below the source if there is room, or above, right or left of it, in the
  /// permitted directions.
  private func place(in container: UIView) -> CGRect {
    let room = container.bounds.inset(by: popoverLayoutMargins)
    let preferred = preferredContentSize
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : Self.standardSize.width, room.width),
      height: min(preferred.height > 0 ? preferred.height : Self.standardSize.height, room.height))
    let source = self.source(in: container)
    let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    let y = min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height)
    let places: [(UIPopoverArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: x, y: source.maxY)),
      (.down, CGPoint(x: x, y: source.minY - size.height)),
      (.left, CGPoint(x: source.maxX, y: y)),
      (.right, CGPoint(x: source.minX - size.width, y: y)),
    ].filter { permittedArrowDirections.contains($0.0) }
    let fitting = places.first { room.contains(CGRect(origin: $0.1, size: size)) }
    arrowDirection = fitting?.0 ?? .unknown
    return CGRect(origin: fitting?.1 ?? CGPoint(x: x, y: y), size: size)
  }

  private func source(in container: UIView) -> CGRect {
    if let sourceView {
      let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
      return sourceView.convert(rect, to: container)
    }
    // Bar buttons have no views: the source is the trailing end of the navigation bar.
    let metrics = ListMetrics.current
    return CGRect(
      x: container.bounds.maxX - 44, y: container.bounds.minY, width: 44,
      height: metrics.navigationBarHeight)
  }

  override func dismissByUser() -> Bool {
    let isAllowed =
      adaptedStyle != .popover
      || popoverChain.ask("popoverPresentationControllerShouldDismissPopover(_:)") {
        $0.popoverPresentationControllerShouldDismissPopover(self)
      } != false
    guard isAllowed, super.dismissByUser() else { return false }
    if adaptedStyle == .popover {
      HeadlessRunLoop.enqueue { [self] in
        popoverChain.notify("popoverPresentationControllerDidDismissPopover(_:)") {
          $0.popoverPresentationControllerDidDismissPopover(self)
        }
      }
    }
    return true
  }
}

/// The directions in which the arrow of a popover can point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upward: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downward: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// An object that can be the source of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
}

extension UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the source in the coordinates of a view, or nil if they have no window in
  /// common. Items of bars have no views, and no frames.
  public nonisolated func frame(in referenceView: UIView) -> CGRect? {
    nonisolated(unsafe) let source = self
    return MainActor.assumeIsolated { source.frameInCommonWindow(with: referenceView) }
  }

  @MainActor private func frameInCommonWindow(with referenceView: UIView) -> CGRect? {
    let view: UIView
    let rect: CGRect
    switch self {
    case let source as UIView: (view, rect) = (source, source.bounds)
    case let guide as UILayoutGuide:
      guard let owner = guide.owningView else { return nil }
      (view, rect) = (owner, guide.layoutFrame)
    default: return nil
    }
    return view.root === referenceView.root ? view.convert(rect, to: referenceView) : nil
  }
}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}

extension UIView {
  /// The root of the view's hierarchy: its window, if it is in one.
  fileprivate var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

/// The metrics that a class of a popover's background has for all its instances.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// The length of the arrow's base, in points.
  static func arrowBase() -> CGFloat
  /// The distance of the content from the edges of the background.
  static func contentViewInsets() -> UIEdgeInsets
  /// The length of the arrow, in points.
  static func arrowHeight() -> CGFloat
}

/// An object that decides on the presentation and the dismissal of a popover.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns a Boolean value that indicates whether the user can dismiss the popover.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Tells the delegate that the user dismissed the popover.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { OptionalMethod.absent() }
  /// Returns true by default.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing by default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { OptionalMethod.absent() }
}
