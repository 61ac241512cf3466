import Testing

@testable import ListCheck

/// Pagers whose closures retain their list.
struct RetainingPagersTests {
  @Test func `a pager of a list that retains it is found in its place`() {
    let source = """
      final class Feed: UITableViewController, PagedTableList {
        override func viewDidLoad() {
          pager = Pager { page in try await self.api.stories(page) }
        }
      }
      """
    #expect(
      findings(in: source) == [
        """
        3: Feed retains its pager, whose closure retains Feed: neither is ever released. Begin the \
        closure with [weak self].
        """
      ])
  }

  @Test(arguments: [
    ("Pager { self.load($0) }", 1),
    ("Pager<Story>(prefetchDistance: 3) { self.load($0) }", 1),
    ("Pager(startingAt: 1, load: { self.load($0) })", 1),
    ("Pager { [self] in load($0) }", 1),
    ("Pager { [api, self] page in api.load(page) }", 1),
    ("Pager { [api] page in self.load(page) }", 1),
    ("Pager { page in Task { [weak self] in self?.load(page) } }", 1),
    ("Pager { [weak self] in self?.load($0) }", 0),
    ("Pager { [unowned self] in self.load($0) }", 0),
    ("Pager { [api, weak self] in self?.load($0) }", 0),
    ("Pager { [weak api] in self.load(api, $0) }", 1),
    ("Pager { [unowned(unsafe) self] in self.load($0) }", 0),
    ("Pager { [api = self.api] in api.load($0) }", 0),
    ("Pager { [api] in api.load($0) }; _ = self", 0),
    ("Pager(load: api.load)", 0),
    ("Pager { api.load($0) }", 0),
    ("Pager { api.load(Page<Story>.self, $0) }", 0),
    ("Pager { [api] in api.load(Page<Story>.self, $0) }", 0),
    ("Pager { @MainActor [weak self] in self?.load($0) }", 0),
    ("Pager { @MainActor in self.load($0) }", 1),
    ("x is Pager<Story> ? { self.load($0) } : nil", 0),
    ("Detail(pager: Pager { [self] in load($0) })", 0),
    ("Pager.Type.self", 0),
  ])
  func `a closure retains the list if it captures it`(pager: String, count: Int) {
    for heading in ["init() { pager = \(pager) }", "lazy var pager: Pager<Story>! = \(pager)"] {
      let source = "final class Feed: UITableViewController, PagedTableList { \(heading) }"
      #expect(findings(in: source).count == count, "\(source)")
    }
  }

  @Test func `pagers elsewhere are left alone, and code after one is read`() {
    #expect(
      findings(
        in: """
          final class Model { lazy var pager = Pager { self.load($0) } }
          let pager = Pager { self.load($0) }
          """) == [])
    let source = """
      class Feed: UITableViewController, PagedTableList {
        lazy var pager: Pager<Story>! = Pager { self.load($0) }
      }
      extension Feed { func reset() { pager = Pager { self.load($0) } } }
      class Other: UITableViewController, TableList, EditableList {
        let pager = Pager { page in page }
        func canEdit(_ object: String, atIndexPath path: IndexPath) -> Bool { true }
      }
      """
    #expect(
      findings(in: source).map { $0.prefix(8) } == ["2: Feed ", "4: Feed ", "7: Other"])
  }
}
