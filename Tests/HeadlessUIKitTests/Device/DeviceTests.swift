import HeadlessUIKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct DeviceTests {
  @Test func `the device follows the screen's idiom`() {
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .phone && device.model == "iPhone")
    UITraitCollection(userInterfaceIdiom: .pad).performAsCurrent {
      #expect(device.userInterfaceIdiom == .pad && device.model == "iPad")
      #expect(device.systemName == "iPadOS")
    }
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    #expect(device.identifierForVendor == UIDevice.current.identifierForVendor)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape && !UIDeviceOrientation.faceUp.isPortrait)
  }

  @Test func `the screen has pixels`() {
    let screen = UIScreen.main
    #expect(screen.nativeBounds.width == screen.bounds.width * screen.scale)
    #expect(UIScreen.screens == [screen] && screen.maximumFramesPerSecond == 60)
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
    #expect(windows == [low, high] && low.isKeyWindow && low.screen === UIScreen.main)
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
    #expect(opened == nil && !app.canOpenURL(url))
    HeadlessRunLoop.tick()
    #expect(opened == false)
    let task = app.beginBackgroundTask()
    #expect(task != .invalid && app.beginBackgroundTask(withName: "x") != task)
    app.beginIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents)
    app.endIgnoringInteractionEvents()
    #expect(!app.isIgnoringInteractionEvents)
  }

  @Test func `an index has sections from A to Z and one for other names`() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    let raised = UIKitException.raised {
      #expect(collation.section(for: "a", collationStringSelector: Selector(("name"))) == 26)
    }
    #expect(raised.first?.reason.contains("name") == true)
  }

  @Test func `nibs and storyboards say that they don't exist`() {
    let raised = UIKitException.raised {
      #expect(UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("Row", owner: nil) == nil)
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      #expect(storyboard.instantiateInitialViewController() == nil)
    }
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
