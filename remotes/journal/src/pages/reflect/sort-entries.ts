import type { Reflection } from '@stepwise/shared/contracts'

export type SortKey = 'date' | 'title' | 'act'

export interface Sort {
  key: SortKey
  isDescending: boolean
}

const { compare } = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

/** A sorted copy; equal entries keep their order. Digits sort as numbers. */
export function sortEntries(entries: readonly Reflection[], { key, isDescending }: Sort): Reflection[] {
  const sign = isDescending ? -1 : 1
  return [...entries].sort((one, other) => sign * compare(one[key], other[key]))
}

/** The same column again reverses the order. A new one begins as people expect: dates with the newest, text with A. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  return { key, isDescending: sort.key === key ? !sort.isDescending : key === 'date' }
}
