import Foundation
public import ListCore
import ListPlatform

/// A list over which bars float, such as a message field or a row of buttons.
///
///     final class ChatController: UIViewController, PagedTableList, FloatingBarList {
///       var floatingBars: [UIView] { [composer] }
///
/// The list insets its content by the area that the bars cover. The user can scroll the first and
/// the last row out from under the bars. A row to which the list scrolls isn't covered. A bar is at
/// the bottom of the list if its middle is in the lower half of the view, and otherwise at the top.
/// The insets follow bars that move, are hidden or change their size.
///
/// The kit adds to `contentInset` and to the insets of the vertical scroll indicator, and keeps the
/// values that the app sets. A bar that is a part of the safe area is counted once.
@MainActor public protocol FloatingBarList: List {
  /// The bars, which are in the same window as the list and above it. A bar within the list's view
  /// is left out. The property is read at the end of each turn of the run loop while the list is on
  /// screen.
  var floatingBars: [UIView] { get }
}

extension ListCapability {
  /// The capability of a ``FloatingBarList``.
  static let floatingBars = ListCapability { (list: any FloatingBarList) in FloatingBarLink(list) }
}

/// Insets the content by what bars cover.
private final class FloatingBarLink: ListLink {
  private weak var list: (any FloatingBarList)?
  /// The insets that the kit has added, in points.
  private var added = UIEdgeInsets.zero

  init(_ list: any FloatingBarList) { self.list = list }

  override var followsView: Bool { true }
  override var observesTurns: Bool { true }

  override func viewIsAppearing() { inset() }

  override func turnWillEnd() { inset() }

  override func disconnect(from view: UIScrollView) { change(view, to: .zero) }

  private func inset() {
    guard let list, let view = list.shownView, view.window != nil else { return }
    change(view, to: covered(by: list.floatingBars, of: view))
  }

  private func change(_ view: UIScrollView, to insets: UIEdgeInsets) {
    guard insets != added else { return }
    let (top, bottom) = (insets.top - added.top, insets.bottom - added.bottom)
    added = insets
    let (isAtBeginning, offset) = (view.showsBeginning, view.contentOffset)
    view.contentInset.top += top
    view.contentInset.bottom += bottom
    view.verticalScrollIndicatorInsets.top += top
    view.verticalScrollIndicatorInsets.bottom += bottom
    // A view that was scrolled to its beginning stays there, and none is scrolled beyond it.
    if isAtBeginning || view.showsBeginning {
      view.bounds.origin.y = -view.adjustedContentInset.top
    } else if view.contentOffset.y < offset.y {
      keepOffset(offset, of: view)
    }
    setNeedsFollow()
  }

  /// Scrolls back what a smaller inset has scrolled only because rows that came into view weren't
  /// measured, so that the content seemed to end earlier.
  private func keepOffset(_ offset: CGPoint, of view: UIScrollView) {
    var last: CGPoint?
    while view.contentOffset != last {
      let end = view.contentOffset
      last = end
      view.layoutIfNeeded()
      // Another capability may keep another place.
      guard view.contentOffset == end else { return }
      view.scrollWithinContent(by: CGPoint(x: 0, y: offset.y - end.y))
    }
  }

  /// Returns what bars cover of a view's content area, apart from the safe area.
  private func covered(by bars: [UIView], of view: UIScrollView) -> UIEdgeInsets {
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    adviseOfAbsentBars(bars)
    for bar in bars where bar.isShown && bar.window === view.window {
      // The list isn't below a view that contains it, nor below its own content.
      if view.isDescendant(of: bar) { continue }
      if bar.isDescendant(of: view) {
        adviseOfBar(bar, within: view)
        continue
      }
      let frame = bar.convert(bar.bounds, to: view)
      // Rectangles that only touch may intersect.
      guard !frame.intersection(view.bounds).isEmpty else { continue }
      if frame.midY > view.bounds.midY {
        bottom = max(bottom, view.bounds.maxY - frame.minY)
      } else {
        top = max(top, frame.maxY - view.bounds.minY)
      }
    }
    let (all, own) = (view.adjustedContentInset, view.contentInset)
    return UIEdgeInsets(
      top: max(top - (all.top - own.top), 0), left: 0,
      bottom: max(bottom - (all.bottom - own.bottom), 0), right: 0)
  }
}

extension FloatingBarLink {
  /// Says in a debug build that a bar is nowhere on screen.
  private func adviseOfAbsentBars(_ bars: [UIView]) {
    guard let list else { return }
    let bar = bars.first { $0.superview == nil && !$0.isHidden }
    Advice.give(
      to: type(of: list), if: bar != nil,
      "The \(type(of: bar ?? UIView())) of the floatingBars of \(type(of: list)) is in no view, and "
        + "covers nothing. Add it to a view that contains the list's view, before or after it.")
  }

  /// Says in a debug build that a bar is left out.
  private func adviseOfBar(_ bar: UIView, within view: UIScrollView) {
    guard let list else { return }
    Advice.give(
      to: type(of: list),
      "The list's view contains a \(type(of: bar)) of the floatingBars of \(type(of: list)), which "
        + "the kit leaves out: it would scroll with the rows. Add the bar to a view that contains "
        + "the list's view.")
  }
}

extension UIView {
  /// A Boolean value that indicates whether neither the view nor one that contains it is hidden.
  fileprivate var isShown: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}
