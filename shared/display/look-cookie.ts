import type { RenderedLook } from '../contracts/rendered-page.ts'

/** A window without room for the menu, and for the list of steps beside a step. */
export const narrowWindow = '(max-width: 1024px)'

/**
 * The cookie in which the host keeps the look for the next page, and the time zone for the session check: `dark.wide.12.Europe/London`.
 * Of no use to anyone else, and no proof of anything.
 */
export const lookCookie = 'stepwise_look'

export const formatLook = ({ theme, isWide, daysHere }: RenderedLook): string =>
  [theme, isWide ? 'wide' : 'narrow', daysHere].join('.')

/** Undefined where it says nothing. */
export function parseLook(text = ''): { look: RenderedLook; timeZone: string | undefined } | undefined {
  const [, theme, width, days, timeZone] =
    /^(light|dark)\.(wide|narrow)\.(\d{1,5})(?:\.([\w+/-]{1,60}))?$/.exec(text) ?? []
  const look = { theme: theme as RenderedLook['theme'], isWide: width === 'wide', daysHere: Number(days) }
  return theme ? { look, timeZone } : undefined
}
