import ListDiff

/// The requests for pages, and the handling of their answers.
extension Pager {
  /// Requests the first page, unless it is being loaded.
  func loadFirstPage() {
    changeStates {
      guard states.startRefresh(isEmpty: content.isEmpty) else { return }
      content.willRefresh()
      load(firstPage, for: .refresh, on: PagePaths(from: firstPage))
    }
  }

  /// Requests the page that the furthest row or the nearest row needs, if any.
  func loadWantedPage() {
    guard !isAnnouncing else { return }
    changeStates {
      loadPageInPlaceOfObjects()
      loadWantedPage(.next)
      loadWantedPage(.previous)
    }
  }

  /// Requests the page next to objects that were all removed, as the first page that has objects.
  func loadPageInPlaceOfObjects() {
    guard content.isEmpty, refreshState == .loaded else { return }
    let direction = hasMore ? PageDirection.next : .previous
    guard let request = hasMore ? paths.next.next : hasPrevious ? paths.previous.next : nil,
      states.startRefresh(isEmpty: true)
    else { return states.finishEdit(isEmpty: true) }
    content.willRefresh(keepingEdits: true)
    load(request, for: .refresh, toward: direction, on: paths)
  }

  private func loadWantedPage(_ direction: PageDirection) {
    let isWanted =
      switch direction {
      case .next:
        appendState != .failed && furthestRow >= 0
          && furthestRow >= content.all.count - prefetchDistance
      case .previous: prependState != .failed && nearestRow < prefetchDistance
      }
    if isWanted { loadPage(direction) }
  }

  /// Requests the pages that failed, one after the other. The second is loaded when its rows are
  /// wanted.
  func loadFailedPages() {
    guard refreshState == .loaded else { return }
    changeStates {
      let failed = states
      states.forgetFailures()
      if failed.append == .failed { loadPage(.next) }
      if failed.prepend == .failed { loadPage(.previous) }
    }
  }

  /// Requests the page next to the loaded ones in a direction, unless a page is being loaded.
  private func loadPage(_ direction: PageDirection) {
    let (hasPage, path) =
      direction == .next ? (hasMore, paths.next) : (hasPrevious, paths.previous)
    guard hasPage, let request = path.next, states.start(direction) else { return }
    load(request, for: direction == .next ? .append : .prepend, toward: direction, on: paths)
  }

  /// Cancels the load in progress.
  func cancelLoad() {
    generation += 1
    currentLoad = nil
    states.cancel(isEmpty: content.isEmpty && !hasMore && !hasPrevious)
  }

  /// Requests a page.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - role: The role of the page.
  ///   - direction: The direction in which the page is reached, or nil for the first page.
  ///   - paths: The paths to the page.
  private func load(
    _ request: PageRequest<Object>, for role: PageRole, toward direction: PageDirection? = nil,
    on paths: PagePaths<Object>
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
      case .success(let page): receive(page, for: role, toward: direction, on: paths)
      case .failure(let error):
        changeStates { error.isCancellation ? cancelLoad() : states.fail(role, error) }
      }
      showLiveObjects()
    }
    currentLoad = PageLoad(task)
  }

  private func receive(
    _ page: Page<Object, PageRequest<Object>>, for role: PageRole,
    toward direction: PageDirection?, on paths: PagePaths<Object>
  ) {
    var (paths, newContent) = (paths, content.emptied())
    var difference =
      role == .refresh
      ? newContent.insert(page: page.items, .next)
      : content.insert(page: page.items, direction ?? .next)
    let hadNewObjects = !difference.insertedItems.isEmpty
    paths.step(beyond: page, direction, hadNewObjects: hadNewObjects)
    if role == .refresh, !hadNewObjects, !newContent.isFull {
      // The first page is the first one that has objects.
      if let next = paths.next.next {
        return load(next, for: .refresh, toward: .next, on: paths)
      } else if paths.nextError == nil, let previous = paths.previous.next {
        return load(previous, for: .refresh, toward: .previous, on: paths)
      }
    }
    self.paths = paths
    let hadRows = !content.isEmpty
    // If all pages were empty and more were promised, the old rows are the better list.
    let error = paths.nextError ?? paths.previousError
    if role == .refresh, hadNewObjects || error == nil {
      difference = newContent.difference(from: content)
      content = newContent
    }
    let number = generation
    changeStates {
      states.finish(
        role, isEmpty: content.isEmpty, nextError: paths.nextError,
        previousError: paths.previousError)
      if role == .prepend { rowsDidMove(by: difference) }
      showContent(difference)
      // Rows that stay are not displayed again, so the pages that they need are still needed.
      if role == .refresh, hadRows { furthestRow = min(furthestRow, content.all.count - 1) }
    }
    if number == generation { loadWantedPage() }
  }

  /// Adjusts the rows that were displayed to rows that were removed or inserted above them.
  func rowsDidMove(by difference: ListDifference) {
    let (deleted, inserted) = (difference.deletedItems, difference.insertedItems)
    if furthestRow >= 0 {
      furthestRow -= deleted.filter { [furthestRow] in $0.item <= furthestRow }.count
      for place in inserted where place.item <= furthestRow { furthestRow += 1 }
    }
    if nearestRow < .max {
      nearestRow -= deleted.filter { [nearestRow] in $0.item < nearestRow }.count
      for place in inserted where place.item <= nearestRow { nearestRow += 1 }
    }
  }

  // MARK: Live objects

  /// Appends the objects that arrived by themselves, unless a page is awaited that may contain
  /// objects before them.
  func showLiveObjects() {
    guard !isAnnouncing, !liveObjects.isEmpty, !states.refresh.isUnderWay,
      !states.append.isUnderWay
    else { return }
    let objects = liveObjects
    liveObjects = []
    let isLoaded = states.refresh == .loaded || states.refresh == .empty || !content.isEmpty
    let isAtEnd = isLoaded && paths.next.next == nil && paths.nextError == nil
    let difference = content.append(objects, insertsNew: isAtEnd)
    changeStates {
      if !content.isEmpty { states.finishEdit(isEmpty: false) }
      showContent(difference)
    }
  }
}
