import ListTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(30)), .expectingIssues) struct SettlingTests {
  @Test func `a refresh is awaited, of the list or of a child's one`() async {
    // Without work, a list is settled.
    #expect(
      [await ListScreen(ForgetfulChores()).settle(), await ListScreen(UIViewController()).settle()]
        == [true, true])
    let screen = ListScreen(GardenChores())
    #expect(screen.pullToRefresh())
    await screen.settle()
    #expect(
      (screen.controller.refreshes, screen.controller.refreshControl?.isRefreshing) == (1, false))
    #expect(screen.text.hasSuffix("Bench\n  Rest"))

    let container = UIViewController()
    let list = GardenChores()
    container.addChild(list)
    container.view.addSubview(list.view)
    list.didMove(toParent: container)
    let outer = ListScreen(UINavigationController(rootViewController: container))
    list.refresh(with: nil)
    await outer.settle()
    #expect(list.refreshes == 1)
  }

  @Test func `pages are awaited, also those that rows ask for`() async {
    let pager = Pager<Story> { (number: Int?) in
      let number = number ?? 0
      for _ in 0..<5 { await Task.yield() }
      return Page(
        [Story(id: number, title: "Story \(number)")], next: number < 8 ? number + 1 : nil)
    }
    let screen = ListScreen(StoriesController(pager))
    await screen.settle()
    #expect((pager.objects.count, screen.rowTexts.last) == (9, "Story 8"))
    screen.expectAgreement()
  }

  @Test func `a search off the main actor is awaited, and superseded by one at once`() async {
    let screen = ListScreen(ManyNumbers())
    #expect(screen.search(for: "5999"))
    await screen.settle()
    #expect(screen.text == "  5999")
    screen.controller.search(for: "12")
    screen.controller.search(for: "4321")
    await screen.settle()
    #expect(screen.text == "  4321")
    screen.expectAgreement()
    screen.controller.search(for: "5999")
    screen.controller.search(for: "")
    await screen.settle()
    #expect(screen.text.hasPrefix("  0\n  1\n"))
    screen.expectAgreement()
  }

  @Test func `an update that is computed off the main actor is awaited`() async {
    let screen = ListScreen(ManyNumbers())
    let list = screen.controller
    Task { await list.updateListData(to: [Array((0..<9_000).reversed())]) }
    await screen.settle()
    #expect(screen.text.hasPrefix("  8999\n  8998"))
    screen.expectAgreement()
  }

  @Test func `what is under way is named when a list does not settle`() async {
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let screen = ListScreen(StoriesController(Pager { try await loader.load($0) }))
    await expectIssue("The list didn't settle: the first page is being loaded.") {
      await screen.settle(timeout: 0.05)
    }
    await loader.answer(with: Page([Story(id: 1, title: "Hello")], next: 2))
    await expectIssue("The list didn't settle: the next page is being loaded.") {
      await screen.settle(timeout: 0.05)
    }
    await loader.answer(with: Page([]))
    await screen.settle()
    screen.pullToRefresh()
    await expectIssue(
      "The list didn't settle: the first page is being loaded, and a refresh is under way."
    ) { await screen.settle(timeout: 0.05) }
    await loader.answer(with: Page([Story(id: 2, title: "World")]))
    await screen.settle()
    #expect(screen.text == "  World")
  }

  /// Expects that some work records an issue, and returns false.
  private func expectIssue(_ beginning: String, _ work: @MainActor () async -> Bool) async {
    await expectIssues {
      #expect(await work() == false)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(beginning) }
    }
  }
}
