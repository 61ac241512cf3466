import Foundation

/// The script of a page without a browser: in Node.js, with as much of a document as it uses.
struct ScriptedPage {
  /// A Boolean value that indicates whether Node.js is installed.
  static let isAvailable: Bool = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.fileExists(atPath: "\($0)/node") }
  }()

  /// Runs steps after the script of the page. Returns the values that they tell, as JSON.
  static func run(_ script: String, _ steps: String) async throws -> [String] {
    let file = try TemporaryFile()
    try Data((document + script + lists + "(async () => {\n\(steps)\n})();").utf8)
      .write(to: file.url)
    let run = try await ProductRun(script: #"node "$0""#, [file.url.path])
    if !run.errors.isEmpty { throw Failure(text: run.errors) }
    return run.output.split(separator: "\n").map(String.init)
  }

  struct Failure: Error {
    let text: String
  }

  private static let document = #"""
    class Element {
      constructor(tag) {
        Object.assign(this, { tagName: tag.toUpperCase(), children: [], parentElement: null,
          className: '', attributes: {}, listeners: {}, style: { setProperty() {} }, value: '' });
        const has = name => this.className.split(' ').includes(name);
        const drop = name => this.className.split(' ').filter(c => c !== name).join(' ');
        this.classList = { add: name => { if (!has(name)) this.className += ' ' + name; },
          remove: name => { this.className = drop(name); },
          toggle(name, isOn) { isOn ? this.add(name) : this.remove(name); } };
      }
      get isConnected() { return this === stageRoot || !!this.parentElement?.isConnected; }
      append(e) { e.remove(); e.parentElement = this; this.children.push(e); }
      appendChild(e) { this.append(e); return e; }
      prepend(e) { this.insertBefore(e, this.children[0]); }
      insertBefore(e, other) {
        e.remove();
        e.parentElement = this;
        const at = this.children.indexOf(other);
        this.children.splice(at < 0 ? this.children.length : at, 0, e);
      }
      after(e) {
        const { children } = this.parentElement;
        this.parentElement.insertBefore(e, children[children.indexOf(this) + 1]);
      }
      remove() {
        if (this.parentElement?.isConnected && this.contains(document.activeElement)) {
          document.activeElement = stageRoot;
        }
        const all = this.parentElement?.children || [], at = all.indexOf(this);
        if (at >= 0) all.splice(at, 1);
        this.parentElement = null;
      }
      cloneNode() { return new Element(this.tagName); }
      setAttribute(name, value) { this.attributes[name] = value; }
      removeAttribute(name) { delete this.attributes[name]; }
      contains(e) { for (; e; e = e.parentElement) if (e === this) return true; return false; }
      closest(text) { return this.matches(text) ? this : this.parentElement?.closest(text) || null; }
      matches(text) {
        return text.split(',').some(part => {
          const simple = part.trim().split(' ').at(-1).replace(':enabled', '');
          if (simple === '[inert]') return !!this.inert;
          const [tag, ...names] = simple.split('.');
          const all = this.className.split(' ');
          return (!tag || tag === this.tagName.toLowerCase()) && names.every(n => all.includes(n));
        });
      }
      querySelectorAll(text) {
        return this.children.flatMap(
          e => [...(e.matches(text) ? [e] : []), ...e.querySelectorAll(text)]);
      }
      querySelector(text) { return this.querySelectorAll(text)[0] || null; }
      focus() {
        if (this.closest('[inert]')) return;
        document.activeElement = this;
        this.dispatch('focusin');
      }
      blur() { document.activeElement = stageRoot; }
      setSelectionRange() {}
      setPointerCapture() {}
      insertAdjacentHTML() {}
      animate(frames) { moves.push(`${this.className.trim()} ${frames.translate[0]}`); }
      addEventListener(type, f) { (this.listeners[type] ||= []).push(f); }
      dispatch(type, fields) {
        let isStopped = false;
        const event = { target: this, preventDefault() {}, stopPropagation() { isStopped = true; },
          isPrimary: true, detail: 1, ...fields };
        for (let e = this; e && !isStopped; e = e.parentElement) {
          for (const f of e.listeners[type] || []) f(event);
        }
      }
      // The frame on the screen, where the element has made way.
      getBoundingClientRect() {
        const r = this.parentElement?.getBoundingClientRect() || { left: 0, top: 0 };
        const { x = 0, y = 0, w = 390, h = 844 } = this.node?.d || {};
        const [dx = 0, dy = 0] = (this.style.translate || '').split(' ').map(s => parseFloat(s) || 0);
        return { left: r.left + x + dx, top: r.top + y + dy, width: w, height: h };
      }
    }
    const moves = [], sent = [], timers = new Map(), stageRoot = new Element('body');
    const ids = {};
    for (const id of ['symbols', 'stage', 'says', 'lost']) stageRoot.append(ids[id] = new Element('p'));
    ids.stage.className = 'n';
    const document = { activeElement: stageRoot, body: stageRoot, documentElement: stageRoot,
      getElementById: id => ids[id], createElement: tag => new Element(tag),
      createElementNS: (_, tag) => new Element(tag), hasFocus: () => true,
      addEventListener(type, f) { this['on' + type] = f; },
      elementsFromPoint: (x, y) => ids.stage.querySelectorAll('.n').reverse().filter(e => {
        const r = e.getBoundingClientRect();
        return r.left <= x && x < r.left + r.width && r.top <= y && y < r.top + r.height;
      }) };
    const innerWidth = 390, innerHeight = 844, history = { pushState() {}, go() {} };
    let prefersLess = false;
    const matchMedia = () => ({ matches: prefersLess }), addEventListener = () => {};
    const setTimeout = f => { const id = timers.size + 1; timers.set(id, f); return id; };
    const clearTimeout = id => { timers.set(id, null); };
    const run = () => { for (const [id, f] of [...timers]) { timers.set(id, null); f?.(); } };
    // Frames are 16 milliseconds apart.
    const frames = new Map();
    let now = 0, frameCount = 0;
    const requestAnimationFrame = f => { frames.set(++frameCount, f); return frameCount; };
    const cancelAnimationFrame = id => frames.delete(id);
    const draw = () => {
      now += 16;
      for (const [id, f] of [...frames]) { frames.delete(id); f(now); }
    };
    class ResizeObserver { observe() {} }
    let sources = 0;
    class EventSource { constructor() { sources++; this.readyState = 0; } close() {} }
    const fetch = async (_, { body }) => {
      sent.push(...JSON.parse(body).events);
      return { ok: true, json: async () => ({ f: 0 }) };
    };
    const tell = value => console.log(JSON.stringify(value));

    """#

  /// Scenes of lists, and a finger that drags their rows.
  private static let lists = #"""
    // Two lists of rows, each 40 points high, with headers. Those that aren't free have handles.
    const node = (i, p, k, x, y, w, h, more) => ({ i, p, a: 0, k, x, y, w, h, ...more });
    function lists(state, sections = [1, 1, 1, 1]) {
      const set = [node(1, 0, 'view', 0, 0, 390, 844)];
      for (const [l, x] of [[10, 0], [100, 195]]) {
        set.push(node(l, 1, 'list', x, 100, 195, 700, { a: l === 10 ? 0 : 10 }));
        set.push(node(l + 1, l, 'rows', 0, 0, 195, 700, { s: state, c: 4 }));
        let last = 0, y = 0;
        sections.forEach((z, n) => {
          if (z !== sections[n - 1]) {
            set.push(node(l + 10 + n, l + 1, 'header', 0, y, 195, 20, { a: last }));
            last = l + 10 + n;
            y += 20;
          }
          set.push(node(l + 2 + n, l + 1, 'row', 0, y, 195, 40, { a: last, z, n: n + 1, c: 4,
            l: 'abcd'[n] }));
          if (!state) set.push(node(l + 40 + n, l + 2 + n, 'handle', 160, 0, 30, 40));
          last = l + 2 + n;
          y += 40;
        });
      }
      return { f: 1, all: 1, w: 390, h: 844, set };
    }
    const byId = id => nodes.get(id).e;
    const settle = () => new Promise(done => setImmediate(done));
    isConnected = true;

    // Drags a row by way of some points. Returns which others make way, where the row lands, and
    // what the app receives.
    async function drag(from, ...points) {
      const r = byId(from).getBoundingClientRect(), handle = byId(from).querySelector('.handle');
      (handle || byId(from)).dispatch('pointerdown',
        { clientX: r.left + 20, clientY: r.top + 20, pointerId: 1 });
      if (!handle) run();
      for (const [clientX, clientY] of points) {
        stage.dispatch('pointermove', { clientX, clientY, pointerId: 1 });
      }
      const { shifted, ghost } = finger.lifted, [clientX, clientY] = points.at(-1);
      const ways = [...shifted].filter(e => e.style.translate)
        .map(e => `${e.node.d.i} ${e.style.translate}`);
      stage.dispatch('pointerup', { clientX, clientY, pointerId: 1 });
      await settle();
      const { type, toX, toY } = sent.at(-1);
      run();
      await settle();
      return [ways.join(', '), ghost.style.translate, `${type} ${toX} ${toY}`].join('; ');
    }

    """#
}
