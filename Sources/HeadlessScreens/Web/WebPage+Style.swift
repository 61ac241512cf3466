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
    .n:focus-visible::after, .n:has(> input:focus-visible)::after,
      .n:has(> textarea:focus-visible)::after { content: ""; position: absolute;
      inset: 0; z-index: 2; border: 3px solid Highlight; border-radius: 4px; pointer-events: none }
    .n > input, .n > textarea { position: absolute; inset: 0; box-sizing: border-box; width: 100%; height: 100%;
      margin: 0; border: 0; padding: 0 7px; outline: 0; background: none; color: inherit;
      font: inherit }
    .n > textarea { padding: 8px 5px; resize: none }
    .alert .field > input { font-size: 13px }
    .search > .field > input { padding: 0 10px 0 30px }
    .bar, .search, .header { z-index: 1 }
    button.n:active:enabled { opacity: .5 }
    .lifted { opacity: .4 }
    .ghost { z-index: 3; overflow: clip; opacity: .9; border-radius: 10px; pointer-events: none;
      background: light-dark(#fff, #1c1c1e); box-shadow: 0 6px 24px rgb(0 0 0 / .35) }
    .target::before { content: ""; position: absolute; inset: 0 0 auto; z-index: 2; height: 3px;
      background: Highlight; pointer-events: none }
    .target.after::before { inset: auto 0 0 }
    .rows.target::before { inset: 0; height: auto; border: 3px solid Highlight; background: none }
    .said { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap }
    #lost { position: fixed; inset: auto 0 0; margin: 0; padding: 12px; text-align: center;
      background: #1c1c1e; color: #fff }
    #lost:empty { display: none }
    .lost #stage { opacity: .4 }

    """
}
