import { createHash } from 'node:crypto'

/**
 * The content security policy of the page. `inlineScript` is the one script that the page carries; all others are files of
 * this address. Mantine puts `<style>` elements into the page, so those are allowed; `style` attributes are not, except
 * through the DOM, which no policy covers.
 */
export function pagePolicy(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return [
    `default-src 'self'`,
    `script-src 'self' 'sha256-${hash}'`,
    `style-src 'self'`,
    `style-src-elem 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')
}
