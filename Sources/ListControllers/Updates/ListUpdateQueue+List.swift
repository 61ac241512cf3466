import ListData

/// The queues of the lists that needed one.
extension ListUpdateQueue {
  private static var queues = PerObject<ListUpdateQueue>()

  /// A list's queue, if it has one.
  static func existing(of list: AnyObject) -> ListUpdateQueue? { queues[list] }

  /// A list's queue.
  static func of(_ list: AnyObject) -> ListUpdateQueue {
    if let queue = queues[list] { return queue }
    let queue = ListUpdateQueue()
    queues[list] = queue
    return queue
  }
}
