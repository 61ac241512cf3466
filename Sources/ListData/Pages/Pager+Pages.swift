import ListDiff

/// How pages are asked for, and what becomes of them.
extension Pager {
  /// Asks for the first page, unless it is under way.
  func loadFirstPage() {
    changeStates {
      guard states.startRefresh(isEmpty: content.isEmpty) else { return }
      load(firstPage, for: .refresh, PageTrail(from: nil))
    }
  }

  /// Asks for the page that the furthest row wants, if any.
  func loadWantedPage() {
    guard !isAnnouncing, appendState != .failed, furthestRow >= 0,
      furthestRow >= content.all.count - prefetchDistance
    else { return }
    loadNextPage()
  }

  /// Asks for the page after those that came, unless one is under way.
  func loadNextPage() {
    changeStates {
      guard hasMore, let next = trail.next, states.startAppend() else { return }
      load(next, for: .append, trail)
    }
  }

  /// Calls off what is under way.
  func callOff() {
    generation += 1
    flight = nil
    states.cancel(isEmpty: content.isEmpty)
  }

  private func load(
    _ request: PageRequest<Object>, for purpose: PagePurpose, _ trail: PageTrail<Object>
  ) {
    generation += 1
    let number = generation
    let task = Task { [weak self] in
      if Task.isCancelled { return }
      let answer: Result<Page<Object, PageRequest<Object>>, any Error>
      do { answer = .success(try await request.load()) } catch { answer = .failure(error) }
      guard let self, number == generation else { return }
      flight?.land()
      switch answer {
      case .success(let page): receive(page, for: purpose, trail)
      case .failure(let error):
        changeStates { error.isCancellation ? callOff() : states.fail(purpose, error) }
      }
    }
    flight = PageFlight(task)
  }

  private func receive(
    _ page: Page<Object, PageRequest<Object>>, for purpose: PagePurpose,
    _ trail: PageTrail<Object>
  ) {
    var (trail, newContent) = (trail, content.emptied())
    var difference =
      purpose == .append ? content.append(page.items) : newContent.append(page.items)
    let hadNews = !difference.insertedItems.isEmpty
    let error = trail.step(to: page.next, hadNews: hadNews)
    if purpose == .refresh, !hadNews, !newContent.isFull, let next = trail.next {
      // The first page is the first that has something.
      load(next, for: .refresh, trail)
      return
    }
    self.trail = trail
    let hadRows = !content.isEmpty
    // Where no page had anything and more were promised the old rows are the better list.
    if purpose == .refresh, hadNews || error == nil {
      difference = newContent.difference(from: content)
      content = newContent
    }
    let number = generation
    changeStates {
      states.finish(purpose, isEmpty: content.isEmpty, error)
      announce(difference)
      // Rows that stay are not displayed again: what they want is wanted still.
      if purpose == .refresh, hadRows { furthestRow = min(furthestRow, content.all.count - 1) }
    }
    if number == generation { loadWantedPage() }
  }
}
