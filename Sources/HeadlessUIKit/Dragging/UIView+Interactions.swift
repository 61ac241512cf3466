import Foundation

nonisolated(unsafe) private var interactionsKey: UInt8 = 0

extension UIView {
  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { objc_getAssociatedObject(self, &interactionsKey) as? [any UIInteraction] ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction to the view, which removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    store(interactions + [interaction])
    interaction.didMove(to: self)
  }

  /// Removes an interaction from the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    store(interactions.filter { $0 !== interaction })
    interaction.didMove(to: nil)
  }

  private func store(_ new: [any UIInteraction]) {
    objc_setAssociatedObject(self, &interactionsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
