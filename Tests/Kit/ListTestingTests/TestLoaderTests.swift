import ListTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(30)), .expectingIssues) struct TestLoaderTests {
  struct Down: Error, Equatable {}

  @Test func `requests are seen with their arguments, and answered in any order`() async throws {
    let loader = TestLoader<String, Int>()
    let tasks = ["a", "b", "c"].map { name in Task { try await loader.load(name) } }
    await loader.waitForRequest(count: 3)
    #expect((loader.requests, loader.pending) == (["a", "b", "c"], [0, 1, 2]))
    let answered = [await loader.answer(2, with: 30), await loader.answer(with: 10)]
    #expect((answered, loader.pending) == ([true, true], [1]))
    #expect(await loader.fail(with: Down()))
    #expect((try await tasks[0].value, try await tasks[2].value) == (10, 30))
    await #expect(throws: Down()) { try await tasks[1].value }
    #expect((loader.pending, loader.cancelled) == ([], []))
  }

  @Test func `an answer waits for its request, and returns when it was received`() async {
    let loader = TestLoader<Int, String>()
    var received: [String] = []
    Task {
      for number in 0..<3 {
        if let answer = try? await loader.load(number) { received.append(answer) }
      }
    }
    var seen: [String?] = []
    for word in ["one", "two", "three"] {
      await loader.answer(with: word)
      seen.append(received.last)
    }
    #expect((seen, loader.requests) == (["one", "two", "three"], [0, 1, 2]))
  }

  @Test func `a cancelled request ends, and its answer comes to nobody`() async {
    let loader = TestLoader<Int, String>()
    let task = Task { try await loader.load(1) }
    await loader.waitForRequest()
    task.cancel()
    // At once, before the task goes on.
    #expect((loader.cancelled, loader.pending) == ([0], []))
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await loader.answer(0, with: "late") == false)
  }

  @Test func `an answer goes to a request that has just superseded another`() async throws {
    let loader = TestLoader<Int, String>()
    let first = Task { try await loader.load(1) }
    await loader.waitForRequest()
    let second = Task {
      first.cancel()
      return try await loader.load(2)
    }
    #expect(await loader.answer(with: "two"))
    try #require(loader.pending.isEmpty)
    #expect(try await second.value == "two")
    await #expect(throws: CancellationError.self) { try await first.value }
  }

  @Test func `a request can pay no attention to its cancellation`() async throws {
    let loader = TestLoader<Int, String>()
    loader.endsCancelledRequests = false
    let tasks = (0..<2).map { number in Task { try await loader.load(number) } }
    await loader.waitForRequest(count: 2)
    tasks[0].cancel()
    await loader.settle()
    #expect((loader.cancelled, loader.pending) == ([0], [0, 1]))
    // What is asked for still has precedence.
    await loader.answer(with: "second")
    try #require(loader.pending == [0])
    #expect(try await tasks[1].value == "second")
    await loader.answer(with: "first")
    #expect(try await tasks[0].value == "first")
  }

  @Test func `requests without arguments and answers without values`() async throws {
    let loader = TestLoader<Void, Void>()
    let task = Task { try await loader.load() }
    await loader.answer()
    try await task.value
    #expect(loader.requests.count == 1)
  }

  @Test func `waits in vain are issues`() async {
    let loader = TestLoader<Int, Int>()
    let waits: [(String, @MainActor () async -> Bool)] = [
      ("Expected a request to be pending.", { await loader.answer(with: 1, timeout: 0.01) }),
      ("request 3", { await loader.fail(3, with: Down(), timeout: 0.01) }),
      ("there are 0.", { await loader.waitForRequest(timeout: 0.01) }),
    ]
    for (text, wait) in waits {
      await expectIssues {
        #expect(await wait() == false)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains(text) }
      }
    }
  }

  @Test func `the loader of a list of pages`() async {
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let screen = ListScreen(StoriesController(Pager { try await loader.load($0) }))
    await loader.waitForRequest()
    var texts = [screen.text]
    await loader.answer(with: Page([Story(id: 1, title: "Hello")], next: 2))
    texts.append(screen.text)
    #expect(loader.requests == [nil, 2])
    await loader.fail(with: Down())
    texts.append(screen.text)
    #expect(screen.tap([1, 0]))
    await loader.answer(with: Page([Story(id: 2, title: "World")]))
    #expect(
      texts + [screen.text] == [
        "", "  Hello\n  Loading…", "  Hello\n  Down()\nTap to try again.", "  Hello\n  World",
      ])
    screen.expectAgreement()
  }
}
