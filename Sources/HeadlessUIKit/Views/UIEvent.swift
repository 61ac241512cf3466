public import Foundation

/// An event of the user interface. It is empty on screens without touch.
@preconcurrency @MainActor open class UIEvent: NSObject {}
