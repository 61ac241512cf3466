import HeadlessScreens
import Testing

@Suite(.timeLimit(.minutes(5))) struct ScreenOptionsTests {
  private func mistake(_ arguments: String...) -> String? {
    do {
      _ = try ScreenOptions(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `without options the app has the terminal, and all arguments`() throws {
    let options = try ScreenOptions(["a.vcf", "-x", "b=c", "--token", ""])
    #expect(options.output == .automatic && options.size == nil)
    #expect(!options.isDark && !options.showsHelp)
    #expect(options.remaining == ["a.vcf", "-x", "b=c", "--token", ""])
  }

  @Test func `options of the screen are removed, wherever they appear`() throws {
    let options = try ScreenOptions(["a", "--svg", "out.svg", "b", "--dark", "--size", "390x844"])
    #expect(options.output == .svg(path: "out.svg"))
    #expect(options.size == ScreenOptions.Size(width: 390, height: 844))
    #expect(options.isDark)
    #expect(options.remaining == ["a", "b"])
    #expect(try ScreenOptions(["--help"]).showsHelp)
    #expect(try ScreenOptions(["--text"]).output == .text)
  }

  @Test func `a value may follow an equals sign`() throws {
    #expect(try ScreenOptions(["--svg=a=b.svg"]).output == .svg(path: "a=b.svg"))
    #expect(try ScreenOptions(["--svg", "-"]).output == .svg(path: "-"))
    #expect(try ScreenOptions(["--web=8080"]).output == .web(port: 8080))
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

  @Test func `what follows two hyphens is the app's`() throws {
    let options = try ScreenOptions(["--text", "--", "--svg", "--sgv", "--"])
    #expect(options.output == .text)
    #expect(options.remaining == ["--svg", "--sgv", "--"])
  }

  @Test(arguments: [
    ("--sgv", "--svg"), ("--svgs", "--svg"), ("--vg", "--svg"), ("--wed", "--web"),
    ("--drak", "--dark"), ("--tex", "--text"), ("--hlep", "--help"), ("--sizes", "--size"),
    ("-svg", "--svg"),
  ])
  func `a misspelled option is named with the one that is meant`(word: String, option: String) {
    #expect(mistake(word) == "There is no option \(word). Did you mean \(option)?")
  }

  @Test(arguments: ["--token", "--sv", "--", "-svgs", "--webcam", "--darkness"])
  func `other options are left to the app`(word: String) {
    // "--sv" lacks one letter, and is therefore meant for the screen.
    #expect((mistake(word) == nil) == (word != "--sv"))
  }

  @Test func `a picture needs a file`() {
    let sentence = "--svg needs the path of a file, such as --svg picture.svg."
    #expect(mistake("--svg") == sentence)
    #expect(mistake("--svg", "") == sentence)
    #expect(mistake("--svg=") == sentence)
    #expect(mistake("--svg", "--dark") == sentence)
  }

  @Test(arguments: [
    "80", "80x", "x24", "80x24x2", "-80x24", "80X24", "9x24", "80x1", "10001x24", "80x10001", "",
    "８０x24", "99999999999999999999x2",
  ])
  func `a size is two numbers`(size: String) {
    #expect(mistake("--size", size)?.contains("such as 80x24") == true)
    #expect(mistake("--size=" + size)?.contains("such as 390x844") == true)
  }

  @Test func `a missing size, a wrong port and unexpected values are mistakes`() {
    #expect(mistake("--size")?.contains("needs a width from 10 to 10000 and a height") == true)
    #expect(mistake("--web=65536")?.contains("“65536” isn't a port") == true)
    #expect(mistake("--web=")?.contains("isn't a port") == true)
    #expect(mistake("--dark=yes") == "--dark doesn't take a value.")
  }

  @Test func `an app is shown in one way`() throws {
    #expect(mistake("--text", "--web") == "Use only one of --text, --svg, and --web.")
    #expect(mistake("--svg", "a", "--svg", "b") != nil)
    #expect(mistake("--text", "--text") == nil)
  }

  @Test func `the help begins with the call, and names every option`() {
    let help = ScreenOptions.help(program: "Contacts", arguments: "[FILE]")
    #expect(help.hasPrefix("Usage: Contacts [FILE] [OPTION…]\n"))
    for option in ["--text", "--svg FILE", "--web[=PORT]", "--size WxH", "--dark", "--help"] {
      #expect(help.contains("  \(option)"))
    }
    #expect(ScreenOptions.help(program: "App", arguments: "").hasPrefix("Usage: App [OPTION…]\n"))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
