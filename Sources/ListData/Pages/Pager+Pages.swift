import ListDiff

/// The requests for pages, and the handling of their answers.
extension Pager {
  /// Requests the first page, unless it is being loaded.
  func loadFirstPage() {
    changeStates {
      guard states.startRefresh(isEmpty: content.isEmpty) else { return }
      load(firstPage, for: .refresh, PagePath(from: nil))
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
      guard hasMore, let next = path.next, states.startAppend() else { return }
      load(next, for: .append, path)
    }
  }

  /// Cancels the load that is under way.
  func cancelLoad() {
    generation += 1
    currentLoad = nil
    states.cancel(isEmpty: content.isEmpty)
  }

  private func load(
    _ request: PageRequest<Object>, for role: PageRole, _ path: PagePath<Object>
  ) {
    generation += 1
    let number = generation
    let task = Task { [weak self] in
      if Task.isCancelled { return }
      let answer: Result<Page<Object, PageRequest<Object>>, any Error>
      do { answer = .success(try await request.load()) } catch { answer = .failure(error) }
      guard let self, number == generation else { return }
      currentLoad?.finish()
      switch answer {
      case .success(let page): receive(page, for: role, path)
      case .failure(let error):
        changeStates { error.isCancellation ? cancelLoad() : states.fail(role, error) }
      }
    }
    currentLoad = PageLoad(task)
  }

  private func receive(
    _ page: Page<Object, PageRequest<Object>>, for role: PageRole,
    _ path: PagePath<Object>
  ) {
    var (path, newContent) = (path, content.emptied())
    var difference =
      role == .append ? content.append(page.items) : newContent.append(page.items)
    let hadNewObjects = !difference.insertedItems.isEmpty
    let error = path.step(to: page.next, hadNewObjects: hadNewObjects)
    if role == .refresh, !hadNewObjects, !newContent.isFull, let next = path.next {
      // The first page is the first one that has objects.
      load(next, for: .refresh, path)
      return
    }
    self.path = path
    let hadRows = !content.isEmpty
    // If all pages were empty and more were promised, the old rows are the better list.
    if role == .refresh, hadNewObjects || error == nil {
      difference = newContent.difference(from: content)
      content = newContent
    }
    let number = generation
    changeStates {
      states.finish(role, isEmpty: content.isEmpty, error)
      showContent(difference)
      // Rows that stay are not displayed again, so the pages that they need are still needed.
      if role == .refresh, hadRows { furthestRow = min(furthestRow, content.all.count - 1) }
    }
    if number == generation { loadWantedPage() }
  }
}
