import Foundation
import HeadlessUIKit

/// The events that users of pages cause.
extension WebScreen {
  /// Performs the events of a report. Returns the row that receives the focus, or nil for none.
  func perform(_ report: WebReport) -> IndexPath? {
    resize(width: report.width, height: report.height)
    var focus: IndexPath?
    for event in report.events {
      let row = event.type == .tap ? place(of: event).flatMap { touch.row(at: $0) } : nil
      if let path = perform(event) { focus = path }
      if let path = rowReturnedTo(after: row) { focus = path }
      invalidate()
    }
    return focus
  }

  /// Records that a tapped row opened another view. Returns the opened row if its list is back in
  /// front.
  private func rowReturnedTo(after tapped: (list: any ScreenList, path: IndexPath)?) -> IndexPath? {
    let front = touch.frontList
    if let tapped, tapped.list.view !== front?.view {
      openedRows.append(OpenedRow(list: tapped.list.view, path: tapped.path))
    }
    openedRows.removeAll { $0.list == nil }
    guard let front, let index = openedRows.lastIndex(where: { $0.list === front.view }) else {
      return nil
    }
    let path = openedRows[index].path
    openedRows.removeSubrange(index...)
    return front.nearest(path)
  }

  private func resize(width: Double, height: Double) {
    guard width > 0, height > 0 else { return }
    let (width, height) = (min(max(width, 100), 10_000), min(max(height, 100), 10_000))
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    if window.frame != frame { window.frame = frame }
  }

  private func perform(_ event: WebEvent) -> IndexPath? {
    if event.type.closesSwipes { touch.closeSwipes() }
    switch event.type {
    case .tap:
      let hasPoint = event.x != nil
      place(of: event).map { _ = hasPoint ? touch.tap(at: $0) : touch.activate(at: $0) }
    case .longPress: place(of: event).map { _ = touch.longPress(at: $0) }
    case .swipe:
      guard let place = place(of: event) else { return nil }
      let edge: SwipeEdge =
        switch event.edge {
        case .leading: .leading
        case .left: touch.edge(isLeft: true, at: place)
        case .right: touch.edge(isLeft: false, at: place)
        case .trailing, nil: .trailing
        }
      _ =
        event.isFull == true
        ? touch.fullSwipe(at: place, showing: edge) : touch.swipe(at: place, showing: edge)
    case .unswipe: break
    case .scroll:
      guard let points = event.by, points.isFinite else { return nil }
      place(of: event).map { pull.scroll(touch, from: $0, by: points) }
    case .release: place(of: event).map { _ = pull.release(touch, from: $0) }
    case .glide:
      guard let points = event.by, points.isFinite else { return nil }
      place(of: event).map { pull.glide(touch, from: $0, by: points) }
    case .drag:
      guard let start = place(of: event), let x = event.toX, let y = event.toY else { return nil }
      touch.drag(from: start, to: CGPoint(x: x, y: y))
    case .edit: edit(event)
    case .submit: touch.pressReturn()
    case .escape: touch.escape()
    case .back: _ = window.isCovered ? touch.escape() : touch.goBack()
    case .undo: touch.undo()
    case .redo: touch.redo()
    case .perform: place(of: event).map { _ = touch.perform(event.text ?? "", at: $0) }
    case .move: return event.direction.flatMap { move(from: event.id, $0) }
    }
    return nil
  }

  /// Returns the point of an event: its own, or the center of the visible part of its node.
  private func place(of event: WebEvent) -> CGPoint? {
    if let x = event.x, let y = event.y { return CGPoint(x: x, y: y) }
    guard let id = event.id else { return nil }
    revealRow(around: id)
    return frame.visibleArea(of: id).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// Scrolls to the row that is or contains a node, because a header may cover it.
  private func revealRow(around id: Int) {
    let around = sequence(first: id) { self.frame.node($0)?.parent }
    guard let path = around.lazy.compactMap({ self.role(of: $0)?.path }).first,
      let list = list(around: id), list.visibleItems.contains(path)
    else { return }
    list.reveal(path)
    HeadlessRunLoop.tick()
    invalidate()
  }

  // MARK: Fields

  /// The maximum number of characters that are typed at once.
  private static var textLimit: Int { 1_000 }

  /// Replaces the part of a field's text that is different on the page.
  private func edit(_ event: WebEvent) {
    guard let id = event.id, var text = event.text, let place = place(of: event) else { return }
    if frame.node(id)?.states.contains(.editing) == false {
      touch.tap(at: place)
      invalidate()
    }
    guard let node = frame.node(id), node.states.contains(.editing), var shown = node.value
    else { return }
    if let secret = touch.secret {
      // The page knows the length of a secure text only.
      (text, shown) = (Self.replacingBullets(in: text, by: secret), secret)
    }
    touch.replace(shown, with: text, isPasted: event.isPasted == true, limit: Self.textLimit)
  }

  /// Returns a text whose bullets at both ends are characters of a secure text.
  private static func replacingBullets(in text: String, by secret: String) -> String {
    let start = min(text.prefix { $0 == "•" }.count, secret.count)
    let rest = text.dropFirst(start)
    let end = min(rest.reversed().prefix { $0 == "•" }.count, secret.count - start)
    return String(secret.prefix(start)) + rest.dropLast(end) + secret.suffix(end)
  }

  // MARK: Focus

  /// Moves from a row to another one and scrolls to it. Returns that row.
  private func move(from id: Int?, _ direction: WebEvent.Direction) -> IndexPath? {
    guard let list = list(around: id) else { return nil }
    let visible = list.visibleItems
    let target: IndexPath?
    if let path = id.flatMap({ role(of: $0)?.path }).flatMap({ list.nearest($0) }) {
      target = self.target(of: direction, from: path, in: list, page: max(visible.count - 1, 1))
    } else {
      // The focus is not in a row yet.
      switch direction {
      case .home: target = list.first
      case .end: target = list.last
      default: target = visible.first
      }
    }
    guard let target else { return nil }
    list.reveal(target)
    HeadlessRunLoop.tick()
    return target
  }

  private func target(
    of direction: WebEvent.Direction, from path: IndexPath, in list: any ScreenList, page: Int
  ) -> IndexPath? {
    switch direction {
    case .up: list.neighbor(of: path, isBelow: false)
    case .down: list.neighbor(of: path, isBelow: true)
    case .left: list.item(beside: path, isRight: false)
    case .right: list.item(beside: path, isRight: true)
    case .home: list.first
    case .end: list.last
    case .pageUp, .pageDown:
      (0..<page).reduce(path) { path, _ in
        list.neighbor(of: path, isBelow: direction == .pageDown) ?? path
      }
    }
  }

  /// Returns the list that contains a node, or the frontmost list.
  private func list(around id: Int?) -> (any ScreenList)? {
    if let area = id.flatMap({ frame.visibleArea(of: $0) }),
      let list = touch.list(at: CGPoint(x: area.midX, y: area.midY))
    {
      return list
    }
    return touch.frontList
  }
}

extension WebEvent.Kind {
  /// A Boolean value that indicates whether the event closes swiped rows wherever it happens.
  ///
  /// The other gestures close them where UIKit's do.
  fileprivate var closesSwipes: Bool {
    switch self {
    case .unswipe, .edit, .submit, .undo, .redo, .move, .back: true
    case .tap, .longPress, .swipe, .scroll, .release, .glide, .drag, .escape, .perform: false
    }
  }
}

/// A row that opened another view in front of its list.
struct OpenedRow {
  private(set) weak var list: UIScrollView?
  let path: IndexPath
}

extension Scene.Role {
  /// The index path of a row or item.
  fileprivate var path: IndexPath? {
    switch self {
    case .row(let path), .item(let path): path
    default: nil
    }
  }
}
