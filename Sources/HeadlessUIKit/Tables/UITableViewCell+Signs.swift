import Foundation

extension UITableViewCell {
  /// A sign of the system's beside a row's content.
  package enum Sign: Hashable {
    /// At the leading edge, while the table is edited.
    case delete, insert, multiselect
    /// At the trailing edge.
    case disclosureIndicator, detailButton, checkmark
    /// At the trailing edge, while the table is edited.
    case reorder

    /// The size in points, as UIKit's symbols have it.
    fileprivate var size: CGSize {
      switch self {
      case .disclosureIndicator: CGSize(width: 8, height: 14)
      case .checkmark: CGSize(width: 14, height: 14)
      default: CGSize(width: 22, height: 22)
      }
    }
  }

  /// A sign that shows, with its place in the cell's coordinates.
  package struct ShownSign: Equatable {
    package let sign: Sign
    package let frame: CGRect
  }

  /// The signs that show now, from the leading edge to the trailing one.
  package var shownSigns: [ShownSign] {
    let trailing = trailingSigns.map { ShownSign(sign: $0.sign, frame: $0.frame) }
    guard let sign = editingSign else { return trailing }
    return [ShownSign(sign: sign, frame: frame(of: sign, x: margin))] + trailing
  }

  /// The sign at the leading edge while the cell is edited.
  private var editingSign: Sign? {
    guard isEditing else { return nil }
    if container?.allowsMultipleSelectionDuringEditing == true { return .multiselect }
    return switch editingStyle {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  /// The signs at the trailing edge, and where the room for each begins.
  private var trailingSigns: [(sign: Sign, frame: CGRect, minX: CGFloat)] {
    var signs: [(sign: Sign, frame: CGRect, minX: CGFloat)] = []
    var x = trailingEdge - margin
    func add(_ sign: Sign) {
      let slot = max(sign.size.width, 14)
      signs.insert((sign, frame(of: sign, x: x - sign.size.width), x - slot), at: 0)
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
    CGRect(
      origin: CGPoint(x: x, y: (bounds.height - sign.size.height) / 2), size: sign.size)
  }

  // MARK: Room

  private static let gap: CGFloat = 8

  /// What content keeps from the cell's edges.
  var margin: CGFloat { ListMetrics.current.margin(in: container?.bounds.width ?? bounds.width) }

  /// The place of the accessory view; nil if none shows.
  var accessoryViewFrame: CGRect? {
    guard let view = shownAccessoryView else { return nil }
    let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    let edge =
      showsReorder
      ? trailingEdge - margin - Sign.reorder.size.width - Self.gap
      : trailingEdge - margin
    return CGRect(
      x: edge - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// How far the content view keeps from the cell's edges: as in UIKit it makes room for editing
  /// controls and accessories.
  var contentInsets: NSDirectionalEdgeInsets {
    let leading = isEditing && shouldIndentWhileEditing ? margin + 22 : 0
    let end = trailingBegin.map { $0 - Self.gap } ?? trailingEdge
    return NSDirectionalEdgeInsets(
      top: 0, leading: leading, bottom: 0, trailing: max(bounds.width - end, 0))
  }

  /// Where the accessories begin; nil if none shows.
  fileprivate var trailingBegin: CGFloat? {
    [accessoryViewFrame?.minX, trailingSigns.first?.minX].compactMap(\.self).min()
  }

  /// Where accessories and content end: at the cell's edge, or at the section index.
  private var trailingEdge: CGFloat { bounds.width - (container?.indexInset ?? 0) }
}

/// A cell whose content view has margins.
@MainActor protocol ContentMargins: UIView {
  /// What texts keep from the edges of the content view. Beside an accessory it is less, for the
  /// content view ends there already.
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
    let hasTrailing = shownAccessories.contains { !$0.isLeading }
    return NSDirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 0, trailing: hasTrailing ? 0 : margin)
  }
}

extension UITableViewHeaderFooterView: ContentMargins {
  var contentMargins: NSDirectionalEdgeInsets {
    let margin = ListMetrics.current.margin(in: superview?.bounds.width ?? bounds.width)
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }
}
