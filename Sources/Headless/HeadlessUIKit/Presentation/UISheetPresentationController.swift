public import Foundation

/// The presentation controller of a sheet, whose height is one of its detents.
///
/// A large sheet covers the window. In a window of regular width, a form sheet is centered and has
/// the size that its controller prefers.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private var sheetChain: AnswerChain<any UISheetPresentationControllerDelegate> {
    AnswerChain(holding: delegate)
  }

  /// The heights at which the sheet can rest, in ascending order.
  open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The identifier of the current height, or nil for the smallest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The identifier of the largest height that doesn't dim the views behind. It has no effect.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether scrolling at the top expands the sheet. It has no
  /// effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a window of
  /// compact height. It has no effect.
  open var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether the sheet has the width that its controller prefers,
  /// if it is attached to an edge. It has no effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// A Boolean value that indicates whether the sheet has a grabber. None is drawn.
  open var prefersGrabberVisible = false
  /// The radius of the sheet's corners, or nil for the system's. It has no effect.
  public final var preferredCornerRadius: CGFloat?
  /// The view in whose middle the sheet is centered. It has no effect.
  open var sourceView: UIView?
  /// A Boolean value that indicates whether a page sheet is preferred to the system's choice. It
  /// has no effect.
  open var prefersPageSizing = true

  /// Makes changes, such as of the selected detent, as an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Computes custom heights again at the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// The detent at which the sheet rests.
  private var currentDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    if traitCollection.horizontalSizeClass == .regular { return centeredFrame(in: bounds) }
    let context = ResolutionContext(
      containerTraitCollection: traitCollection, maximumDetentValue: bounds.height)
    let height = currentDetent?.resolvedValue(in: context) ?? bounds.height
    return CGRect(
      x: bounds.minX, y: bounds.maxY - min(height, bounds.height), width: bounds.width,
      height: min(height, bounds.height))
  }

  private func centeredFrame(in bounds: CGRect) -> CGRect {
    let preferred = preferredContentSize
    guard presentationStyle == .formSheet || preferred != .zero else { return bounds }
    let width = min(preferred.width > 0 ? preferred.width : 540, bounds.width)
    let height = min(preferred.height > 0 ? preferred.height : 620, bounds.height)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// Drags the sheet to a detent, as the user does.
  func drag(to identifier: Detent.Identifier) -> Bool {
    guard detents.contains(where: { $0.identifier == identifier }),
      identifier != currentDetent?.identifier
    else { return false }
    selectedDetentIdentifier = identifier
    containerView?.layoutIfNeeded()
    sheetChain.notify("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)") {
      $0.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    return true
  }

  /// The values on which a custom height depends.
  private final class ResolutionContext: NSObject,
    UISheetPresentationControllerDetentResolutionContext
  {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
      self.containerTraitCollection = containerTraitCollection
      self.maximumDetentValue = maximumDetentValue
    }
  }

  /// A height at which a sheet can rest.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The identifier of the height.
    open private(set) var identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// Returns the height of about half of the container.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Returns the full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a height that a closure computes, or that is inactive if the closure returns nil.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height in points, or nil if the detent is inactive.
    public final func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolve(context) }

    /// The identifier of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// About half of the container.
      public static let medium = Identifier(
        rawValue: "com.apple.UIKit.medium")
      /// The full height.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
      /// The name of the identifier.
      public let rawValue: String
      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
  }
}

/// The values on which the height of a custom detent depends.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// An object that is notified of the user's changes of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user dragged the sheet to another detent. It is optional.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing by default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { OptionalMethod.absent() }
}
