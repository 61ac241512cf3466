extension Catalog {
  /// Returns the methods of a data source that the view doesn't call, because its list is connected
  /// and answers them.
  func uncalledMethods(of type: Entry) -> [Finding] {
    guard ([type] + superclasses(of: type)).contains(where: \.connectsList) else { return [] }
    let views = ancestors(of: type).compactMap { Self.views[$0.name] }
    let methods = type.members.filter { member in
      Self.answered.contains(member.name) && views.contains { member.types[0] == $0 }
    }
    return methods.map {
      Finding(
        $0, of: type,
        """
        is never called, because the connected list answers it. Remove it and configure cells in \
        listView(_:configure:with:at:), or forward all of UIKit's methods and don't call \
        connectList().
        """)
    }
  }

  /// The views of the lists that can be connected.
  private static let views = [
    "TableBasedList": "UITableView", "CollectionBasedList": "UICollectionView",
  ]

  /// The methods that a connected list answers before the controller is asked.
  private static let answered: Set = [
    "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
    "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)",
  ]
}
