import Foundation

extension UIView {
  /// The description of the view in exceptions: its class and address.
  var inWords: String { Self.inWords(self) }

  /// The description of the view outside exceptions.
  var inFullWords: String {
    let names = classNames
    var parts = ["\(names[0]): \(ObjectIdentifier(self).address)"]
    if let base = names.dropFirst().last { parts.append("baseClass = \(base)") }
    return "<" + (parts + valuesInWords).joined(separator: "; ") + ">"
  }

  /// The values that views of all classes describe.
  var commonValuesInWords: [String] {
    let frame = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    var values = ["frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"] + contentInWords
    if clipsToBounds { values.append("clipsToBounds = YES") }
    if isHidden { values.append("hidden = YES") }
    if alpha != 1 { values.append("alpha = \(Self.number(alpha))") }
    if !isUserInteractionEnabled { values.append("userInteractionEnabled = NO") }
    if tag != 0 { values.append("tag = \(tag)") }
    if let gestureRecognizers, !gestureRecognizers.isEmpty {
      values.append("gestureRecognizers = \(Self.inWords(NSArray(array: gestureRecognizers)))")
    }
    if let backgroundColor { values.append("backgroundColor = \(backgroundColor)") }
    values.append("layer = \(Self.inWords(layer))")
    return values
  }

  /// Returns the class and the address of an object.
  static func inWords(_ object: AnyObject) -> String {
    "<\(type(of: object)): \(ObjectIdentifier(object).address)>"
  }

  /// Returns a number without superfluous digits.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  /// The names of the view's class and its superclasses up to the first class of UIKit, which has
  /// no module name.
  private var classNames: [String] {
    let module = "HeadlessUIKit."
    var names: [String] = []
    for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
      let name = String(reflecting: mirror.subjectType)
        .split(separator: ".").filter { !$0.hasPrefix("(") }.joined(separator: ".")
      if name.hasPrefix(module) { return names + [String(name.dropFirst(module.count))] }
      names.append(name)
    }
    return names
  }
}

extension ObjectIdentifier {
  /// The address of the object, such as `0x7f80c1c04a50`.
  var address: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}
