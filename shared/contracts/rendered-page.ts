/** How the page looks on the device, as far as its HTML depends on it (docs/decisions/082-rendered-pages.md). */
export interface RenderedLook {
  theme: 'light' | 'dark'
  /** From 1025 px on: there the menu is always shown. */
  isWide: boolean
}

/** What the gateway gives to the render bundle of the host, for one page of one person. */
export interface RenderOrder {
  remote: string
  page: string
  /** Path and query. */
  url: string
  params: Record<string, string>
  /** The bodies of the API's answers: of the session check, and of the route's `preload` by address. */
  user: unknown
  answers: Record<string, unknown>
  look: RenderedLook
}

/** What stands in a rendered page for the app, beside the answers. */
export type RenderedFacts = Pick<RenderOrder, 'remote' | 'page' | 'params' | 'user' | 'look'>

/** The same in the page, with the style attributes of its HTML, by number: the page's policy allows none. */
export type RenderedData = RenderedFacts & { styles: string[] }

/** A window without room for the menu, and for the list of steps beside a step. */
export const narrowWindow = '(max-width: 1024px)'

/**
 * The cookie in which the host keeps the look for the next page, and the time zone for the session check: `dark.wide.Europe/London`. Of
 * no use to anyone else, and no proof of anything.
 */
export const lookCookie = 'stepwise_look'

export const formatLook = ({ theme, isWide }: RenderedLook): string => `${theme}.${isWide ? 'wide' : 'narrow'}`

/** Undefined where it says nothing. */
export function parseLook(text = ''): { look: RenderedLook; timeZone: string | undefined } | undefined {
  const [, theme, width, timeZone] = /^(light|dark)\.(wide|narrow)(?:\.([\w+/-]{1,60}))?$/.exec(text) ?? []
  return theme ? { look: { theme: theme as RenderedLook['theme'], isWide: width === 'wide' }, timeZone } : undefined
}
