// In pages of development only: what keeps a part from being built, until it is fixed.

/** @typedef {import('../live-reload.ts').DevelopmentState['errors']} Errors */

{
  const styles = new CSSStyleSheet()
  styles.replaceSync(`
    section { position: fixed; inset: auto 0 0; margin: 0; width: 100%; box-sizing: border-box; max-height: 60vh; overflow: auto;
      padding: 1rem 1.5rem; border: 0; border-top: 4px solid #c92a2a; background: #1f1b1b; color: #fff; font: 1rem/1.5 system-ui, sans-serif; }
    h2 { margin: 0 0 .5rem; font-size: 1.1rem; }
    h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
    pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .9rem/1.5 ui-monospace, monospace; }
    button { float: right; min-height: 2rem; padding: 0 1rem; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 4px; }
    button:focus-visible { outline: 3px solid #ffd43b; outline-offset: 2px; }`)

  const place = document.createElement('stepwise-build-errors')
  const shadow = place.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styles]
  /** @type {HTMLElement | undefined} */
  let shown
  let shownText = ''

  function close() {
    shown?.remove()
    shown = undefined
  }

  /** @param {string} tag @param {string} text */
  const element = (tag, text) => Object.assign(document.createElement(tag), { textContent: text })

  /** @param {Errors} errors */
  function show(errors) {
    // The page may have removed it.
    document.body.append(place)
    shown = document.createElement('section')
    shown.setAttribute('role', 'alert')
    shown.setAttribute('aria-label', 'Build errors')
    const button = element('button', 'Close')
    button.addEventListener('click', close)
    shown.append(button, element('h2', 'What was saved could not be built'))
    for (const { part, text } of errors) shown.append(element('h3', part), element('pre', text))
    // Above the page's own dialogs.
    shown.popover = 'manual'
    shadow.append(shown)
    shown.showPopover()
  }

  addEventListener('stepwise:build-errors', (event) => {
    const errors = /** @type {CustomEvent<Errors>} */ (event).detail
    const text = JSON.stringify(errors)
    // What someone has closed stays closed until there is another.
    if (text === shownText) return
    shownText = text
    close()
    if (errors.length > 0) show(errors)
  })

  // Before the page's own Escape: one press closes what is on top.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !shown) return
      event.stopImmediatePropagation()
      close()
    },
    { capture: true },
  )
}
