import { sql } from 'kysely'

/**
 * SQL that names the content as readers see it now. Every publication, and every load of content/, makes it another. A query that reads
 * rows of a person takes it along, so that no time passes in which a process shows what another has replaced.
 */
export const contentState = sql<string | null>`(select hash || ' ' || version || ' ' || loaded_at from content_state)`

let cachedState = ''
let cached = new Map<string, Promise<unknown>>()

/**
 * What `load` reads of the content, from the cache when it was read in the same `state` before. Only for what is the same for everyone.
 * `state` must have been read before, and not in a contentTransaction, whose changes may be rolled back: what is cached may then be
 * newer than its state, but never older.
 */
export async function fromCache<Value>(state: string | null, name: string, load: () => Promise<Value>): Promise<Value> {
  if (state === null) return load()
  if (state !== cachedState) {
    cachedState = state
    cached = new Map()
  }
  const values = cached
  const known = values.get(name)
  if (known !== undefined) return known as Promise<Value>
  // Those who ask meanwhile wait for the same load.
  const loading = load()
  values.set(name, loading)
  try {
    return await loading
  } catch (error) {
    values.delete(name)
    throw error
  }
}
