import type { Camelize } from '../contracts/index.ts'

const camelKey = (key: string) => key.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** A copy of a JSON value with every key in camelCase. */
export function camelize<Value>(value: Value): Camelize<Value> {
  return convert(value) as Camelize<Value>
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [camelKey(key), convert(item)]))
}
