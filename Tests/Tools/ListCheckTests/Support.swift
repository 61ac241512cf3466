@testable import ListCheck

/// Returns what the check finds in a source, as the line and the sentences.
func findings(in source: String) -> [String] {
  catalog(source).findings.map { "\($0.place.line): \($0.text)" }
}

/// Returns the members that the check finds in a class, such as `canEdit(_:atIndexPath:)`.
func found(in members: String, of heading: String = "UITableViewController, TableList") -> [String]
{
  catalog("final class Names: \(heading) {\n\(members)\n}").findings.map {
    String($0.text.dropFirst("Names.".count).prefix { $0 != " " })
  }
}

/// Returns the declarations of a source, with the protocols of the kit and of UIKit.
func catalog(_ source: String) -> Catalog {
  Catalog(
    Parser.declarations(of: source, path: "App.swift"), known: Command.knownDeclarations,
    mentions: Parser.mentions(in: source))
}
