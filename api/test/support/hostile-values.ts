import { z } from 'zod'

/** What JSON can carry and a database, a file or an address cannot: halves of a character, and NUL. */
const badTexts = ['\ud800', ' \udfff.', '\0']
const badDays = ['0000-01-01', '9999-12-31']
const badMoments = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-01-01T00:00:00+23:59']
/** Around the ends of what columns hold, and of what JavaScript counts exactly. */
const badNumbers = [2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e300, -1, 0.5]
const badObjects = [{ '\ud800': 1 }, { 'a\0': 1 }, { a: ['\ud800'] }, { a: { b: 'a\0' } }, { a: 1e300 }, nested(200)]

type Path = (string | number)[]
type JsonSchema = z.core.JSONSchema.JSONSchema

interface Variant {
  /** The field, and what is in it. */
  title: string
  value: unknown
}

/** For each field of a schema, and each text or number of `value`: values in which this one is hostile and all else is as in `value`. */
export function hostileVariants(schema: z.ZodType, value: unknown): Variant[] {
  const fields = [...fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), ...fieldsIn(value)]
  const variants = fields.flatMap(({ path, bad }) => {
    const present = valueAt(value, path)
    return bad.map((one) => {
      const given = typeof present === 'string' && badTexts.includes(one as string) ? present + one : one
      return {
        title: `${path.join('.')}: ${JSON.stringify(given).slice(0, 60)}`,
        value: withValueAt(value, path, given),
      }
    })
  })
  return [...new Map(variants.map((variant) => [variant.title, variant])).values()]
}

/** The same for one text of an address, encoded. */
export function hostileAddressTexts(text: string): string[] {
  const moments = badMoments.map((moment) => text.replace(/^\d{4}-[^~]*/, moment)).filter((one) => one !== text)
  const ids = text.replace(/[0-9a-f-]{36}$/, '-'.repeat(36))
  const numbers = [2 ** 31, 2 ** 63, -1, 0.5]
  return [
    '%00',
    '%ED%A0%80',
    `${encodeURIComponent(text)}%00`,
    ...[...numbers, ...moments, ids].map(encodeURIComponent),
  ]
}

function fieldsOf(schema: JsonSchema, path: Path = []): { path: Path; bad: unknown[] }[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const inner = Object.entries(properties).map(([name, one]) => fieldsOf(one as JsonSchema, [...path, name]))
  const listed = [items ?? []].flat().map((one) => fieldsOf(one as JsonSchema, [...path, 0]))
  const ways = [...anyOf, ...oneOf, ...allOf].map((one) => fieldsOf(one as JsonSchema, path))
  return [{ path, bad: path.length > 0 ? badValuesOf(schema) : [] }, ...[...inner, ...listed, ...ways].flat()]
}

function badValuesOf({
  type,
  format,
  properties,
  anyOf,
  oneOf,
  allOf,
  const: only,
  enum: some,
}: JsonSchema): unknown[] {
  if (anyOf || oneOf || allOf || only !== undefined || some) return []
  const types = [type ?? []].flat()
  if (types.length === 0 || (types.includes('object') && !properties))
    return [...badTexts, ...badNumbers, ...badObjects]
  return types.flatMap((one): unknown[] => {
    if (one === 'integer' || one === 'number') return badNumbers
    if (one !== 'string') return []
    return [...badTexts, ...(format === 'date' ? badDays : []), ...(format === 'date-time' ? badMoments : [])]
  })
}

/** What a schema leaves open, such as the blocks of a page. */
function fieldsIn(value: unknown, path: Path = []): { path: Path; bad: unknown[] }[] {
  if (typeof value === 'string') return [{ path, bad: badTexts }]
  if (typeof value === 'number') return [{ path, bad: badNumbers }]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, one]) =>
    fieldsIn(one, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)

function withValueAt(value: unknown, [name, ...rest]: Path, given: unknown): unknown {
  if (name === undefined) return given
  const inner = withValueAt(valueAt(value, [name]), rest, given)
  return typeof name === 'number'
    ? Object.assign([...((value as unknown[]) ?? [])], { [name]: inner })
    : { ...(value as object), [name]: inner }
}

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : { a: nested(depth - 1) }
}
