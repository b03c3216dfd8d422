import type { Reflection } from '@stepwise/shared/contracts'
import { emptyEntry } from '../entry/prompts.ts'

/** An entry as it was saved first, without answers. */
export const anEntry = (changes: Partial<Reflection> = {}): Reflection => ({
  ...emptyEntry,
  id: 'one',
  date: '2026-11-20',
  title: 'Talk',
  tag: null,
  version: 1,
  ...changes,
})
