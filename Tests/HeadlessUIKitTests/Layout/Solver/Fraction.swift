/// An exact fraction of small numbers.
struct Fraction: Comparable, Hashable, CustomStringConvertible {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var (a, b) = (abs(numerator), abs(denominator))
    while b != 0 { (a, b) = (b, a % b) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / max(a, 1)
    self.denominator = sign * denominator / max(a, 1)
  }

  var double: Double { Double(numerator) / Double(denominator) }
  var magnitude: Fraction { Fraction(abs(numerator), denominator) }
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  static func + (a: Self, b: Self) -> Self {
    Fraction(
      a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static func - (a: Self, b: Self) -> Self { a + Fraction(-b.numerator, b.denominator) }
  static func * (a: Self, b: Self) -> Self {
    Fraction(a.numerator * b.numerator, a.denominator * b.denominator)
  }
  static func / (a: Self, b: Self) -> Self {
    Fraction(a.numerator * b.denominator, a.denominator * b.numerator)
  }
  static func < (a: Self, b: Self) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
