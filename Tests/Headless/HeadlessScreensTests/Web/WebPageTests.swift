import HeadlessScreens
import Testing

struct WebPageTests {
  @Test func `the title is text, whatever the process is called`() {
    let markup = WebPage.markup(title: "</title><script>&")
    let parts = ["<title>&lt;/title&gt;&lt;script&gt;&amp;</title>", "<html lang=\"en\">"]
    #expect(parts.filter { !markup.contains($0) } == [])
    #expect(WebPage.markup(title: "", language: "pt-BR").contains("<html lang=\"pt-BR\">"))
  }
}
