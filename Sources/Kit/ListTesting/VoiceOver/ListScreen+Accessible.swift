import Foundation
import ListControllers
public import Testing

extension ListScreen {
  /// Expects that the screen can be used with VoiceOver, with large type, by users who need large
  /// targets, and in right-to-left languages.
  ///
  /// An issue is recorded for each ``AccessibilityRule`` that an element breaks. It names the
  /// element, and shows what VoiceOver reads:
  ///
  ///     screen.expectAccessible()
  ///     screen.expectAccessible(except: [.mirroring])
  ///
  /// It works for each view controller, with and without a list. Only what is on screen is checked.
  ///
  /// - Parameters:
  ///   - rules: The rules that aren't checked.
  ///   - sourceLocation: The place of the issues.
  public func expectAccessible(
    except rules: Set<AccessibilityRule> = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = accessibilityFaults(except: rules)
    guard !faults.isEmpty else { return }
    let shown = "\(frontName) reads:\n\(voiceOver)"
    for fault in faults {
      Issue.record(Comment(rawValue: "\(fault)\n\(shown)"), sourceLocation: sourceLocation)
    }
  }

  /// Returns a sentence for each element that breaks a rule.
  func accessibilityFaults(except rules: Set<AccessibilityRule>) -> [String] {
    let elements = spokenElements
    return AccessibilityRule.allCases.filter { !rules.contains($0) }.flatMap { rule in
      switch rule {
      case .label: elements.compactMap(\.labelFault)
      case .trait: elements.compactMap(\.traitFault)
      case .target: elements.compactMap(\.targetFault)
      case .covered: elements.compactMap(\.coverFault)
      case .largestText: largestTextFaults
      case .mirroring: mirroringFaults
      }
    }
  }

  // MARK: Traits of the window

  private var largestTextFaults: [String] {
    guard #available(iOS 17, tvOS 17, visionOS 1, macOS 14, *) else { return [] }
    return overriding(UITraitPreferredContentSizeCategory.self) {
      $0.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    } reading: {
      (front?.readableParts ?? []).compactMap(\.cutFault)
    }
  }

  private var mirroringFaults: [String] {
    guard #available(iOS 17, tvOS 17, visionOS 1, macOS 14, *), let front else { return [] }
    let before = front.readableParts.map { ($0, $0.convert($0.bounds, to: nil)) }
    let width = window.bounds.width
    return overriding(UITraitLayoutDirection.self) {
      $0.traitOverrides.layoutDirection =
        $0.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    } reading: {
      let shown = Set(front.readableParts.map(ObjectIdentifier.init))
      return before.compactMap { part, old -> String? in
        guard shown.contains(ObjectIdentifier(part)) else { return nil }
        let new = part.convert(part.bounds, to: nil)
        guard abs(width - old.maxX - new.minX) > 1 else { return nil }
        return "\(part.partName) isn't mirrored: it begins \(Int(old.minX.rounded())) points from "
          + "the left edge, and in the other direction of reading "
          + "\(Int((width - new.maxX).rounded())) points from the right one."
          + part.mirroringRemedy
      }
    }
  }

  /// Reads the screen while its window overrides a trait, and scrolls back to what it showed.
  @available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
  private func overriding<Result>(
    _ trait: UITrait, by change: (UIWindow) -> Void, reading: () -> Result
  ) -> Result {
    let places = (front ?? window).scrollViews.map(ScrollPlace.init)
    change(window)
    window.updateTraitsIfNeeded()
    layOut()
    defer {
      window.traitOverrides.remove(trait)
      window.updateTraitsIfNeeded()
      layOut()
      for place in places { place.restore() }
      layOut()
    }
    return reading()
  }
}

extension UIView {
  /// The remedy for a view in a flow layout that isn't mirrored, or an empty text.
  fileprivate var mirroringRemedy: String {
    let view = sequence(first: self, next: \.superview).first { $0 is UICollectionView }
    let collectionView = view as? UICollectionView
    guard let layout = collectionView?.collectionViewLayout as? UICollectionViewFlowLayout,
      !layout.flipsHorizontallyInOppositeLayoutDirection
    else { return "" }
    return " A flow layout is mirrored if a subclass returns true from "
      + "flipsHorizontallyInOppositeLayoutDirection."
  }
}

/// The place to which a view is scrolled. A table or collection view returns to the first visible
/// item, because it may have forgotten the heights of the items above it.
@MainActor private struct ScrollPlace {
  let view: UIScrollView
  let offset: CGPoint
  var item: (indexPath: IndexPath, origin: CGPoint)?

  init(_ view: UIScrollView) {
    (self.view, offset) = (view, view.contentOffset)
    let first =
      (view as? UITableView)?.indexPathsForVisibleRows?.min()
      ?? (view as? UICollectionView)?.indexPathsForVisibleItems.min()
    if let first, let origin = origin(of: first) { item = (first, origin) }
  }

  /// Scrolls to the place, repeatedly if rows that come into view move the item.
  func restore() {
    for _ in 0..<4 {
      view.layoutIfNeeded()
      var target = offset
      if let item, let origin = origin(of: item.indexPath) {
        target.x += origin.x - item.origin.x
        target.y += origin.y - item.origin.y
      }
      if view.contentOffset == target { return }
      view.contentOffset = target
    }
  }

  private func origin(of indexPath: IndexPath) -> CGPoint? {
    if let table = view as? UITableView { return table.rectForRow(at: indexPath).origin }
    return (view as? UICollectionView)?.layoutAttributesForItem(at: indexPath)?.frame.origin
  }
}

extension SpokenElement {
  /// The lack of a label.
  fileprivate var labelFault: String? {
    if object.accessibilityLabel?.isEmpty == false { return nil }
    let isReadByValue =
      traits.contains(.textEntry) || traits.contains(.staticText) || object is UITextView
      || object is UIPageControl
    if isReadByValue, object.accessibilityValue?.isEmpty == false { return nil }
    return "\(name) has no label: \(Swift.type(of: object)) at \(frame.inWords). Set its "
      + "accessibilityLabel, or set isAccessibilityElement to false if it says nothing."
  }

  /// The lack of a trait of an element that does something.
  fileprivate var traitFault: String? {
    guard let view = object as? UIView, traits.isDisjoint(with: .operated) else { return nil }
    let taps = (view.gestureRecognizers ?? []).contains {
      $0 is UITapGestureRecognizer && $0.isEnabled
    }
    guard view is UIControl || taps else { return nil }
    return "\(name) does something, but has no trait that says so: \(Swift.type(of: view)). Set "
      + "its accessibilityTraits, such as .button."
  }

  /// A target that is too small.
  fileprivate var targetFault: String? {
    guard !traits.isDisjoint(with: .operated), let view = object as? UIView, !view.isOfFixedSize
    else { return nil }
    let size = object.accessibilityFrame.size
    guard size.width < 44 || size.height < 44 else { return nil }
    // What is touched may be larger than what is shown.
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let corners = [(-21.9, 0), (21.9, 0), (0, -21.9), (0, 21.9)].map {
      CGPoint(x: center.x + $0.0, y: center.y + $0.1)
    }
    if corners.allSatisfy({ view.point(inside: $0, with: nil) }) { return nil }
    return "\(name) is a target of \(size.inWords). Make it 44 by 44 points, or return true from "
      + "point(inside:with:) around it."
  }

  /// Something that hides the element from the eye.
  fileprivate var coverFault: String? {
    guard let view = object as? UIView, let window = view.window else { return nil }
    for inner in sequence(first: view, next: \.superview) {
      guard let outer = inner.superview, let index = outer.subviews.firstIndex(of: inner) else {
        continue
      }
      // Headers that are pinned pass over the rows of their list.
      if outer is UIScrollView { continue }
      let cover = outer.subviews[(index + 1)...].first {
        $0.isOpaqueToTheEye && $0.convert($0.bounds, to: window).contains(frame)
      }
      if let cover { return "\(name) is completely behind \(cover.partName)." }
    }
    return nil
  }
}

extension UIView {
  /// The visible labels, images and controls in the view, without those of bars.
  fileprivate var readableParts: [UIView] {
    if isHidden || alpha <= 0.01 || self is UINavigationBar || self is UISearchBar { return [] }
    if isBottomBar { return [] }
    switch semanticContentAttribute {
    case .unspecified: break
    default: return []
    }
    let isPart =
      (self as? UILabel)?.text?.isEmpty == false || (self as? UIImageView)?.image != nil
      || self is UIControl
    let inner = subviews.flatMap(\.readableParts)
    return isPart && !bounds.isEmpty ? [self] + inner : inner
  }

  /// The scroll views in the view.
  fileprivate var scrollViews: [UIScrollView] {
    [self as? UIScrollView].compactMap(\.self) + subviews.flatMap(\.scrollViews)
  }

  /// The name of a part for an issue: its text or its class.
  fileprivate var partName: String {
    let text = (self as? UILabel)?.text ?? accessibilityLabel
    return text.flatMap { $0.isEmpty ? nil : "“\($0)”" } ?? "\(Swift.type(of: self))"
  }

  /// The text of a label that doesn't fit into it.
  fileprivate var cutFault: String? {
    guard let label = self as? UILabel, let text = label.text else { return nil }
    let room = CGRect(x: 0, y: 0, width: label.bounds.width, height: .greatestFiniteMagnitude)
    let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
    let lines = label.sizeThatFits(room.size)
    let isCut = whole.height > lines.height + 1 || lines.height > label.bounds.height + 1
    guard isCut, !label.adjustsFontSizeToFitWidth else { return nil }
    return "“\(text)” is cut at the largest text size: it needs \(whole.size.inWords), and has "
      + "\(label.bounds.size.inWords). Let numberOfLines be 0, and the height follow."
  }

  /// A Boolean value that indicates whether nothing behind the view can be seen.
  fileprivate var isOpaqueToTheEye: Bool {
    guard !isHidden, alpha > 0.95, let color = backgroundColor else { return false }
    var (white, opacity): (CGFloat, CGFloat) = (0, 0)
    return color.getWhite(&white, alpha: &opacity) && opacity > 0.95
  }
}
