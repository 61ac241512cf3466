import HeadlessUIKit
import Testing

@MainActor struct DeviceTests {
  @Test func `the device follows the screen's idiom, and the screen has pixels`() {
    let device = UIDevice.current
    func names() -> (UIUserInterfaceIdiom, String, String) {
      (device.userInterfaceIdiom, device.model, device.systemName)
    }
    #expect(names() == (.phone, "iPhone", "iOS"))
    UITraitCollection(userInterfaceIdiom: .pad).performAsCurrent {
      #expect(names() == (.pad, "iPad", "iPadOS"))
    }
    #expect((device.batteryLevel, device.batteryState) == (-1, .unknown))
    #expect(device.identifierForVendor == UIDevice.current.identifierForVendor)
    device.beginGeneratingDeviceOrientationNotifications()
    let isGenerating = device.isGeneratingDeviceOrientationNotifications
    device.endGeneratingDeviceOrientationNotifications()
    #expect([isGenerating, device.isGeneratingDeviceOrientationNotifications] == [true, false])
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape && !UIDeviceOrientation.faceUp.isPortrait)

    let screen = UIScreen.main
    #expect(screen.nativeBounds.width == screen.bounds.width * screen.scale)
    #expect((UIScreen.screens, screen.maximumFramesPerSecond) == ([screen], 60))
  }

  @Test func `windows are ordered by level, and one of them is key`() {
    let (low, high) = (UIWindow(), UIWindow())
    var log: [String] = []
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let window = note.object as AnyObject
        MainActor.assumeIsolated {
          guard window === low || window === high else { return }
          log.append("\(window === low ? "low" : "high") \(names.firstIndex(of: name)!)")
        }
      }
    }
    high.windowLevel = .alert + 1
    high.makeKeyAndVisible()
    low.makeKeyAndVisible()
    low.makeKey()
    let windows = UIApplication.shared.windows.filter { $0 === low || $0 === high }
    #expect((windows, low.isKeyWindow, low.screen) == ([low, high], true, UIScreen.main))
    #expect(log == ["high 0", "high 1", "low 0"])
    low.windowLevel = UIWindow.Level(rawValue: 3000)
    #expect(UIApplication.shared.windows.last === low)
    low.isHidden = true
    high.isHidden = true
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `the app opens no other apps`() throws {
    let app = UIApplication.shared
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    var opened: Bool?
    app.open(url) { opened = $0 }
    #expect((opened, app.canOpenURL(url)) == (nil, false))
    HeadlessRunLoop.tick()
    #expect(opened == false)
    let task = app.beginBackgroundTask()
    #expect(task != .invalid && app.beginBackgroundTask(withName: "x") != task)
    app.beginIgnoringInteractionEvents()
    let ignores = app.isIgnoringInteractionEvents
    app.endIgnoringInteractionEvents()
    #expect([ignores, app.isIgnoringInteractionEvents] == [true, false])
  }

  @Test func `an index has sections from A to Z and one for other names`() {
    let collation = UILocalizedIndexedCollation.current()
    #expect((collation.sectionTitles.count, collation.sectionTitles.last) == (27, "#"))
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    var section: Int?
    let raised = UIKitException.raised {
      section = collation.section(for: "a", collationStringSelector: Selector(("name")))
    }
    #expect((section, raised.first?.reason.contains("name")) == (26, true))
  }

  @Test func `nibs and storyboards say that they don't exist`() {
    var made: [Bool] = []
    let raised = UIKitException.raised {
      made.append(!UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).isEmpty)
      made.append(Bundle.main.loadNibNamed("Row", owner: nil) != nil)
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      made.append(storyboard.instantiateInitialViewController() != nil)
    }
    #expect(made == [false, false, false])
    #expect(raised.count == 3 && raised[0].reason.contains("'Row'"))
    #expect(raised[0] == raised[1] && raised[2].reason.contains("(Main)"))
  }

  @Test func `transformers transform`() {
    let gray = UIConfigurationColorTransformer.grayscale(
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    var (red, blue, alpha) = (CGFloat(), CGFloat(), CGFloat())
    #expect(gray.getRed(&red, green: nil, blue: &blue, alpha: &alpha))
    #expect(abs(red - 0.299) < 0.001 && red == blue && alpha == 0.5)
    let plain = UIConfigurationTextAttributesTransformer { $0 }
    #expect(plain(AttributeContainer()) == AttributeContainer())
  }
}
