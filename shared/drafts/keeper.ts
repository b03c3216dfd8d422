import { changeOnDevice, plainPrefixOf, prefixOf, recallFromDevice } from './device.ts'
import { seal, unseal } from './seal.ts'

/** Who is signed in. What they write is encrypted with `deviceKey`; an older API gives none, then it is kept as it is. */
export interface Owner {
  id: string
  deviceKey?: string | undefined
}

/** What an area keeps for one person. */
export interface Place {
  area: string
  owner: Owner
}

export interface KeptItem<Value> {
  key: string
  /** When it was written, ms. */
  at: number
  value: Value
}

export interface Recalled<Value> {
  /** The oldest first. */
  items: KeptItem<Value>[]
  /** Keys of what cannot be read: the key is another one, or the shape is unknown. It stays on the device. */
  unreadable: string[]
}

/** A record on the device: sealed, or open where there is no key. */
type Stored = { sealed: string } | { at: number; value: unknown }

/** Keeps a value under a key, and removes others with the same stroke. */
export function keep({ area, owner }: Place, key: string, value: unknown, replaced: readonly string[] = []) {
  const prefix = prefixOf(area, owner.id)
  return changeOnDevice({
    put: { [prefix + key]: stored(owner, prefix, { at: Date.now(), value }) },
    remove: replaced.filter((other) => other !== key).map((other) => prefix + other),
  })
}

export function forget({ area, owner }: Place, keys: readonly string[]) {
  return changeOnDevice({ remove: keys.map((key) => prefixOf(area, owner.id) + key) })
}

/** Makes room for another record under the key of one that cannot be read. */
export async function setAside({ area, owner }: Place, key: string) {
  const prefix = prefixOf(area, owner.id)
  const kept = (await recallFromDevice(prefix))[prefix + key]
  if (kept === undefined) return
  await changeOnDevice({ put: { [`${prefix}${key}~${Date.now()}`]: kept }, remove: [prefix + key] })
}

/**
 * All that an area keeps for a person. What an earlier build left there as plain text is encrypted now; `renamed` says under
 * which key.
 */
export async function recall<Value>(
  { area, owner }: Place,
  isValue: (value: unknown) => value is Value,
  renamed: (key: string) => string = (key) => key,
): Promise<Recalled<Value>> {
  const prefix = prefixOf(area, owner.id)
  const plainPrefix = plainPrefixOf(area, owner.id)
  const recalled: Recalled<Value> = { items: [], unreadable: [] }
  const take = (key: string, at: number, value: unknown) => {
    const isKnown = isValue(value)
    if (isKnown) recalled.items.push({ key, at, value })
    else recalled.unreadable.push(key)
    return isKnown
  }

  for (const [key, value] of Object.entries(await recallFromDevice(plainPrefix))) {
    const name = renamed(key.slice(plainPrefix.length))
    if (!take(name, 0, value)) continue
    await changeOnDevice({ put: { [prefix + name]: stored(owner, prefix, { at: 0, value }) }, remove: [key] })
  }
  const found = new Set(recalled.items.map(({ key }) => key))
  for (const [key, value] of Object.entries(await recallFromDevice(prefix))) {
    const name = key.slice(prefix.length)
    if (found.has(name)) continue
    const record = opened(owner, prefix, value)
    if (!record) recalled.unreadable.push(name)
    else if (take(name, record.at, record.value) && isStale(owner, value)) {
      await changeOnDevice({ put: { [key]: stored(owner, prefix, record) } })
    }
  }
  recalled.items.sort((one, other) => one.at - other.at)
  return recalled
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
