import { expect, test } from 'vitest'
import { shortcutHelp } from './shortcut-help.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on a computer'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on a computer'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'Safari on a Mac'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1', 'iPhone or iPad'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Android phone or tablet'],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0', 'Firefox on a computer'],
])('%s gets its own help first', (userAgent, browser) => {
  const help = shortcutHelp(userAgent)
  expect(help[0]?.browser).toBe(browser)
  expect(new Set(help).size).toBe(6)
})
