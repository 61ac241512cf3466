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
