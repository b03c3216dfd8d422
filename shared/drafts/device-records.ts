import { prefixOf, readDevice, writeDevice } from './device.ts'
import { seal, unseal } from './seal.ts'

/** The signed-in person. `deviceKey` (64 hexadecimal digits) encrypts what is stored. */
export interface Owner {
  id: string
  deviceKey: string
}

/** The records of one feature for one person. */
export interface RecordScope {
  area: string
  owner: Owner
}

export interface StoredItem<Value> {
  key: string
  /** When it was stored: ms since 1970. */
  at: number
  value: Value
}

export interface LoadedRecords<Value> {
  /** The oldest first. */
  items: StoredItem<Value>[]
  /** Keys of records that cannot be read: their `deviceKey` is another one, or their shape is unknown. They stay on the device. */
  unreadable: string[]
}

/** Stores a value and deletes the records that it replaces, both or neither. Rejects as `writeDevice`. */
export function storeRecord(
  { area, owner }: RecordScope,
  key: string,
  value: unknown,
  replaced: readonly string[] = [],
) {
  const prefix = prefixOf(area, owner.id)
  return writeDevice({
    put: { [prefix + key]: { sealed: seal(owner.deviceKey, JSON.stringify({ at: Date.now(), value }), prefix) } },
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

/** All records of a person in one area. Rejects as `readDevice`. */
export async function loadRecords<Value>(
  { area, owner }: RecordScope,
  isValue: (value: unknown) => value is Value,
): Promise<LoadedRecords<Value>> {
  const prefix = prefixOf(area, owner.id)
  const loaded: LoadedRecords<Value> = { items: [], unreadable: [] }
  for (const [name, stored] of Object.entries(await readDevice(prefix))) {
    const key = name.slice(prefix.length)
    const record = decrypted(owner, prefix, stored)
    const value = record?.value
    if (record && isValue(value)) loaded.items.push({ key, at: record.at, value })
    else loaded.unreadable.push(key)
  }
  loaded.items.sort((one, other) => one.at - other.at)
  return loaded
}

function decrypted({ deviceKey }: Owner, prefix: string, stored: unknown): { at: number; value: unknown } | null {
  const text = isObject(stored) && typeof stored.sealed === 'string' ? unseal(deviceKey, stored.sealed, prefix) : null
  const record: unknown = text === null ? null : JSON.parse(text)
  return isRecord(record) ? record : null
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isRecord = (value: unknown): value is { at: number; value: unknown } =>
  isObject(value) && typeof value.at === 'number' && 'value' in value
