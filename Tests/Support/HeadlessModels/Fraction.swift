/// An exact fraction of small numbers.
package struct Fraction: Comparable, Hashable, CustomStringConvertible {
  package let numerator: Int
  package let denominator: Int

  package init(_ numerator: Int, _ denominator: Int = 1) {
    var (a, b) = (abs(numerator), abs(denominator))
    while b != 0 { (a, b) = (b, a % b) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / max(a, 1)
    self.denominator = sign * denominator / max(a, 1)
  }

  package var double: Double { Double(numerator) / Double(denominator) }
  package var magnitude: Fraction { Fraction(abs(numerator), denominator) }
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  package static func + (a: Self, b: Self) -> Self {
    Fraction(
      a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  package static func - (a: Self, b: Self) -> Self { a + Fraction(-b.numerator, b.denominator) }
  package static func * (a: Self, b: Self) -> Self {
    Fraction(a.numerator * b.numerator, a.denominator * b.denominator)
  }
  package static func / (a: Self, b: Self) -> Self {
    Fraction(a.numerator * b.denominator, a.denominator * b.numerator)
  }
  package static func < (a: Self, b: Self) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
