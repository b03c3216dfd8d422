import { deleteRecords, isObject, loadRecords, type Owner, storeRecord } from './device-records.ts'
import { liveTabs, thisTab } from './tab.ts'

/** A draft of a tab that is gone. */
export interface OrphanDraft<Value> {
  id: string
  /** Where it is kept. */
  key: string
  value: Value
}

/** The drafts of one feature on this device, as one tab sees them. */
export interface StoredDrafts<Value> {
  /** This tab's own, by id. */
  own: Record<string, Value>
  /** The newest first. */
  orphans: OrphanDraft<Value>[]
  /** Ids that another open tab has a draft of. */
  inOtherTabs: string[]
  /** How many cannot be read. They stay on the device. */
  unreadable: number
}

// A draft is kept under its id and its tab, so that no tab writes over what another one holds.
const separator = '~'
const keyOf = (id: string, tab: string) => id + separator + tab
const ofEarlierBuild = (id: string) => keyOf(id, 'earlier')

function partsOf(key: string): { id: string; tab: string } {
  const at = key.lastIndexOf(separator)
  return { id: key.slice(0, at), tab: key.slice(at + 1) }
}

export async function loadDrafts<Value>(
  area: string,
  owner: Owner,
  isValue: (value: unknown) => value is Value,
): Promise<StoredDrafts<Value>> {
  const own = await thisTab()
  const { items, unreadable } = await loadRecords({ area, owner }, isValue, ofEarlierBuild)
  const live = await liveTabs()
  const kept: StoredDrafts<Value> = { own: {}, orphans: [], inOtherTabs: [], unreadable: unreadable.length }
  for (const { key, value } of items.reverse()) {
    const { id, tab } = partsOf(key)
    if (tab === own) kept.own[id] = value
    else if (live.has(tab)) kept.inOtherTabs.push(id)
    else kept.orphans.push({ id, key, value })
  }
  return kept
}

/** `replaced` are the keys of left drafts that this one has grown from. */
export async function storeDraft(area: string, owner: Owner, id: string, value: unknown, replaced: readonly string[]) {
  await storeRecord({ area, owner }, keyOf(id, await thisTab()), value, replaced)
}

export async function deleteDraft(area: string, owner: Owner, id: string, orphans: readonly string[]) {
  await deleteRecords({ area, owner }, [keyOf(id, await thisTab()), ...orphans])
}

const closingMs = 500

/**
 * What tabs tell each other: that the drafts of this person in this area are others now, never what is in them. A tab that is
 * closing names none.
 */
interface Notice {
  area: string
  person: string
}

/** Hears of other tabs: that they began a draft, ended one, or are gone. Returns how to tell them. */
export function openTabChannel(area: string, onChange: (person: string) => void): (person: string) => void {
  // Also after another tab has crashed, which tells nobody.
  addEventListener('focus', () => onChange(''))
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel('stepwise-drafts')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isNotice(data)) return
    // A tab that is closing holds its lock a moment longer.
    if (data.area === '') setTimeout(() => onChange(''), closingMs)
    else if (data.area === area) onChange(data.person)
  }
  addEventListener('pagehide', () => channel.postMessage({ area: '', person: '' } satisfies Notice))
  return (person) => channel.postMessage({ area, person } satisfies Notice)
}

const isNotice = (data: unknown): data is Notice =>
  isObject(data) && typeof data.area === 'string' && typeof data.person === 'string'
