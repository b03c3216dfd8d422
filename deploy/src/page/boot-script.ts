import { readFileSync } from 'node:fs'
import { findRoute, matchRoute } from '@stepwise/shared/routing/find-route'
import { markOfPage } from '@stepwise/shared/running-facts/mark-of-page'

const boot = readFileSync(new URL('./boot.js', import.meta.url), 'utf8')

/** Lines without indentation and comments: the page carries the script itself, so it is not cached. */
const compact = (source: string) =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(\/\/|\/?\*)/.test(line))
    .join('\n')

/**
 * The text of `boot.js` as the page carries it, with the source of the functions that it shares with the host. Node has left spaces
 * where their types were.
 */
export const bootScript = `{
${[matchRoute, findRoute, markOfPage].map((shared) => `const ${shared.name} = ${compact(String(shared)).replaceAll(/ {2,}/g, ' ')}`).join('\n')}
${compact(boot)}
}`
