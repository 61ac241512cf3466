public import Foundation

/// An error of an undo or a redo.
public enum UndoError: Error, Hashable, CustomStringConvertible {
  /// A moved object can't be moved back, because the object or the section is gone.
  case placeIsGone
  /// A deleted object can't be brought back, because it is there again.
  case isThereAgain

  /// A sentence about the error.
  public var description: String {
    switch self {
    case .placeIsGone: "The object can't be moved back, because it or its section is gone."
    case .isThereAgain: "The object can't be brought back, because it is there again."
    }
  }
}

extension UndoError: LocalizedError {
  /// The sentence about the error.
  public var errorDescription: String? { description }
}
