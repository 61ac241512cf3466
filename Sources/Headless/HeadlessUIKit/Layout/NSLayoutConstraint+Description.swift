import Foundation

extension NSLayoutConstraint {
  /// The constraint in UIKit's words.
  var inWords: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<\(type(of: self)):\(Self.inWords(self))\(name) \(relationInWords)"
      + "   (\(isActive ? "active" : "inactive"))>"
  }

  var relationInWords: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if let secondItem {
      let factor = multiplier == 1 ? "" : "\(Self.inWords(multiplier))*"
      right = factor + Self.inWords(secondItem, secondAttribute)
      if constant != 0 {
        right += " \(constant < 0 ? "-" : "+") \(Self.inWords(abs(constant)))"
      }
    } else {
      right = Self.inWords(constant)
    }
    let strength = priority == .required ? "" : " @\(Self.inWords(CGFloat(priority.rawValue)))"
    let left = firstItem.map { Self.inWords($0, firstAttribute) } ?? "(null)"
    return "\(left) \(sign) \(right)\(strength)"
  }

  /// The anchors in UIKit's words.
  var firstAnchorInWords: String { anchorInWords(firstItem, firstAttribute) }
  var secondAnchorInWords: String { anchorInWords(secondItem, secondAttribute) }

  private func anchorInWords(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item, let anchor = Self.anchor(item, attribute) else { return "(null)" }
    return "<\(type(of: anchor)):\(Self.inWords(anchor)) \"\(Self.inWords(item, attribute))\">"
  }

  private static func inWords(_ item: AnyObject, _ attribute: Attribute) -> String {
    "\(type(of: item)):\(inWords(item)).\(attribute)"
  }

  /// Returns the address of an object.
  static func inWords(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  static func inWords(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
