import { editionSchema } from '@stepwise/shared/contracts/edition'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { z } from 'zod'
import { StoreError } from '../errors.ts'
import type { Promotion } from './store.ts'

/** Where a record is, such as `/store/study/registry.json`, and how to correct it. */
export interface Source {
  place: string
  advice: string
}

const files = z.object({ js: z.array(z.string()), css: z.array(z.string()) })

// What servers and the release tool rely on, and no more: a newer program may have written more than this one knows.
const registrySchema = z.object({
  promotion: z.int().positive(),
  promotedAt: z.string(),
  host: z.object({ version: z.string(), folder: z.string(), edition: editionSchema, initial: files }),
  remotes: z.array(
    z.object({
      version: z.string(),
      folder: z.string(),
      config: z.object({
        name: z.string(),
        routes: z.array(z.object({ path: z.string(), page: z.string(), editions: z.array(z.string()) })),
      }),
    }),
  ),
  recalled: z.array(z.string()).optional(),
  canaries: z.array(z.object({ part: z.string(), version: z.string(), percent: z.number() })).optional(),
})

const promotionSchema = z.object({
  promotion: z.int().positive(),
  at: z.string(),
  who: z.string(),
  why: z.string(),
  kind: z.string(),
  changes: z.array(z.object({ part: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  versions: z.array(z.string()).optional(),
  until: z.string().optional(),
})

/** The registry that a store has. Throws a {@link StoreError} when it does not have the form of one. */
export const storedRegistry = (value: unknown, source: Source) => checked<Registry>(registrySchema, value, source)

/** An entry of the history. Throws a {@link StoreError} when it does not have the form of one. */
export const storedPromotion = (value: unknown, source: Source) => checked<Promotion>(promotionSchema, value, source)

/** The value of a JSON file. Throws a {@link StoreError} when it is none. */
export function storedJson(text: string, source: Source): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable('it is not JSON', source)
  }
}

/** The value itself: what the schema does not know stays. */
function checked<T>(schema: z.ZodType, value: unknown, source: Source): T {
  const { error } = schema.safeParse(value)
  if (!error) return value as T
  const places = error.issues.map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`)
  throw unreadable(places.join('; '), source)
}

const unreadable = (why: string, { place, advice }: Source) =>
  new StoreError([`${place} cannot be read: ${why}. Nothing is changed: ${advice}.`])
