import ListControllers

/// A cell with a title and a switch.
final class SwitchCell: UITableViewCell {
  let control = UISwitch()
  /// The closure to call when the user turns the switch on or off.
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
