/// A few things to choose from below the list: the entries of a menu, the actions of a row.
@MainActor struct TerminalChoices {
  /// What can be chosen.
  let titles: [String]
  /// Does what was chosen.
  let choose: (String) -> Void
  /// Nothing was chosen.
  let cancel: () -> Void
  /// The choice that the keys are on.
  var chosen = 0

  /// The lines that show the choices, as wide as the screen.
  func lines(columns: Int) -> [TextLine] {
    let rule = TextLine([
      TextSpan(String(repeating: "─", count: columns), style: TextStyle(dim: true))
    ])
    return [rule]
      + titles.enumerated().map { number, title in
        TextLine(
          [TextSpan(title, column: 2)],
          style: number == chosen ? TextStyle(reverse: true) : .plain)
      }
  }
}
