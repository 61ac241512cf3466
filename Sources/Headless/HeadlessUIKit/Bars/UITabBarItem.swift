public import Foundation

/// An item in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates the item of an archive, or an empty one if the archive has none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    selectedStorage = coder.decodeNested(UIImage.self, forKey: "selectedImage")
    badgeValue = coder.decodeValue(String.self, forKey: "badgeValue")
    badgeColor = coder.decodeNested(UIColor.self, forKey: "badgeColor")
  }

  /// Encodes the title, the images and the badge.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeNested(selectedStorage, forKey: "selectedImage")
    coder.encodeValue(badgeValue, forKey: "badgeValue")
    coder.encodeNested(badgeColor, forKey: "badgeColor")
  }

  /// A Boolean value that indicates whether a drag that stays over the item selects it. It is kept.
  open var isSpringLoaded = false

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and an image for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with the title of the system's. Its image is the app's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// The image of the selected item, or nil for ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    get { selectedStorage ?? image }
    set {
      selectedStorage = newValue
      noteChange()
    }
  }
  private var selectedStorage: UIImage?
  /// The text of the badge, or nil for no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { noteChange() } } }
  /// The color of the badge, or nil for red.
  open var badgeColor: UIColor? { didSet { noteChange() } }
  private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text for a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state.rawValue] = textAttributes }
  /// Returns the attributes of the badge's text for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The offset of the title. It is kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the bar over content while the item is selected, or nil for the bar's.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = newValue
      noteChange()
    }
  }
  /// The appearance of the bar at the end of the content while the item is selected, or nil for the
  /// bar's.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue
      noteChange()
    }
  }
  private(set) var appearances = BarAppearances<UITabBarAppearance>()

  /// The bar that displays the item.
  weak var bar: UITabBar?
  override func noteChange() { bar?.noteChange() }

  /// Constants for the system's items.
  @nonexhaustive public enum SystemItem: Int, Sendable {
    /// The item that shows more items.
    case more
    /// The item for favorites.
    case favorites
    /// The item for featured content.
    case featured
    /// The item for the best content.
    case topRated
    /// The item for recent content.
    case recents
    /// The item for contacts.
    case contacts
    /// The item for the history.
    case history
    /// The item for bookmarks.
    case bookmarks
    /// The item for a search.
    case search
    /// The item for downloads.
    case downloads
    /// The item for the newest content.
    case mostRecent
    /// The item for content that others see most.
    case mostViewed

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      }
    }
  }
}
