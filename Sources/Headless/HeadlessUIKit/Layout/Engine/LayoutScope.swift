import Foundation

/// The constraints and items that a view's layout includes.
///
/// They are the constraints that the view holds, those of the views that these constraints place,
/// and so on. A view whose frame is known is the root of its own constraints, unless constraints
/// from outside place something in it.
@MainActor struct LayoutScope {
  unowned let root: UIView
  /// The content view of a root that is a cell, which fills the cell except for insets.
  let content: UIView?
  /// The constraints, in the order of their activation. If required ones contradict each other, the
  /// one activated last is broken.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views and guides whose frames are unknown, in the order in which constraints refer to
  /// them.
  private(set) var items: [AnyObject] = []
  private(set) var indices: [ObjectIdentifier: Int] = [:]
  /// The views to which constraints refer, the views between them and the root, and the root.
  private(set) var members: Set<ObjectIdentifier> = []
  /// The views, other than the root, whose constraints are included.
  private(set) var absorbed: [UIView] = []

  init(_ root: UIView) {
    self.root = root
    content = root.hostedContent
    members.insert(ObjectIdentifier(root))
    if let content { absorb(content) }
    var next = -1
    while next < absorbed.count {
      let view = next < 0 ? root : absorbed[next]
      next += 1
      for constraint in view.heldConstraints {
        insert(constraint)
        include(constraint.firstItem, constraint.firstAttribute, view)
        include(constraint.secondItem, constraint.secondAttribute, view)
      }
      for subview in view.subviews where subview.placesItself { include(subview, .width, view) }
    }
  }

  private mutating func insert(_ constraint: NSLayoutConstraint) {
    var index = constraints.count
    while index > 0, constraints[index - 1].serial > constraint.serial { index -= 1 }
    constraints.insert(constraint, at: index)
  }

  private mutating func include(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ holder: UIView
  ) {
    guard var item else { return }
    if !attribute.isLength { item = Self.edged(item, holder) }
    if item === root || indices[ObjectIdentifier(item)] != nil { return }
    guard let owner = LayoutBox.container(of: item) else { return }
    let isPlaced =
      if item === owner {
        !owner.translatesAutoresizingMaskIntoConstraints && owner !== content
      } else {
        (item as? UILayoutGuide)?.kind.isPlaced == true
      }
    if isPlaced {
      indices[ObjectIdentifier(item)] = items.count
      items.append(item)
    }
    var view = owner
    while view !== root {
      members.insert(ObjectIdentifier(view))
      if isPlaced { absorb(view) }
      guard let parent = view.superview else { return }
      view = parent
    }
  }

  /// Returns the item to whose edges a constraint refers: the content of a scroll view if the
  /// constraint relates the scroll view with a view inside it.
  static func edged(_ item: AnyObject, _ holder: UIView) -> AnyObject {
    guard item === holder, let scrollView = item as? UIScrollView, scrollView.scrollsItsConstraints
    else { return item }
    return scrollView.contentLayoutGuide
  }

  private mutating func absorb(_ view: UIView) {
    for absorbed in absorbed where absorbed === view { return }
    absorbed.append(view)
    members.insert(ObjectIdentifier(view))
  }
}

extension UIView {
  /// A Boolean value that indicates whether constraints that the view itself holds determine its
  /// size.
  var placesItself: Bool {
    isConstrained && !heldConstraints.isEmpty && !translatesAutoresizingMaskIntoConstraints
      && heldConstraints.contains { $0.firstItem === self || $0.secondItem === self }
  }

  /// The content view of a cell, a header or a footer.
  var hostedContent: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    default: nil
    }
  }

  /// The insets of the content view.
  var hostedInsets: UIEdgeInsets {
    switch self {
    case let cell as UITableViewCell:
      let insets = cell.contentInsets
      return UIEdgeInsets(top: 0, left: insets.leading, bottom: 0, right: insets.trailing)
    case let cell as UICollectionViewCell:
      let frame = cell.contentFrame
      return UIEdgeInsets(
        top: 0, left: frame.minX, bottom: 0, right: max(cell.bounds.width - frame.maxX, 0))
    default: return .zero
    }
  }
}
