import { createHash } from 'node:crypto'
import type { HostPolicy } from '@stepwise/shared/contracts/remote'

/**
 * The content security policy of the page. `inlineScripts` are those that the page carries; all others are files of
 * this address. Mantine puts `<style>` elements into the page, so those are allowed; `style` attributes are not, except
 * through the DOM, which no policy covers. `allowed` are the origins of others that the host was built with: its owner's analytics
 * and chat (docs/decisions/021-third-party-consent.md).
 */
export function pagePolicy(inlineScripts: string[], allowed?: HostPolicy): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const { scripts = [], connects = [], frames = [], images = [], styles = [] } = allowed ?? {}
  return [
    `default-src 'self'`,
    directive([`script-src 'self'`, ...hashes].join(' '), scripts),
    directive(`style-src 'self'`, styles),
    directive(`style-src-elem 'self' 'unsafe-inline'`, styles),
    directive(`img-src 'self' data: blob:`, images),
    `media-src 'self' blob:`,
    `font-src 'self'`,
    directive(`connect-src 'self'`, connects),
    ...(frames.length > 0 ? [directive(`frame-src 'self'`, frames)] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

const directive = (own: string, origins: string[]) => [own, ...origins].join(' ')
