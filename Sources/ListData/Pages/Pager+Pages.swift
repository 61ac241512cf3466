import ListDiff

/// The requests for pages, and the handling of their answers.
extension Pager {
  /// Requests the first page, unless it is being loaded.
  func loadFirstPage() {
    changeStates {
      guard states.startRefresh(isEmpty: content.isEmpty) else { return }
      load(firstPage, for: .refresh, PageTrail(from: nil))
    }
  }

  /// Requests the page that the furthest row needs, if any.
  func loadWantedPage() {
    guard !isAnnouncing, appendState != .failed, furthestRow >= 0,
      furthestRow >= content.all.count - prefetchDistance
    else { return }
    loadNextPage()
  }

  /// Requests the page after the loaded ones, unless a page is being loaded.
  func loadNextPage() {
    changeStates {
      guard hasMore, let next = trail.next, states.startAppend() else { return }
      load(next, for: .append, trail)
    }
  }

  /// Cancels the load that is under way.
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
      // The first page is the first one that has objects.
      load(next, for: .refresh, trail)
      return
    }
    self.trail = trail
    let hadRows = !content.isEmpty
    // If all pages were empty and more were promised, the old rows are the better list.
    if purpose == .refresh, hadNews || error == nil {
      difference = newContent.difference(from: content)
      content = newContent
    }
    let number = generation
    changeStates {
      states.finish(purpose, isEmpty: content.isEmpty, error)
      announce(difference)
      // Rows that stay are not displayed again, so the pages that they need are still needed.
      if purpose == .refresh, hadRows { furthestRow = min(furthestRow, content.all.count - 1) }
    }
    if number == generation { loadWantedPage() }
  }
}
