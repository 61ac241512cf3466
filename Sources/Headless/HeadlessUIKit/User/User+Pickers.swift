public import Foundation

extension User {
  /// Swipes to the next or the previous page.
  ///
  /// - Returns: False if there is no such page.
  @discardableResult
  public func swipe(
    _ direction: UIPageViewController.NavigationDirection,
    in pageViewController: UIPageViewController
  ) -> Bool {
    act(on: pageViewController.view) { pageViewController.swipe(direction) }
  }

  /// Chooses a suggestion of a search.
  ///
  /// - Returns: False if there is no such suggestion or no search in progress.
  @discardableResult
  public func choose(suggestionAt index: Int, in searchController: UISearchController) -> Bool {
    let isDone = searchController.choose(suggestionAt: index)
    HeadlessRunLoop.tick()
    return isDone
  }

  /// Performs an activity of the app's with a title.
  ///
  /// - Returns: False if no such activity is offered.
  @discardableResult
  public func perform(_ title: String, in controller: UIActivityViewController) -> Bool {
    guard let activity = controller.offers.first(where: { $0.activityTitle == title }) else {
      return false
    }
    controller.perform(activity)
    HeadlessRunLoop.tick()
    return true
  }

  /// Closes an activity controller without performing an activity.
  public func cancel(_ controller: UIActivityViewController) {
    controller.end(nil, false)
    HeadlessRunLoop.tick()
  }

  /// Picks a font, which dismisses the controller.
  public func pick(_ font: UIFontDescriptor, in picker: UIFontPickerViewController) {
    picker.end(font)
    HeadlessRunLoop.tick()
  }

  /// Closes a font picker without picking a font.
  public func cancel(_ picker: UIFontPickerViewController) {
    picker.end(nil)
    HeadlessRunLoop.tick()
  }

  /// Picks a color. The controller stays until it is closed.
  public func pick(_ color: UIColor, in picker: UIColorPickerViewController) {
    picker.pick(color)
    HeadlessRunLoop.tick()
  }

  /// Closes a color picker.
  public func close(_ picker: UIColorPickerViewController) {
    picker.close()
    HeadlessRunLoop.tick()
  }

  /// Picks the color of a color well.
  ///
  /// - Returns: False if the well is disabled or hidden.
  @discardableResult
  public func pick(_ color: UIColor, of well: UIColorWell) -> Bool {
    act(on: well) {
      guard well.canBeTouched else { return false }
      well.pick(color)
      return true
    }
  }

  /// Picks documents.
  ///
  /// - Returns: False if there are none, or several although only one can be picked.
  @discardableResult
  public func pick(_ urls: [URL], in picker: UIDocumentPickerViewController) -> Bool {
    guard !urls.isEmpty, urls.count == 1 || picker.allowsMultipleSelection else { return false }
    picker.end(urls)
    HeadlessRunLoop.tick()
    return true
  }

  /// Closes a document picker without picking.
  public func cancel(_ picker: UIDocumentPickerViewController) {
    picker.end([])
    HeadlessRunLoop.tick()
  }

  /// Picks an image.
  public func pick(_ image: UIImage, in picker: UIImagePickerController) {
    picker.end([.originalImage: image, .mediaType: "public.image"])
    HeadlessRunLoop.tick()
  }

  /// Closes an image picker without picking.
  public func cancel(_ picker: UIImagePickerController) {
    picker.end(nil)
    HeadlessRunLoop.tick()
  }
}
