// Runs in the head before anything else has arrived. It sets the colour scheme, so that no wrong one flashes up, and starts
// every download and call that the address already tells it will be needed, so that none waits for another.
// Plain script: no imports, no build. The page carries it by its hash, without these comments.
;(() => {
  const registry = JSON.parse(document.getElementById('registry').textContent)
  const boot = { registry, calls: {} }
  globalThis.stepwiseBoot = boot
  // What another release does not know, or leaves out, is passed over.
  const list = (value) => (Array.isArray(value) ? value : []).filter((item) => item !== null)

  const initial = registry.host.initial
  const startFiles = [...list(initial.js), ...list(initial.css)].map((file) => registry.host.folder + file)

  // Until the host has started, the page itself says what has gone wrong. It has no styles by then, perhaps.
  const isWaiting = () => document.getElementById('starting')
  const say = (words) => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', () => say(words))
    const waiting = isWaiting()
    if (!waiting) return
    const add = (parent, name, text) => {
      const element = document.createElement(name)
      element.textContent = text
      parent.append(element)
      return element
    }
    const main = add(document.body, 'main', '')
    main.id = 'main'
    const heading = add(main, 'h1', words)
    heading.tabIndex = -1
    add(main, 'p', 'Check your connection. What you have saved is safe.')
    add(main, 'button', 'Try again').onclick = () => location.reload()
    waiting.replaceWith(main)
    document.title = `${words} - ${document.title}`
    heading.focus()
    addEventListener('online', () => location.reload())
  }
  const title = document.title
  const failed = () => say(`${title} could not be loaded`)
  const attempts = {}
  const again = (file, address) => {
    const attempt = (attempts[address] || 0) + 1
    attempts[address] = attempt
    const wait = [400, 1200][attempt - 1]
    if (!wait) return file.localName === 'script' && failed()
    setTimeout(() => {
      const copy = document.createElement(file.localName)
      if (file.localName === 'link') copy.rel = 'stylesheet'
      copy[file.localName === 'link' ? 'href' : 'src'] = address
      document.head.append(copy)
    }, wait)
  }
  addEventListener(
    'error',
    ({ target, filename }) => {
      const address = target?.getAttribute && (target.getAttribute('src') || target.getAttribute('href'))
      if (address && target.rel !== 'preload' && startFiles.includes(address)) again(target, address)
      // It has arrived and cannot run.
      else if (filename?.includes(registry.host.folder)) setTimeout(() => isWaiting() && failed(), 3000)
    },
    true,
  )
  setTimeout(() => isWaiting() && say(`${title} is taking long to load`), 30000)

  const stored = (key) => {
    try {
      return localStorage.getItem(key) || ''
    } catch {
      return ''
    }
  }
  // An early call: who takes it sees its failure, so an unhandled rejection would only be noise.
  const call = (method, path, headers, signal) => {
    const answer = fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...headers },
      signal,
    })
    answer.catch(() => {})
    return answer
  }

  // `/flows/:flowSlug/*` and `/learn/:flowSlug?` as an expression; a static segment beats a parameter.
  const matchRoute = (route, path) => {
    const names = []
    let rank = 0
    const pattern = route.path
      .split('/')
      .filter(Boolean)
      .map((segment) => {
        if (segment === '*') return '(?:/.*)?'
        if (segment[0] !== ':') {
          rank += 1
          return `/${segment.replace(/[.+()[\]]/g, '\\$&')}`
        }
        names.push(segment.slice(1).replace('?', ''))
        return segment.endsWith('?') ? '(?:/([^/]+))?' : '/([^/]+)'
      })
      .join('')
    const found = path.match(`^${pattern}/?$`)
    if (!found) return
    const params = {}
    for (const [at, name] of names.entries()) params[name] = found[at + 1]
    return { route, params, rank }
  }

  const find = (path) => {
    let best
    for (const remote of list(registry.remotes)) {
      for (const route of list(remote.config?.routes)) {
        if (typeof route.path !== 'string') continue
        if (route.editions && !list(route.editions).includes(registry.host.edition)) continue
        const match = matchRoute(route, path)
        if (match && (!best || match.rank > best.rank)) best = { ...match, remote }
      }
    }
    return best
  }

  const asked = new Set(startFiles)
  const preload = (as, href, integrity) => {
    if (asked.has(href)) return
    asked.add(href)
    const link = document.createElement('link')
    link.setAttribute('rel', 'preload')
    link.setAttribute('as', as)
    link.setAttribute('href', href)
    if (integrity) link.setAttribute('integrity', integrity)
    document.head.append(link)
  }
  const preloadFiles = (folder, files) => {
    for (const file of list(files.css)) preload('style', folder + file)
    for (const file of list(files.js)) preload('script', folder + file)
  }
  const preloadPart = (remote, part) => {
    preload('script', remote.folder + remote.entry, remote.integrity)
    if (!part) return
    preloadFiles(remote.folder, part)
    for (const module of list(part.shared)) {
      const files = registry.host.sharedModules?.[module]
      if (files) preloadFiles(registry.host.folder, files)
    }
  }

  const path = location.pathname
  // Whoever has signed out while the server could not be reached is out, whatever cookie there still is.
  const isSignOutOwed = stored('stepwise.sign-out-owed') !== ''
  const isSignedIn = stored('stepwise.signed-in') === '1' && !isSignOutOwed
  const home = registry.host.edition === 'pro' ? '/dashboard/software' : '/dashboard/learn'
  let match = find(path)
  if (isSignedIn && match && match.route.access === 'signed-out') match = find(home)

  const isDark = /dark/.test(stored('preferred-theme')) && !(match && match.route.colorScheme === 'light')
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light'

  if (path !== '/error' && path !== '/something-went-wrong' && !isSignOutOwed) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const stop = new AbortController()
    boot.authorize = call('POST', '/auth/authorize', { 'stepwise-time-zone': timeZone }, stop.signal)
    boot.stopAuthorize = () => stop.abort()
  }
  if (!match) return

  if (isSignedIn) {
    for (const template of list(match.route.preload)) {
      let isComplete = true
      const filled = template.replace(/:([A-Za-z_]\w*)/g, (_, name) => {
        if (match.params[name] === undefined) isComplete = false
        return match.params[name]
      })
      if (isComplete) boot.calls[filled] = call('GET', filled)
    }
  }
  preloadPart(match.remote, match.remote.pages?.[match.route.page])
  if (!isSignedIn || match.route.frame === 'bare') return
  for (const remote of list(registry.remotes)) {
    for (const slot of list(remote.config?.slots)) {
      if (/^(topbar|toast)\./.test(slot)) preloadPart(remote, remote.slots?.[slot])
    }
  }
})()
