import ListTesting
import Testing

@testable import Files

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor struct FilesVoiceOverTests {
  @Test func `the files are read, and which folders are open`() {
    let root = File(id: "/home/ada", name: "ada", kind: .folder)
    let screen = ListScreen(
      FilesController(root) { folder in
        folder == root
          ? [
            File(id: "/home/ada/Pictures", name: "Pictures", kind: .folder),
            File(id: "/home/ada/a.txt", name: "a.txt", kind: .file(size: 2_000)),
          ] : [File(id: "/home/ada/Pictures/cat.png", name: "cat.png", kind: .file(size: 10))]
      })
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        ada, Heading
        Search, Search Field
        Pictures, Collapsed. Actions: Expand
        a.txt, 2 KB, Button. Shows its path
        """)
    screen.perform(action: "Expand", at: [0, 0])
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        ada, Heading
        Search, Search Field
        Pictures, Expanded. Actions: Collapse
        cat.png, 10 bytes, Button. Shows its path
        a.txt, 2 KB, Button. Shows its path
        """)
  }
}
