/// A row of a list of mixed rows: what it shows, and which kind of cell shows it.
///
///     Row("switch", Setting(id: "wifi", isOn: true))
///
/// A row is recognised by its model's `id`, or, where that has none, by the model itself; and by its
/// cell's identifier, for a cell cannot become another.
public struct Row: Identifiable {
  /// What a row is recognised by.
  public struct ID: Hashable {
    let cellIdentifier: String
    let model: AnyHashable
  }

  /// The reuse identifier of the row's cell.
  public let cellIdentifier: String
  /// What the row shows.
  public let model: Any
  /// What the row is recognised by in updates.
  public let id: ID
  private let isSame: (Any) -> Bool

  /// An object that is no other.
  private final class Itself {}

  /// A row whose model is recognised by its `id`.
  public init<Model: Identifiable & Equatable>(_ cellIdentifier: String, _ model: Model) {
    self.init(cellIdentifier, model, id: model.id) { $0 as? Model == model }
  }

  /// A row whose model is recognised by what it is.
  public init<Model: Hashable>(_ cellIdentifier: String, _ model: Model) {
    self.init(cellIdentifier, model, id: model) { $0 as? Model == model }
  }

  /// A row whose model is recognised by its `id`.
  public init<Model: Identifiable & Hashable>(_ cellIdentifier: String, _ model: Model) {
    self.init(cellIdentifier, model, id: model.id) { $0 as? Model == model }
  }

  /// A row with any model, recognised by an identifier. As nobody can tell whether the model changed, it
  /// counts as changed in each update.
  public init(_ cellIdentifier: String, id: some Hashable, _ model: Any) {
    // Rows with the same bytes are taken as the same without asking; this makes them differ.
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
  /// Whether two rows show the same in cells of the same kind.
  public static func == (first: Row, second: Row) -> Bool {
    first.id == second.id && first.isSame(second.model)
  }
}
