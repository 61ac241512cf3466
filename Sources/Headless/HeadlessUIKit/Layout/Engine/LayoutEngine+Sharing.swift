import Foundation

extension LayoutEngine {
  /// Divides a lack of room among the contents of sibling views with the same priority.
  ///
  /// The sum of what they lack is the same however it is divided, so that the solver would
  /// compress the first one as far as possible. Instead, the smallest length is as large as
  /// possible: long texts share the room that short ones leave.
  func share() {
    for axis in 0...1 {
      var shared: [LayoutBox] = []
      for box in boxes where lacksRoom(box, axis) {
        let length = solver.value(of: box.lengths[axis]) + LayoutSolver.tolerance
        var isUnfair = false
        for other in boxes where solver.value(of: other.lengths[axis]) > length {
          isUnfair = isUnfair || isPeer(other, of: box, axis)
        }
        if !isUnfair || shared.contains(where: { $0 === box }) { continue }
        let peers = boxes.filter { isPeer($0, of: box, axis) }
        shared += peers
        share(peers, axis, solver.strengths(of: box.contents[axis]!).below)
      }
    }
  }

  /// Returns whether a lack of room is divided between two views, or they are the same.
  private func isPeer(_ box: LayoutBox, of other: LayoutBox, _ axis: Int) -> Bool {
    guard let content = box.contents[axis], let otherContent = other.contents[axis] else {
      return false
    }
    return solver.strengths(of: content).below == solver.strengths(of: otherContent).below
      && box.view?.superview === other.view?.superview
  }

  private func lacksRoom(_ box: LayoutBox, _ axis: Int) -> Bool {
    guard let content = box.contents[axis] else { return false }
    let length = solver.value(of: content)
    guard length < solver.bound(of: content) - LayoutSolver.tolerance else { return false }
    let strength = solver.strengths(of: content).below
    return strength > .none && strength < .required
  }

  private func share(_ peers: [LayoutBox], _ axis: Int, _ strength: SolverStrength) {
    var other = solution
    let smallest = other.addVariable(.length)
    let naturals = peers.map { other.bound(of: $0.contents[axis]!) }
    var left = LinearExpression()
    left.add(smallest)
    _ = other.addConstraint(
      left, bound: naturals.max()!, below: strength.weaker(by: 0.004), above: .none)
    let limit = strength.weaker(by: 0.002)
    var limits = peers.map { box in
      var difference = LinearExpression()
      difference.add(box.lengths[axis])
      difference.add(smallest, times: -1)
      return Optional(other.addConstraint(difference, bound: 0, below: limit, above: .none))
    }
    repeat {
      _ = other.solve()
      // A content that needs no more than the others get has its natural length.
      let length = other.value(of: smallest) + LayoutSolver.tolerance
      let satisfied = limits.indices.filter { limits[$0] != nil && naturals[$0] <= length }
      if satisfied.isEmpty || satisfied.count == limits.count { break }
      for index in satisfied {
        other.setStrengths(below: .none, above: .none, of: limits[index]!)
        limits[index] = nil
        var own = LinearExpression()
        own.add(peers[index].lengths[axis])
        _ = other.addConstraint(own, bound: naturals[index], below: limit, above: .none)
      }
    } while limits.contains { $0 != nil }
    _ = other.solve()
    shared = other
  }
}
