/// A row of a list of mixed rows: its model, and the reuse identifier of the cell that shows it.
///
///     Row("switch", Setting(id: "wifi", isOn: true))
///
/// A row is identified by its model's `id`, or by the model itself if the model is not
/// `Identifiable`. The reuse identifier is part of the identity, because a cell can't change its
/// kind.
public struct Row: Identifiable {
  /// The identity of a row: its model's identifier and its cell's reuse identifier.
  public struct ID: Hashable {
    let cellIdentifier: String
    let model: AnyHashable
  }

  /// The reuse identifier of the row's cell.
  public let cellIdentifier: String
  /// The model that the row shows.
  public let model: Any
  /// The row's identity in updates.
  public let id: ID
  private let isSame: (Any) -> Bool

  /// An object that is unequal to all others.
  private final class Itself {}

  /// Creates a row whose model is `Identifiable`, and identified by its `id`.
  public init<Model: Identifiable & Equatable>(_ cellIdentifier: String, _ model: Model) {
    self.init(cellIdentifier, model, id: model.id) { $0 as? Model == model }
  }

  /// Creates a row whose model is `Hashable`, and identified by its value.
  public init<Model: Hashable>(_ cellIdentifier: String, _ model: Model) {
    self.init(cellIdentifier, model, id: model) { $0 as? Model == model }
  }

  /// Creates a row whose model is both `Identifiable` and `Hashable`, and identified by its `id`.
  public init<Model: Identifiable & Hashable>(_ cellIdentifier: String, _ model: Model) {
    self.init(cellIdentifier, model, id: model.id) { $0 as? Model == model }
  }

  /// Creates a row with any model, identified by `id`.
  ///
  /// The models of such rows can't be compared, so the row counts as changed in each update.
  public init(_ cellIdentifier: String, id: some Hashable, _ model: Any) {
    // Rows with identical bytes are taken as equal without a comparison; this object makes them
    // differ.
    let itself = Itself()
    self.init(cellIdentifier, model, id: id) { _ in withExtendedLifetime(itself) { false } }
  }

  private init(
    _ cellIdentifier: String, _ model: Any, id: some Hashable, isSame: @escaping (Any) -> Bool
  ) {
    self.cellIdentifier = cellIdentifier
    self.model = model
    self.id = ID(cellIdentifier: cellIdentifier, model: AnyHashable(id))
    self.isSame = isSame
  }
}

extension Row: Equatable {
  /// Returns a Boolean value that indicates whether two rows show equal models in cells of the same
  /// kind.
  public static func == (first: Row, second: Row) -> Bool {
    first.id == second.id && first.isSame(second.model)
  }
}
