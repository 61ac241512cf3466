import HeadlessScreens
import Testing

struct ScreenOptionsTests {
  private func mistake(_ arguments: String...) -> String? { mistake(arguments) }

  private func mistake(_ arguments: [String]) -> String? {
    do {
      _ = try ScreenOptions(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `without options the app has the terminal, and all arguments`() throws {
    let options = try ScreenOptions(["a.vcf", "-x", "b=c", "--token", ""])
    #expect((options.output, options.size) == (.automatic, nil))
    #expect([options.isDark, options.showsHelp] == [false, false])
    #expect(options.remaining == ["a.vcf", "-x", "b=c", "--token", ""])
  }

  @Test func `options of the screen are removed, wherever they appear`() throws {
    let options = try ScreenOptions(["a", "--svg", "out.svg", "b", "--dark", "--size", "390x844"])
    let size = ScreenOptions.Size(width: 390, height: 844)
    #expect((options.output, options.size) == (.svg(path: "out.svg"), size))
    #expect((options.isDark, options.remaining) == (true, ["a", "b"]))
    #expect(try ScreenOptions(["--help"]).showsHelp)
    // What follows two hyphens is the app's.
    let own = try ScreenOptions(["--text", "--", "--svg", "--sgv", "--"])
    #expect((own.output, own.remaining) == (.text, ["--svg", "--sgv", "--"]))
  }

  @Test func `a value may follow an equals sign`() throws {
    let outputs = try [["--svg=a=b.svg"], ["--svg", "-"], ["--web=8080"], ["--text"]].map {
      try ScreenOptions($0).output
    }
    #expect(outputs == [.svg(path: "a=b.svg"), .svg(path: "-"), .web(port: 8080), .text])
    #expect(try ScreenOptions(["--web", "8080"]).remaining == ["8080"])
    #expect(try ScreenOptions(["--size=10x2"]).size == ScreenOptions.Size(width: 10, height: 2))
  }

  @Test(arguments: [
    (["-NSDocumentRevisionsDebugMode", "YES"], []), (["-AppleLanguages", "(sv)", "a"], ["a"]),
    (["-Offset", "-5", "a"], ["a"]), (["-5", "a"], ["-5", "a"]),
    (["a", "-com.apple.CoreData.SQLDebug", "1", "b"], ["a", "b"]), (["-5"], ["-5"]),
    (["-NSShowNonLocalizedStrings", "-AppleLocale", "sv_SE", "-"], ["-"]),
    (["--", "-AppleLocale", "sv_SE"], ["-AppleLocale", "sv_SE"]),
  ])
  func `user defaults that Xcode passes aren't the app's`(
    arguments: [String], remaining: [String]
  ) throws {
    #expect(try ScreenOptions(arguments).remaining == remaining)
  }

  @Test func `a misspelled option is named with the one that is meant, others are the app's`() {
    let meant = [
      "--sgv": "--svg", "--svgs": "--svg", "--vg": "--svg", "--wed": "--web", "--drak": "--dark",
      "--tex": "--text", "--hlep": "--help", "--sizes": "--size", "-svg": "--svg",
    ]
    for (word, option) in meant {
      #expect(mistake(word) == "There is no option \(word). Did you mean \(option)?")
    }
    // "--sv" lacks one letter, and is therefore meant for the screen.
    let others = ["--token", "--sv", "--", "-svgs", "--webcam", "--darkness"]
    #expect(others.filter { mistake($0) != nil } == ["--sv"])
  }

  @Test func `a picture needs a file`() {
    let mistakes = [["--svg"], ["--svg", ""], ["--svg="], ["--svg", "--dark"]].map { mistake($0) }
    let sentence = "--svg needs the path of a file, such as --svg picture.svg."
    #expect(mistakes == Array(repeating: sentence, count: 4))
  }

  @Test(arguments: [
    "80", "80x", "x24", "80x24x2", "-80x24", "80X24", "9x24", "80x1", "10001x24", "80x10001", "",
    "８０x24", "99999999999999999999x2",
  ])
  func `a size is two numbers`(size: String) {
    let mistakes = [mistake("--size", size), mistake("--size=" + size)]
    let hasExample = zip(mistakes, ["such as 80x24", "such as 390x844"]).map {
      $0?.contains($1) == true
    }
    #expect(hasExample == [true, true], "\(mistakes)")
  }

  @Test func `a missing size, a wrong port, unexpected values and two ways are mistakes`() {
    #expect(mistake("--size")?.contains("needs a width from 10 to 10000 and a height") == true)
    let ports = [mistake("--web=65536"), mistake("--web=")]
    #expect(ports[0]?.contains("“65536” isn't a port") == true)
    #expect(ports[1]?.contains("isn't a port") == true)
    let (dark, ways) = (mistake("--dark=yes"), mistake("--text", "--web"))
    #expect(
      [dark, ways]
        == ["--dark doesn't take a value.", "Use only one of --text, --svg, and --web."])
    #expect(mistake("--svg", "a", "--svg", "b") != nil && mistake("--text", "--text") == nil)
  }

  @Test func `the help begins with the call, and names every option`() {
    let help = ScreenOptions.help(program: "Contacts", arguments: "[FILE]")
    let other = ScreenOptions.help(program: "App", arguments: "")
    #expect(
      [help, other].map { $0.prefix { $0 != "\n" } }
        == ["Usage: Contacts [FILE] [OPTION…]", "Usage: App [OPTION…]"])
    let options = ["--text", "--svg FILE", "--web[=PORT]", "--size WxH", "--dark", "--help"]
    #expect(options.filter { !help.contains("  \($0)") } == [])
    #expect(help.split(separator: "\n").filter { $0.count > 80 } == [])
  }
}
