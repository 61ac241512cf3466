import Foundation
import HeadlessScreens
import TestSupport

/// Random frames of a web screen, and a page that follows their messages.
package enum WebFrameWalk {
  /// Sends the messages of random frames to a page, which is then as the last frame.
  ///
  /// - Parameter children: The greatest number of nodes in a node, at most 4.
  /// - Returns: The first frame that went wrong, in words; nil if none did.
  package static func run(frames: Int, children: Int, seed: UInt64) -> String? {
    var generator = SeededGenerator(seed: seed)
    var page = ReplayedPage()
    var last: WebFrame?
    for number in 1...frames {
      let frame = random(number: number, children: children, after: last, using: &generator)
      // Now and then a connection begins anew.
      if Int.random(in: 0..<10, using: &generator) == 0 { (page, last) = (ReplayedPage(), nil) }
      // Or a reader is slow, and misses frames.
      if last != nil, Int.random(in: 0..<4, using: &generator) == 0 { continue }
      do { try page.receive(frame.message(since: last)) } catch {
        return "seed \(seed), frame \(number): \(error)"
      }
      guard page == ReplayedPage(frame) else { return "seed \(seed), frame \(number)" }
      last = frame
    }
    return nil
  }

  /// A frame that has some nodes in common with another one; a number is always in the same node.
  private static func random(
    number: Int, children: Int, after last: WebFrame?, using generator: inout SeededGenerator
  ) -> WebFrame {
    var nodes: [WebNode] = []
    let kinds: [WebNode.Kind] = [.view, .row, .button, .field]
    func add(in parent: Int, depth: Int, id base: Int) {
      var ids = (1...children).map { base * 5 + $0 }.filter { _ in
        Int.random(in: 0..<3, using: &generator) > 0
      }
      if Bool.random(using: &generator) { ids.shuffle(using: &generator) }
      for id in ids {
        var node = WebNode(
          id: id, parent: parent, kind: kinds.randomElement(using: &generator)!)
        node.x = Double(Int.random(in: 0..<3, using: &generator)) / 2
        node.y = Double(Int.random(in: 0..<3, using: &generator))
        node.label = ["", "a", "é\u{1}\"\\"].randomElement(using: &generator)!
        node.picture = ["", "<g/>"].randomElement(using: &generator)!
        node.value = [nil, "", "text"].randomElement(using: &generator)!
        node.prompt = [nil, "", "prompt"].randomElement(using: &generator)!
        node.style = [nil, "left:0px"].randomElement(using: &generator)!
        node.traits = [nil, "text text enter none"].randomElement(using: &generator)!
        node.position = [nil, 1, 2].randomElement(using: &generator)!
        node.count = [nil, 10].randomElement(using: &generator)!
        node.states = WebNode.States(rawValue: Int.random(in: 0..<512, using: &generator))
        nodes.append(node)
        if depth < 3 { add(in: id, depth: depth + 1, id: id) }
      }
    }
    add(in: 0, depth: 0, id: 0)
    let size = Double(Int.random(in: 1...2, using: &generator) * 100)
    let symbols = ["star", "trash", "checkmark"].filter { _ in Bool.random(using: &generator) }
    return WebFrame(
      number: number, width: size, height: 50, nodes: nodes,
      symbols: (last?.symbols ?? []).union(symbols), depth: .random(in: 0...2, using: &generator))
  }
}
