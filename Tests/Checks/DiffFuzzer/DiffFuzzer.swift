import DiffModel
import ListData

/// Proves the updates between two lists that libFuzzer made up.
///
///     FUZZ=1 swift build -c release --sanitize fuzzer --scratch-path .build-fuzz \
///       --product DiffFuzzer
///     .build-fuzz/release/DiffFuzzer -runs=5000000 -max_len=64
///
/// The first byte says how many of the others are the list before; the rest is the list after. A
/// byte of 240 and more begins a section, any other is an item: five bits its identifier, one its
/// content.
@_cdecl("LLVMFuzzerTestOneInput")
public func proveUpdates(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  guard count > 0 else { return 0 }
  let input = UnsafeBufferPointer(start: bytes, count: count)
  let split = 1 + min(Int(input[0]), count - 1)
  let old = world(input[1..<split])
  let new = world(input[split...])
  if let fault = UpdatesProof.fault(from: old, to: new) {
    let recording = UpdateRecording(
      of: old.updates(to: new), by: ByIdentifier<ModelItem>.self)
    fatalError("\(fault)\n\(recording)")
  }
  return 0
}

private func world(_ bytes: some Sequence<UInt8>) -> ModelWorld {
  var world: ModelWorld = []
  for byte in bytes {
    if byte >= 240 {
      world.append(Section(id: Int(byte & 7), headerTitle: byte & 8 == 0 ? nil : "A"))
    } else {
      if world.isEmpty { world.append(Section(id: 0)) }
      world[world.count - 1].items.append(
        ModelItem(id: Int(byte & 31), content: Int(byte >> 5 & 1)))
    }
  }
  return world
}
