/** How the page looks on the device, as far as its HTML depends on it (docs/decisions/082-rendered-pages.md). */
export interface RenderedLook {
  theme: 'light' | 'dark'
  /** From 1025 px on: there the menu is always shown. */
  isWide: boolean
  /** Whole days since this person first signed in on this browser: a home greets them by it. */
  daysHere: number
}

/** What the gateway gives to the render bundle of the host, for one page of one person, or of visitors. */
export interface RenderOrder {
  remote: string
  page: string
  /** Path and query. */
  url: string
  params: Record<string, string>
  /** The bodies of the API's answers: of the session check (null for visitors), and of the route's `preload` by address. */
  user: unknown
  answers: Record<string, unknown>
  look: RenderedLook
}

/** What the render bundle makes of it: the HTML, or where the page would send the person at once. Neither: the page has no content. */
export interface RenderResult {
  html?: string
  goTo?: string
}

/** What stands in a rendered page for the app, beside the answers. */
export type RenderedFacts = Pick<RenderOrder, 'remote' | 'page' | 'params' | 'user' | 'look'>

/** The same in the page, with the style attributes of its HTML, by number: the page's policy allows none. */
export type RenderedData = RenderedFacts & { styles: string[] }
