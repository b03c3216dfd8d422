import { plainPrefixOf, prefixOf, readDevice, writeDevice } from './device.ts'
import { seal, unseal } from './seal.ts'

/** Who is signed in. What they write is encrypted with `deviceKey`; an older API gives none, then it is kept as it is. */
export interface Owner {
  id: string
  deviceKey?: string | undefined
}

/** What an area keeps for one person. */
export interface RecordScope {
  area: string
  owner: Owner
}

export interface StoredItem<Value> {
  key: string
  /** When it was written, ms. */
  at: number
  value: Value
}

export interface LoadedRecords<Value> {
  /** The oldest first. */
  items: StoredItem<Value>[]
  /** Keys of what cannot be read: the key is another one, or the shape is unknown. It stays on the device. */
  unreadable: string[]
}

/** A record on the device: sealed, or open where there is no key. */
type Stored = { sealed: string } | { at: number; value: unknown }

/** Keeps a value under a key, and removes others with the same stroke. */
export function storeRecord(
  { area, owner }: RecordScope,
  key: string,
  value: unknown,
  replaced: readonly string[] = [],
) {
  const prefix = prefixOf(area, owner.id)
  return writeDevice({
    put: { [prefix + key]: stored(owner, prefix, { at: Date.now(), value }) },
    remove: replaced.filter((other) => other !== key).map((other) => prefix + other),
  })
}

export function deleteRecords({ area, owner }: RecordScope, keys: readonly string[]) {
  return writeDevice({ remove: keys.map((key) => prefixOf(area, owner.id) + key) })
}

/** Makes room for another record under the key of one that cannot be read. */
export async function setRecordAside({ area, owner }: RecordScope, key: string) {
  const prefix = prefixOf(area, owner.id)
  const kept = (await readDevice(prefix))[prefix + key]
  if (kept === undefined) return
  await writeDevice({ put: { [`${prefix}${key}~${Date.now()}`]: kept }, remove: [prefix + key] })
}

/**
 * All that an area keeps for a person. What an earlier build left there as plain text is encrypted now; `renamed` says under
 * which key.
 */
export async function loadRecords<Value>(
  { area, owner }: RecordScope,
  isValue: (value: unknown) => value is Value,
  renamed: (key: string) => string = (key) => key,
): Promise<LoadedRecords<Value>> {
  const prefix = prefixOf(area, owner.id)
  const plainPrefix = plainPrefixOf(area, owner.id)
  const loaded: LoadedRecords<Value> = { items: [], unreadable: [] }
  const take = (key: string, at: number, value: unknown) => {
    const isKnown = isValue(value)
    if (isKnown) loaded.items.push({ key, at, value })
    else loaded.unreadable.push(key)
    return isKnown
  }

  for (const [key, value] of Object.entries(await readDevice(plainPrefix))) {
    const name = renamed(key.slice(plainPrefix.length))
    if (!take(name, 0, value)) continue
    await writeDevice({ put: { [prefix + name]: stored(owner, prefix, { at: 0, value }) }, remove: [key] })
  }
  const found = new Set(loaded.items.map(({ key }) => key))
  for (const [key, value] of Object.entries(await readDevice(prefix))) {
    const name = key.slice(prefix.length)
    if (found.has(name)) continue
    const record = opened(owner, prefix, value)
    if (!record) loaded.unreadable.push(name)
    else if (take(name, record.at, record.value) && isStale(owner, value)) {
      await writeDevice({ put: { [key]: stored(owner, prefix, record) } })
    }
  }
  loaded.items.sort((one, other) => one.at - other.at)
  return loaded
}

function stored({ deviceKey }: Owner, prefix: string, record: { at: number; value: unknown }): Stored {
  return deviceKey ? { sealed: seal(deviceKey, JSON.stringify(record), prefix) } : record
}

function opened({ deviceKey }: Owner, prefix: string, kept: unknown): { at: number; value: unknown } | null {
  if (!isObject(kept)) return null
  if (typeof kept.sealed !== 'string') return isRecord(kept) ? kept : null
  const text = deviceKey ? unseal(deviceKey, kept.sealed, prefix) : null
  const record: unknown = text === null ? null : JSON.parse(text)
  return isRecord(record) ? record : null
}

/** Kept open while there was no key, which there is now. */
const isStale = ({ deviceKey }: Owner, kept: unknown) =>
  deviceKey !== undefined && isObject(kept) && !('sealed' in kept)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isRecord = (value: unknown): value is { at: number; value: unknown } =>
  isObject(value) && typeof value.at === 'number' && 'value' in value
