import ListTesting
import Testing

@testable import Capabilities

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor struct CapabilitiesVoiceOverTests {
  private let screen = ListScreen(controller, size: CGSize(width: 400, height: 1_400))

  private static var controller: UIViewController {
    guard #available(macOS 14, *) else { fatalError("The settings need macOS 14.") }
    return SettingsController()
  }

  @Test func `the settings are read, with what can be done to them`() {
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Settings, Heading
        Edit, Button
        Search, Search Field
        Network, Expanded, Button, Heading
        Wi-Fi, Switch Button, On
        Selected, Attic, strength 4 of 4. Actions: Forget
        Neighbours, strength 1 of 4. Joins the network. Actions: Forget
        Bluetooth, Switch Button, Off
        Sound, Expanded, Button, Heading
        Silent mode, Switch Button, Off
        Selected, Bells. Actions: Choose, Remove
        Chords. Actions: Choose, Remove
        Marimba. Actions: Choose, Remove
        Rain. Actions: Choose, Remove
        Accounts, Expanded, Button, Heading
        ada@example.com. Actions: Delete, Move Down
        analytical@example.org. Actions: Delete, Move Up
        Drag them into the order you like.
        """)
    screen.tapEditButton()
    #expect(
      screen.voiceOver == """
        Settings, Heading
        Done, Button
        Search, Search Field
        Network, Expanded, Button, Heading
        Wi-Fi, Switch Button, On
        Attic, strength 4 of 4
        Neighbours, strength 1 of 4. Joins the network
        Bluetooth, Switch Button, Off
        Sound, Expanded, Button, Heading
        Silent mode, Switch Button, Off
        Selected, Bells. Actions: Choose, Remove
        Chords. Actions: Choose, Remove
        Marimba. Actions: Choose, Remove
        Rain. Actions: Choose, Remove
        Accounts, Expanded, Button, Heading
        ada@example.com. Actions: Move Down
        Delete ada@example.com, Button
        Reorder ada@example.com, Button. Double-tap and hold, wait for the sound, then drag to rearrange
        analytical@example.org. Actions: Move Up
        Delete analytical@example.org, Button
        Reorder analytical@example.org, Button. Double-tap and hold, wait for the sound, then drag to rearrange
        Drag them into the order you like.
        """)
  }
}
