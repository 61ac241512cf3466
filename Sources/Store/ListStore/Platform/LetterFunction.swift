import Foundation
import ListData

#if canImport(SQLite3)
import SQLite3
#else
import CSQLite
#endif

/// The SQL function by whose values sections are sorted that have the first letters of texts.
enum LetterFunction {
  /// Returns the first letter of a column in SQL, as a locale has it, or without accents.
  static func call(_ column: Column, in locale: Locale?) -> String {
    let locale =
      locale.map { "'\($0.identifier.replacingOccurrences(of: "'", with: "''"))'" } ?? "NULL"
    return "list_letter(\(column.quotedName), \(locale))"
  }

  /// Adds the function to a connection.
  static func add(to database: OpaquePointer) {
    // The same text always has the same letter, and views and triggers may ask for it.
    let (utf8, deterministic, innocuous): (Int32, Int32, Int32) = (1, 0x800, 0x20_0000)
    sqlite3_create_function_v2(
      database, "list_letter", 2, utf8 | deterministic | innocuous, nil, letter, nil, nil, nil)
  }
}

/// Returns the letter of a text in the locale of an identifier, or data for what has none, which
/// SQLite sorts after all texts.
private func letter(
  _ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?
) {
  let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  func text(_ index: Int) -> String? {
    values?[index].flatMap(sqlite3_value_text).map { String(cString: $0) }
  }
  let locale = text(1).map { Collation.named($0).locale }
  var title =
    text(0).map { text in locale.map(text.indexTitle(in:)) ?? text.indexTitle }
    ?? String.indexTitleOfOthers
  let hasLetter = title != String.indexTitleOfOthers
  title.withUTF8 { bytes in
    if hasLetter {
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_result_text(context, $0.baseAddress, Int32($0.count), copies)
      }
    } else {
      sqlite3_result_blob(context, bytes.baseAddress, Int32(bytes.count), copies)
    }
  }
}
