import Foundation

extension UIButton: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    let texts = [currentTitle, configuration?.subtitle].compactMap(\.self).filter { !$0.isEmpty }
    let label = texts.isEmpty ? currentImage?.spokenName : texts.joined(separator: ", ")
    return DefaultAccessibility(isElement: true, label: label, traits: .button).inState(of: self)
  }
}

extension UISwitch: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: title, value: isOn ? "1" : "0", traits: [.button, .toggleButton]
    ).inState(of: self)
  }
}

extension UISlider: DescribedByDefault {
  // A swipe of VoiceOver moves the thumb by a tenth of the track.
  var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, value: "\(Int((position * 100).rounded()))%", traits: .adjustable,
      adjust: { [weak self] isIncrement in
        guard let self else { return }
        let step = (maximumValue - minimumValue) / 10
        slide(through: [min(maximumValue, max(minimumValue, value + (isIncrement ? step : -step)))])
      }
    ).inState(of: self)
  }
}

extension UIStepper: DescribedByDefault {
  // The two buttons are elements, whose names begin with that of the stepper.
  var defaultAccessibility: DefaultAccessibility {
    var stepper = DefaultAccessibility()
    stepper.elements = [false, true].map { isIncrement in
      let name = isIncrement ? "Increment" : "Decrement"
      let label = (ownAccessibilityLabel.map { [$0] } ?? []) + [name]
      var button = DefaultAccessibility(
        isElement: true, label: label.joined(separator: ", "), traits: .button,
        activate: { [weak self] in self?.tap(isIncrement: isIncrement) ?? false })
      if !isEnabled || !(isIncrement ? canIncrement : canDecrement) {
        button.traits.insert(.notEnabled)
      }
      let isAtEnd = isIncrement != isRightToLeft
      let half = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
      return PartElement(of: self, button, frame: isAtEnd ? half.remainder : half.slice)
    }
    return stepper
  }
}

extension UISegmentedControl: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    var control = DefaultAccessibility()
    control.elements = segmentFrames.enumerated().map { index, frame in
      let title = titleForSegment(at: index) ?? imageForSegment(at: index)?.spokenName
      var segment = DefaultAccessibility(
        isElement: true, label: title, traits: .button,
        activate: { [weak self] in self?.tap(segment: index) ?? false })
      if index == selectedSegmentIndex { segment.traits.insert(.selected) }
      if !isEnabled || !isEnabledForSegment(at: index) { segment.traits.insert(.notEnabled) }
      return PartElement(of: self, segment, frame: frame)
    }
    return control
  }
}

extension UIPageControl: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: showsPages, value: "page \(currentPage + 1) of \(numberOfPages)",
      traits: .adjustable,
      adjust: { [weak self] in _ = self?.turn(isForward: $0) }
    ).inState(of: self)
  }
}

extension UIProgressView: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: "Progress", value: "\(Int((shownProgress * 100).rounded()))%",
      traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView: DescribedByDefault {
  var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted",
      traits: .updatesFrequently)
  }
}
