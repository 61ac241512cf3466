import Testing

@testable import HeadlessScreens

/// What the script of a page does with scenes and events.
@Suite(.enabled(if: ScriptedPage.isAvailable), .timeLimit(.minutes(30))) struct PageScriptTests {
  @Test(arguments: [
    // Within a list, to another one, to the ends of both, and outside.
    ("'l'", 13, "[20, 205], [20, 208]", "14 0px -40px; 0px 40px; drag 20 208"),
    ("'l'", 13, "[20, 122]", "12 0px 40px; 0px -40px; drag 20 122"),
    (
      "'l'", 13, "[215, 165], [215, 168]",
      "103 0px 40px, 104 0px 40px, 105 0px 40px; 195px 0px; drag 215 168"
    ),
    ("'l'", 13, "[215, 700]", "; 195px 120px; drag 215 700"),
    ("'l'", 13, "[20, 700]", "14 0px -40px, 15 0px -40px; 0px 80px; drag 20 700"),
    ("'l'", 13, "[20, 205], [20, 50]", "; 0px 0px; drag 20 50"),
    // To another section, where the row is before its target, and by a handle only in its list.
    ("'', [1, 1, 2, 2]", 12, "[20, 250]", "13 0px -40px, 22 0px -40px; 0px 60px; drag 20 250"),
    (
      "'', [1, 1, 2, 2]", 15, "[20, 170]",
      "13 0px 40px, 22 0px 40px, 14 0px 40px; 0px -100px; drag 20 170"
    ),
    ("'', [1, 1, 2, 2]", 12, "[215, 200]", "; 0px 0px; drag 215 200"),
  ])
  func `the gap of a drag is where the row lands`(
    lists: String, row: Int, points: String, result: String
  ) async throws {
    let told = try await ScriptedPage.run(
      WebPage.script, "show(lists(\(lists))); tell(await drag(\(row), \(points)));")
    #expect(told == ["\"\(result)\""])
  }

  @Test(arguments: [
    ("", "set: []", true), ("", "set: [{ i: 13, l: 'x' }]", true),
    ("", "set: [{ i: 11, c: 5 }]", true), ("", "set: [{ i: 11, c: 5 }, { i: 13, l: 'x' }]", false),
    ("", "gone: [13], set: []", false), ("gone: [13], set: []", "set: []", false),
  ])
  func `a drag ends when its row is gone, or another one is in its place`(
    atFirst: String, then: String, drops: Bool
  ) async throws {
    let steps = """
      for (const [state, kind] of [['l', 'row'], ['', 'handle']]) {
        show(lists(state));
        const target = byId(13).querySelector('.handle') || byId(13);
        const point = clientY => ({ clientX: 20, clientY, pointerId: 1 });
        target.dispatch('pointerdown', point(160));
        if ('\(atFirst)') show({ f: 2, \(atFirst) });
        if (state) run();
        stage.dispatch('pointermove', point(180));
        show({ f: 3, \(then) });
        stage.dispatch('pointermove', point(205));
        stage.dispatch('pointerup', point(205));
        await settle();
        tell([sent.splice(0).some(e => e.type === 'drag'), !ids.stage.querySelector('.ghost')]);
        run();
      }
      """
    let told = try await ScriptedPage.run(WebPage.script, steps)
    #expect(told == Array(repeating: drops ? "[true,false]" : "[false,true]", count: 2))
  }

  @Test(arguments: ["", "g: '<text/>'"])
  func `the buttons of a swipe need no background`(picture: String) async throws {
    let steps = """
      show(lists('l'));
      const at = clientX => ({ clientX, clientY: 160, timeStamp: 500 - clientX, pointerId: 1 });
      byId(13).dispatch('pointerdown', at(150));
      for (const x of [130, 110]) stage.dispatch('pointermove', at(x));
      show({ f: 2, set: [node(60, 13, 'content', -60, 0, 195, 40),
        node(61, 13, 'swipe', 135, 0, 60, 40, { a: 60, \(picture) })] });
      stage.dispatch('pointermove', at(90));
      tell(byId(60).style.translate);
      """
    #expect(try await ScriptedPage.run(WebPage.script, steps) == ["\"0px\""])
  }

  @Test(arguments: [
    ("byId(12)", "key: 'ArrowDown'", "move 12 down", true),
    ("byId(12)", "key: 'Enter'", "tap 12", true), ("byId(12)", "key: ' '", "tap 12", true),
    ("byId(12)", "key: 'Delete'", "swipe 12", true), ("byId(12)", "key: 'a'", "", false),
    ("byId(12)", "key: 'End', altKey: true", "", false), ("byId(12)", "key: 'Tab'", "", false),
    ("byId(12)", "key: 'z', metaKey: true", "undo", true),
    ("byId(12)", "key: 'Z', ctrlKey: true, shiftKey: true", "redo", true),
    ("stageRoot", "key: 'Escape'", "escape", true), ("stageRoot", "key: 'Home'", "move home", true),
    ("stageRoot", "key: 'Enter'", "", false),
  ])
  func `a key that the app receives isn't the browser's`(
    target: String, key: String, events: String, isTaken: Bool
  ) async throws {
    let steps = """
      show(lists('l'));
      await settle();
      sent.length = 0;
      let isTaken = false;
      const preventDefault = () => { isTaken = true; };
      document.onkeydown({ target: \(target), preventDefault, \(key) });
      await settle();
      tell([isTaken, ...sent.map(e => [e.type, e.id, e.direction].filter(w => w).join(' '))]);
      tell(sources);
      """
    let told = "[\(isTaken)\(events.isEmpty ? "" : ",\"\(events)\"")]"
    #expect(try await ScriptedPage.run(WebPage.script, steps) == [told, "1"])
  }

  @Test func `an alert takes the focus from a swipe button that opened it`() async throws {
    let steps = """
      show(lists('l'));
      const alert = node(60, 0, 'alert', 0, 0, 390, 844, { a: 1 });
      for (const inner of [node(61, 60, 'field', 0, 0, 100, 30, { s: 'e' }),
        node(62, 60, 'button', 0, 0, 100, 30)]) {
        show({ f: frame + 1, set: [node(50, 12, 'swipe', 100, 0, 60, 40)] });
        byId(50).focus();
        show({ f: frame + 1, gone: [50], set: [alert, inner] });
        tell((byId(inner.i).children[0] || byId(inner.i)) === document.activeElement);
        show({ f: frame + 1, gone: [60], set: [] });
      }
      """
    #expect(try await ScriptedPage.run(WebPage.script, steps) == ["true", "true"])
  }

  @Test func `a search begins with a click or a text, but not with the focus`() async throws {
    let steps = """
      show({ f: 1, all: 1, w: 390, h: 844, set: [node(1, 0, 'search', 0, 0, 390, 50),
        node(2, 1, 'field', 0, 0, 390, 50, { u: 'search search search none' }),
        node(3, 0, 'field', 0, 50, 390, 50, { a: 1, u: 'text text done none' })] });
      const search = byId(2).children[0], other = byId(3).children[0];
      for (const act of [() => search.focus(), () => search.dispatch('click'),
        () => { search.value = 'x'; search.dispatch('input'); }, () => other.focus()]) {
        act();
        await settle();
        tell(sent.splice(0).map(e => e.type).join());
      }
      """
    #expect(
      try await ScriptedPage.run(WebPage.script, steps) == [
        #""""#, #""tap""#, #""edit""#, #""tap""#,
      ])
  }

  @Test func `a row has the app's hint and actions, which are performed`() async throws {
    let steps = """
      show({ f: 1, all: 1, w: 390, h: 844, set: [node(1, 0, 'rows', 0, 0, 390, 844),
        node(2, 1, 'row', 0, 0, 390, 44, { r: 'Up\\nMove down', d: 'Opens' })] });
      const [, down] = byId(2).querySelectorAll('.offer');
      down.dispatch('click', { detail: 0 });
      await settle();
      tell([...sent.map(e => `${e.type} ${e.id} ${e.text}`), down.textContent,
        byId(2).attributes['aria-description']]);
      """
    let told = #"["perform 2 Move down","Move down","Opens"]"#
    #expect(try await ScriptedPage.run(WebPage.script, steps) == [told])
  }

  @Test(arguments: [
    // A flick of 1 point a millisecond goes on for 1 / (1 - 0.998) points. A touch stops it.
    (16, 16, false, 5_000, "tap yes", 485...505), (16, 16, false, 160, "tap no", 130...150),
    // A finger that rests before it is lifted, and a user who prefers less motion.
    (16, 90, false, 5_000, "tap yes", 0...0), (16, 16, true, 5_000, "tap yes", 0...0),
  ])
  func `a flick scrolls on until it is slow or touched`(
    step: Int, rest: Int, isLess: Bool, time: Int, tap: String, distance: ClosedRange<Double>
  ) async throws {
    let steps = """
      show(lists('l'));
      prefersLess = \(isLess);
      const point = (clientY, timeStamp) => ({ clientX: 50, clientY, timeStamp, pointerId: 1 });
      byId(12).dispatch('pointerdown', point(300, 0));
      let at = 0;
      for (; at < 10; at++) {
        stage.dispatch('pointermove', point(300 - at * \(step), at * 16));
      }
      stage.dispatch('pointerup', point(300 - at * \(step), (at - 1) * 16 + \(rest)));
      for (let i = 0; i < \(time) / 16; i++) { draw(); await settle(); }
      byId(12).dispatch('pointerdown', point(200, 9e3));
      stage.dispatch('pointerup', point(200, 9e3));
      draw();
      await settle();
      const glided = sent.filter(e => e.type === 'glide').reduce((sum, e) => sum + e.by, 0);
      tell(`tap ${sent.some(e => e.type === 'tap') ? 'yes' : 'no'}`);
      tell(glided);
      """
    let told = try await ScriptedPage.run(WebPage.script, steps)
    #expect(told.first == "\"\(tap)\"" && distance.contains(Double(told[1])!), "\(told)")
  }

  @Test(arguments: [
    ("show({ f: 2, set: [] })", true), ("send({ type: 'escape' })", false),
    ("stage.dispatch('contextmenu', { button: 2, clientX: 50, clientY: 150 })", false),
    ("size.w = 100; resized()", false),
  ])
  func `a flick ends with the user's next event`(event: String, goesOn: Bool) async throws {
    let steps = """
      show(lists('l'));
      await settle();
      beginGlide(50, 150, 1);
      draw();
      \(event);
      await settle();
      sent.length = 0;
      draw();
      await settle();
      tell(sent.map(e => e.type).join());
      """
    #expect(
      try await ScriptedPage.run(WebPage.script, steps) == [goesOn ? "\"glide\"" : "\"\""])
  }

  @Test func `a scrolled list shows where it is, and a screen comes from its side`() async throws {
    let steps = """
      show({ f: 1, all: 1, w: 390, h: 844, set: [node(1, 0, 'view', 0, 0, 390, 844),
        node(2, 1, 'bar', 0, 0, 390, 50), node(3, 1, 'rows', 0, 0, 390, 844, { c: 40 }),
        node(4, 3, 'row', 0, 0, 390, 44, { n: 1 })] });
      const scrolls = () => { const is = byId(3).matches('.scrolls'); run(); return is; };
      const before = scrolls();
      show({ f: 2, set: [{ i: 4, n: 2 }] });
      tell([before, scrolls(), scrolls()]);
      for (const [b, isLess] of [[1, false], [0, false], [1, true]]) {
        prefersLess = isLess;
        show({ f: frame + 1, b, set: [] });
        tell(moves.splice(0));
      }
      """
    let told = ["[false,true,false]", #"["n rows 100%"]"#, #"["n rows -30%"]"#, "[]"]
    #expect(try await ScriptedPage.run(WebPage.script, steps) == told)
  }
}
