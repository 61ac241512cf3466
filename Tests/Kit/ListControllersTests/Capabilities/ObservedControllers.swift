import ListControllers
import Observation

/// A model whose objects are observable themselves.
@available(macOS 14, *)
@Observable final class Shelter {
  var rooms: [Room] = []
  /// What follows the name in each row.
  var suffix = ""
  /// Which pets are left out.
  var hiddenIDs: Set<Int> = []

  /// Creates rooms with pets, which are numbered from 0.
  init(_ counts: [Int] = [2, 1, 2]) {
    var id = 0
    for (room, count) in counts.enumerated() {
      rooms.append(Room(id: room, pets: (id..<id + count).map { Pet(id: $0) }))
      id += count
    }
  }

  var pets: [Pet] { rooms.flatMap(\.pets) }
}

@available(macOS 14, *)
struct Room: Identifiable {
  let id: Int
  var pets: [Pet]
}

@available(macOS 14, *)
@Observable final class Pet: Identifiable {
  let id: Int
  var name: String
  /// What no row shows.
  var weight = 1

  init(id: Int) {
    self.id = id
    name = "pet \(id)"
  }
}

/// A list that follows a shelter, in whatever view, and however it gets UIKit's calls.
@available(macOS 14, *)
@MainActor protocol SheltersList: ObservedList where ListData == [Section<Pet>], Object == Pet {
  var shelter: Shelter { get }
  var log: ShelterLog { get }
}

/// What a list was asked for.
@MainActor final class ShelterLog {
  /// How many times the data was made.
  var made = 0
  /// The identifiers of the pets whose cells were configured.
  var configured: [Int] = []
  /// The identifiers of the pets whose cells called their configuration handlers.
  var handled: [Int] = []
  /// Who reads the model to show a pet.
  var readers: Set<Reader> = [.list]
  /// Called when a cell is configured.
  var didConfigure: (Int) -> Void = { _ in }

  func clear() { (made, configured, handled) = (0, [], []) }

  enum Reader { case list, handler }
}

@available(macOS 14, *)
extension SheltersList {
  var ids: [[Int]] { listData.map { $0.items.map(\.id) } }

  func makeListData() -> [Section<Pet>] {
    log.made += 1
    return shelter.rooms.map { room in
      Section(id: room.id, room.pets.filter { !shelter.hiddenIDs.contains($0.id) })
    }
  }

  func show(_ pet: Pet, in cell: UIView) {
    log.configured.append(pet.id)
    if log.readers.contains(.list) { cell.accessibilityLabel = pet.name + shelter.suffix }
    let update: (UIView) -> Void = { [log, shelter] cell in
      log.handled.append(pet.id)
      cell.accessibilityLabel = pet.name + shelter.suffix
    }
    if log.readers.contains(.handler) {
      (cell as? UITableViewCell)?.configurationUpdateHandler = { cell, _ in update(cell) }
      (cell as? UICollectionViewCell)?.configurationUpdateHandler = { cell, _ in update(cell) }
    }
    log.didConfigure(pet.id)
  }
}

// MARK: Tables

@available(macOS 14, *)
final class ForwardingShelterTable: UITableViewController, TableList, SheltersList {
  let shelter: Shelter
  let log = ShelterLog()
  var listData: [Section<Pet>] = []

  init(_ shelter: Shelter) {
    self.shelter = shelter
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    followModel()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with pet: Pet,
    at indexPath: IndexPath
  ) { show(pet, in: cell) }
  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableCell(at: indexPath) }
}

@available(macOS 14, *)
final class BridgedShelterTable: ConnectedTable, TableList, SheltersList {
  let shelter: Shelter
  let log = ShelterLog()
  var listData: [Section<Pet>] = []

  init(_ shelter: Shelter) {
    self.shelter = shelter
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { nil }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with pet: Pet,
    at indexPath: IndexPath
  ) { show(pet, in: cell) }
}

/// A table in a controller that is not made for one, with a search.
@available(macOS 14, *)
final class BridgedPlainShelterTable: UIViewController, TableList,
  SheltersList, FilteredList
{
  let shelter: Shelter
  let log = ShelterLog()
  var tableView: UITableView! = UITableView(frame: .zero)
  var listData: [Section<Pet>] = []

  init(_ shelter: Shelter) {
    self.shelter = shelter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with pet: Pet,
    at indexPath: IndexPath
  ) { show(pet, in: cell) }
  func filter(for text: String) -> @Sendable (Pet) -> Bool { { "\($0.id)".contains(text) } }
}

// MARK: Collection views

@available(macOS 14, *)
extension SheltersList {
  static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }
}

@available(macOS 14, *)
final class ForwardingShelterCollection: UICollectionViewController, CollectionList, SheltersList {
  let shelter: Shelter
  let log = ShelterLog()
  var listData: [Section<Pet>] = []

  init(_ shelter: Shelter) {
    self.shelter = shelter
    super.init(collectionViewLayout: Self.layout)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    followModel()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell, with pet: Pet,
    at indexPath: IndexPath
  ) { show(pet, in: cell) }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numberOfItems(inSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionCell(at: indexPath) }
}

@available(macOS 14, *)
final class BridgedShelterCollection: ConnectedCollection, CollectionList, SheltersList {
  let shelter: Shelter
  let log = ShelterLog()
  var listData: [Section<Pet>] = []

  init(_ shelter: Shelter) {
    self.shelter = shelter
    super.init(collectionViewLayout: Self.layout)
  }
  required init?(coder: NSCoder) { nil }

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell, with pet: Pet,
    at indexPath: IndexPath
  ) { show(pet, in: cell) }
}
