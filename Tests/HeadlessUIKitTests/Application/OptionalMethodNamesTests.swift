import Foundation
import Testing

/// The sources' calls of optional methods: each is made along a chain, by the method's own name.
@Suite(.timeLimit(.minutes(5))) struct OptionalMethodNamesTests {
  /// The protocols whose optional methods can be forwarded.
  private static let protocols = [
    "UIScrollViewDelegate", "UITableViewDataSource", "UITableViewDelegate",
    "UITableViewDataSourcePrefetching", "UICollectionViewDataSource", "UICollectionViewDelegate",
    "UICollectionViewDelegateFlowLayout", "UICollectionViewDataSourcePrefetching",
    "UISearchBarDelegate", "UISearchControllerDelegate", "UITextFieldDelegate",
    "UINavigationControllerDelegate", "UIPickerViewDelegate", "UITextViewDelegate",
    "UIBarPositioningDelegate", "UINavigationBarDelegate",
    "UITabBarControllerDelegate", "UISplitViewControllerDelegate",
    "UIAdaptivePresentationControllerDelegate",
    "UITableViewDragDelegate", "UITableViewDropDelegate",
    "UICollectionViewDragDelegate", "UICollectionViewDropDelegate", "UIDragInteractionDelegate",
    "UIDropInteractionDelegate", "UIFontPickerViewControllerDelegate",
    "UIColorPickerViewControllerDelegate",
  ]

  private static let required: Set = [
    "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
    "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)",
    "tableView(_:prefetchRowsAt:)", "collectionView(_:prefetchItemsAt:)",
    "tableView(_:itemsForBeginning:at:)", "collectionView(_:itemsForBeginning:at:)",
    "tableView(_:performDropWith:)", "collectionView(_:performDropWith:)",
    "dragInteraction(_:itemsForBeginning:)",
  ]

  private static var sources: URL {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appending(path: "Sources")
  }

  private static func optionalMethods() throws -> Set<String> {
    let declared = try DeclaredSurface(folder: sources.appending(path: "HeadlessUIKit"))
    var methods: Set<String> = []
    for name in protocols { methods.formUnion(try #require(declared.members[name])) }
    return methods.subtracting(required)
  }

  /// Returns the names and texts of a module's files.
  private static func texts(_ module: String) throws -> [(file: String, text: String)] {
    let files = FileManager.default.enumerator(
      at: sources.appending(path: module), includingPropertiesForKeys: nil)
    var texts: [(String, String)] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      texts.append((file.lastPathComponent, try String(contentsOf: file, encoding: .utf8)))
    }
    return texts
  }

  /// Returns the full name of the call that a text begins with, such as `f(_:at:)`.
  static func calledName(_ text: Substring) -> String {
    let base = text.prefix { $0.isLetter || $0.isNumber }
    var labels = ""
    var depth = 0
    var argument = ""
    for character in text.dropFirst(base.count) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 || depth == 1 && character == "," {
        if argument.contains(where: { !$0.isWhitespace }) {
          let label = argument.prefixMatch(of: #/\s*(\w+):/#)?.1 ?? "_"
          labels += label + ":"
        }
        argument = ""
        if depth == 0 { break }
      } else if !(depth == 1 && character == "(" && argument.isEmpty) {
        argument.append(character)
      }
    }
    return "\(base)(\(labels))"
  }

  @Test func `the reader of calls finds labels`() {
    #expect(Self.calledName("f(a, at: b(c, d: e), to: [1, 2]) + g(h)") == "f(_:at:to:)")
    #expect(Self.calledName("f()") == "f()")
  }

  @Test func `every name that is asked for is the one of the method that is called`() throws {
    let methods = try Self.optionalMethods()
    let question = #/(?:Chain|delegates)\.(?:ask|notify)\(/#
    let name = #/\s*(?:"([^"\n]+)"|"""\n([^"]+)""")/#
    var asked: Set<String> = []
    for (file, text) in try Self.texts("HeadlessUIKit") {
      for match in text.matches(of: question) {
        let rest = text[match.range.upperBound...]
        let literal = try #require(rest.prefixMatch(of: name), "no name in \(file)")
        let words = literal.2.map { $0.split(separator: "\n").map { $0.trimmingPrefix(#/ +/#) } }
        let given =
          literal.1.map(String.init)
          ?? words.map { $0.map { $0.hasSuffix("\\") ? $0.dropLast() : $0 }.joined() } ?? ""
        let call = try #require(rest.firstRange(of: "$0."), "no call in \(file)")
        #expect(Self.calledName(rest[call.upperBound...]) == given, "\(file)")
        #expect(methods.contains(given), "\(given) in \(file) is no optional method")
        asked.insert(given)
      }
    }
    // The methods that are declared for source compatibility, and never called.
    let uncalled = methods.subtracting(asked).sorted()
    #expect(
      uncalled == [
        "collectionView(_:canPerformAction:forItemAt:withSender:)",
        "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
        "collectionView(_:dragPreviewParametersForItemAt:)",
        "collectionView(_:dropPreviewParametersForItemAt:)",
        "collectionView(_:performAction:forItemAt:withSender:)",
        "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
        "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
        "collectionView(_:shouldShowMenuForItemAt:)",
        "dragInteraction(_:prefersFullSizePreviewsFor:)",
        "dragInteraction(_:previewForCancelling:withDefault:)",
        "dragInteraction(_:sessionForAddingItems:withTouchAt:)",
        "dropInteraction(_:previewForDropping:withDefault:)",
        "presentationController(_:prepare:)",
        "primaryViewController(forCollapsing:)",
        "primaryViewController(forExpanding:)",
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
        "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
        "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
        "tableView(_:canPerformAction:forRowAt:withSender:)",
        "tableView(_:dragPreviewParametersForRowAt:)",
        "tableView(_:dropPreviewParametersForRowAt:)",
        "tableView(_:performAction:forRowAt:withSender:)",
        "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
        "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
        "tableView(_:shouldShowMenuForRowAt:)",
        "textField(_:editMenuForCharactersIn:suggestedActions:)",
        "textView(_:editMenuForTextIn:suggestedActions:)",
        "textView(_:shouldInteractWith:in:)",
        "textView(_:shouldInteractWith:in:interaction:)",
      ])
  }

  @Test(arguments: ["HeadlessUIKit", "HeadlessScreens"])
  func `no optional method is called past the chain`(module: String) throws {
    let methods = try Self.optionalMethods()
    let bases = Set(methods.map { $0.prefix { $0 != "(" } })
    for (file, text) in try Self.texts(module) {
      for base in bases {
        for range in text.ranges(of: ".\(base)(") {
          let before = text[..<range.lowerBound].reversed().drop { $0.isWhitespace }
          let object = String(before.prefix { $0.isLetter || $0.isNumber || "_$?!".contains($0) })
          let called = Self.calledName(text[text.index(after: range.lowerBound)...])
          if object.isEmpty || object == "0$" { continue }
          #expect(!methods.contains(called), "\(object.reversed()).\(called) in \(file)")
        }
      }
    }
  }
}
