import Foundation

extension User {
  /// Taps the tab at an index.
  ///
  /// - Returns: False if there is no such tab, it is disabled, or the delegate rejects it.
  @discardableResult
  public func select(tabAt index: Int, in tabBarController: UITabBarController) -> Bool {
    select(itemAt: index, in: tabBarController.tabBar)
  }

  /// Taps the tab with a title.
  ///
  /// - Returns: False if there is no such tab, it is disabled, or the delegate rejects it.
  @discardableResult
  public func select(tab title: String, in tabBarController: UITabBarController) -> Bool {
    let items = tabBarController.tabBar.items ?? []
    guard let index = items.firstIndex(where: { $0.title == title }) else { return false }
    return select(tabAt: index, in: tabBarController)
  }

  /// Taps an item of a tab bar.
  ///
  /// - Returns: False if there is no such item, it is disabled, or it is rejected.
  @discardableResult
  public func select(itemAt index: Int, in tabBar: UITabBar) -> Bool {
    act(on: tabBar) { !tabBar.isHidden && tabBar.tap(itemAt: index) }
  }
}
