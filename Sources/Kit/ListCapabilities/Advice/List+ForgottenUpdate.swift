import ListCore
import ListData

extension List {
  /// The omission for which the view most likely shows other data than the list has, in sentences
  /// with the remedy.
  package var forgottenUpdate: String {
    if let missingNotices { return missingNotices }
    guard self is any NonFetchedList else { return "Report each change of the data to the list." }
    if #available(iOS 17, tvOS 17, visionOS 1, macOS 14, *), self is any ObservedList {
      return "Return the data from makeListData(), and don't set listData yourself."
    }
    return setsDataTwice ?? "Set the data by setListData(_:), which updates the view."
  }

  /// The advice to a list that sets `listData` before it calls `setListData(_:)`, or `nil`.
  package var setsDataTwice: String? {
    guard ListState.of(self).isSetToItself else { return nil }
    if Object.self is any AnyObject.Type { return equalObjects }
    return "setListData(_:) got the data that listData had already. Pass a changed copy, and don't "
      + "set listData yourself."
  }

  /// The remedy for objects that are equal to what they were before, and have other content.
  var equalObjects: String {
    Object.self is any AnyObject.Type
      ? "An instance that is changed in place is equal to itself. Make its class a structure, or "
        + "@Observable and the list an ObservedList."
      : "Make == compare everything that a row shows."
  }

  /// A Boolean value that indicates whether the list follows a model, and has other data than the
  /// model makes now.
  package var isBehindModel: Bool {
    guard #available(iOS 17, tvOS 17, visionOS 1, macOS 14, *) else { return false }
    return (self as? any ObservedList)?.makesOtherData == true
  }

  /// The lack of notices about changes of the list's source, or `nil` if the list receives them.
  package var missingNotices: String? {
    (self as? any PagedList)?.missingPages ?? (self as? any FetchedList)?.missingChanges
  }

  /// Returns the remedy for another delegate of the list's source than the list, or `nil`.
  fileprivate func otherDelegate(_ delegate: AnyObject?, of source: String) -> String? {
    guard let delegate, delegate !== self else { return nil }
    return isOtherList(delegate)
      ? "Its \(source) already has a list. Give each list a \(source) of its own."
      : "The list isn't notified, because the delegate of its \(source) is an object of class "
        + "\(type(of: delegate)). Don't set the delegate, or call the same methods of the list in "
        + "it."
  }
}

@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
extension ObservedList {
  /// A Boolean value that indicates whether `makeListData()` returns other objects than the list
  /// has, or changed values.
  fileprivate var makesOtherData: Bool {
    let new = makeListData().sections
    guard let comparison = Self.comparison(of: ListData.DataSection.self) else { return false }
    var difference = comparison.updates(from: listData.sections, to: new).difference
    // Instances may be made anew each time.
    if Object.self is any AnyObject.Type { difference.changedItems = [] }
    return !difference.isEmpty
  }
}

extension PagedList {
  fileprivate var missingPages: String? { otherDelegate(pager?.delegate, of: "pager") }
}

extension FetchedList {
  fileprivate var missingChanges: String? {
    guard let controller = fetchedResultsController, let delegate = controller.delegate else {
      return "The list isn't notified of changes. Set its fetchedResultsController, and call "
        + "connectList()."
    }
    return otherDelegate(delegate, of: "fetched results controller")
  }
}
