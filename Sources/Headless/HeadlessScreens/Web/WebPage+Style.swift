extension WebPage {
  /// The style sheet of the page.
  static let style = """
    :root { color-scheme: light dark }
    body { margin: 0; overflow: hidden; background: #8e8e93;
      font: 17px -apple-system, "SF Pro Text", "Helvetica Neue", Helvetica, Arial,
        "Liberation Sans", sans-serif }
    #stage { background: light-dark(#fff, #000); transform-origin: 0 0; overflow: clip;
      user-select: none; -webkit-user-select: none; touch-action: none; cursor: default }
    .n { position: absolute; display: block; box-sizing: border-box; left: 0; top: 0;
      z-index: 0; margin: 0; padding: 0; border: 0; background: none; color: inherit;
      font: inherit }
    .clip { overflow: clip }
    .n > svg { position: absolute; left: 0; top: 0; width: 100%; height: 100%; overflow: visible;
      pointer-events: none }
    .n:focus-visible { outline: 0 }
    .n:not(.rows):focus-visible::after { content: ""; position: absolute; inset: 0; z-index: 2;
      border: 3px solid Highlight; border-radius: 8px; pointer-events: none }
    .n > input, .n > textarea { position: absolute; box-sizing: border-box; margin: 0; border: 0;
      padding: 0; outline: 0; border-radius: 0; appearance: none; background: none;
      font-family: inherit; caret-color: light-dark(#007aff, #0a84ff);
      user-select: text; -webkit-user-select: text; touch-action: auto }
    .n > textarea { resize: none }
    .n > input::placeholder { color: light-dark(#3c3c434d, #ebebf54d); opacity: 1 }
    .search input::placeholder { color: light-dark(#3c3c4399, #ebebf599) }
    input::-webkit-search-cancel-button { appearance: none; width: 17px; height: 17px;
      border-radius: 50%; background: light-dark(#8a8a8e, #98989f) center no-repeat
        url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='17' height='17'\
    %3E%3Cpath d='M5.5 5.5l6 6m0-6l-6 6' stroke='%23fff' stroke-width='1.6'/%3E%3C/svg%3E") }
    .bar, .search, .header { z-index: 1 }
    button.n:active:enabled { opacity: .5 }
    .settling > .content, .settling > .swipe { transition: translate .2s ease-out }
    .settling > .swipe rect { transition: width .2s ease-out, x .2s ease-out }
    .row.pressed::before { content: ""; position: absolute; inset: 0; pointer-events: none;
      background: rgb(120 120 128 / .16) }
    .rows > .row { transition: translate .2s }
    .rows > .still { transition: none }
    .lifted { opacity: 0 }
    .ghost { z-index: 3; overflow: clip; pointer-events: none; scale: 1.03;
      filter: drop-shadow(0 6px 12px rgb(0 0 0 / .35)) }
    .ghost:not(:has(> svg > :is([rx], path):first-child)) { border-radius: 10px;
      background: light-dark(#fff, #1c1c1e) }
    .settled { transition: translate .2s, scale .2s, filter .2s; scale: 1; filter: none }
    .rows::after { content: ""; position: absolute; z-index: 2; right: 3px; width: 3px;
      top: calc(var(--from, 0) * 100%); height: calc(var(--part, 0) * 100%); min-height: 36px;
      border-radius: 2px; background: #8e8e93; opacity: 0; transition: opacity .4s;
      pointer-events: none }
    .rows.scrolls::after { opacity: 1; transition: none }
    .menu > .view, .alert > .view { overflow: visible }
    .lifting { background: light-dark(#0002, #0006);
      backdrop-filter: blur(12px); -webkit-backdrop-filter: blur(12px) }
    .lifting > svg { filter: drop-shadow(0 6px 18px rgb(0 0 0 / .25)) }
    .menu, .alert { animation: appear .15s }
    .menu > .view { animation: grow .2s; transform-origin: 20% 0 }
    @keyframes appear { from { opacity: 0 } }
    @keyframes grow { from { scale: .8 } }
    @media (prefers-reduced-motion) { .n, .n::after { animation: none !important;
      transition: none !important } }
    .said { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap }
    #lost { position: fixed; inset: auto 0 0; margin: 0; padding: 12px; text-align: center;
      background: #1c1c1e; color: #fff }
    #lost:empty { display: none }
    .lost #stage { opacity: .4 }

    """
}
