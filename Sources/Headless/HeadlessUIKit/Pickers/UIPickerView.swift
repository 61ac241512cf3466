public import Foundation

/// A view with wheels next to each other, of which each selects a row.
///
/// The content of the selected rows is requested from the delegate when the view is laid out.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Creates a picker, of the standard size unless the frame has one.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIPickerView.size) : frame)
  }

  /// Creates a picker of the standard size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let size = CGSize(width: 320, height: 216)

  /// The object that provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      loaded = nil
      contentDidChange()
    }
  }
  /// The object that provides the content of rows and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      delegateChain = AnswerChain(delegate) { object in { [weak object] in object } }
      contentDidChange()
    }
  }
  private var delegateChain = AnswerChain<any UIPickerViewDelegate>()
  /// A Boolean value that indicates whether the selection is marked. It has no effect.
  open var showsSelectionIndicator = true

  // MARK: Rows

  private struct Component {
    var rows: Int
    var selected: Int
  }
  private var loaded: [Component]?
  private var components: [Component] {
    if let loaded { return loaded }
    guard let dataSource else { return [] }
    let count = max(dataSource.numberOfComponents(in: self), 0)
    // The data source may ask for the number of components, or reload them.
    loaded = Array(repeating: Component(rows: 0, selected: 0), count: count)
    for component in 0..<count {
      let rows = rows(in: component)
      guard loaded?.indices.contains(component) == true else { break }
      loaded?[component].rows = rows
    }
    return loaded ?? []
  }

  private func rows(in component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// A Boolean value that indicates whether the selected rows' content must be requested again.
  private var needsContent = true

  private func contentDidChange() {
    needsContent = true
    setNeedsLayout()
  }

  /// The number of components.
  open var numberOfComponents: Int { components.count }
  /// Returns the number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    components.indices.contains(component) ? components[component].rows : 0
  }
  /// Returns the index of the selected row in a component, or -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard components.indices.contains(component), components[component].rows > 0 else { return -1 }
    return components[component].selected
  }
  /// Selects a row without notifying the delegate. The change completes at once.
  ///
  /// A row beyond the component's last one selects that one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard components.indices.contains(component) else { return }
    let selected = min(max(row, 0), max(components[component].rows - 1, 0))
    loaded?[component].selected = selected
    contentDidChange()
  }
  /// Requests the numbers and the content of all components again. Selections are kept as far as
  /// their rows still exist.
  open func reloadAllComponents() {
    let old = loaded ?? []
    loaded = nil
    for (component, last) in zip(components.indices, old) {
      let selected = min(last.selected, max(components[component].rows - 1, 0))
      loaded?[component].selected = selected
    }
    contentDidChange()
  }
  /// Requests the number and the content of a component's rows again.
  open func reloadComponent(_ component: Int) {
    guard components.indices.contains(component) else { return }
    let rows = rows(in: component)
    // The data source may have changed the components.
    guard components.indices.contains(component) else { return contentDidChange() }
    let selected = min(components[component].selected, max(rows - 1, 0))
    loaded?[component] = Component(rows: rows, selected: selected)
    contentDidChange()
  }
  /// Returns the size of a component's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    let height =
      delegateChain.ask("pickerView(_:rowHeightForComponent:)") {
        $0.pickerView(self, rowHeightForComponent: component)
      } ?? 32
    return CGSize(width: widths.indices.contains(component) ? widths[component] : 0, height: height)
  }
  /// Returns the view of a row if it is selected and the delegate provides views, otherwise nil.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard row == selectedRow(inComponent: component), shown.indices.contains(component) else {
      return nil
    }
    return shown[component] is TitleLabel ? nil : shown[component]
  }

  // MARK: Layout

  /// The label of a row that has a title.
  private final class TitleLabel: UILabel {}
  /// The views of the selected rows.
  private var shown: [UIView] = []

  private var widths: [CGFloat] {
    let count = components.count
    let fixed = (0..<count).map { component in
      delegateChain.ask("pickerView(_:widthForComponent:)") {
        $0.pickerView(self, widthForComponent: component)
      }
    }
    let room = bounds.width - fixed.reduce(0) { $0 + ($1 ?? 0) }
    let flexible = fixed.count { $0 == nil }
    return fixed.map { $0 ?? max(room, 0) / CGFloat(flexible) }
  }

  /// The frames of the components, from left to right. They are centered if they leave room.
  package var componentFrames: [CGRect] {
    let widths = widths
    var x = bounds.minX + max(bounds.width - widths.reduce(0, +), 0) / 2
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// The text of a component's selected row.
  package func selectedTitle(inComponent component: Int) -> String {
    layoutIfNeeded()
    guard shown.indices.contains(component) else { return "" }
    return shown[component].firstText ?? ""
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsContent { requestContent() }
    for (component, (view, frame)) in zip(shown, componentFrames).enumerated() {
      let height = rowSize(forComponent: component).height
      view.frame = CGRect(
        x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    }
  }

  private func requestContent() {
    needsContent = false
    let old = shown
    shown = components.indices.map { component in
      let reused = old.indices.contains(component) ? old[component] : nil
      let row = selectedRow(inComponent: component)
      return row < 0 ? UIView() : content(ofRow: row, component, reusing: reused)
    }
    for view in old where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in shown where view.superview !== self { addSubview(view) }
  }

  private func content(ofRow row: Int, _ component: Int, reusing reused: UIView?) -> UIView {
    let view = delegateChain.ask("pickerView(_:viewForRow:forComponent:reusing:)") {
      $0.pickerView(
        self, viewForRow: row, forComponent: component,
        reusing: reused is TitleLabel ? nil : reused)
    }
    if let view { return view }
    let label = reused as? TitleLabel ?? TitleLabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 23)
    let attributed =
      delegateChain.ask("pickerView(_:attributedTitleForRow:forComponent:)") {
        $0.pickerView(self, attributedTitleForRow: row, forComponent: component)
      } ?? nil
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text =
        delegateChain.ask("pickerView(_:titleForRow:forComponent:)") {
          $0.pickerView(self, titleForRow: row, forComponent: component)
        } ?? nil
    }
    return label
  }

  open override var intrinsicContentSize: CGSize { UIPickerView.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.size }

  /// Turns a wheel to a row. Returns false if there is no such row.
  func choose(row: Int, inComponent component: Int) -> Bool {
    guard components.indices.contains(component), row >= 0, row < components[component].rows else {
      return false
    }
    guard row != components[component].selected else { return true }
    selectRow(row, inComponent: component, animated: true)
    delegateChain.notify("pickerView(_:didSelectRow:inComponent:)") {
      $0.pickerView(self, didSelectRow: row, inComponent: component)
    }
    return true
  }
}

extension UIView {
  /// The text of the first label, among this view and the views inside it.
  fileprivate var firstText: String? {
    if let text = (self as? UILabel)?.text { return text }
    return subviews.lazy.compactMap(\.firstText).first
  }
}
