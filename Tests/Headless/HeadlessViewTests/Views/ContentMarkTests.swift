import Foundation
import HeadlessUIKit
import Testing

/// A change of a view, by which the view's mark has to grow.
private struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Makes a view and the closure that changes it.
  let make: @MainActor @Sendable () -> (view: UIView, change: () -> Void)

  init<View: UIView>(
    _ name: String, of view: @escaping @MainActor @Sendable () -> View,
    _ change: @escaping @MainActor @Sendable (View) -> Void
  ) {
    testDescription = name
    make = {
      let view = view()
      return (view, { change(view) })
    }
  }
}

private func change(
  _ name: String, _ change: @escaping @MainActor @Sendable (UIView) -> Void
) -> Change {
  Change("view: \(name)", of: { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }, change)
}

private let viewChanges = [
  change("size") { $0.bounds.size.width = 60 },
  change("frame's size") { $0.frame.size.height = 60 },
  change("bounds' origin") { $0.bounds.origin.y = 5 },
  change("transform") { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) },
  change("alpha") { $0.alpha = 0.5 },
  change("hidden") { $0.isHidden = true },
  change("background") { $0.backgroundColor = .systemRed },
  change("tint") { $0.tintColor = .systemRed },
  change("clipping") { $0.clipsToBounds = true },
  change("content mode") { $0.contentMode = .center },
  change("reading direction") { $0.semanticContentAttribute = .forceRightToLeft },
  change("interaction") { $0.isUserInteractionEnabled = false },
  change("identifier") { $0.accessibilityIdentifier = "a" },
  change("accessibility label") { $0.accessibilityLabel = "a" },
  change("accessibility value") { $0.accessibilityValue = "a" },
  change("accessibility hint") { $0.accessibilityHint = "a" },
  change("accessibility element") { $0.isAccessibilityElement = true },
  change("recognizer") {
    $0.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
  },
  change("controller") { UIViewController().view = $0 },
  change("display") { $0.setNeedsDisplay() },
  change("part of the display") { $0.setNeedsDisplay(.zero) },
  change("layout") { $0.setNeedsLayout() },
  change("margins") { $0.layoutMargins.left = 20 },
  change("subview") { $0.addSubview(UIView()) },
  change("subview that leaves") {
    let inner = UIView()
    $0.addSubview(inner)
    _ = $0.contentMark
    inner.removeFromSuperview()
  },
  change("subview in front") {
    let inner = UIView()
    for view in [inner, UIView()] { $0.addSubview(view) }
    _ = $0.contentMark
    $0.bringSubviewToFront(inner)
  },
  change("subview behind") {
    let inner = UIView()
    for view in [UIView(), inner] { $0.addSubview(view) }
    _ = $0.contentMark
    $0.sendSubviewToBack(inner)
  },
  change("subview at another index") {
    let inner = UIView()
    for view in [inner, UIView()] { $0.addSubview(view) }
    _ = $0.contentMark
    $0.insertSubview(inner, at: 1)
  },
  change("subview's place") {
    let inner = UIView()
    $0.addSubview(inner)
    _ = $0.contentMark
    inner.frame.origin.x = 5
  },
  change("subview's colour") {
    let inner = UIView()
    $0.addSubview(inner)
    _ = $0.contentMark
    inner.backgroundColor = .systemRed
  },
]

private func change(
  label name: String, _ change: @escaping @MainActor @Sendable (UILabel) -> Void
) -> Change { Change("label: \(name)", of: { UILabel() }, change) }

private func change(
  image name: String, _ change: @escaping @MainActor @Sendable (UIImageView) -> Void
) -> Change { Change("image: \(name)", of: { UIImageView(image: nil) }, change) }

private func change(
  button name: String, _ change: @escaping @MainActor @Sendable (UIButton) -> Void
) -> Change { Change("button: \(name)", of: { UIButton(type: .system) }, change) }

private func change(
  switch name: String, _ change: @escaping @MainActor @Sendable (UISwitch) -> Void
) -> Change { Change("switch: \(name)", of: { UISwitch() }, change) }

private func change(
  field name: String, _ change: @escaping @MainActor @Sendable (UITextField) -> Void
) -> Change { Change("field: \(name)", of: { UITextField(frame: .zero) }, change) }

private func change(
  searchBar name: String, _ change: @escaping @MainActor @Sendable (UISearchBar) -> Void
) -> Change { Change("search bar: \(name)", of: { UISearchBar(frame: .zero) }, change) }

private func change(
  activity name: String, _ change: @escaping @MainActor @Sendable (UIActivityIndicatorView) -> Void
) -> Change { Change("activity: \(name)", of: { UIActivityIndicatorView(style: .medium) }, change) }

private func change(
  refresh name: String, _ change: @escaping @MainActor @Sendable (UIRefreshControl) -> Void
) -> Change { Change("refresh: \(name)", of: { UIRefreshControl() }, change) }

private let star = UIImage(systemName: "star")

private let controlChanges = [
  change(label: "text") { $0.text = "a" },
  change(label: "attributed text") { $0.attributedText = NSAttributedString(string: "a") },
  change(label: "font") { $0.font = .boldSystemFont(ofSize: 20) },
  change(label: "colour") { $0.textColor = .systemRed },
  change(label: "alignment") { $0.textAlignment = .center },
  change(label: "line break") { $0.lineBreakMode = .byWordWrapping },
  change(label: "lines") { $0.numberOfLines = 0 },
  change(label: "highlighted colour") { $0.highlightedTextColor = .systemRed },
  change(label: "highlight") { $0.isHighlighted = true },
  change(label: "enabled") { $0.isEnabled = false },
  change(label: "fitting") { $0.adjustsFontSizeToFitWidth = true },
  change(label: "scale") { $0.minimumScaleFactor = 0.5 },
  change(label: "shadow") { $0.shadowColor = .systemRed },
  change(label: "shadow's offset") { $0.shadowOffset.width = 3 },

  change(image: "image") { $0.image = star },
  change(image: "highlighted image") { $0.highlightedImage = star },
  change(image: "highlight") { $0.isHighlighted = true },
  change(image: "configuration") {
    $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 9)
  },

  change(button: "title") { $0.setTitle("a", for: .normal) },
  change(button: "title's colour") { $0.setTitleColor(.systemRed, for: .normal) },
  change(button: "image") { $0.setImage(star, for: .normal) },
  change(button: "configuration") { $0.configuration = .filled() },
  change(button: "enabled") { $0.isEnabled = false },
  change(button: "selected") { $0.isSelected = true },
  change(button: "highlighted") { $0.isHighlighted = true },
  change(button: "alignment") { $0.contentHorizontalAlignment = .left },
  change(button: "role") { $0.role = .destructive },
  change(button: "menu") { $0.menu = UIMenu(children: []) },
  change(button: "shows menu") { $0.showsMenuAsPrimaryAction = true },

  change(switch: "on") { $0.isOn = true },
  change(switch: "tint while on") { $0.onTintColor = .systemRed },
  change(switch: "knob") { $0.thumbTintColor = .systemRed },
  change(switch: "title") { $0.title = "a" },
  change(switch: "enabled") { $0.isEnabled = false },

  change(field: "text") { $0.text = "a" },
  change(field: "placeholder") { $0.placeholder = "a" },
  change(field: "font") { $0.font = .boldSystemFont(ofSize: 20) },
  change(field: "colour") { $0.textColor = .systemRed },
  change(field: "alignment") { $0.textAlignment = .center },
  change(field: "border") { $0.borderStyle = .line },
  change(field: "clear button") { $0.clearButtonMode = .always },
  change(field: "secure") { $0.isSecureTextEntry = true },
  change(field: "editing") { $0.becomeFirstResponder() },
  change(field: "end of editing") {
    $0.becomeFirstResponder()
    _ = $0.contentMark
    $0.resignFirstResponder()
  },
  change(field: "typing") {
    $0.becomeFirstResponder()
    _ = $0.contentMark
    User().type("a", into: $0)
  },

  change(searchBar: "text") { $0.text = "a" },
  change(searchBar: "placeholder") { $0.placeholder = "a" },
  change(searchBar: "prompt") { $0.prompt = "a" },
  change(searchBar: "cancel button") { $0.showsCancelButton = true },
  change(searchBar: "scopes") { $0.scopeButtonTitles = ["a"] },
  change(searchBar: "scope bar") { $0.showsScopeBar = true },
  change(searchBar: "scope") { $0.selectedScopeButtonIndex = 1 },
  change(searchBar: "style") { $0.searchBarStyle = .minimal },
  change(searchBar: "editing") { $0.becomeFirstResponder() },

  change(activity: "work") { $0.startAnimating() },
  change(activity: "style") { $0.style = .large },
  change(activity: "colour") { $0.color = .systemRed },
  change(activity: "hiding") { $0.hidesWhenStopped = false },

  change(refresh: "refreshing") { $0.beginRefreshing() },
  change(refresh: "title") { $0.attributedTitle = NSAttributedString(string: "a") },
  Change("scroll view: offset", of: { UIScrollView() }, { $0.contentOffset.y = 5 }),
  Change("scroll view: content size", of: { UIScrollView() }, { $0.contentSize.height = 5 }),
  Change(
    "placeholder", of: { UIContentUnavailableView(configuration: .empty()) },
    { $0.configuration = UIContentUnavailableConfiguration.loading() }),
  Change(
    "list content", of: { UIListContentView(configuration: .cell()) },
    {
      var content = UIListContentConfiguration.cell()
      content.text = "a"
      $0.configuration = content
    }),
]

private func change(
  cell name: String, _ change: @escaping @MainActor @Sendable (UITableViewCell) -> Void
) -> Change {
  Change("cell: \(name)", of: { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }, change)
}

private func change(
  item name: String, _ change: @escaping @MainActor @Sendable (UICollectionViewListCell) -> Void
) -> Change { Change("item: \(name)", of: { UICollectionViewListCell(frame: .zero) }, change) }

private func change(
  header name: String,
  _ change: @escaping @MainActor @Sendable (UITableViewHeaderFooterView) -> Void
) -> Change {
  Change("header: \(name)", of: { UITableViewHeaderFooterView(reuseIdentifier: nil) }, change)
}

private let cellChanges = [
  change(cell: "text") { $0.textLabel?.text = "a" },
  change(cell: "detail") { $0.detailTextLabel?.text = "a" },
  change(cell: "image") { $0.imageView?.image = star },
  change(cell: "content") { $0.contentConfiguration = UIListContentConfiguration.cell() },
  change(cell: "background") { $0.backgroundConfiguration = .clear() },
  change(cell: "background view") { $0.backgroundView = UIView() },
  change(cell: "selected background") { $0.selectedBackgroundView = UIView() },
  change(cell: "selected background for several") {
    $0.multipleSelectionBackgroundView = UIView()
  },
  change(cell: "selected background's colour") {
    let view = UIView()
    $0.selectedBackgroundView = view
    _ = $0.contentMark
    view.backgroundColor = .systemRed
  },
  change(cell: "accessory") { $0.accessoryType = .checkmark },
  change(cell: "accessory view") { $0.accessoryView = UISwitch() },
  change(cell: "editing accessory") { $0.editingAccessoryType = .checkmark },
  change(cell: "selected") { $0.isSelected = true },
  change(cell: "highlighted") { $0.isHighlighted = true },
  change(cell: "editing") { $0.isEditing = true },
  change(cell: "selection style") { $0.selectionStyle = .none },
  change(cell: "reorder control") { $0.showsReorderControl = true },
  change(cell: "indentation while editing") { $0.shouldIndentWhileEditing = false },
  change(cell: "indentation") { $0.indentationLevel = 1 },
  change(cell: "width of indentation") { $0.indentationWidth = 1 },
  change(cell: "separator") { $0.separatorInset.left = 99 },
  change(cell: "configuration's update") { $0.setNeedsUpdateConfiguration() },

  change(item: "content") { $0.contentConfiguration = UIListContentConfiguration.cell() },
  change(item: "background") { $0.backgroundConfiguration = .clear() },
  change(item: "background view") { $0.backgroundView = UIView() },
  change(item: "selected background") { $0.selectedBackgroundView = UIView() },
  change(item: "selected") { $0.isSelected = true },
  change(item: "highlighted") { $0.isHighlighted = true },
  change(item: "accessories") { $0.accessories = [.checkmark()] },
  change(item: "indentation") { $0.indentationLevel = 1 },
  change(item: "width of indentation") { $0.indentationWidth = 1 },
  change(item: "indented accessories") { $0.indentsAccessories = false },

  change(header: "text") { $0.textLabel?.text = "a" },
  change(header: "detail") { $0.detailTextLabel?.text = "a" },
  change(header: "content") { $0.contentConfiguration = UIListContentConfiguration.plainHeader() },
  change(header: "background") { $0.backgroundConfiguration = .clear() },
  change(header: "background view") { $0.backgroundView = UIView() },
]

@MainActor struct ContentMarkTests {
  /// A window with a view in each of two others.
  @MainActor private struct Family {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    let sibling = UIView(frame: CGRect(x: 0, y: 240, width: 320, height: 240))

    init(_ view: UIView) {
      for inner in [parent, sibling] { window.addSubview(inner) }
      parent.addSubview(view)
      sibling.addSubview(UILabel())
      window.layoutIfNeeded()
    }

    /// The marks of a view's superviews, from the inside out.
    var marks: [Int] { [parent, window].map(\.contentMark) }
    /// The marks of the views beside it.
    var marksBeside: [Int] { [sibling, sibling.subviews[0]].map(\.contentMark) }
  }

  @Test(arguments: viewChanges + controlChanges + cellChanges)
  fileprivate func `a change marks the view and its superviews, a layout without a change nothing`(
    change: Change
  ) {
    let (view, apply) = change.make()
    let family = Family(view)
    let (around, beside) = ([view.contentMark] + family.marks, family.marksBeside)
    apply()
    let after = [view.contentMark] + family.marks
    #expect(zip(around, after).map { $0 < $1 } == [true, true, true])
    #expect(family.marksBeside == beside)
    family.window.layoutIfNeeded()
    let marks = [view.contentMark] + family.marks
    family.window.layoutIfNeeded()
    #expect([view.contentMark] + family.marks == marks)
  }

  @Test func `a value that is set again marks nothing`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let family = Family(view)
    let color = view.backgroundColor
    let mark = family.window.contentMark
    view.frame = view.frame
    view.alpha = 1
    view.isHidden = false
    view.backgroundColor = color
    view.transform = .identity
    family.parent.bringSubviewToFront(view)
    #expect(family.window.contentMark == mark)
  }

  @Test func `a view that moves keeps its mark, and its superview's grows`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let family = Family(view)
    let mark = view.contentMark
    let moves: [() -> Void] = [{ view.frame.origin.y = 20 }, { view.center.x += 5 }]
    for move in moves {
      let before = family.marks
      move()
      #expect(view.contentMark == mark)
      #expect(zip(before, family.marks).map { $0 < $1 } == [true, true])
    }
  }

  @Test func `what views inherit marks them`() {
    let view = UIView()
    let inner = UIImageView(image: star)
    view.addSubview(inner)
    let family = Family(view)
    let old = inner.contentMark
    family.window.tintColor = .systemRed
    let tinted = inner.contentMark
    family.sibling.addSubview(view)
    #expect([old < tinted, tinted < inner.contentMark] == [true, true])
  }

  @Test func `changes between two readings share a mark, and none is met again`() {
    let view = UIView()
    let family = Family(view)
    var marks: [Int] = []
    for alpha in [0.1, 0.2, 0.3] {
      view.alpha = alpha
      marks.append(view.contentMark)
      #expect(family.window.contentMark == view.contentMark)
      view.alpha = 1
      view.clipsToBounds.toggle()
      marks.append(view.contentMark)
    }
    let fresh = UIView()
    marks.append(fresh.contentMark)
    family.parent.addSubview(fresh)
    marks.append(family.window.contentMark)
    #expect(marks == Set(marks).sorted())
  }

  @Test func `a view that was marked before it was added marks its superviews`() {
    let family = Family(UIView())
    let marks = family.marks
    let view = UIView()
    view.alpha = 0.5
    family.parent.addSubview(view)
    #expect(zip(marks, family.marks).map { $0 < $1 } == [true, true])
  }
}
