public import Foundation

/// One thing that a person did to the screen; there is nothing in it off a touch screen.
@preconcurrency @MainActor open class UIEvent: NSObject {}
