import Foundation

/// A button that a cell draws at one of its ends.
private struct CellButton {
  let label: String
  var hint: String?
  let frame: CGRect
  let activate: () -> Bool
}

extension UIView {
  /// Returns what is read of a cell: one element with the texts and with the switch beside them or,
  /// if it has other controls or buttons, an element for the texts and one for each of these.
  fileprivate func cell(
    _ row: DefaultAccessibility, _ parts: SpokenParts, accessory: UIView?, _ buttons: [CellButton]
  ) -> DefaultAccessibility {
    var row = row
    if buttons.isEmpty, parts.controls.count == 1, let toggle = accessory as? UISwitch,
      parts.controls[0] === toggle, toggle.accessibilityLabel == nil
    {
      row.value = toggle.accessibilityValue
      row.traits.formUnion(toggle.accessibilityTraits)
      row.activate = { [weak toggle] in
        guard let toggle, toggle.canBeTouched else { return false }
        toggle.toggle()
        return true
      }
      return row
    }
    guard !parts.controls.isEmpty || !buttons.isEmpty else { return row }
    var elements: [Any] = []
    if row.label != nil { elements.append(PartElement(of: self, row, frame: bounds)) }
    elements += parts.controls
    elements += buttons.map { button in
      let part = DefaultAccessibility(
        isElement: true, label: button.label, hint: button.hint, traits: .button,
        activate: button.activate)
      return PartElement(of: self, part, frame: button.frame)
    }
    return DefaultAccessibility(elements: elements)
  }
}

private let reorderHint =
  "Double-tap and hold, wait for the sound, then drag to rearrange"

extension UITableViewCell: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    let parts = SpokenParts(of: self)
    var row = DefaultAccessibility(isElement: true, label: parts.label)
    if isSelected || shownAccessoryType == .checkmark { row.traits.insert(.selected) }
    if [.disclosureIndicator, .detailDisclosureButton].contains(shownAccessoryType) {
      row.traits.insert(.button)
    }
    if !isUserInteractionEnabled { row.traits.insert(.notEnabled) }
    return cell(row, parts, accessory: shownAccessoryView, buttons(parts.label ?? ""))
  }

  private func buttons(_ label: String) -> [CellButton] {
    guard let container, let path = shownRow else { return [] }
    if showingDeleteConfirmation, let swiped = container.swiped { return swiped.buttons(in: self) }
    return shownSigns.compactMap { shown in
      switch shown.sign {
      case .delete, .insert:
        let name = shown.sign == .delete ? "Delete" : "Insert"
        return CellButton(label: "\(name) \(label)", frame: shown.frame) { [weak container] in
          container?.tapEditingControl(path) ?? false
        }
      case .detailButton:
        return CellButton(label: "More Info", frame: shown.frame) { [weak container] in
          container.map { User().tapAccessory(ofRowAt: path, in: $0) } ?? false
        }
      case .reorder:
        return CellButton(label: "Reorder \(label)", hint: reorderHint, frame: shown.frame) {
          false
        }
      case .multiselect, .disclosureIndicator, .checkmark: return nil
      }
    }
  }
}

extension UICollectionViewListCell: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    let parts = SpokenParts(of: self)
    let shown = shownAccessories
    let texts = parts.texts + shown.filter { $0.type == .label }.compactMap(\.text)
    var row = DefaultAccessibility(
      isElement: true, label: texts.isEmpty ? nil : texts.joined(separator: ", "))
    func shows(_ type: UICellAccessory.AccessoryType) -> Bool { shown.contains { $0.type == type } }
    if isSelected || shows(.checkmark) { row.traits.insert(.selected) }
    if shows(.disclosureIndicator) { row.traits.insert(.button) }
    if shows(.outlineDisclosure) {
      row.traits.insert(.button)
      row.value = listState.isExpanded ? "Expanded" : "Collapsed"
    }
    if !isUserInteractionEnabled { row.traits.insert(.notEnabled) }
    if isHeader { row.traits.insert(.header) }
    let views = shown.compactMap { accessory -> UIView? in
      if case .customView(let view) = accessory.type { view } else { nil }
    }
    return cell(row, parts, accessory: views.first, buttons(row.label ?? ""))
  }

  /// A Boolean value that indicates whether the cell is the header of a section.
  private var isHeader: Bool {
    listOfHeader != nil
      || element?.category == .supplementaryView
        && element?.kind == UICollectionView.elementKindSectionHeader
  }

  private func buttons(_ label: String) -> [CellButton] {
    if listState.isSwiped, let swiped = container?.swiped { return swiped.buttons(in: self) }
    return shownAccessories.compactMap { shown in
      let tap = { [weak self] in self?.tap(shown.type) ?? false }
      return switch shown.type {
      case .detail: CellButton(label: "More Info", frame: shown.frame, activate: tap)
      case .delete: CellButton(label: "Delete \(label)", frame: shown.frame, activate: tap)
      case .insert: CellButton(label: "Insert \(label)", frame: shown.frame, activate: tap)
      case .reorder:
        CellButton(label: "Reorder \(label)", hint: reorderHint, frame: shown.frame) { false }
      case .popUpMenu: CellButton(label: shown.text ?? "", frame: shown.frame) { false }
      default: nil
      }
    }
  }
}

extension SwipedItem {
  /// The visible buttons, in the cell that shows them.
  fileprivate func buttons(in cell: UIView) -> [CellButton] {
    zip(configuration.actions, zip(titles, buttonFrames(in: cell))).map { action, shown in
      CellButton(label: shown.0, frame: shown.1) { [weak cell] in
        if let table = (cell as? UITableViewCell)?.container {
          table.performSwipeAction(action)
        } else {
          (cell as? UICollectionViewCell)?.container?.performSwipeAction(action)
        }
        return true
      }
    }
  }
}

extension UITableViewHeaderFooterView: DescribedByDefault {
  // A header of an app's own, with controls in it, is read by its parts.
  var defaultAccessibility: DefaultAccessibility {
    let parts = SpokenParts(of: self)
    guard parts.controls.isEmpty, let label = parts.label else { return DefaultAccessibility() }
    return DefaultAccessibility(
      isElement: true, label: label, traits: isFooter ? .staticText : .header)
  }
}
