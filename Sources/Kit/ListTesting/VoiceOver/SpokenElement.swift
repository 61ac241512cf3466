import ListControllers

/// An element that VoiceOver reads.
@MainActor struct SpokenElement {
  /// The view or the accessibility element.
  let object: UIResponder
  /// The visible part of its frame, in the coordinates of the window.
  let frame: CGRect
  /// Its place among the parts of a control or a bar that counts them.
  let place: Place?
  /// The cell that is the element or contains it.
  let cell: UIView?

  /// A place among the parts of a control or a bar.
  struct Place {
    /// The number of the part, from 1.
    let number: Int
    /// The number of parts.
    let count: Int
    /// A Boolean value that indicates whether the parts are tabs.
    let isTab: Bool
  }
}

/// An element, or elements that are read together.
///
/// The rules are those that the public project AccessibilitySnapshot found by experiments with
/// VoiceOver.
@MainActor private enum SpokenNode {
  case element(SpokenElement)
  case group([SpokenNode], isOrdered: Bool)
}

/// Finds the elements that VoiceOver reads, and their order.
@MainActor struct VoiceOverReader {
  private let root: UIView
  private let isRightToLeft: Bool

  /// Creates a reader of a view and of those in it.
  init(of root: UIView) {
    self.root = root
    isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The elements on screen, in the order in which VoiceOver reads them.
  var elements: [SpokenElement] {
    let screen = root.window?.bounds ?? root.bounds
    return sorted(nodes(of: root, within: screen, place: nil, cell: nil))
  }

  // MARK: Finding

  private func nodes(
    of object: UIResponder, within clip: CGRect, place: SpokenElement.Place?, cell: UIView?
  ) -> [SpokenNode] {
    if object.accessibilityElementsHidden { return [] }
    let view = object as? UIView
    if let view, view.isHidden || view.alpha <= 0 || view.frame.size == .zero { return [] }
    let isCell = view is UITableViewCell || view is UICollectionViewCell
    let cell = isCell ? view : cell
    if object.isAccessibilityElement {
      let frame = object.accessibilityFrame.intersection(clip)
      guard frame.width >= 1, frame.height >= 1 else { return [] }
      return [
        .element(SpokenElement(object: object, frame: frame, place: place, cell: cell))
      ]
    }
    if let elements = object.accessibilityElements {
      let parts = elements.compactMap { $0 as? UIResponder }
      let inner = parts.enumerated().flatMap { index, part in
        nodes(of: part, within: clip, place: self.place(index, parts.count, in: object), cell: cell)
      }
      return [.group(inner, isOrdered: true)]
    }
    guard let view else { return [] }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let subviews = modal.map { [$0] } ?? view.subviews
    let inner = subviews.enumerated().flatMap { index, subview in
      nodes(
        of: subview, within: self.clip(of: view, within: clip),
        place: place ?? self.place(index, subviews.count, in: view), cell: cell)
    }
    // Rows are read one after the other, whatever is beside their list.
    let isGroup =
      view.shouldGroupAccessibilityChildren || view is UITableView || view is UICollectionView
    return isGroup ? [.group(inner, isOrdered: false)] : inner
  }

  private func place(
    _ index: Int, _ count: Int, in container: UIResponder
  ) -> SpokenElement.Place? {
    let isTab = container is UITabBar || container.accessibilityTraits.contains(.tabBar)
    guard isTab || container is UISegmentedControl else { return nil }
    return SpokenElement.Place(number: index + 1, count: count, isTab: isTab)
  }

  /// Returns the part of the window in which the subviews of a view are visible. What scrolls is
  /// hidden below the bars.
  private func clip(of view: UIView, within clip: CGRect) -> CGRect {
    let frame = view.convert(view.bounds, to: nil)
    if let scrollView = view as? UIScrollView {
      return clip.intersection(frame.inset(by: scrollView.adjustedContentInset))
    }
    return view.clipsToBounds ? clip.intersection(frame) : clip
  }

  // MARK: Ordering

  /// Returns the elements line by line. A group is where its first element is.
  private func sorted(_ nodes: [SpokenNode]) -> [SpokenElement] {
    let parts = nodes.compactMap { node -> (elements: [SpokenElement], frame: CGRect)? in
      let elements: [SpokenElement]
      switch node {
      case .element(let element): elements = [element]
      case .group(let inner, isOrdered: true):
        elements = inner.flatMap { sorted([$0]) }
      case .group(let inner, isOrdered: false): elements = sorted(inner)
      }
      return elements.first.map { (elements, $0.frame) }
    }
    // What begins less than this lower is in the same line, in points.
    let tolerance: CGFloat = root.traitCollection.userInterfaceIdiom == .phone ? 8 : 13
    var lines: [[(elements: [SpokenElement], frame: CGRect)]] = []
    for part in parts.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = lines.last?.first, part.frame.minY - first.frame.minY < tolerance {
        lines[lines.count - 1].append(part)
      } else {
        lines.append([part])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }.flatMap(\.elements)
    }
  }
}
