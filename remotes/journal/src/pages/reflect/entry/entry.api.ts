import type { ReflectionCreated } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import type { EntryValues } from './prompts.ts'

export interface PendingEntry {
  values: EntryValues
  /** Marks a new entry: sent twice, it is one. */
  key: string
  /** What an edit began from; null for a new entry. */
  base: { id: string; version: number } | null
}

type Saved = Pick<ReflectionCreated, 'reflection'> & Partial<Pick<ReflectionCreated, 'badges'>>

/** Creates the entry, or updates the one that it belongs to (spec 4: FINISH). Harmless when made twice. */
export function saveEntry({ values, key, base }: PendingEntry): Promise<Saved> {
  const written = onWire(values)
  if (!base) {
    return call('POST /users/reflective_journal/reflections', {
      body: { reflection: written, idempotency_key: key },
    })
  }
  return call('PUT /users/reflective_journal/reflections/:id', {
    params: { id: base.id },
    body: { reflection: { ...written, version: base.version } },
  })
}

function onWire({ title, observe1, observe2, reflect1, reflect2, act }: EntryValues) {
  return { title, observe_1: observe1, observe_2: observe2, reflect_1: reflect1, reflect_2: reflect2, act }
}
