import { parse } from 'node:querystring'

/** A query as the calls of spec 7 write it: `ids[]=1&ids[]=2` is a list under the name `ids`, of one entry too. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const parsed = Object.entries(parse(text)).map(([key, value = '']) =>
    key.endsWith('[]') ? [key.slice(0, -2), [value].flat()] : [key, value],
  )
  return Object.fromEntries(parsed)
}
