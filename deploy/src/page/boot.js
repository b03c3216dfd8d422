// Runs in the head before any other script. It sets the colour scheme, so that the wrong one does not flash up, and starts every
// download and call that the address shows to be needed, so that none waits for another.
// Plain script: no imports, no build. The page allows it by its hash. `findRoute` comes from the host's router (boot-script.ts).
;(() => {
  // Parts may come from other releases: skip what this one does not know, and what they leave out.
  /** @type {<Item>(value: readonly Item[] | undefined) => Item[]} */
  const list = (value) => (Array.isArray(value) ? value : []).filter((item) => item !== null)

  /** @returns {Registry | undefined} */
  const read = () => {
    try {
      const registry = JSON.parse(document.getElementById('registry')?.textContent ?? '')
      return list(registry.host.initial.js).length > 0 && typeof registry.host.folder === 'string'
        ? registry
        : undefined
    } catch {
      return
    }
  }
  const found = read()
  const registry = found ?? /** @type {Registry} */ ({ host: { folder: '/host/', initial: {} } })
  /** @type {Boot} */
  const boot = { registry, calls: {} }
  globalThis.stepwiseBoot = boot

  const { host } = registry
  const initial = [...list(host.initial.js), ...list(host.initial.css)]
  const startFiles = initial.map((file) => host.folder + file)

  // Until the host has started, this script shows what has gone wrong. The style sheets may be missing too: these are the browser's own
  // colours, light or dark, and a button that is large enough.
  const failureStyles = `
    html[data-mantine-color-scheme=dark] { color-scheme: dark }
    .start-failure { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif }
    .start-failure h1 { font-size: 1.75rem; line-height: 1.25 }
    .start-failure button { min-height: 44px; padding: 0 1.5rem; font: inherit; font-weight: 700 }`
  const startMessage = () => document.getElementById('starting')
  /** @param {string} words */
  const showFailure = (words) => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', () => showFailure(words))
    const message = startMessage()
    if (!message) return
    if (document.getElementById('words')) return answerPress()
    /** @type {(parent: Element, name: string, text: string) => HTMLElement} */
    const add = (parent, name, text) => {
      const element = document.createElement(name)
      element.textContent = text
      parent.append(element)
      return element
    }
    const main = add(document.body, 'main', '')
    main.id = 'main'
    main.className = 'start-failure'
    add(main, 'style', failureStyles)
    const heading = add(main, 'h1', words)
    heading.tabIndex = -1
    add(main, 'p', 'Check your connection. What you have saved is safe.')
    add(main, 'button', 'Try again').onclick = () => location.reload()
    message.replaceWith(main)
    document.title = `${words} - ${product}`
    heading.focus()
    addEventListener('online', () => location.reload())
  }
  // The words stay readable. A form that the server takes is posted; somebody who pressed anything else is told. Once the app has failed for
  // good the next press loads the page again: while it is only late, what was typed would be lost.
  let isLate = false
  let hasFailed = false
  const answerPress = () => {
    isLate = true
    const form = boot.pressed?.matches('form, [type=submit]') ? boot.pressed.closest('form') : null
    if (form?.getAttribute('action')) return form.submit()
    if (!boot.pressed || document.getElementById('words-failure')) return
    const alert = document.createElement('section')
    alert.id = 'words-failure'
    alert.setAttribute('role', 'alert')
    const words = document.createElement('p')
    words.textContent = 'This could not be loaded. Check your connection and try again.'
    alert.append(words)
    document.body.append(alert)
  }
  boot.showLostPress = () => {
    hasFailed = true
    answerPress()
  }
  const pressWithoutHost = () => {
    if (hasFailed && document.getElementById('words-failure')) location.reload()
    else if (isLate) answerPress()
  }
  const product = document.title.split(' - ').at(-1)
  /** @type {(call: string, content: object) => unknown} */
  const send = (call, content) => {
    const body = JSON.stringify({ ...content, page_mark: markOfPage() })
    return navigator.sendBeacon?.(`/api/${call}`, new Blob([body], { type: 'application/json' }))
  }
  let isReported = false
  /** @param {string} reason */
  const failed = (reason) => {
    const part = { part: 'host', version: String(host.version ?? 'unknown') }
    if (!isReported) {
      // Its loads are counted by a host that starts.
      send('client_loads', { loads: [part] })
      send('client_faults', { fault: { ...part, message: `The start failed: ${reason}` } })
    }
    isReported = true
    hasFailed = true
    showFailure(`${product} could not start`)
  }
  /** @type {Record<string, number>} */
  const attempts = {}
  /** @type {(file: Element, address: string) => unknown} */
  const retry = (file, address) => {
    const attempt = (attempts[address] || 0) + 1
    attempts[address] = attempt
    const pause = [400, 1200][attempt - 1]
    const isScript = file.localName === 'script'
    if (!pause) return failed(address)
    setTimeout(() => {
      const copy = document.createElement(file.localName)
      for (const { name, value } of file.attributes) copy.setAttribute(name, value)
      // At its own address, and at that of an earlier attempt, the browser may have kept what it refused.
      copy.setAttribute(isScript ? 'src' : 'href', `${address}?attempt=${Date.now()}`)
      file.remove()
      document.head.append(copy)
    }, pause)
  }
  // The host waits for its style sheets: without them nobody could read it.
  const missingStyles = new Set(list(host.initial.css).map((file) => host.folder + file))
  boot.styles = new Promise((resolve) => {
    if (missingStyles.size === 0) resolve()
    /** @param {Event} event */
    const arrived = ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      missingStyles.delete(target.getAttribute('href')?.split('?')[0] ?? '')
      if (missingStyles.size === 0) resolve()
    }
    document.addEventListener('load', arrived, true)
  })
  // It has arrived and has thrown. It may show the page all the same.
  /** @param {unknown} error */
  const thrown = (error) => setTimeout(() => startMessage() && failed(String(error)), 3000)
  addEventListener(
    'error',
    ({ target, filename, message }) => {
      const file = target instanceof Element ? target : null
      const address = (file && (file.getAttribute('src') || file.getAttribute('href')))?.split('?')[0]
      if (file && address && file.getAttribute('rel') !== 'preload' && startFiles.includes(address))
        retry(file, address)
      else if (filename?.includes(host.folder)) thrown(message)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => String(reason?.stack).includes(host.folder) && thrown(reason))
  if (!found) failed('no registry')
  const expectStart = () => setTimeout(() => startMessage() && showFailure(`${product} is taking long to start`), 10000)

  // For the words of a page (page-with-words.ts).
  // A button needs the host: it is pressed again once the host is there.
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      const button = target?.closest('#words button:not([type=submit])')
      if (!button) return
      boot.pressed = button
      pressWithoutHost()
    },
    true,
  )
  // So does a form: the app says what is wrong in its place, and the focus and the text stay. Without the app the server takes it.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : null
      if (!form?.closest('#words') || (isLate && form.getAttribute('action'))) return
      event.preventDefault()
      boot.pressed = event.submitter ?? form
      pressWithoutHost()
    },
    true,
  )
  const { dataset } = document.documentElement
  // Words may be read for as long as one likes before the host is asked for.
  if (!found || dataset.prerendered === undefined) expectStart()
  if (!found) return

  /** @param {string} key */
  const stored = (key, storage = () => localStorage) => {
    try {
      return storage().getItem(key) || ''
    } catch {
      return ''
    }
  }
  // The host takes over this call and handles its failure: without the catch the console would report it as unhandled.
  /** @type {(method: string, path: string, headers?: Record<string, string>, signal?: AbortSignal) => Promise<Response>} */
  const call = (method, path, headers, signal) => {
    const answer = fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...headers },
      ...(signal && { signal }),
    })
    answer.catch(() => {})
    return answer
  }

  /** @param {{ editions?: string[] | undefined }} route */
  const isForEdition = ({ editions }) => !editions || list(editions).includes(host.edition)
  const routes = list(registry.remotes).flatMap((remote) =>
    list(remote.config?.routes)
      .filter((route) => typeof route.path === 'string' && isForEdition(route))
      .map((route) => ({ ...route, remote })),
  )

  const requested = new Set(startFiles)
  /**
   * With the integrity that the later request has, or the file would be loaded twice. What has none is not loaded ahead.
   * @type {(as: string, part: { folder: string, integrities?: Record<string, string> | undefined }, file: string) => void}
   */
  const preload = (as, { folder, integrities }, file) => {
    const href = folder + file
    const integrity = integrities?.[file]
    if (!integrity || requested.has(href)) return
    requested.add(href)
    const link = document.createElement('link')
    const attributes = { rel: 'preload', as, href, integrity, crossorigin: '' }
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.head.append(link)
  }
  /** @type {(part: Registry['host'] | Remote, files: { css?: string[], js?: string[] }) => void} */
  const preloadFiles = (part, files) => {
    for (const file of list(files.css)) preload('style', part, file)
    for (const file of list(files.js)) preload('script', part, file)
  }
  /** @type {(remote: Remote, part: Part | undefined) => void} */
  const preloadPart = (remote, part) => {
    preload('script', remote, remote.entry)
    if (!part) return
    preloadFiles(remote, part)
    for (const module of list(part.shared)) {
      const files = host.sharedModules?.[module]
      if (files) preloadFiles(host, files)
    }
  }

  const path = location.pathname
  // The person has signed out on this device while offline: their cookie may still be valid, so do not ask the server.
  const isSignOutPending = stored('stepwise.sign-out-owed') !== ''
  // In production its name begins with __Host-.
  const hasCookie = document.cookie.split(/; (?:__Host-)?|^__Host-/).includes(`stepwise_signed_in_${host.edition}=1`)
  const isSignedIn = (stored('stepwise.signed-in') === '1' || hasCookie) && !isSignOutPending
  const home = host.edition === 'pro' ? '/dashboard/software' : '/dashboard/learn'
  const opened = findRoute(routes, path)
  const isForVisitors = opened?.route.access === 'signed-out'
  const match = isSignedIn && isForVisitors ? findRoute(routes, home) : opened

  // A page for a test, with versions that are not live or one remote alone (docs/product/qa.md#scenario).
  const { selection } = registry
  const isTest = selection?.kind === 'override' || selection?.kind === 'standalone'
  // How the person, or this browser, reads (shared/display/look.ts): before anything is painted.
  /** @type {{ theme?: string, attributes?: Record<string, string>, variables?: Record<string, string>, fontSheet?: string }} */
  let look = {}
  try {
    look = JSON.parse(stored('stepwise.look')) ?? {}
  } catch {
    // Written by another release: the page looks as for a visitor until the host has started.
  }
  const root = document.documentElement
  for (const [name, value] of Object.entries(look.attributes ?? {})) root.setAttribute(name, value)
  for (const [name, value] of Object.entries(look.variables ?? {})) root.style.setProperty(name, value)
  if (look.fontSheet) {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = look.fontSheet
    document.head.append(sheet)
  }
  const theme = selection?.scenario?.theme || look.theme || stored('preferred-theme')
  const prefersDark = !/light|dark/.test(theme) && globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches
  const isDark = (theme === 'dark' || prefersDark) && !(match && match.route.colorScheme === 'light')
  dataset.mantineColorScheme = dataset.swatch ?? (isDark ? 'dark' : 'light')
  if (isSignedIn) dataset.signedIn = ''

  const startCalls = () => {
    if (isSignedIn && path !== '/error' && path !== '/something-went-wrong') {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const stop = new AbortController()
      boot.authorize = call('POST', '/auth/authorize', { 'stepwise-time-zone': timeZone }, stop.signal)
      boot.stopAuthorize = () => stop.abort()
    }
    if (!match) return

    // A page in a frame is a preview of the content desk: it makes its calls itself, because it asks for drafts.
    if ((isSignedIn || match.route.access !== 'signed-in') && parent === self) {
      // What the words of the page were made from.
      /** @type {Record<string, unknown>} */
      const answers = JSON.parse(document.getElementById('answers')?.textContent ?? '{}')
      for (const template of list(match.route.preload).filter((one) => typeof one === 'string')) {
        let isComplete = true
        const filled = template.replace(/:([A-Za-z_]\w*)/g, (_, name) => {
          const value = match.params[name]
          if (value === undefined) isComplete = false
          return value ?? ''
        })
        const answer = answers[filled]
        if (answer) boot.calls[filled] = Promise.resolve(new Response(JSON.stringify(answer)))
        else if (isComplete) boot.calls[filled] = call('GET', filled)
      }
    }
    const { remote: owner, page } = match.route
    // Whether the person has the role is not known yet: nobody else loads a byte of that page.
    if (!match.route.role) preloadPart(owner, owner.pages?.[page])
    if (!isSignedIn || match.route.frame === 'bare') return
    for (const remote of list(registry.remotes)) {
      for (const slot of list(remote.config?.slots)) {
        if (/^(topbar|toast)\./.test(slot)) preloadPart(remote, remote.slots?.[slot])
      }
    }
  }
  if (dataset.prerendered === undefined) return startCalls()

  // The words were made for no theme: their drawings are the light ones (shared/ui/Drawing.tsx).
  const darken = () => {
    for (const drawing of document.querySelectorAll('img[src$=".svg"]')) {
      drawing.setAttribute('src', `${drawing.getAttribute('src')}#dark`)
    }
  }
  if (dataset.mantineColorScheme === 'dark') addEventListener('DOMContentLoaded', darken)

  // What was written in this tab (shared/drafts/tab-draft.ts) stands in the form before anything else can be inserted there: text of a
  // password manager or of dictation would take its place.
  addEventListener('DOMContentLoaded', () => {
    for (const form of document.querySelectorAll('#words [data-draft]')) {
      const name = form.getAttribute('data-draft')
      try {
        const draft = JSON.parse(stored(`stepwise.${name}`, () => sessionStorage) || '{}')
        for (const [key, value] of Object.entries(draft)) {
          const field = document.getElementById(`${name}-${key}`)
          if (field && 'value' in field && typeof value === 'string') field.value = value
        }
      } catch {
        // Another program has stored something there: the form stays empty.
      }
    }
  })

  // The page's words are there. The host is started when somebody uses them; it takes their place once it shows the same.
  // A style sheet of the host would restyle the words: the host switches them on (host/src/take-over).
  /** @param {{ type?: string, movementX?: number, movementY?: number }} event */
  const startHost = ({ type: used, movementX, movementY }) => {
    // A browser reports a pointer that rests where the page appears as a move of no distance: nobody has used anything.
    if (used === 'pointermove' && movementX === 0 && movementY === 0) return
    for (const type of uses) removeEventListener(type, startHost, true)
    expectStart()
    startCalls()
    for (const name of initial) {
      const isScript = name.endsWith('.js')
      const file = document.createElement(isScript ? 'script' : 'link')
      if (!isScript) {
        file.setAttribute('rel', 'stylesheet')
        file.setAttribute('media', 'not all')
      }
      if (file instanceof HTMLScriptElement) file.async = false
      const integrity = host.integrities?.[name]
      if (integrity) {
        file.setAttribute('integrity', integrity)
        file.setAttribute('crossorigin', '')
      }
      file.setAttribute(isScript ? 'src' : 'href', host.folder + name)
      document.head.insertBefore(file, document.getElementById('words-font'))
    }
  }
  const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  // The host must not take over between a press and its click, nor while a word is composed.
  /** @type {Record<string, 'press' | 'composition' | ''>} */
  const phases = {
    pointerdown: 'press',
    pointerup: '',
    pointercancel: '',
    compositionstart: 'composition',
    compositionend: '',
  }
  for (const type of Object.keys(phases)) {
    const note = () => {
      boot.underWay = phases[type] ?? ''
    }
    addEventListener(type, note, true)
  }
  const startAtOnce = () => {
    // The page is for visitors, or a preview that shows a draft: other words than these will stand here.
    if (parent !== self || (isSignedIn && isForVisitors)) {
      document.getElementById('words')?.remove()
      document.getElementById('root')?.removeAttribute('hidden')
    }
    startHost({})
  }
  const isResumed = stored('stepwise.update', () => sessionStorage).includes('"reason"')
  const startsAtOnce = isSignedIn || isTest || isResumed || parent !== self
  // Also to deliver a sign-out that was made without a network; and for somebody whose page was loaded again (host/src/updates).
  if (startsAtOnce || isSignOutPending) addEventListener('DOMContentLoaded', startAtOnce)
  else for (const type of uses) addEventListener(type, startHost, { capture: true, passive: true })
})()
