import Foundation

extension Page {
  /// Prints how long the page takes to show what the user does, in milliseconds, and how far apart
  /// its frames are during a flick: the medians of 41 each, and the longest ones. They are figures
  /// for a quiet machine, and nothing is expected of them.
  func reportTimes() async throws {
    let acts = [
      ("wheel", "at => stage.dispatchEvent(new WheelEvent('wheel', { deltaY: 200, ...at }))"),
      ("tap", "at => send({ type: 'tap', x: 100, y: at.clientY + at.round % 2 * 100 })"),
    ]
    for (name, act) in acts {
      let times = try await value(
        """
        (async () => {
          const act = \(act), times = [];
          for (let round = 0; round < 41; round++) {
            await flushed();
            await new Promise(done => setTimeout(done, 30));
            times.push(await new Promise(done => {
              const start = performance.now();
              const observer = new MutationObserver(() => {
                observer.disconnect();
                done(performance.now() - start);
              });
              observer.observe(stage, { subtree: true, childList: true, attributes: true });
              act({ clientX: 100, clientY: 300, cancelable: true, round });
            }));
          }
          return times;
        })()
        """)
      report(name, times)
    }
    let frames = try await value(
      """
      new Promise(done => {
        const times = [];
        let last = 0;
        beginGlide(100, 300, 3);
        requestAnimationFrame(function draw(now) {
          if (last) times.push(now - last);
          last = now;
          times.length < 41 ? requestAnimationFrame(draw) : done(times);
        });
      })
      """)
    report("frames of a flick", frames)
    try await wait("the flick ends", for: "!glide && !isSending")
  }

  private func report(_ name: String, _ times: Any?) {
    let times = (times as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }.sorted()
    guard let last = times.last else { return say("time \(name): none") }
    say(String(format: "time %@: %.1f, at most %.1f ms", name, times[times.count / 2], last))
  }
}
