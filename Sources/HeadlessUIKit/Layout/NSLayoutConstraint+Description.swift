import Foundation

extension NSLayoutConstraint {
  /// The constraint in UIKit's words.
  var inWords: String {
    let address = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<\(type(of: self)):0x\(String(address, radix: 16))\(name) \(relationInWords)"
      + "   (\(isActive ? "active" : "inactive"))>"
  }

  private var relationInWords: String {
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

  private static func inWords(_ item: AnyObject, _ attribute: Attribute) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(item).hashValue), radix: 16)
    return "\(type(of: item)):0x\(address).\(attribute)"
  }

  private static func inWords(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
