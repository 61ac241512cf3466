public import Foundation

/// A touch on the screen. Touches of a simulated user have no location.
@preconcurrency @MainActor open class UITouch: NSObject {}
