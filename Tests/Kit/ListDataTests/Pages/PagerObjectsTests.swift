import ListData
import ListTesting
import Testing

/// An object that can't be compared, nor leave its actor.
final class NamedObject: Identifiable {
  let id: Int
  var name: String

  init(_ id: Int, _ name: String = "") {
    self.id = id
    self.name = name
  }
}

@available(*, unavailable)
extension NamedObject: Sendable {}

/// An object that is compared by its name.
final class ComparedObject: Identifiable, Equatable {
  let id: Int
  let name: String

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }

  static func == (first: ComparedObject, second: ComparedObject) -> Bool {
    first.name == second.name
  }
}

/// A value that can't be compared.
struct Plain: Identifiable { let id: Int }

/// When objects of all kinds count as changed.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PagerObjectsTests {
  /// Records updates.
  final class Witness<Object: Identifiable>: PagerDelegate {
    typealias PagedObject = Object
    var told: [String] = []

    func pager(_ pager: Pager<Object>, didChangeContentWith updates: ListUpdates<[Object]>) {
      told.append(updates.description)
    }
  }

  private func refresh(_ pager: Pager<some Identifiable>) { pager.refresh() }

  /// What is told where a page comes after another, and then a third in the place of both.
  private func told<Object: Identifiable>(
    _ first: [Object], _ second: [Object], anew third: [Object]
  ) async -> [String] {
    let (loader, witness) = (PageLoader<Object>(), Witness<Object>())
    let pager = Pager(load: loader.load)
    pager.delegate = witness
    pager.listWillAppear()
    await loader.answer(first, next: 1)
    pager.willShow(row: first.count - 1)
    await loader.answer(second)
    refresh(pager)
    await loader.answer(third)
    #expect(pager.objects.count == third.count)
    return witness.told
  }

  @Test func `objects and values that can't be compared count as changed when they come again`()
    async
  {
    let objects = await told(
      [NamedObject(1), NamedObject(2)], [NamedObject(2, "b"), NamedObject(3)],
      anew: [NamedObject(3), NamedObject(1)])
    #expect(
      objects == [
        "items: insert 0.0, insert 0.1", "items: insert 0.2, reconfigure 0.1",
        "items: delete 0.1, move 0.2→0.0, reconfigure 0.0\nitems: reconfigure 0.0",
      ])
    let values = await told([Plain(id: 1)], [Plain(id: 1)], anew: [Plain(id: 1)])
    #expect(values == ["items: insert 0.0", "items: reconfigure 0.0", "items: reconfigure 0.0"])
  }

  @Test func `one object that comes again itself counts as changed`() async {
    let (first, second) = (ComparedObject(1, "a"), NamedObject(1))
    let counts = [
      await told([first], [first], anew: [first]).count,
      await told([second], [second], anew: [second]).count,
    ]
    #expect(counts == [3, 3])
  }

  @Test func `objects that are compared count as changed where they differ`() async {
    let told = await told(
      [ComparedObject(1, "a"), ComparedObject(2, "b")],
      [ComparedObject(1, "a"), ComparedObject(2, "c")],
      anew: [ComparedObject(1, "x"), ComparedObject(2, "c")])
    #expect(
      told == ["items: insert 0.0, insert 0.1", "items: reconfigure 0.1", "items: reconfigure 0.0"])
  }
}
