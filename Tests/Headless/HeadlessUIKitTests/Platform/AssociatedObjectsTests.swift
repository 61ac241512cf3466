#if !canImport(ObjectiveC)
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct AssociatedObjectsTests {
  final class Plain {}
  final class Value {}
  /// A responder that reads an association while it is freed.
  final class Leaving: UIResponder {
    static var seen: Any?
    static var key: UInt8 = 0
    isolated deinit { Leaving.seen = objc_getAssociatedObject(self, &Self.key) }
  }

  private static var firstKey: UInt8 = 0
  private static var secondKey: UInt8 = 0

  @Test(arguments: [true, false]) func `values are kept by key`(isResponder: Bool) {
    let object: AnyObject = isResponder ? UIView() : Plain()
    func values() -> [String] {
      [
        objc_getAssociatedObject(object, &Self.firstKey).map { "\($0)" } ?? "none",
        objc_getAssociatedObject(object, &Self.secondKey).map { "\($0)" } ?? "none",
      ]
    }
    let before = values()
    objc_setAssociatedObject(object, &Self.firstKey, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(object, &Self.secondKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let kept = values()
    objc_setAssociatedObject(object, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect([before, kept, values()] == [["none", "none"], ["one", "2"], ["none", "2"]])
  }

  @Test(arguments: [
    objc_AssociationPolicy.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC,
  ])
  func `a copying association keeps a copy`(policy: objc_AssociationPolicy) {
    let (object, text) = (UIView(), NSMutableString(string: "before"))
    objc_setAssociatedObject(object, &Self.firstKey, text, policy)
    objc_setAssociatedObject(object, &Self.secondKey, text, .OBJC_ASSOCIATION_RETAIN)
    text.append(" and after")
    let texts = [
      objc_getAssociatedObject(object, &Self.firstKey) as? NSString,
      objc_getAssociatedObject(object, &Self.secondKey) as? NSString,
    ]
    #expect(texts == ["before", "before and after"])
  }

  @Test func `a responder's values live as long as it does, and are there while it is freed`() {
    weak var value: Value?
    var isKept = false
    do {
      let view = UIView()
      do {
        let made = Value()
        value = made
        objc_setAssociatedObject(view, &Self.firstKey, made, .OBJC_ASSOCIATION_RETAIN)
      }
      isKept = value != nil
      withExtendedLifetime(view) {}
    }
    #expect([isKept, value != nil] == [true, false])

    Leaving.seen = nil
    do {
      let responder = Leaving()
      objc_setAssociatedObject(responder, &Leaving.key, "kept", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(Leaving.seen as? String == "kept")
  }

  @Test func `values of objects that are gone are freed, and no other object has them`() {
    @MainActor final class Counted {
      static var live = 0
      init() { Self.live += 1 }
      isolated deinit { Self.live -= 1 }
    }
    var kept: [Plain] = []
    for index in 0..<10_000 {
      let object = Plain()
      if objc_getAssociatedObject(object, &Self.firstKey) != nil { Issue.record("\(index)") }
      objc_setAssociatedObject(object, &Self.firstKey, Counted(), .OBJC_ASSOCIATION_RETAIN)
      if !(objc_getAssociatedObject(object, &Self.firstKey) is Counted) { Issue.record("\(index)") }
      if index < 100 { kept.append(object) }
    }
    // As many entries as were alive at the last sweep may wait for the next one.
    #expect(Counted.live >= 100 && Counted.live <= 1_000)
    #expect(kept.allSatisfy { objc_getAssociatedObject($0, &Self.firstKey) is Counted })
  }
}
#endif
