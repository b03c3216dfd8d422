import { deleteRecords, isObject, loadRecords, type Owner, storeRecord } from './device-records.ts'
import { openTabs, thisTab } from './tab.ts'

/** A draft of a tab that was closed. */
export interface OrphanDraft<Value> {
  id: string
  /** Its key on the device. */
  key: string
  value: Value
}

/** The drafts of one feature on this device, as one tab sees them. */
export interface StoredDrafts<Value> {
  /** Of this tab, by id. */
  own: Record<string, Value>
  /** The newest first. */
  orphans: OrphanDraft<Value>[]
  /** Ids of which another open tab has a draft. */
  inOtherTabs: string[]
  /** How many cannot be read; they stay on the device. */
  unreadable: number
}

// The key has the id and the tab, so that no tab overwrites the draft of another one.
const separator = '~'
const buildKey = (id: string, tab: string) => id + separator + tab

function parseKey(key: string): { id: string; tab: string } {
  const at = key.lastIndexOf(separator)
  return { id: key.slice(0, at), tab: key.slice(at + 1) }
}

/** Reads all drafts of a person in one area. Rejects as `readDevice`. */
export async function loadDrafts<Value>(
  area: string,
  owner: Owner,
  isValue: (value: unknown) => value is Value,
): Promise<StoredDrafts<Value>> {
  const thisTabId = await thisTab()
  const { items, unreadable } = await loadRecords({ area, owner }, isValue)
  const openTabIds = await openTabs()
  const drafts: StoredDrafts<Value> = { own: {}, orphans: [], inOtherTabs: [], unreadable: unreadable.length }
  for (const { key, value } of items.reverse()) {
    const { id, tab } = parseKey(key)
    if (tab === thisTabId) drafts.own[id] = value
    else if (openTabIds.has(tab)) drafts.inOtherTabs.push(id)
    else drafts.orphans.push({ id, key, value })
  }
  return drafts
}

/** `adopted`: the keys of orphans that this draft replaces. Rejects as `writeDevice`. */
export async function storeDraft(area: string, owner: Owner, id: string, value: unknown, adopted: readonly string[]) {
  await storeRecord({ area, owner }, buildKey(id, await thisTab()), value, adopted)
}

/** `adopted`: the keys of orphans that go with it. Rejects as `writeDevice`. */
export async function deleteDraft(area: string, owner: Owner, id: string, adopted: readonly string[]) {
  await deleteRecords({ area, owner }, [buildKey(id, await thisTab()), ...adopted])
}

/** A tab that closes holds its lock for this many ms more. */
const closingTime = 500

/** Which drafts there are has changed, in this area for this person. Never what is in them. Both are empty when a tab closes. */
interface TabMessage {
  area: string
  person: string
}

/**
 * Calls `onChange` when another tab has begun or ended a draft (with the person's id) or was closed (with ''). Returns the function
 * that tells other tabs the same of this one.
 */
export function openTabChannel(area: string, onChange: (person: string) => void): (person: string) => void {
  // A tab that crashes tells no one.
  addEventListener('focus', () => onChange(''))
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel('stepwise-drafts')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isTabMessage(data)) return
    if (data.area === '') setTimeout(() => onChange(''), closingTime)
    else if (data.area === area) onChange(data.person)
  }
  addEventListener('pagehide', () => channel.postMessage({ area: '', person: '' } satisfies TabMessage))
  return (person) => channel.postMessage({ area, person } satisfies TabMessage)
}

const isTabMessage = (data: unknown): data is TabMessage =>
  isObject(data) && typeof data.area === 'string' && typeof data.person === 'string'
