nonisolated extension String {
  /// Returns a date such as `1815-12-10`, `18151210`, or `--1210` in words, and all other text
  /// unchanged.
  ///
  /// - Parameter omittedYear: The year that indicates an unknown year.
  func birthdayInWords(omittingYear omittedYear: String? = nil) -> String {
    let digits = prefix { $0 != "T" }.filter { $0 != "-" }
    let isDate = digits.allSatisfy { $0.isASCII && $0.isNumber }
    guard isDate, digits.count == 8 || (digits.count == 4 && hasPrefix("--")),
      let month = Int(digits.dropLast(2).suffix(2)), (1...12).contains(month),
      let day = Int(digits.suffix(2)), (1...31).contains(day)
    else { return self }
    let year = digits.dropLast(4)
    let words = "\(day) \(monthNames[month - 1])"
    return year.isEmpty || year == omittedYear ?? "" ? words : "\(words) \(year)"
  }
}

private nonisolated let monthNames = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December",
]
