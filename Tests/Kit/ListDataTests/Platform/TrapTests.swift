// iOS starts no processes, so nothing can be seen to end one there.
#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListData
import ListTesting
import Testing

/// What ends the process says why.
@Suite(.timeLimit(.minutes(30))) struct TrapTests {
  @Test func `the policy that traps names what is repeated`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ListComparison<[String]>(by: ByValue.self)
        .applying(.trap, to: [["a", "b"], ["a"]])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The identifier a appears at [0, 0] and [1, 0]."))
  }

  @Test func `a delegate of other objects ends the process with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      @MainActor final class Other: PagerDelegate { typealias PagedObject = NamedObject }
      await MainActor.run {
        let (pager, delegate) = (Pager<Item>(load: PageLoader<Item>().load), Other())
        pager.delegate = delegate
        pager.listWillAppear()
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains(
        "The delegate Other expects objects of type NamedObject, but its pager loads objects of "
          + "type ModelItem."))
  }
}
#endif
