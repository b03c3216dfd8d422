import { type Registry, remoteConfigSchema } from '@stepwise/shared/contracts/remote'
import { JSDOM } from 'jsdom'
import { vi } from 'vitest'
import { renderPage } from '../page/page.ts'
import type { VisitorPage } from '../rendering/visitor-pages.ts'

/** Every file that the tests name has an integrity. */
export const integrities = (folder: string) =>
  Object.fromEntries(
    'entry home step player search toast notes landing desk club main forms older-browsers'
      .split(' ')
      .flatMap((file) => [`${file}.js`, `${file}.css`].map((name) => [name, `sha256-${folder}-${name}`])),
  )

type Remote = Registry['remotes'][number]
export const remote = (name: string, config: object, pages: object, slots: object = {}): Remote => ({
  config: remoteConfigSchema.parse({ name, title: name, ...config }),
  version: '1',
  entry: 'entry.js',
  integrities: integrities(name),
  folder: `/remotes/${name}/1/`,
  pages: pages as Remote['pages'],
  slots: slots as Remote['slots'],
})

const script = (name: string) => ({ js: [name], css: [], shared: [] })

export const registry: Registry = {
  promotion: 7,
  promotedAt: '2026-11-20T10:00:00Z',
  host: {
    version: '1',
    edition: 'study',
    sharedVersion: '1.0.0',
    folder: '/host/1/',
    integrities: integrities('host'),
    initial: { js: ['main.js'], css: ['main.css'] },
    olderBrowsers: 'older-browsers.js',
    fonts: ['text.woff2'],
    sharedModules: {
      ui: { js: ['main.js'], css: ['main.css'] },
      forms: { js: ['forms.js'], css: ['forms.css'] },
    },
  },
  remotes: [
    remote(
      'learn',
      {
        routes: [
          { path: '/dashboard/learn', page: 'home', access: 'signed-in', editions: ['study'], preload: ['/flows'] },
          { path: '/dashboard/software/:softwareSlug?', page: 'home', access: 'signed-in', editions: ['pro'] },
          {
            path: '/flows/:flowSlug/:moduleSlug',
            page: 'step',
            access: 'signed-in',
            preload: ['/learning_module/:flowSlug::moduleSlug', '/never/:unknown'],
          },
        ],
        slots: ['topbar.search', 'toast.achievements', 'panel.notes'],
      },
      {
        home: { js: ['home.js'], css: [], shared: ['ui'] },
        step: { js: ['step.js', 'player.js'], css: ['step.css'], shared: ['ui', 'forms'] },
      },
      {
        'topbar.search': script('search.js'),
        'toast.achievements': script('toast.js'),
        'panel.notes': script('notes.js'),
      },
    ),
    remote(
      'public-site',
      {
        routes: [
          { path: '/', page: 'landing', access: 'signed-out', frame: 'bare', colorScheme: 'light' },
          { path: '/dashboard/:anything', page: 'landing', access: 'public', frame: 'bare' },
        ],
      },
      { landing: script('landing.js') },
    ),
  ],
}

/** What visitors see at a path, as the thread has rendered it. */
export const visitorPage = (
  route: VisitorPage['route'],
  path: string,
  content: VisitorPage['content'],
  answers: VisitorPage['answers'] = {},
): VisitorPage => {
  const look = { theme: 'light', isWide: true, daysHere: 0 } as const
  const facts = { remote: 'public-site', page: route.page, params: {}, user: null, look }
  return { route, path, content, facts, answers, version: '1' }
}

/** What supported browsers have and JSDOM has not (../page/too-old.ts). */
export const notInJsdom = { CSS: { supports: () => true }, structuredClone }

/** Opens the page at an address, with what the browser has stored, and returns what its boot script did. */
export async function open(
  path: string,
  stored: Record<string, string> = {},
  edition: 'study' | 'pro' = 'study',
  remotes: unknown = registry.remotes,
  alter = (html: string) => html,
  storedInTab: Record<string, string> = {},
) {
  const calls: string[] = []
  const headers: RequestInit['headers'][] = []
  const signals: RequestInit['signal'][] = []
  const opened = { ...registry, host: { ...registry.host, edition }, remotes: remotes as Registry['remotes'] }
  const html = alter(renderPage(opened, { hasFavicon: false }))
  const reported: Blob[] = []
  const frames: FrameRequestCallback[] = []
  const parsed = Promise.withResolvers<void>()
  const { window } = new JSDOM(html, {
    url: `https://stepwise.test${path}`,
    runScripts: 'dangerously',
    beforeParse(page) {
      for (const [key, value] of Object.entries(stored)) page.localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(storedInTab)) page.sessionStorage.setItem(key, value)
      page.addEventListener('DOMContentLoaded', () => parsed.resolve())
      // The page's timers are those of the test.
      page.setTimeout = ((...timer: Parameters<typeof setTimeout>) =>
        setTimeout(...timer)) as unknown as typeof page.setTimeout
      Object.assign(page, { Blob, ...notInJsdom })
      page.requestAnimationFrame = (callback: FrameRequestCallback) => frames.push(callback)
      Object.defineProperty(page.navigator, 'sendBeacon', { value: (_: string, body: Blob) => reported.push(body) })
      page.fetch = (async (address: string, options: RequestInit) => {
        calls.push(`${options.method} ${address}`)
        headers.push(options.headers)
        signals.push(options.signal)
        if (address === '/api/flows') throw new TypeError('offline')
        return { ok: true }
      }) as unknown as typeof fetch
    },
  })
  if (vi.isFakeTimers()) vi.advanceTimersByTime(0)
  await parsed.promise
  const preloads = [...window.document.querySelectorAll<HTMLLinkElement>('script ~ link[rel=preload]')]
  const { document } = window
  return {
    calls,
    reports: () => Promise.all(reported.map(async (body) => JSON.parse(await body.text()))),
    headers,
    signals,
    boot: window.stepwiseBoot as StepwiseBoot,
    preloads: preloads.map((link) => `${link.getAttribute('as')} ${link.getAttribute('href')}`),
    integrities: preloads.map((link) => `${link.getAttribute('integrity')} ${link.getAttribute('crossorigin')}`),
    scheme: document.documentElement.dataset.mantineColorScheme,
    document,
    drawFrame: () => {
      for (const callback of frames.splice(0)) callback(0)
    },
    /** The event of a browser for a file of the page that did not load. */
    lose: (selector: string) => {
      const [file] = [...document.querySelectorAll(selector)].slice(-1)
      file?.dispatchEvent(new window.Event('error'))
    },
  }
}
