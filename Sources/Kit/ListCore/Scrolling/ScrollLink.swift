import ListPlatform

/// Moves the object of a scroll to its place again when the view appears, which may have another
/// size in the window.
final class ScrollLink: ListLink {
  private weak var list: (any List)?

  init(_ list: some List) { self.list = list }

  override func viewIsAppearing() {
    guard let list, let scroll = ListState.of(list)[ListScroll.self], scroll.isPlacedOffScreen
    else { return }
    scroll.placeAgain(in: list.kitView)
  }
}
