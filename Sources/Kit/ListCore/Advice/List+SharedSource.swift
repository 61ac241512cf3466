import ListData

extension List {
  /// Says that the source of the list is that of another list, too.
  package func adviseOfOtherList(_ delegate: @autoclosure () -> AnyObject?, of source: String) {
    Advice.give(
      to: type(of: self), if: isOtherList(delegate()),
      "The \(source) of \(type(of: self)) already has a list. Give each list a \(source) of its "
        + "own."
    )
  }

  /// Returns a Boolean value that indicates whether a delegate is another list.
  package func isOtherList(_ delegate: AnyObject?) -> Bool {
    delegate is any List && delegate !== self
  }
}
