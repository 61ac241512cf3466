import Foundation

extension UIView {
  /// The description of the view in exceptions: its class and address.
  var inWords: String { "<\(type(of: self)): \(addressInWords)>" }

  /// The description of the view outside exceptions.
  var inFullWords: String {
    let names = classNames
    var parts = ["\(names[0]): \(addressInWords)"]
    if let base = names.dropFirst().last { parts.append("baseClass = \(base)") }
    return "<" + (parts + valuesInWords).joined(separator: "; ") + ">"
  }

  /// The values that views of all classes describe.
  var commonValuesInWords: [String] {
    let frame = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    var values = ["frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"]
    if isHidden { values.append("hidden = YES") }
    if alpha != 1 { values.append("alpha = \(Self.number(alpha))") }
    if !isUserInteractionEnabled { values.append("userInteractionEnabled = NO") }
    if tag != 0 { values.append("tag = \(tag)") }
    return values
  }

  private var addressInWords: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
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
