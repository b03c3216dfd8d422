import { readFileSync } from 'node:fs'

/** The text of `boot.js` as the page carries it: without its comment lines. */
export const bootScript = readFileSync(new URL('./boot.js', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n')
