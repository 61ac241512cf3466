import Foundation
import HeadlessUIKit

extension SVGWriter {
  /// Writes a system control.
  mutating func control(_ control: Scene.Control, in frame: CGRect) {
    switch control.kind {
    case .switch(let isOn): toggle(isOn: isOn, control, in: frame)
    case .button(let title, let symbol):
      button(title: title, symbol: symbol, control, in: frame)
    case .textField(let text, let prompt, let isEditing):
      field(
        text: text, prompt: prompt, .system("placeholderText"), isEditing: isEditing, control,
        in: frame)
    case .textView(let text, let isEditing):
      textView(text: text, isEditing: isEditing, control, in: frame)
    case .searchField(let text, let prompt, let isEditing):
      searchField(text: text, prompt: prompt, isEditing: isEditing, control, in: frame)
    case .activityIndicator:
      use("activityIndicator", in: frame, .system("secondaryLabel"))
    case .refresh(let title): refresh(title: title, in: frame)
    case .segment(let title, let isSelected):
      segment(title: title, isSelected: isSelected, control, in: frame)
    case .slider(let position): slider(position: position, control, in: frame)
    case .progress(let progress): bar(upTo: progress, control, in: frame)
    case .pages(let count, let current): pages(count, current: current, control, in: frame)
    case .wheel(let text): wheel(text: text, control, in: frame)
    }
  }

  private mutating func toggle(isOn: Bool, _ control: Scene.Control, in frame: CGRect) {
    let size = CGSize(width: min(51, frame.width), height: min(31, frame.height))
    let track = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    fill(
      track, isOn ? control.tint : .system("secondarySystemFill"), radius: size.height / 2,
      opacity: control.isEnabled ? 1 : 0.5)
    let side = size.height - 4
    let knob = CGRect(
      x: isOn ? track.maxX - side - 2 : track.minX + 2, y: track.minY + 2, width: side,
      height: side)
    fill(knob, .system("white"), radius: side / 2)
  }

  private mutating func button(
    title: String?, symbol: String?, _ control: Scene.Control, in frame: CGRect
  ) {
    if let background = control.background {
      fill(frame, background, radius: control.cornerRadius)
    }
    let color = control.tint
    let text = title ?? ""
    let symbolWidth: CGFloat = symbol == nil ? 0 : min(22, frame.height, frame.width)
    let gap: CGFloat = symbol == nil || text.isEmpty ? 0 : 6
    let width = TextMeasure.width(of: text, font: control.font.uiFont).rounded(.up)
    let total = min(symbolWidth + gap + width, frame.width)
    var x: CGFloat =
      switch control.alignment {
      case .center: frame.midX - total / 2
      case .right: frame.maxX - total
      default: frame.minX
      }
    if let symbol {
      let place = CGRect(
        x: control.isSymbolLast ? x + total - symbolWidth : x, y: frame.midY - symbolWidth / 2,
        width: symbolWidth, height: symbolWidth)
      use(symbol, in: place, control.symbolColor ?? color)
      if !control.isSymbolLast { x += symbolWidth + gap }
    }
    guard !text.isEmpty else { return }
    // Without a symbol, the title is aligned correctly in any font of the viewer.
    var title = Scene.Text(
      string: text, frame: frame, color: color, font: control.font, alignment: control.alignment)
    if symbol != nil {
      title.frame = CGRect(x: x, y: frame.minY, width: frame.maxX - x, height: frame.height)
      title.alignment = .natural
    }
    self.text(title, in: title.frame)
  }

  // MARK: Fields

  /// Writes the text or the placeholder of a field, and the insertion point.
  private mutating func field(
    text: String, prompt: String, _ promptColor: Scene.Color, isEditing: Bool,
    _ control: Scene.Control, in frame: CGRect
  ) {
    let shown = text.isEmpty ? prompt : text
    let color: Scene.Color =
      text.isEmpty ? promptColor : control.isEnabled ? control.tint : .system("tertiaryLabel")
    self.text(
      Scene.Text(
        string: shown, frame: frame, color: color, font: control.font,
        alignment: control.alignment), in: frame)
    guard isEditing else { return }
    let width = TextMeasure.width(of: text, font: control.font.uiFont)
    let height = control.font.size + 4
    let x: CGFloat =
      switch control.alignment {
      case .right: max(frame.maxX - width - 3, frame.minX)
      case .center: min(frame.midX + width / 2 + 1, frame.maxX - 2)
      default: min(frame.minX + width + 1, frame.maxX - 2)
      }
    fill(
      CGRect(x: x, y: frame.midY - height / 2, width: 2, height: height), .system("tintColor"),
      radius: 1)
  }

  private mutating func textView(
    text: String, isEditing: Bool, _ control: Scene.Control, in frame: CGRect
  ) {
    var shown = Scene.Text(string: text, frame: frame, color: control.tint, font: control.font)
    shown.alignment = control.alignment
    shown.maximumLines = 0
    self.text(shown, in: frame)
    guard isEditing else { return }
    let font = control.font.uiFont
    let lines = TextMeasure.lines(of: text, font: font, width: frame.width, maximumLines: 0)
    let top = frame.minY + CGFloat(max(lines.count - 1, 0)) * font.lineHeight
    let width = TextMeasure.width(of: lines.last ?? "", font: font)
    let caret = CGRect(
      x: min(frame.minX + width + 1, frame.maxX - 2), y: top, width: 2, height: font.lineHeight)
    fill(caret, .system("tintColor"), radius: 1)
  }

  private mutating func searchField(
    text: String, prompt: String, isEditing: Bool, _ control: Scene.Control, in frame: CGRect
  ) {
    /// Returns a part of the field, which is mirrored in an interface from right to left.
    func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: control.alignment == .right ? frame.maxX - x - width : frame.minX + x, y: y,
        width: width, height: height)
    }
    fill(frame, .system("tertiarySystemFill"), radius: 10)
    // The symbols are as large as the text.
    let side = control.font.size / 17 * 18
    let symbolY = frame.midY - side / 2
    use("magnifyingglass", in: place(7, symbolY, side, side), .system("secondaryLabel"))
    let end = text.isEmpty ? 8 : side + 12
    field(
      text: text, prompt: prompt, .system("secondaryLabel"), isEditing: isEditing, control,
      in: place(side + 12, frame.minY, frame.width - side - 12 - end, frame.height))
    guard !text.isEmpty else { return }
    use(
      "xmark.circle.fill", in: place(frame.width - side - 7, symbolY, side, side),
      .system("secondaryLabel"))
  }

  // MARK: Values

  /// Writes a bar that is filled up to a position.
  private mutating func bar(upTo position: Double, _ control: Scene.Control, in frame: CGRect) {
    fill(frame, .system("tertiarySystemFill"), radius: frame.height / 2)
    var filled = frame
    filled.size.width *= position
    guard filled.width > 0 else { return }
    fill(
      filled, control.tint, radius: frame.height / 2, opacity: control.isEnabled ? 1 : 0.5)
  }

  private mutating func slider(
    position: Double, _ control: Scene.Control, in frame: CGRect
  ) {
    let side = min(27, frame.width, frame.height)
    let x = frame.minX + side / 2 + (frame.width - side) * position
    bar(
      upTo: frame.width > 0 ? (x - frame.minX) / frame.width : 0, control,
      in: CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4))
    let thumb = CGRect(center: CGPoint(x: x, y: frame.midY), width: side, height: side)
    fill(thumb, .system("systemGray3"), radius: side / 2)
    fill(thumb.insetBy(dx: 0.5, dy: 0.5), .system("white"), radius: side / 2)
  }

  private mutating func pages(
    _ count: Int, current: Int, _ control: Scene.Control, in frame: CGRect
  ) {
    let step = min(17, frame.width / CGFloat(max(count, 1)))
    let first = frame.midX - step * CGFloat(count - 1) / 2
    for page in 0..<count {
      let dot = CGRect(
        center: CGPoint(x: first + step * CGFloat(page), y: frame.midY), width: 7, height: 7)
      fill(dot, page == current ? control.tint : .system("systemGray3"), radius: 3.5)
    }
  }

  private mutating func wheel(text: String, _ control: Scene.Control, in frame: CGRect) {
    let height = min(frame.height, 34)
    let field = CGRect(
      center: frame.center, width: max(frame.width - 4, 0), height: height)
    fill(field, .system("tertiarySystemFill"), radius: 8)
    self.text(
      Scene.Text(
        string: text, frame: field,
        color: control.isEnabled ? control.tint : .system("tertiaryLabel"), alignment: .center),
      in: field)
  }

  // MARK: Others

  private mutating func refresh(title: String?, in frame: CGRect) {
    let titleHeight: CGFloat = title == nil ? 0 : 18
    let middle = frame.midY - titleHeight / 2
    use(
      "activityIndicator", in: CGRect(x: frame.midX - 14, y: middle - 14, width: 28, height: 28),
      .system("secondaryLabel"))
    guard let title else { return }
    let place = CGRect(x: frame.minX, y: middle + 14, width: frame.width, height: titleHeight)
    var text = Scene.Text(string: title, frame: place, color: .system("secondaryLabel"))
    text.font.size = 13
    text.alignment = .center
    self.text(text, in: place)
  }

  private mutating func segment(
    title: String, isSelected: Bool, _ control: Scene.Control, in frame: CGRect
  ) {
    if isSelected { fill(frame.insetBy(dx: 2, dy: 2), .selectedSegment, radius: 7) }
    var text = Scene.Text(
      string: title, frame: frame, color: .system(control.isEnabled ? "label" : "tertiaryLabel"))
    text.font.size = 13
    if isSelected { text.font.weight = UIFont.Weight.semibold.rawValue }
    text.alignment = .center
    self.text(text, in: frame)
  }
}

extension Scene.Color {
  /// The color of the selected part of a segmented control, for which UIKit has no name.
  fileprivate static let selectedSegment = Scene.Color(
    name: nil, light: Components(red: 1, green: 1, blue: 1, alpha: 1),
    dark: Components(red: 0.388, green: 0.388, blue: 0.4, alpha: 1))
}
