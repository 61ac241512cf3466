import HeadlessScreens
import Testing

@Suite(.timeLimit(.minutes(5))) struct WebPageTests {
  @Test func `the title is text, whatever the process is called`() {
    let markup = WebPage.markup(title: "</title><script>&")
    #expect(markup.contains("<title>&lt;/title&gt;&lt;script&gt;&amp;</title>"))
    #expect(markup.contains("<html lang=\"en\">"))
    #expect(WebPage.markup(title: "", language: "pt-BR").contains("<html lang=\"pt-BR\">"))
  }
}
