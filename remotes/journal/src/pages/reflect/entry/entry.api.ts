import type { ReflectionCreated } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import type { EntryValues } from './prompts.ts'

export interface PendingEntry {
  values: EntryValues
  /** The idempotency key of a new entry: sent twice, it is created once. */
  key: string
  /** The version that an edit began from; null for a new entry. */
  base: { id: string; version: number } | null
}

type Saved = Pick<ReflectionCreated, 'reflection'> & Partial<Pick<ReflectionCreated, 'badges'>>

/** Creates the entry, or updates the one that it edits. Safe to repeat. */
export function saveEntry({ values, key, base }: PendingEntry): Promise<Saved> {
  const reflection = toWire(values)
  if (!base) {
    return call('POST /users/reflective_journal/reflections', {
      body: { reflection, idempotency_key: key },
    })
  }
  return call('PUT /users/reflective_journal/reflections/:id', {
    params: { id: base.id },
    body: { reflection: { ...reflection, version: base.version } },
  })
}

function toWire({ title, observe1, observe2, reflect1, reflect2, act }: EntryValues) {
  return { title, observe_1: observe1, observe_2: observe2, reflect_1: reflect1, reflect_2: reflect2, act }
}
