import ListControllers

/// A conversation that opens at its last message, loads older messages as the user scrolls up, and
/// follows new ones while the user is at the end. A message that the user sends is scrolled to. A
/// swipe unsends it.
final class ChatController: UIViewController, PagedTableList, AnchoredList, PlaceholderList,
  EditableList, UITextFieldDelegate
{
  typealias Cell = MessageCell

  var pager: Pager<Message>!
  let tableView = UITableView()
  let field = UITextField()
  private let chat: ChatClient
  private let start: Int?

  /// Creates a controller of a conversation.
  ///
  /// - Parameters:
  ///   - chat: The web API of the conversation.
  ///   - start: The number of the message to begin with, or nil for the last one.
  init(_ chat: ChatClient, startingAt start: Int? = nil) {
    self.chat = chat
    self.start = start
    super.init(nibName: nil, bundle: nil)
    title = "Chat"
    pager = makePager(startingAt: start.map(Cursor.around))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    tableView.separatorStyle = .none
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.returnKeyType = .send
    field.delegate = self
    for subview in [tableView, field] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      field.topAnchor.constraint(equalTo: tableView.bottomAnchor, constant: 8),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
    ])
    connectList()
  }

  // MARK: The list

  var anchor: ListAnchor { .end }

  func initialRow(in messages: [Message]) -> Int? {
    start.flatMap { start in messages.lastIndex { $0.id <= start } } ?? messages.indices.last
  }

  func listView(
    _ tableView: UITableView, configure cell: MessageCell, with message: Message,
    at indexPath: IndexPath
  ) { cell.show(message) }

  func footerText(for footer: PageFooter) -> String {
    switch footer {
    case .loading: "Loading messages…"
    case .failed(let reason): "\(reason)\nTap to try again."
    }
  }

  private func makePager(startingAt start: Cursor?) -> Pager<Message> {
    Pager(startingAt: start) { [chat] cursor in
      let page = try await chat.page(cursor)
      return Page(
        page.messages, next: page.newer.map(Cursor.after), previous: page.older.map(Cursor.before))
    }
  }

  // MARK: Sending

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let text = (textField.text ?? "").trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return false }
    textField.text = ""
    Task { [weak self] in await self?.send(text) }
    return false
  }

  private func send(_ text: String) async {
    do {
      let message = try await chat.send(text)
      if let last = pager.objects.last { scroll(to: last, at: .end, animated: false) }
      show([message])
      show(try await chat.page(.after(message.id)).messages.elements)
    } catch {
      if field.text?.isEmpty != false { field.text = text }
      report("The Message Wasn't Sent", error)
    }
  }

  private func report(_ title: String, _ error: any Error) {
    let alert = UIAlertController(title: title, message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  /// Appends new messages. If there are others before them that aren't loaded, the conversation is
  /// shown from its end.
  private func show(_ messages: [Message]) {
    guard pager.hasMore else { return pager.append(messages) }
    pager = makePager(startingAt: nil)
  }

  // MARK: Unsending

  func canEdit(_ message: Message, at indexPath: IndexPath) -> Bool { message.sender == .you }

  /// Unsends a message, for all who read the conversation. It can't be undone. The row goes when
  /// the server has forgotten the message.
  func shouldDelete(_ message: Message, at indexPath: IndexPath) -> Bool {
    Task { [weak self, chat] in
      do {
        try await chat.unsend(message)
        self?.pager.remove(ids: [message.id])
      } catch {
        self?.report("The Message Wasn't Unsent", error)
      }
    }
    return false
  }
}
