import { plainPrefixOf, prefixOf, readDevice, writeDevice } from './device.ts'
import { seal, unseal } from './seal.ts'

/**
 * The signed-in person. `deviceKey` (64 hexadecimal digits) encrypts what is stored; an API of an earlier release gives none, then
 * it is stored as it is.
 */
export interface Owner {
  id: string
  deviceKey?: string | undefined
}

/** The records of one feature for one person. */
export interface RecordScope {
  area: string
  owner: Owner
}

export interface StoredItem<Value> {
  key: string
  /** When it was stored: ms since 1970; 0 for what an earlier build stored. */
  at: number
  value: Value
}

export interface LoadedRecords<Value> {
  /** The oldest first. */
  items: StoredItem<Value>[]
  /** Keys of records that cannot be read: their `deviceKey` is another one, or their shape is unknown. They stay on the device. */
  unreadable: string[]
}

/** What is on the device: encrypted, or plain where there was no key. */
type Stored = { sealed: string } | { at: number; value: unknown }

/** Stores a value and deletes the records that it replaces, both or neither. Rejects as `writeDevice`. */
export function storeRecord(
  { area, owner }: RecordScope,
  key: string,
  value: unknown,
  replaced: readonly string[] = [],
) {
  const prefix = prefixOf(area, owner.id)
  return writeDevice({
    put: { [prefix + key]: encrypted(owner, prefix, { at: Date.now(), value }) },
    remove: replaced.filter((other) => other !== key).map((other) => prefix + other),
  })
}

export function deleteRecords({ area, owner }: RecordScope, keys: readonly string[]) {
  return writeDevice({ remove: keys.map((key) => prefixOf(area, owner.id) + key) })
}

/** Moves a record that cannot be read to another key, so that a new one cannot overwrite it. */
export async function setRecordAside({ area, owner }: RecordScope, key: string) {
  const prefix = prefixOf(area, owner.id)
  const record = (await readDevice(prefix))[prefix + key]
  if (record === undefined) return
  await writeDevice({ put: { [`${prefix}${key}~${Date.now()}`]: record }, remove: [prefix + key] })
}

/**
 * All records of a person in one area. Plain text of an earlier build is encrypted now and stored under the key that `renamed`
 * makes of its own. Rejects as `readDevice`.
 */
export async function loadRecords<Value>(
  { area, owner }: RecordScope,
  isValue: (value: unknown) => value is Value,
  renamed: (key: string) => string = (key) => key,
): Promise<LoadedRecords<Value>> {
  const prefix = prefixOf(area, owner.id)
  const plainPrefix = plainPrefixOf(area, owner.id)
  const loaded: LoadedRecords<Value> = { items: [], unreadable: [] }
  const addItem = (key: string, at: number, value: unknown) => {
    const isReadable = isValue(value)
    if (isReadable) loaded.items.push({ key, at, value })
    else loaded.unreadable.push(key)
    return isReadable
  }

  for (const [key, value] of Object.entries(await readDevice(plainPrefix))) {
    const name = renamed(key.slice(plainPrefix.length))
    if (!addItem(name, 0, value)) continue
    await writeDevice({ put: { [prefix + name]: encrypted(owner, prefix, { at: 0, value }) }, remove: [key] })
  }
  const migrated = new Set(loaded.items.map(({ key }) => key))
  for (const [key, value] of Object.entries(await readDevice(prefix))) {
    const name = key.slice(prefix.length)
    if (migrated.has(name)) continue
    const record = decrypted(owner, prefix, value)
    if (!record) loaded.unreadable.push(name)
    else if (addItem(name, record.at, record.value) && isPlainDespiteKey(owner, value)) {
      await writeDevice({ put: { [key]: encrypted(owner, prefix, record) } })
    }
  }
  loaded.items.sort((one, other) => one.at - other.at)
  return loaded
}

function encrypted({ deviceKey }: Owner, prefix: string, record: { at: number; value: unknown }): Stored {
  return deviceKey ? { sealed: seal(deviceKey, JSON.stringify(record), prefix) } : record
}

function decrypted({ deviceKey }: Owner, prefix: string, stored: unknown): { at: number; value: unknown } | null {
  if (!isObject(stored)) return null
  if (typeof stored.sealed !== 'string') return isRecord(stored) ? stored : null
  const text = deviceKey ? unseal(deviceKey, stored.sealed, prefix) : null
  const record: unknown = text === null ? null : JSON.parse(text)
  return isRecord(record) ? record : null
}

/** Stored while there was no key; now there is one. */
const isPlainDespiteKey = ({ deviceKey }: Owner, stored: unknown) =>
  deviceKey !== undefined && isObject(stored) && !('sealed' in stored)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isRecord = (value: unknown): value is { at: number; value: unknown } =>
  isObject(value) && typeof value.at === 'number' && 'value' in value
