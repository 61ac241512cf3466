import ListData
import Testing

@Suite(.timeLimit(.minutes(5))) struct ListModelTests {
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
    #expect(list.numberOfSections == 2)
    #expect(list.sections[0].items.map(\.cellIdentifier) == ["switch", "network", "network"])
    #expect(list.object(at: [0, 1])?.model as? String == "Home")
    #expect(list.object(at: [0, 3]) == nil)
    #expect(list.headerTitle(inSection: 1) == "About")
    #expect(list.footerTitle(inSection: 1) == "end")
    #expect(model(isOn: false).sections[0].items.map(\.cellIdentifier) == ["switch", "text"])
    #expect(ListModel {}.numberOfSections == 0)
  }

  @Test func `a row is recognized by its model, and changes with it`() {
    #expect(
      model(isOn: false).updates(to: model(isOn: true)).description
        == "items: delete 0.1, insert 0.1, insert 0.2, reconfigure 0.0")
    #expect(
      model(isOn: true).updates(to: model(isOn: true, networks: ["Café", "Home"])).count == 1)
    #expect(model(isOn: true).updates(to: model(isOn: true)).isEmpty)
  }

  @Test func `the same model in another kind of cell is another row`() {
    let old = ListModel { Section { Row("text", "a") } }
    let new = ListModel { Section { Row("button", "a") } }
    #expect(old.updates(to: new).description == "items: delete 0.0, insert 0.0")
  }

  @Test func `any model will do with an identifier, and counts as changed`() {
    let player = Player()
    let list = ListModel { Section { Row("player", id: 1, player) } }
    #expect(list.object(at: [0, 0])?.model as AnyObject === player)
    #expect(list.updates(to: list).isEmpty)
    for _ in 0..<1_000 {
      let again = ListModel { Section { Row("player", id: 1, player) } }
      #expect(list.updates(to: again).description == "items: reconfigure 0.0")
    }
  }

  @Test func `models of different types under one identifier are compared safely`() {
    #expect(Row("text", 1) != Row("text", "1"))
    #expect(Row("text", 1) == Row("text", 1))
    #expect(Row("text", Setting(id: "a")) != Row("text", Setting(id: "a", isOn: true)))
  }
}
