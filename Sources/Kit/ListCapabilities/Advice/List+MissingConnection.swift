import ListCore
import ListPlatform

extension List {
  /// A Boolean value that indicates whether no view asks the list, because it isn't connected and
  /// implements no method of the data source. Reading it doesn't make the list follow its source.
  package var isNeverAsked: Bool {
    guard !isConnected, let view = kitView else { return false }
    guard let dataSource = view.answering.dataSource else { return true }
    return dataSource === self && !view.isCounted(by: self)
  }

  /// The obstacle that keeps the list's view from asking the list, in sentences with the remedy.
  package var missingConnection: String {
    guard let view = kitView else { return missingView }
    guard let chain = ListState.of(self).chain else {
      return "Call connectList() in viewDidLoad, or forward the data source's methods to the list."
    }
    return view.answering.dataSource === chain
      ? "\(Self.self) implements methods of the data source, which come before the list's. Remove "
        + "them."
      : "Another data source was set after connectList(). Remove the assignment."
  }
}
