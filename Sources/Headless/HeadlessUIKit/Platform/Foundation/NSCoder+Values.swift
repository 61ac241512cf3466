import Foundation

/// Values in archives. A coder without keys, such as an instance of `NSCoder` itself, keeps and
/// returns none.
extension NSCoder {
  /// Encodes a value as a property list.
  func encodeValue(_ value: (some Encodable)?, forKey key: String) {
    guard allowsKeyedCoding, let value, let data = try? PropertyListEncoder().encode([value]) else {
      return
    }
    encode(data as NSData, forKey: key)
  }

  /// Returns a value that was encoded as a property list, or nil if there is none.
  func decodeValue<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
    guard holdsValue(forKey: key),
      let data = decodeObject(of: [NSData.self], forKey: key) as? NSData
    else { return nil }
    return try? PropertyListDecoder().decode([Value].self, from: Data(referencing: data)).first
  }

  /// Encodes an object whose class conforms to `NSCoding`.
  func encodeNested(_ object: (any NSCoding)?, forKey key: String) {
    if allowsKeyedCoding, let object { encode(object, forKey: key) }
  }

  /// Returns an object of a class, or nil if there is none.
  func decodeNested<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> Object?
  {
    guard holdsValue(forKey: key) else { return nil }
    return requiresSecureCoding
      ? decodeObject(of: type, forKey: key) : decodeObject(forKey: key) as? Object
  }

  /// Encodes objects whose classes conform to `NSCoding`.
  func encodeNested(_ objects: [any NSCoding]?, forKey key: String) {
    if allowsKeyedCoding, let objects { encode(NSArray(array: objects), forKey: key) }
  }

  /// Returns objects of a class, or nil if there are none.
  func decodeNested<Object: NSObject & NSCoding>(
    arrayOf type: Object.Type, forKey key: String
  ) -> [Object]? {
    guard holdsValue(forKey: key) else { return nil }
    let array =
      requiresSecureCoding
      ? decodeObject(of: [NSArray.self, type], forKey: key) : decodeObject(forKey: key)
    return (array as? NSArray)?.compactMap { $0 as? Object }
  }

  /// Encodes the attributes of text: the colors, fonts, shadows, paragraph styles, numbers and
  /// strings among them.
  func encodeAttributes(_ attributes: [NSAttributedString.Key: Any], forKey key: String) {
    guard allowsKeyedCoding else { return }
    let kept = NSMutableDictionary()
    for (name, value) in attributes {
      let object: Any? =
        switch value {
        case is UIColor, is UIFont, is NSShadow, is NSParagraphStyle, is NSNumber, is NSString:
          value
        case let number as Double: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Int: NSNumber(value: number)
        case let text as String: NSString(string: text)
        default: nil
        }
      if let object { kept[NSString(string: name.rawValue)] = object }
    }
    encode(kept, forKey: key)
  }

  /// Returns attributes of text.
  func decodeAttributes(forKey key: String) -> [NSAttributedString.Key: Any]? {
    guard holdsValue(forKey: key) else { return nil }
    let classes: [AnyClass] = [
      NSDictionary.self, NSMutableDictionary.self, NSString.self, NSNumber.self, UIColor.self,
      UIFont.self, NSShadow.self, NSParagraphStyle.self,
    ]
    let kept =
      requiresSecureCoding ? decodeObject(of: classes, forKey: key) : decodeObject(forKey: key)
    guard let kept = kept as? NSDictionary else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (name, value) in kept {
      if let name = name as? String { attributes[NSAttributedString.Key(rawValue: name)] = value }
    }
    return attributes
  }

  private func holdsValue(forKey key: String) -> Bool {
    // An archiver can be passed to `init(coder:)`, and then has no values to read.
    allowsKeyedCoding && !(self is NSKeyedArchiver) && containsValue(forKey: key)
  }
}

extension CGAffineTransform {
  /// The numbers of the transform in an archive.
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }

  /// Creates a transform from the numbers of an archive.
  init?(numbers: [CGFloat]) {
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
