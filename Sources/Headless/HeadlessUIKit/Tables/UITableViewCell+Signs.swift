import Foundation

extension UITableViewCell {
  /// A system symbol next to a row's content.
  package enum Sign: Hashable {
    /// A control at the leading edge in editing mode.
    case delete, insert, multiselect
    /// An accessory at the trailing edge.
    case disclosureIndicator, detailButton, checkmark
    /// The reorder control at the trailing edge in editing mode.
    case reorder

    /// Returns the size in points, as in UIKit, which grows with the text of the row.
    @MainActor fileprivate func size(in traits: UITraitCollection) -> CGSize {
      let (width, height): (CGFloat, CGFloat) =
        switch self {
        case .disclosureIndicator: (8, 14)
        case .checkmark: (14, 14)
        default: (22, 22)
        }
      return CGSize(
        width: ListMetrics.current.symbolLength(width, in: traits),
        height: ListMetrics.current.symbolLength(height, in: traits))
    }
  }

  /// A visible symbol, with its frame in the cell's coordinates.
  package struct ShownSign: Equatable {
    /// The symbol.
    package let sign: Sign
    /// The symbol's frame in the cell's coordinates.
    package let frame: CGRect
  }

  /// The visible symbols, from the leading edge to the trailing edge.
  package var shownSigns: [ShownSign] {
    let trailing = trailingSigns.map { ShownSign(sign: $0.sign, frame: mirrored($0.frame)) }
    guard let sign = editingSign else { return trailing }
    return [ShownSign(sign: sign, frame: mirrored(frame(of: sign, x: margin)))] + trailing
  }

  /// The symbol at the leading edge in editing mode.
  private var editingSign: Sign? {
    guard isEditing else { return nil }
    if container?.allowsMultipleSelectionDuringEditing == true { return .multiselect }
    return switch editingStyle {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  /// The symbols at the trailing edge, each with the leading edge of its slot.
  private var trailingSigns: [(sign: Sign, frame: CGRect, minX: CGFloat)] {
    var signs: [(sign: Sign, frame: CGRect, minX: CGFloat)] = []
    var x = trailingEdge - margin
    func add(_ sign: Sign) {
      let width = sign.size(in: traitCollection).width
      let slot = max(width, 14)
      signs.insert((sign, frame(of: sign, x: x - width), x - slot), at: 0)
      x -= slot + Self.gap
    }
    if showsReorder { add(.reorder) }
    switch shownAccessoryType {
    case .none: break
    case .disclosureIndicator: add(.disclosureIndicator)
    case .checkmark: add(.checkmark)
    case .detailButton: add(.detailButton)
    case .detailDisclosureButton:
      add(.disclosureIndicator)
      add(.detailButton)
    }
    return signs
  }

  private var showsReorder: Bool { isEditing && showsReorderControl }

  private func frame(of sign: Sign, x: CGFloat) -> CGRect {
    let size = sign.size(in: traitCollection)
    return CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
  }

  // MARK: Room

  private static let gap: CGFloat = 8

  /// The distance of content from the cell's edges.
  var margin: CGFloat { ListMetrics.current.margin(in: container?.bounds.width ?? bounds.width) }

  /// The frame of the accessory view, or nil if there is none.
  var accessoryViewFrame: CGRect? {
    guard let view = shownAccessoryView else { return nil }
    let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    let edge =
      showsReorder
      ? trailingEdge - margin - Sign.reorder.size(in: traitCollection).width - Self.gap
      : trailingEdge - margin
    return CGRect(
      x: edge - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The insets of the content view in the cell.
  ///
  /// As in UIKit, the content view makes room for editing controls and accessories.
  var contentInsets: NSDirectionalEdgeInsets {
    let sign = Sign.delete.size(in: traitCollection).width
    let leading = isEditing && shouldIndentWhileEditing ? margin + sign : 0
    let end = trailingBegin.map { $0 - Self.gap } ?? trailingEdge
    return NSDirectionalEdgeInsets(
      top: 0, leading: leading, bottom: 0, trailing: max(bounds.width - end, 0))
  }

  /// The leading edge of the accessories, or nil if there are none.
  fileprivate var trailingBegin: CGFloat? {
    let frame = accessoryViewFrame
    guard showsReorder || shownAccessoryType != .none else { return frame?.minX }
    return [frame?.minX, trailingSigns.first?.minX].compactMap(\.self).min()
  }

  /// The trailing edge of accessories and content: the cell's edge, or the section index.
  private var trailingEdge: CGFloat { bounds.width - (container?.indexInset ?? 0) }
}

/// A cell whose content view has margins.
@MainActor protocol ContentMargins: UIView {
  /// The distance of text from the edges of the content view.
  ///
  /// The margin is smaller next to an accessory because the content view already ends there.
  var contentMargins: NSDirectionalEdgeInsets { get }
}

extension UITableViewCell: ContentMargins {
  var contentMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 0,
      trailing: trailingBegin == nil ? margin : Self.gap)
  }
}

extension UICollectionViewListCell: ContentMargins {
  var contentMargins: NSDirectionalEdgeInsets {
    let hasTrailing = placedAccessories.contains { !$0.isLeading }
    return NSDirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 0, trailing: hasTrailing ? 0 : margin)
  }
}

extension UITableViewHeaderFooterView: ContentMargins {
  var contentMargins: NSDirectionalEdgeInsets {
    let margin =
      ListMetrics.current.margin(in: superview?.bounds.width ?? bounds.width)
      + ((superview as? UITableView)?.rowInset ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }
}
