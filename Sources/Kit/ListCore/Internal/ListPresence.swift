import ListPlatform

/// An invisible view in the view of a list, by which links learn when the list is on screen, and
/// when a turn of the run loop ends there.
///
/// Its layout is the links' turn to follow what the list shows. It comes once before the screen is
/// drawn, also when the view has another size, and only in a window.
final class ListPresence: UIView {
  private var links: [ListLink]
  private var isOnScreen = false
  private var observer: TurnObserver?

  init(for links: [ListLink]) {
    self.links = links
    super.init(frame: .zero)
    // A hidden view may not be laid out.
    alpha = 0
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    for link in links { link.presence = self }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a link, which learns of the view after the others.
  func add(_ link: ListLink) {
    links.append(link)
    link.presence = self
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
    // A view may move from one window to another.
    observer = nil
    guard window == nil, isOnScreen else { return }
    isOnScreen = false
    for link in links { link.viewDidDisappear() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window else { return }
    // A view that had no size when the presence was added doesn't resize it. The new size is laid
    // out in turn.
    if let superview, frame.size != superview.bounds.size {
      frame.size = superview.bounds.size
      return
    }
    let isAppearing = !isOnScreen
    isOnScreen = true
    if isAppearing {
      for link in links { link.viewIsAppearing() }
    }
    if observer == nil { observe(window) }
    for link in links { link.follow(animated: !isAppearing) }
  }

  private func observe(_ window: UIWindow) {
    let observing = links.filter(\.observesTurns)
    guard !observing.isEmpty else { return }
    observer = TurnObserver(in: window) { for link in observing { link.turnWillEnd() } }
  }
}
