import Foundation

extension UIView {
  /// The description of the view in exceptions: its class and address.
  var inWords: String {
    let address = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
  }
}
