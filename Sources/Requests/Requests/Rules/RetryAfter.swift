import Foundation

/// The value of a `Retry-After` field: a number of seconds or an HTTP date.
enum RetryAfter {
  /// The longest delay in seconds, a century. A server may name a number that no integer holds.
  static let longest: TimeInterval = 3_155_760_000

  /// Returns the delay in seconds, or nil if the value is neither a number nor a date.
  static func seconds(_ value: String, now: Date) -> TimeInterval? {
    let value = value.trimmingBlanks
    if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return TimeInterval(value).map { min($0, longest) }
    }
    return date(value).map { min(max(0, $0.timeIntervalSince(now)), longest) }
  }

  /// Returns the date of a text such as `Sun, 06 Nov 1994 08:49:37 GMT`, or in one of the obsolete
  /// formats `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
  static func date(_ text: String) -> Date? {
    let words = text.split { " ,-".contains($0) }.map(String.init)
    let isC = words.count == 5
    guard isC || (words.count == 6 && words[5] == "GMT") else { return nil }
    let place = isC ? (day: 2, month: 1, year: 4, time: 3) : (day: 1, month: 2, year: 3, time: 4)
    guard let day = Int(words[place.day]), var year = Int(words[place.year]),
      let month = months.firstIndex(of: words[place.month])
    else { return nil }
    let time = words[place.time].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (1...31).contains(day), (0...23).contains(time[0]),
      (0...59).contains(time[1]), (0...60).contains(time[2])
    else { return nil }
    guard (0...9_999).contains(year) else { return nil }
    if words[place.year].count == 2 { year += year < 70 ? 2_000 : 1_900 }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar.date(
      from: DateComponents(
        year: year, month: month + 1, day: day, hour: time[0], minute: time[1], second: time[2]))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
