import { stripVTControlCharacters } from 'node:util'

/** Versions of the page (`1.0.0-aaaa1111`) and those that stand for them here. */
export type KnownVersions = Map<string, string>

const version = /1\.0\.0-[0-9a-f]{8}/
const varying = /(…|1\.0\.0-[0-9a-f]{8})/
/** npm's own lines are about npm, and which there are depends on its version. */
const ofNpm = /^(>|npm (warn|notice)|npm error)/

/** The lines of an output that a person reads: without colours, without empty lines and without npm's own. */
export const readableLines = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !ofNpm.test(line))

/**
 * The first line of `expected` that is not where it should be among `printed`, undefined when everything is as expected. `…` stands for any
 * characters, on a line of its own for any lines. Remembers in `known` what a version stands for when it is seen first.
 */
export function firstMissingLine(expected: string[], printed: string[], known: KnownVersions): string | undefined {
  let at = 0
  let mayMove = false
  for (const line of expected.map((text) => text.trim()).filter((text) => text !== '')) {
    if (line === '…') {
      mayMove = true
      continue
    }
    const found = printed.findIndex((text, index) => index >= at && rememberVersions(line, text, known))
    if (found === -1 || (found > at && !mayMove)) return line
    at = found + 1
    mayMove = false
  }
  return at < printed.length && !mayMove && expected.length > 0 ? '(nothing more than that)' : undefined
}

/** Replaces the versions of the page by those that stand for them. */
export const withKnownVersions = (text: string, known: KnownVersions): string =>
  text.replaceAll(new RegExp(version, 'g'), (name) => known.get(name) ?? name)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the line is as expected; then its new versions are remembered. */
function rememberVersions(expected: string, printed: string, known: KnownVersions): boolean {
  const fresh: string[] = []
  const pattern = expected.split(varying).map((piece) => {
    if (piece === '…') return '.*'
    if (!version.test(piece) || known.has(piece)) return escaped(withKnownVersions(piece, known))
    fresh.push(piece)
    return `(${version.source})`
  })
  const match = new RegExp(`^${pattern.join('')}$`).exec(printed)
  if (!match) return false
  for (const [index, name] of fresh.entries()) known.set(name, match[index + 1] ?? '')
  return true
}
