import ListData
import Testing

struct ListModelTests {
  struct Setting: Identifiable, Equatable {
    let id: String
    var isOn = false
  }

  final class Player {}

  private func model(isOn: Bool, networks: [String] = ["Home", "Café"]) -> ListModel {
    ListModel {
      Section("Network") {
        Row("switch", Setting(id: "wifi", isOn: isOn))
        if isOn {
          for network in networks { Row("network", network) }
        } else {
          Row("text", "Off")
        }
      }
      Section("About", id: "about", footerTitle: "end") {
        Row("text", "Version 1.0")
      }
    }
  }

  @Test func `rows have the order in which they are listed`() {
    let list = model(isOn: true)
    #expect((list.numberOfSections, ListModel {}.numberOfSections) == (2, 0))
    let cells = [list, model(isOn: false)].map { $0.sections[0].items.map(\.cellIdentifier) }
    #expect(cells == [["switch", "network", "network"], ["switch", "text"]])
    #expect((list.object(at: [0, 1])?.model as? String, list.object(at: [0, 3])) == ("Home", nil))
    #expect(
      [list.headerTitle(inSection: 1), list.footerTitle(inSection: 1)] == ["About", "end"])
  }

  @Test func `a row is recognized by its model and its cell, and changes with the model`() {
    let on = model(isOn: true)
    #expect(
      model(isOn: false).updates(to: on).description
        == "items: delete 0.1, insert 0.1, insert 0.2, reconfigure 0.0")
    let reordered = model(isOn: true, networks: ["Café", "Home"])
    #expect([reordered, model(isOn: true)].map { on.updates(to: $0).count } == [1, 0])
    // The same model in another kind of cell is another row.
    let old = ListModel { Section { Row("text", "a") } }
    let new = ListModel { Section { Row("button", "a") } }
    #expect(old.updates(to: new).description == "items: delete 0.0, insert 0.0")
  }

  @Test func `any model will do with an identifier, and counts as changed`() {
    let player = Player()
    let list = ListModel { Section { Row("player", id: 1, player) } }
    #expect(
      (list.object(at: [0, 0])?.model as AnyObject === player, list.updates(to: list).isEmpty) == (
        true, true
      ))
    for _ in 0..<1_000 {
      let again = ListModel { Section { Row("player", id: 1, player) } }
      #expect(list.updates(to: again).description == "items: reconfigure 0.0")
    }
  }

  @Test func `models of different types under one identifier are compared safely`() {
    let areEqual = [
      Row("text", 1) == Row("text", "1"), Row("text", 1) == Row("text", 1),
      Row("text", Setting(id: "a")) == Row("text", Setting(id: "a", isOn: true)),
    ]
    #expect(areEqual == [false, true, false])
  }
}
