import ListControllers

#if os(tvOS)
extension UIView {
  /// The sign of a switch, of which tvOS has none.
  var stateText: String? { nil }
}
#else
extension UIView {
  /// The sign of a switch.
  var stateText: String? { (self as? UISwitch).map { $0.isOn ? "[x]" : "[ ]" } }
}
#endif

extension UITableViewCell {
  /// The signs of the accessory at the trailing edge.
  var signs: [String] {
    switch accessoryType {
    case .checkmark: return ["✓"]
    case .disclosureIndicator: return ["›"]
    #if !os(tvOS)
    case .detailButton: return ["ⓘ"]
    case .detailDisclosureButton: return ["ⓘ", "›"]
    #endif
    default: return []
    }
  }
}

extension UICollectionViewListCell {
  /// The signs of the accessories.
  var signs: [String] {
    accessories.compactMap { accessory in
      switch accessory.accessoryType {
      case .checkmark: return "✓"
      case .disclosureIndicator: return "›"
      #if !os(tvOS)
      case .detail: return "ⓘ"
      #endif
      default: return nil
      }
    }
  }
}
