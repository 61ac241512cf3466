import Foundation

/// The memory of the process, as Linux reports it. Elsewhere everything is 0.
public enum ProcessMemory {
  /// The resident memory in kilobytes.
  public static var residentKilobytes: Int { kilobytes("VmRSS:") }
  /// The most resident memory so far, in kilobytes.
  public static var peakKilobytes: Int { kilobytes("VmHWM:") }

  private static func kilobytes(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
}
