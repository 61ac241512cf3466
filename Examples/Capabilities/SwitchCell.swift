import ListControllers

/// A title, and a switch at its right.
final class SwitchCell: UITableViewCell {
  let control = UISwitch()
  /// What a person's turn of the switch does.
  var turn: (Bool) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = control
    selectionStyle = .none
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        turn(control.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}
