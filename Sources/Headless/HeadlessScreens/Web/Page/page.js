'use strict';
const $ = id => document.getElementById(id);
const stage = $('stage'), says = $('says'), lost = $('lost'), symbols = $('symbols');
const nodes = new Map();
let size = { w: 0, h: 0 }, frame = 0, wanted = null, modal = null, opener = null;
let isConnected = false;

// Elements

const roles = { sheet: 'dialog', bar: 'navigation', search: 'search', rows: 'list',
  tabs: 'tablist', tab: 'tab',
  row: 'listitem', header: 'listitem', footer: 'listitem', index: 'group',
  placeholder: 'group', alert: 'alertdialog', menu: 'menu', choice: 'menuitem',
  switch: 'switch' };
const buttons = ['button', 'swipe', 'tab', 'scope', 'switch', 'handle', 'letter', 'choice'];
const headings = { title: 1, header: 2 };

function make(d) {
  const isButton = buttons.includes(d.k);
  const e = document.createElement(isButton ? 'button' : 'div');
  const n = { d: {}, e, inside: e, until: 0, holds: 0 };
  e.className = 'n ' + d.k;
  e.node = n;
  if (isButton) e.type = 'button';
  if (roles[d.k]) e.setAttribute('role', roles[d.k]);
  if (d.k === 'field') {
    n.input = e.appendChild(document.createElement('input'));
    Object.assign(n.input, { autocomplete: 'off', spellcheck: false });
  }
  if (d.k === 'area') n.input = e.appendChild(document.createElement('textarea'));
  if (d.k === 'row' || d.k === 'rows' || d.k === 'letter') e.tabIndex = -1;
  if (d.k === 'alert' || d.k === 'menu' || d.k === 'sheet') {
    e.setAttribute('aria-modal', 'true');
    e.tabIndex = -1;
  }
  return n;
}

function set(e, name, value) {
  if (value === null || value === undefined || value === false) e.removeAttribute(name);
  else e.setAttribute(name, value);
}

function update(n, c) {
  const before = n.d.s || '';
  Object.assign(n.d, c);
  const d = n.d, e = n.e, has = letter => (d.s || '').includes(letter);
  if ('x' in c) e.style.left = d.x + 'px';
  if ('y' in c) e.style.top = d.y + 'px';
  if ('w' in c) e.style.width = d.w + 'px';
  if ('h' in c) e.style.height = d.h + 'px';
  if ('g' in c) {
    if (!n.svg) {
      n.svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      n.svg.setAttribute('aria-hidden', 'true');
      e.prepend(n.svg);
    }
    n.svg.innerHTML = d.g;
  }
  if ('l' in c) name(n);
  if ('d' in c) set(n.input || e, 'aria-description', d.d);
  if ('r' in c) offer(n);
  if ('q' in c) n.input.placeholder = d.q || '';
  if ('t' in c) n.input.style.cssText = d.t;
  if ('u' in c) {
    const [type, mode, key, capitals] = d.u.split(' ');
    if (d.k === 'field') n.input.type = type;
    Object.assign(n.input, { inputMode: mode, enterKeyHint: key, autocapitalize: capitals });
  }
  if ('n' in c) set(e, 'aria-posinset', d.n);
  if ('c' in c && d.k === 'row') set(e, 'aria-setsize', d.c);
  if ('s' in c || 'k' in c) {
    e.classList.toggle('clip', has('m'));
    e.classList.toggle('lifting', has('f'));
    if (e.tagName === 'BUTTON') e.disabled = has('d');
    if (n.input) n.input.disabled = has('d');
    if (d.k === 'switch') set(e, 'aria-checked', String(has('s')));
    else if (d.k === 'scope') set(e, 'aria-pressed', String(has('s')));
    else if (d.k === 'tab') set(e, 'aria-selected', String(has('s')));
    else set(e, 'aria-current', has('s') && 'true');
    set(e, 'aria-expanded', has('o') ? 'true' : has('c') ? 'false' : null);
    set(e, 'aria-busy', has('b') && 'true');
    const isEditing = has('e'), wasEditing = before.includes('e');
    if (n.input && isEditing && !wasEditing && document.hasFocus()) wanted = n;
    if (n.input && !isEditing && wasEditing && document.activeElement === n.input) {
      n.input.blur();
    }
  }
}

// The actions that the app offers to assistive apps are buttons that aren't seen.
function offer({ d: { i, r }, e }) {
  for (const button of e.querySelectorAll(':scope > .offer')) button.remove();
  for (const text of r?.split('\n') || []) {
    const button = e.appendChild(document.createElement('button'));
    Object.assign(button, { className: 'said offer', textContent: text, tabIndex: -1 });
    button.addEventListener('click', e => {
      e.stopPropagation();
      send({ type: 'perform', id: i, text });
    });
  }
}

function name(n) {
  const d = n.d, text = d.l || '';
  if (n.input) n.input.setAttribute('aria-label', text);
  else if (['view', 'title', 'header', 'footer', 'placeholder'].includes(d.k)) {
    if (!n.said) {
      n.said = n.e.appendChild(document.createElement('span'));
      n.said.className = 'said';
      const ariaLevel = headings[d.k];
      if (ariaLevel) Object.assign(n.said, { role: 'heading', ariaLevel });
    }
    n.said.textContent = text;
  } else set(n.e, 'aria-label', text || null);
  if (d.k === 'placeholder') says.textContent = text;
}

// The text of a field is the page's while something that was typed is under way, and while an
// input method composes in it.
let composed = null;
function fill(n) {
  const waits = queue.some(e => e.type === 'edit' && e.id === n.d.i);
  const text = n.d.v || '', input = n.input;
  if (!input || input === composed || n.holds || waits || frame < n.until
    || input.value === text) return;
  // The insertion point stays in front of the same text.
  const { value, selectionStart: start, selectionEnd: end } = input;
  const isAtEnd = text.endsWith(value.slice(end)) && !text.startsWith(value.slice(0, end));
  const shift = isAtEnd ? text.length - value.length : 0;
  input.value = text;
  if (input === document.activeElement) input.setSelectionRange(start + shift, end + shift);
}

function remove(n) {
  const isFocused = n.e.contains(document.activeElement);
  if (isFocused && !wanted) wanted = n.e.parentElement.closest('.rows')?.node || null;
  for (const e of n.e.querySelectorAll('.n')) nodes.delete(e.node.d.i);
  nodes.delete(n.d.i);
  n.e.remove();
}

// Scenes

function show(m) {
  const focused = m.all && document.activeElement, held = focused && nodeOf(focused)?.d;
  if (m.all) {
    for (const n of [...nodes.values()]) if (n.d.p === 0) remove(n);
    nodes.clear();
    symbols.innerHTML = '';
    answered = 0;
  }
  frame = m.f;
  const before = depth, sheets = stage.querySelectorAll('.sheet').length;
  if (m.y) symbols.insertAdjacentHTML('beforeend', m.y);
  if ('b' in m) { depth = m.b; lastRow = null; }
  if ('w' in m) { size = { w: m.w, h: m.h }; fit(); }
  for (const id of m.gone || []) { const n = nodes.get(id); if (n) remove(n); }
  for (const c of m.set) {
    let n = nodes.get(c.i);
    if (n && c.k && c.k !== n.d.k) {
      // Another kind of element takes the place, with what is inside.
      const other = make({ ...n.d, ...c });
      const d = { ...n.d, ...c };
      for (const e of [...n.e.children]) if (e.node) other.e.append(e);
      n.e.replaceWith(other.e);
      nodes.set(c.i, other);
      update(other, d);
      continue;
    }
    if (!n) nodes.set(c.i, n = make(c));
    if ('a' in c) {
      const around = c.p === undefined ? n.d.p : c.p;
      const holder = around ? nodes.get(around).e : stage;
      const behind = c.a ? nodes.get(c.a).e : null;
      const first = [...holder.children].find(e => e.node && e !== n.e);
      if (behind) behind.after(n.e);
      else holder.insertBefore(n.e, first || null);
    }
    update(n, c);
  }
  for (const n of nodes.values()) fill(n);
  if (slide) placeSlide();
  if (finger?.lifted && !isThere(finger.lifted)) letGo();
  trap();
  announce(m.said || []);
  for (const rows of stage.querySelectorAll('.rows, .index')) {
    const all = [...rows.children].filter(e => e.matches('.row, .letter'));
    if (all.length && !all.some(e => e.tabIndex === 0)) all[0].tabIndex = 0;
    if (rows.matches('.rows')) indicate(rows, all);
  }
  if (!m.all && stage.querySelectorAll('.sheet').length === sheets) turn(depth - before);
  if (held) keepFocus(held, focused);
  moveFocus();
  tellShown();
  followStack();
  if (m.all) connected();
}

// A list that scrolls shows where it is.
function indicate(rows, all) {
  const { style, node: n } = rows, { c } = n.d, first = all[0]?.node.d;
  if (!first || all.length >= c) return;
  const from = Math.min((first.n - 1 - first.y / first.h) / c, 1 - all.length / c);
  style.setProperty('--from', Math.max(from, 0));
  style.setProperty('--part', all.length / c);
  if (n.from !== undefined && n.from !== from) {
    rows.classList.add('scrolls');
    clearTimeout(n.scrolls);
    n.scrolls = setTimeout(() => rows.classList.remove('scrolls'), 900);
  }
  n.from = from;
}

// A screen that is pushed comes from the right, and the one below it from the left.
function turn(way) {
  if (!way || matchMedia('(prefers-reduced-motion)').matches) return;
  const bar = [...stage.querySelectorAll('.bar')].at(-1);
  for (const e of bar?.parentElement.children || []) {
    if (!e.node || e.matches('.bar, .tabs')) continue;
    e.animate({ translate: [way > 0 ? '100%' : '-30%', '0'] },
      { duration: 300, easing: 'ease-out' });
  }
}

// The focus stays where it was when the page is made again, also in the text of a field.
function keepFocus(d, { selectionStart, selectionEnd }) {
  const n = nodes.get(d.i), isSame = n && n.d.k === d.k && n.d.l === d.l;
  if (isSame) n.input?.setSelectionRange(selectionStart, selectionEnd);
  if (isSame || d.k === 'row') wanted = isSame ? n : nodes.get(d.p);
}

// The frontmost title is that of the page, and what VoiceOver would say is a status.
function announce(texts) {
  const title = [...stage.querySelectorAll('.title')].pop()?.node.d.l;
  if (title) document.title = stage.ariaLabel = title;
  if (texts.length) says.textContent = texts.join(' ');
}

function fit() {
  const s = Math.min(innerWidth / size.w, innerHeight / size.h);
  const scale = Math.abs(s - 1) < .002 ? 1 : s;
  stage.style.width = size.w + 'px';
  stage.style.height = size.h + 'px';
  stage.style.transform = `translate(${(innerWidth - size.w * scale) / 2}px,0) scale(${scale})`;
  stage.scale = scale;
}

// What is in front keeps the focus to itself.
function trap() {
  const front = [...stage.querySelectorAll('.alert, .menu, .sheet')].at(-1) || null;
  const focused = document.activeElement.closest('.n');
  for (const e of stage.querySelectorAll('[inert]')) e.inert = false;
  for (let e = front; e && e !== stage; e = e.parentElement) {
    for (const o of e.parentElement.children) if (o !== e && o.node) o.inert = true;
  }
  if (front && !modal) opener = focused?.node;
  const goal = typeof wanted === 'number' ? nodes.get(wanted) : wanted;
  if (front && front !== modal && !front.contains(goal?.e || null)) wanted = front.node;
  if (!front && modal && !wanted && opener?.e.isConnected) wanted = opener;
  modal = front;
}

function moveFocus() {
  const n = typeof wanted === 'number' ? nodes.get(wanted) : wanted;
  if (!n || !n.e.isConnected) { if (typeof wanted !== 'number') wanted = null; return; }
  wanted = null;
  const e = n.input || n.e;
  const inner = e.matches('.alert, .menu, .sheet')
    && e.querySelector('input, textarea, button:enabled');
  (inner || e).focus({ preventScroll: true });
}

// The connection

let source, retry;
// A browser has few connections for all pages of a server: only pages that are seen have one.
function connect() {
  clearTimeout(retry);
  source?.close();
  isConnected = false;
  if (document.hidden) return;
  source = new EventSource('scene');
  source.onmessage = e => show(JSON.parse(e.data));
  source.onerror = () => {
    disconnected();
    if (source.readyState === 2) { clearTimeout(retry); retry = setTimeout(connect, 2000); }
  };
}
document.addEventListener('visibilitychange', connect);
function connected() {
  if (isConnected) return;
  isConnected = true;
  stage.inert = false;
  document.body.classList.remove('lost');
  if (lost.textContent) { lost.textContent = ''; says.textContent = 'Reconnected.'; }
  resized();
}
// Says in a sentence why something that the user did has no effect.
let complaint;
function complain(text, time) {
  clearTimeout(complaint);
  if (!isConnected) return;
  lost.textContent = text;
  if (time) complaint = setTimeout(() => complain(''), time);
}
function disconnected() {
  isConnected = false;
  queue.length = 0;
  stage.inert = true;
  document.body.classList.add('lost');
  lost.textContent = 'Connection lost. Reconnecting…';
}

// Events

const queue = [];
let isSending = false, answered = 0;
function send(event) {
  if (!isConnected) return;
  const { type } = event, last = queue.at(-1), isSame = last?.type === type;
  if (type !== 'glide') endGlide();
  if (isSame && (type === 'scroll' || type === 'glide')) last.by += event.by;
  else if (isSame && type === 'edit' && last.id === event.id && !event.isPasted
    && !last.isPasted) last.text = event.text;
  else queue.push(event);
  flush();
}
async function flush() {
  if (isSending) return;
  isSending = true;
  while (queue.length) {
    const events = queue.splice(0, 64).filter(e => e.type);
    const edited = events.filter(e => e.type === 'edit').map(e => nodes.get(e.id));
    for (const n of edited) if (n) n.holds++;
    const waits = setTimeout(() => complain('The app doesn’t respond.'), 3000);
    try {
      const answer = await fetch('event', { method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ width: innerWidth, height: innerHeight, events }) });
      if (!answer.ok) throw answer.status;
      const { f, focus } = await answer.json();
      answered = f;
      complain('');
      for (const n of edited) if (n) { n.until = f; n.holds--; fill(n); }
      if (focus) { wanted = focus; if (frame >= f) moveFocus(); }
    } catch (status) {
      queue.length = 0;
      for (const n of edited) if (n) { n.holds--; fill(n); }
      complain(status === 413 ? 'The text is too long.' : 'The app couldn’t do that.', 5000);
    }
    clearTimeout(waits);
  }
  isSending = false;
  tellShown();
}
// Resolves when the page shows what has been sent so far.
let shown = [];
const flushed = () => new Promise(done => { shown.push(done); tellShown(); });
function tellShown() {
  if (isSending || queue.length || frame < answered) return;
  for (const done of shown.splice(0)) done();
}
function resized() {
  fit();
  if (size.w !== innerWidth || size.h !== innerHeight) send({});
}

// The history has an entry for each screen to which the user can go back.
// A menu or an alert has one, too: Back ends it instead of leaving the page.
let depth = 0, entry = history.state?.depth || 0, isGoing = false, isPopping = false;
const layers = () => depth + (modal?.matches('.alert, .menu') ? 1 : 0);
function followStack() {
  if (isGoing || isPopping) return;
  while (entry < layers()) history.pushState({ depth: ++entry }, '');
  if (entry > layers()) { isGoing = true; history.go(layers() - entry); }
}
addEventListener('popstate', async e => {
  const isOwn = isGoing;
  entry = e.state?.depth || 0;
  isGoing = false;
  // The entry is compared when the screens of the user's step back are gone.
  if (isPopping) return;
  if (!isOwn && entry < layers()) {
    isPopping = true;
    for (let count = layers() - entry; count > 0; count--) send({ type: 'back' });
    await flushed();
    isPopping = false;
  }
  followStack();
});

// Fingers

const isText = e => e.tagName === 'INPUT' || e.tagName === 'TEXTAREA';
const isIdle = n => n?.input && !(n.d.s || '').includes('e');
const nodeOf = e => e && e.closest ? e.closest('.n')?.node : null;
const pointOf = e => {
  const r = stage.getBoundingClientRect();
  return { x: (e.clientX - r.left) / stage.scale, y: (e.clientY - r.top) / stage.scale };
};
let finger = null;
stage.addEventListener('pointerdown', e => {
  if (e.button || !e.isPrimary || isText(e.target)) return;
  endClosing();
  letGo();
  const row = e.target.closest('.row'), at = pointOf(e);
  finger = { ...at, id: e.pointerId, last: at.y, time: e.timeStamp, row, front: modal,
    isStopping: endGlide(), isOnHandle: nodeOf(e.target)?.d.k === 'handle' };
  finger.timer = setTimeout(() => {
    finger.isHeld = true;
    if (row && isDraggable(row)) lift();
    send({ type: 'longPress', ...at });
  }, 500);
  if (e.target === row) finger.touch = setTimeout(() => row.classList.add('pressed'), 80);
  stage.setPointerCapture(e.pointerId);
});
stage.addEventListener('pointermove', e => {
  if (!finger || finger.id !== e.pointerId) return;
  const p = pointOf(e), dx = p.x - finger.x, dy = p.y - finger.y, row = finger.row;
  if (!finger.way && Math.hypot(dx, dy) > 8) {
    clearTimeout(finger.timer);
    clearTimeout(finger.touch);
    row?.classList.remove('pressed');
    finger.way = finger.isHeld || finger.isOnHandle ? 'drag'
      : Math.abs(dx) > Math.abs(dy) ? 'swipe' : 'scroll';
    if (finger.isOnHandle) lift();
    if (finger.way === 'swipe' && row) beginSlide(row, finger, dx);
    // The menu of the long press gives way to the drag.
    if (finger.lifted && modal && !finger.front) send({ type: 'escape' });
  }
  if (finger.way === 'drag') follow(e, dx, dy);
  if (finger.way === 'swipe' && slide) moveSlide(dx, e.timeStamp);
  if (finger.way === 'scroll' && p.y !== finger.last) {
    const by = finger.last - p.y, speed = by / Math.max(e.timeStamp - finger.time, 1);
    send({ type: 'scroll', x: finger.x, y: finger.y, by });
    Object.assign(finger, { last: p.y, time: e.timeStamp, speed });
  }
});
stage.addEventListener('pointerup', e => {
  if (!finger || finger.id !== e.pointerId) return;
  const { x, y, way, isHeld, isStopping, lifted, speed, time } = finger, p = pointOf(e);
  if (way === 'drag') finger.lifted = null;
  letGo();
  if (way === 'drag' && lifted) {
    send({ type: 'drag', x, y, toX: p.x, toY: p.y });
    drop(lifted);
  } else if (way === 'scroll') {
    send({ type: 'release', x, y });
    if (e.timeStamp - time < 50) beginGlide(x, y, speed);
  } else if (!way && !isHeld && !isStopping) send({ type: 'tap', x, y });
});
stage.addEventListener('pointercancel', letGo);

// After a flick, a list scrolls on. Its speed, in points per millisecond, decreases as on iOS.
let glide = 0;
function beginGlide(x, y, speed) {
  if (matchMedia('(prefers-reduced-motion)').matches) return;
  let last = 0;
  const move = now => {
    const time = last ? now - last : 16;
    last = now;
    send({ type: 'glide', x, y, by: speed * time });
    speed *= .998 ** time;
    glide = Math.abs(speed) < .02 ? 0 : requestAnimationFrame(move);
  };
  glide = requestAnimationFrame(move);
}
function endGlide() {
  const wasGliding = glide !== 0;
  cancelAnimationFrame(glide);
  glide = 0;
  return wasGliding;
}

// The server opens a row when a swipe begins. The page places what opened until it ends.
let slide = null, closing = null;
const partsOf = (row, kind) => [...row.children].filter(e => e.node?.d.k === kind);
function beginSlide(row, at, dx) {
  const content = partsOf(row, 'content')[0];
  slide = { row, dx: 0, from: content ? content.node.d.x : 0, speed: 0, time: 0 };
  slide.edge = (slide.from || dx) < 0 ? 'right' : 'left';
  if (!content) send({ type: 'swipe', x: at.x, y: at.y, edge: slide.edge });
  row.classList.remove('settling');
}
function moveSlide(dx, time) {
  slide.speed = (dx - slide.dx) / Math.max(time - slide.time, 1);
  Object.assign(slide, { dx, time });
  placeSlide();
}
function placeSlide() {
  const { row, from, dx } = slide, content = partsOf(row, 'content')[0];
  if (!content) return;
  const actions = partsOf(row, 'swipe').map(e => e.node);
  const open = content.node.d.x, allowsFull = actions.some(n => n.d.s?.includes('p'));
  let x = Math.sign(from + dx) === Math.sign(open) ? from + dx : 0;
  if (!allowsFull && Math.abs(x) > Math.abs(open)) x = open + (x - open) / 5;
  slide.share = x / open;
  slide.isFull = allowsFull && Math.abs(x) > row.node.d.w * .6;
  content.style.translate = x - open + 'px';
  const isLeft = open > 0, end = isLeft ? Math.min(...actions.map(n => n.d.x))
    : Math.max(...actions.map(n => n.d.x + n.d.w));
  for (const { d, e, svg } of actions) {
    // The buttons spread from the edge, and grow when there is more room than they need.
    const inner = isLeft ? d.x + d.w : d.x;
    const isFull = slide.isFull && d.s?.includes('p');
    const to = isFull ? end + x : end + (inner - end) * slide.share;
    e.style.translate = to - inner + 'px';
    e.style.zIndex = isFull ? 1 : '';
    const grown = isFull ? Math.abs(x) : d.w * Math.max(slide.share, 1);
    // A clear button has no background.
    const style = svg?.querySelector('rect')?.style || {};
    style.width = grown + 'px';
    style.x = isLeft ? d.w - grown + 'px' : '';
  }
}
function endSlide() {
  const { row, dx, edge, speed, share, isFull } = slide, id = row.node.d.i;
  const isOut = edge === 'right' ? -1 : 1;
  const opens = Math.abs(speed) > .5 ? speed * isOut > 0 : share === undefined
    ? Math.abs(dx) > 40 : share > .5;
  if (isFull) send({ type: 'swipe', id, edge, isFull });
  row.classList.add('settling');
  setTimeout(() => row.classList.remove('settling'), 250);
  if (opens) {
    slide = null;
    for (const e of partsOf(row, 'content')) e.style.translate = '';
    for (const e of partsOf(row, 'swipe')) e.style.translate = e.style.zIndex = '';
    for (const e of row.querySelectorAll('.swipe rect')) e.style.width = e.style.x = '';
    return;
  }
  Object.assign(slide, { from: 0, dx: 0 });
  placeSlide();
  slide = null;
  closing = setTimeout(endClosing, 200);
}
function endClosing() {
  if (!closing) return;
  clearTimeout(closing);
  closing = null;
  send({ type: 'unswipe' });
}

// A row that is dragged is a copy at the pointer, and the rows at its destination make way.
const isDraggable = row => (row.parentElement?.node.d.s || '').includes('l');
function lift() {
  const row = finger.row;
  if (!row?.isConnected || finger.lifted) return;
  const r = row.getBoundingClientRect(), at = stage.getBoundingClientRect();
  const ghost = row.cloneNode(true);
  ghost.classList.add('ghost');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  const x = (r.left - at.left) / stage.scale, y = (r.top - at.top) / stage.scale;
  Object.assign(ghost.style, { left: x + 'px', top: y + 'px' });
  stage.append(ghost);
  row.classList.add('lifted');
  const { c } = row.parentElement.node.d, { l } = row.node.d;
  finger.lifted = { row, ghost, x, y, c, l, shifted: new Set() };
}
// The app receives a drag as two points. After a change, another row may be at the first.
const isThere = ({ row, c, l }) => row.isConnected
  && (row.parentElement.node.d.c === c || row.node.d.l === l);
function follow(e, dx, dy) {
  const lifted = finger.lifted;
  if (!lifted) return;
  const { row, ghost } = lifted, isFree = isDraggable(row);
  ghost.style.translate = `${dx}px ${dy}px`;
  const rows = document.elementsFromPoint(e.clientX, e.clientY)
    .map(e => e.closest('.list')?.querySelector('.rows')).find(e => e);
  if (!rows || !(isFree || rows === row.parentElement)) return makeWay(lifted, row);
  // The app receives the drop at the row that was here before any made way.
  const { left, top } = rows.getBoundingClientRect();
  const x = (e.clientX - left) / stage.scale, y = (e.clientY - top) / stage.scale;
  const target = [...rows.querySelectorAll('.row')].find(({ node: { d } }) =>
    d.x <= x && x < d.x + d.w && d.y <= y && y < d.y + d.h);
  makeWay(lifted, target || (isFree ? rows : row));
}
function makeWay(lifted, target) {
  if (lifted.target === target) return;
  const { row, shifted } = lifted, { d } = row.node, isRow = target.matches('.row');
  const rows = isRow ? target.parentElement : target, isHome = rows === row.parentElement;
  const isGrid = (rows.node.d.s || '').includes('g');
  const cells = [...rows.children].filter(e => e.matches(isGrid ? '.row' : '.n'));
  const from = isHome ? cells.indexOf(row) : cells.length;
  let at = isRow ? cells.indexOf(target) : cells.length - isHome;
  // In its own section, the row takes the place of the target, and in another one that before.
  if (isRow && at > from && target.node.d.z !== d.z) at--;
  const placeAt = (number, other) => cells[number]?.node.d || other;
  for (const e of new Set([...shifted, ...cells])) {
    const number = cells.indexOf(e), left = number - (number > from), c = e.node.d;
    const next = number < 0 || e === row ? number : left + (left >= at), p = placeAt(next, c);
    const shift = isGrid ? [p.x - c.x, p.y - c.y] : [0, (next - number) * d.h];
    e.style.translate = shift.some(s => s) ? `${shift[0]}px ${shift[1]}px` : '';
    shifted.add(e);
  }
  const last = cells.at(-1)?.node.d || { x: 0, y: 0, h: 0 }, c = placeAt(at, last);
  const y = at >= cells.length ? c.y + c.h : at > from && !isGrid ? c.y + c.h - d.h : c.y;
  const x = isRow && !isGrid ? target.node.d.x : c.x;
  Object.assign(lifted, { target, rows, place: { x, y } });
}
// The copy settles where the rows made way, until the server's answer shows what moved.
async function drop(lifted) {
  const { ghost, rows, place } = lifted, { scale } = stage, at = stage.getBoundingClientRect();
  ghost.classList.add('settled');
  const r = rows?.getBoundingClientRect();
  const x = r ? (r.left - at.left) / scale + place.x - lifted.x : 0;
  const y = r ? (r.top - at.top) / scale + place.y - lifted.y : 0;
  ghost.style.translate = `${x}px ${y}px`;
  await Promise.all([new Promise(done => setTimeout(done, 200)), flushed()]);
  putDown(lifted);
}
function putDown({ ghost, row, shifted }) {
  ghost.remove();
  row.classList.remove('lifted');
  for (const e of shifted) { e.classList.add('still'); e.style.translate = ''; }
  requestAnimationFrame(() => { for (const e of shifted) e.classList.remove('still'); });
}
function letGo() {
  if (!finger) return;
  clearTimeout(finger.timer);
  clearTimeout(finger.touch);
  finger.row?.classList.remove('pressed');
  if (finger.lifted) putDown(finger.lifted);
  if (slide) endSlide();
  finger = null;
}
// As on a touchscreen, a button that is clicked doesn't take the focus from a row or a field.
stage.addEventListener('mousedown', e => {
  if (!isText(e.target) && !e.target.closest('.row')) e.preventDefault();
});
// Clicks of pointers are taps already; those of keys and of screen readers are not.
stage.addEventListener('click', e => {
  const n = nodeOf(e.target);
  if (e.detail === 0 && n && !n.input) send({ type: 'tap', id: n.d.i });
  // A search begins with a click, Return or a text, but not when Tab passes its field.
  if (isIdle(n) && n.input.type === 'search') send({ type: 'tap', id: n.d.i });
});
let isMenuKey = false, sideTimer = 0;
stage.addEventListener('contextmenu', e => {
  if (isText(e.target)) return;
  e.preventDefault();
  if (!isMenuKey && (e.button === 2 || e.ctrlKey)) {
    // On a Mac, a click with the Control key begins as any other.
    letGo();
    send({ type: 'longPress', ...pointOf(e) });
  }
  isMenuKey = false;
});
stage.addEventListener('wheel', e => {
  if (e.ctrlKey) return;
  e.preventDefault();
  endGlide();
  const unit = e.deltaMode === 1 ? 20 : e.deltaMode === 2 ? size.h : 1;
  const at = pointOf(e);
  if (Math.abs(e.deltaX) <= Math.abs(e.deltaY)) {
    send({ type: 'scroll', ...at, by: e.deltaY * unit });
    return;
  }
  const row = e.target.closest('.row');
  if (finger || modal || !row) return;
  clearTimeout(sideTimer);
  sideTimer = setTimeout(() => { if (slide) endSlide(); }, 150);
  if (!slide) { endClosing(); beginSlide(row, at, -e.deltaX); }
  moveSlide(slide.dx - e.deltaX * unit, e.timeStamp);
}, { passive: false });

// Keys

// The row from which arrow keys go on when the focus is elsewhere.
let lastRow = null;
const ways = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
  PageUp: 'pageUp', PageDown: 'pageDown', Home: 'home', End: 'end' };
document.addEventListener('keydown', e => {
  if (e.isComposing || e.altKey) return;
  const n = e.target === document.body ? null : nodeOf(e.target);
  if (e.ctrlKey || e.metaKey) return undo(e, n);
  if (e.key === 'Tab') return keepInside(e);
  if (e.target !== document.body && !n) return;
  const event = eventOf(e, n);
  if (!event) return;
  e.preventDefault();
  if (event.type) send(event);
});
function undo(e, n) {
  const key = e.key.toLowerCase();
  const type = key === 'y' || (key === 'z' && e.shiftKey) ? 'redo' : key === 'z' && 'undo';
  // Fields undo what was typed into them.
  if (!type || modal || n?.input) return;
  e.preventDefault();
  send({ type });
}
function eventOf(e, n) {
  const kind = n?.d.k, id = n?.d.i, isRow = kind === 'row';
  if (e.key === 'Escape') return finger?.lifted ? (letGo(), {}) : { type: 'escape' };
  if (n?.input) {
    if (kind === 'area') return null;
    if (e.key === 'Enter') return isIdle(n) ? { type: 'tap', id } : { type: 'submit' };
    return e.key === 'ArrowDown' && !modal ? { type: 'move', direction: 'down' } : null;
  }
  if (e.key === 'ContextMenu' || (e.key === 'F10' && e.shiftKey)) {
    isMenuKey = true;
    setTimeout(() => isMenuKey = false, 500);
    return isRow ? { type: 'longPress', id } : null;
  }
  if (modal || kind === 'letter') {
    const step = { ArrowUp: -1, ArrowDown: 1 }[e.key];
    if (!step || (modal && kind !== 'choice' && kind !== 'button')) return null;
    const all = [...n.e.parentElement.querySelectorAll('button:enabled')];
    all[all.indexOf(n.e) + step]?.focus();
    return {};
  }
  if (isRow && (e.key === 'Enter' || e.key === ' ')) return { type: 'tap', id };
  const isDelete = e.key === 'Delete' || e.key === 'Backspace';
  if (isRow && isDelete) return { type: 'swipe', id, edge: 'trailing' };
  if (ways[e.key]) {
    const isLast = lastRow?.e.isConnected && !lastRow.e.closest('[inert]');
    const row = n?.e.closest('.row')?.node || (isLast && lastRow);
    return { type: 'move', id: row ? row.d.i : id, direction: ways[e.key] };
  }
  return null;
}
function keepInside(e) {
  if (!modal) return;
  const all = [...modal.querySelectorAll('input, textarea, button:enabled')];
  const at = all.indexOf(document.activeElement), end = e.shiftKey ? 0 : all.length - 1;
  if (!all.length || (at !== end && at >= 0)) return;
  e.preventDefault();
  all[all.length - 1 - end].focus();
}

stage.addEventListener('focusin', e => {
  const n = nodeOf(e.target);
  if (!n) return;
  if (n.d.k === 'row') lastRow = n;
  if (n.d.k === 'row' || n.d.k === 'letter') {
    for (const e of n.e.parentElement.children) {
      if (e.node?.d.k === n.d.k && e.tabIndex === 0) e.tabIndex = -1;
    }
    n.e.tabIndex = 0;
  }
  if (isIdle(n) && n.input.type !== 'search') send({ type: 'tap', id: n.d.i });
});
function typed(e) {
  const n = nodeOf(e.target);
  if (!n?.input || e.isComposing) return;
  const isPasted = ['insertFromPaste', 'insertFromDrop'].includes(e.inputType) || undefined;
  send({ type: 'edit', id: n.d.i, text: n.input.value.toWellFormed(), isPasted });
}
stage.addEventListener('input', typed);
stage.addEventListener('compositionstart', e => composed = e.target);
stage.addEventListener('compositionend', e => { composed = null; typed(e); });

new ResizeObserver(resized).observe(document.documentElement);
connect();
