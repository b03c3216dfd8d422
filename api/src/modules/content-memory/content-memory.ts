import { sql } from 'kysely'

/**
 * SQL that names the content as readers see it now. Every publication, and every load of content/, makes it another. A query that reads
 * rows of a person takes it along, so that no time passes in which a process shows what another has replaced.
 */
export const contentState = sql<string | null>`(select hash || ' ' || version || ' ' || loaded_at from content_state)`

let rememberedState = ''
let remembered = new Map<string, unknown>()

/**
 * What `load` reads of the content, from memory when it was read in the same `state` before. Only for what is the same for everybody.
 * `state` must have been read before, and not in a contentTransaction, whose changes may be rolled back: what is remembered may then be
 * newer than its state, but never older.
 */
export async function fromMemory<Value>(
  state: string | null,
  name: string,
  load: () => Promise<Value>,
): Promise<Value> {
  if (state === null) return load()
  if (state !== rememberedState) {
    rememberedState = state
    remembered = new Map()
  }
  const values = remembered
  const known = values.get(name)
  if (known !== undefined) return known as Value
  const value = await load()
  values.set(name, value)
  return value
}
