public import Foundation

/// Edits of single objects in the data and in the view.
///
/// The changes are known, so that the objects of a list with its own data needn't be recognized. A
/// list that follows a model compares what the model made of the edit, and an undo compares, too;
/// without a ``NonFetchedList/comparison(of:)``, they reload the view. Index paths are those of the
/// rows on screen. If an index path is out of range, nothing changes, and the result indicates it.
/// If the source of the list can't make an edit, nothing changes either, and a debug build says
/// why.
extension List {
  /// Removes an object, and everything below it in an outline.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row before the update.
  ///   - removesEmptySection: A Boolean value that indicates whether to remove the section with its
  ///     last object.
  /// - Returns: The object, or `nil` if nothing was removed.
  /// - Complexity: O(objects of the section).
  @discardableResult
  public func removeItem(at indexPath: IndexPath, removesEmptySection: Bool = false) -> Object? {
    removeItems(at: [indexPath], removesEmptySections: removesEmptySection).first
  }

  /// Removes an object, and everything below it in an outline, wherever its row is now.
  ///
  /// - Parameters:
  ///   - object: The object, which is recognized by its ``id(of:)``.
  ///   - removesEmptySection: A Boolean value that indicates whether to remove the section with its
  ///     last object.
  /// - Returns: The object as the list had it, or `nil` if no row shows it.
  /// - Complexity: O(n) for n objects.
  @discardableResult
  public func removeItem(_ object: Object, removesEmptySection: Bool = false) -> Object? {
    indexPath(of: object).flatMap {
      removeItem(at: $0, removesEmptySection: removesEmptySection)
    }
  }

  /// Removes objects, and everything below them in an outline, in one update.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows before the update, in any order. Those that show
  ///     no object are left out, and so are those below others.
  ///   - removesEmptySections: A Boolean value that indicates whether to remove sections with their
  ///     last object.
  /// - Returns: The objects, in the list's order.
  /// - Complexity: O(objects of these sections).
  @discardableResult
  public func removeItems(
    at indexPaths: [IndexPath], removesEmptySections: Bool = false
  ) -> [Object] {
    adviseOfMissingObjects(at: indexPaths, "remove")
    return remove(removesEmptySections: removesEmptySections) { editor in
      Set(indexPaths).sorted().compactMap(editor.find(at:))
    }
  }

  /// Removes objects that an editor finds, in one update. Returns them, or none if that is refused.
  package func remove(
    removesEmptySections: Bool, _ find: (ListEditor<Object>) -> [EditedObject<Object>]
  ) -> [Object] {
    attemptEdit(or: []) { editor throws(EditRefusal) in
      let objects = find(editor)
      return try editor.remove(
        objects, removesEmptySections: removesEmptySections, as: .deletion(count: objects.count))
    }
  }

  /// Inserts an object.
  ///
  /// An ``ArrangedList`` inserts the object before the object at this row, or after the last object
  /// of the section. The new object isn't shown if the current search excludes it. A
  /// ``FetchedList`` inserts it into its source, which decides on its place.
  ///
  /// - Parameters:
  ///   - item: The object to insert.
  ///   - indexPath: The index path of the object after the update, at most one past the section's
  ///     end.
  /// - Returns: `false` if nothing was inserted.
  @discardableResult
  public func insertItem(_ item: Object, at indexPath: IndexPath) -> Bool {
    let isInserted = attemptEdit(or: false) { editor throws(EditRefusal) in
      try editor.insert([item], at: indexPath, as: .insertion(count: 1))
    }
    adviseOfMissingPlace(indexPath, "insert", if: !isInserted && !hasPlace(indexPath))
    return isInserted
  }

  /// Moves an object.
  ///
  /// - Parameters:
  ///   - source: The index path before the update.
  ///   - target: The index path after the update.
  /// - Returns: `false` if nothing was moved. This is the case if a row doesn't exist, if the index
  ///   paths are equal, or during a search.
  @discardableResult
  public func moveItem(from source: IndexPath, to target: IndexPath) -> Bool {
    adviseOfMissingObjects(at: [source], "move")
    guard source != target, isDestination(target, ofItemAt: source) else {
      adviseOfMissingPlace(
        target, "move", if: isValid(source) && !hasPlace(target, ofItemAt: source))
      return false
    }
    return attemptEdit(or: false) { editor throws(EditRefusal) in
      guard editor.canMove(from: source) else {
        throw EditRefusal(
          "A search hides rows in between. Move the row when the search has ended.")
      }
      guard let object = editor.find(at: source) else { return false }
      return try editor.move([object], to: target)
    }
  }

  /// Replaces an object with another one, or with the same object with other content.
  ///
  /// The cell is configured again. In an ``ArrangedList``, this happens only if the objects differ.
  ///
  /// - Returns: `false` if nothing was replaced.
  @discardableResult
  public func replaceItem(at indexPath: IndexPath, with item: Object) -> Bool {
    adviseOfMissingObjects(at: [indexPath], "replace")
    return attemptEdit(or: false) { editor throws(EditRefusal) in
      guard let object = editor.find(at: indexPath) else { return false }
      return try editor.replace(object, with: item)
    }
  }

  /// Says in a debug build that none of the objects to edit exists.
  private func adviseOfMissingObjects(at indexPaths: [IndexPath], _ verb: String) {
    Advice.give(
      to: type(of: self),
      if: !indexPaths.isEmpty && indexPaths.allSatisfy { object(at: $0) == nil },
      "\(type(of: self)) has no object at \(indexPaths[0]) to \(verb). Its sections have "
        + "\(itemCounts) items. Pass the index path of a row that is shown now, not one from "
        + "before an update.")
  }

  /// Says in a debug build that an object can't be at an index path.
  private func adviseOfMissingPlace(
    _ indexPath: IndexPath, _ verb: String, if isMissing: @autoclosure () -> Bool
  ) {
    Advice.give(
      to: type(of: self), if: isMissing(),
      "\(type(of: self)) has no place \(indexPath) to \(verb) an object. Pass an index path that "
        + "is at most one past the end of its section"
        + "\(verb == "move" ? " without the object" : "").")
  }

  /// Returns a Boolean value that indicates whether an object can be at an index path.
  ///
  /// - Parameters:
  ///   - target: The index path after the update, at most one past the section's end.
  ///   - source: The index path before the update of an object that moves, or `nil`.
  private func hasPlace(_ target: IndexPath, ofItemAt source: IndexPath? = nil) -> Bool {
    guard target.count == 2, (0..<numberOfSections).contains(target.section) else { return false }
    let isWithin = source?.section == target.section
    return (0...numberOfItems(inSection: target.section) - (isWithin ? 1 : 0)).contains(target.item)
  }

  /// Returns a Boolean value that indicates whether a row exists, and can be at an index path after
  /// it has moved.
  package func isDestination(_ target: IndexPath, ofItemAt source: IndexPath) -> Bool {
    isValid(source) && hasPlace(target, ofItemAt: source)
  }

  /// Makes an edit. If the source refuses it, a debug build says why, and the result is another.
  ///
  /// - Parameters:
  ///   - other: The result if the edit is refused.
  ///   - report: A closure that receives the refusal.
  ///   - edit: A closure that makes the edit by the list's editor.
  public func attemptEdit<Outcome>(
    or other: Outcome, reporting report: (EditRefusal) -> Void = { _ in },
    _ edit: (ListEditor<Object>) throws(EditRefusal) -> Outcome
  ) -> Outcome {
    updateTarget?.completeData()
    do throws(EditRefusal) {
      return try edit(editor)
    } catch {
      refuse(error)
      report(error)
      return other
    }
  }

  /// Says in a debug build why an edit was refused.
  package func refuse(_ refusal: EditRefusal) {
    let sentence = "\(type(of: self)) wasn't edited. \(refusal)"
    EditRefusal.observer?(sentence)
    Advice.give(sentence)
  }
}
