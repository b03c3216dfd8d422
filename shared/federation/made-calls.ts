import { parseSync } from 'oxc-parser'
import { calls } from '../contracts/calls.ts'
import { matchRoute } from '../routing/find-route.ts'

/** What of a compilation is read here. */
export interface BuiltCode {
  getAssets: () => readonly { name: string; source: { source: () => string | Buffer } }[]
}

const method = 'GET|POST|PUT|PATCH|DELETE'
const literalPattern = new RegExp(`(["'\`])((?:${method}) /[^"'\`\\s$]*)\\1`, 'g')
const templatePattern = new RegExp(`\`((?:${method}) [^\`\\s]*?\\$\\{[^\`]*)\``, 'g')

/**
 * The API's calls that a build makes, by their names in contracts/calls.ts: those that its code spells, and `preloads`, paths below /api
 * that pages ask for at once. Of a template such as `POST ${path}/complete` these are the calls whose rest the code or `config` spells.
 */
export function madeCalls(compilation: BuiltCode, preloads: string[] = [], config: object = {}): string[] {
  const code = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ source }) => withoutComments(source.source().toString()))
    .join('\n')
  const found = [...preloads.map(preloadedCall), ...spelledCalls(code, JSON.stringify(config))]
  return [...new Set(found)].sort()
}

const names = Object.keys(calls)

/** The calls in the text of a program. `known` is further text in which a template's path may stand. */
export function spelledCalls(code: string, known = ''): string[] {
  const literals = [...code.matchAll(literalPattern)].flatMap(([, , name]) => name ?? [])
  const templates = [...code.matchAll(templatePattern)].flatMap(([, template = '']) => {
    const [start = '', ...rest] = template.split(/\$\{[^}]*\}/)
    const pattern = new RegExp(`^${[start, ...rest].map(escaped).join('(.+)')}$`)
    return names.filter((name) => {
      const parts = pattern.exec(name)?.slice(1)
      return parts?.every((part) => code.includes(part) || known.includes(part))
    })
  })
  return [...literals, ...templates]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `/flows?view=all` is `GET /flows`. What no call of the table answers is given back as it is. */
function preloadedCall(preload: string): string {
  const [path = ''] = preload.split('?')
  return names.find((name) => name.startsWith('GET ') && matchRoute(name.slice(4), path)) ?? `GET ${path}`
}

/** A build for development has tens of thousands of comments: they are not cut out one by one. */
function withoutComments(code: string): string {
  const { comments } = parseSync('chunk.js', code)
  const ends = [0, ...comments.map(({ end }) => end)]
  return ends.map((from, at) => code.slice(from, comments[at]?.start)).join('')
}
