import { Failure } from './failures.ts'

// Deeper than anything we ask for, and no stack is used up.
const deepest = 100

/**
 * What a call was sent, with well-formed texts: half a character, which a cut emoji leaves, becomes U+FFFD. A NUL character, which
 * PostgreSQL cannot store, and a value that is nested without end are a 422 (docs/product/wire.md#storable).
 */
export function storable(value: unknown): { value: unknown } | { error: Failure } {
  try {
    return { value: wellFormed(value, 0) }
  } catch (error) {
    if (error instanceof Failure) return { error }
    throw error
  }
}

function wellFormed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return wellFormedText(value)
  if (value === null || typeof value !== 'object') return value
  if (depth > deepest) throw new Failure(422, 'This is nested too deeply.')
  if (Array.isArray(value)) return value.map((inner) => wellFormed(inner, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [wellFormedText(name), wellFormed(inner, depth + 1)]),
  )
}

function wellFormedText(text: string): string {
  if (text.includes('\0')) throw new Failure(422, 'A text has a character that cannot be stored.')
  return text.toWellFormed()
}
