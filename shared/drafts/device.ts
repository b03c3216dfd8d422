import { preview } from '../preview/index.ts'
import { beginWrites, dropLeft, forgetWrites, leftValues } from './last-writes.ts'

// What a person has written and not saved, on their device. IndexedDB, because a browser may hold what is written to localStorage
// in memory for many seconds (measured in Chromium: 11 s of typing were lost to a SIGKILL, none of it here).

const databaseName = 'stepwise-drafts'
const databaseVersion = 1
const storeName = 'drafts'

/**
 * Why the device stores nothing. `unavailable`: no space, or the browser does not allow it. `newer`: a newer build has upgraded the
 * database. `blocked`: the database has to be upgraded, and a tab of an older build holds it open.
 */
export type DeviceProblem = 'unavailable' | 'newer' | 'blocked'

export class DeviceError extends Error {
  override readonly name = 'DeviceError'
  readonly problem: DeviceProblem

  constructor(problem: DeviceProblem) {
    super(`The device stores nothing: ${problem}`)
    this.problem = problem
  }
}

/** Null where there is no database: localStorage is used. */
let opened: Promise<IDBDatabase | null> | undefined

interface Change {
  /** Plain data by key; replaces what was there. */
  put?: Record<string, unknown>
  remove?: readonly string[]
}

/** Makes all of the change or nothing, in the order of calls. Rejects with a `DeviceError`, or with the browser's error. */
export async function writeDevice({ put = {}, remove = [] }: Change): Promise<void> {
  // A preview shares the device with the desk around it, and nothing that is done in it may last.
  if (preview) return
  const endWrites = beginWrites(put, remove)
  await withDatabase(
    (database) => {
      dropLeft([...remove, ...Object.keys(put)])
      return write(database, (store) => putAndRemove(store, put, remove))
    },
    () => {
      for (const key of remove) localStorage.removeItem(key)
      for (const [key, value] of Object.entries(put)) localStorage.setItem(key, JSON.stringify(value))
    },
  ).finally(endWrites)
}

function putAndRemove(store: IDBObjectStore, put: Record<string, unknown>, remove: readonly string[] = []) {
  for (const key of remove) store.delete(key)
  for (const [key, value] of Object.entries(put)) store.put(value, key)
  // Committed now: most browsers then finish it even if the page closes in this moment.
  store.transaction.commit()
}

const probeKey = 'stepwise.probe'
/** As much as a long note takes on the device, in characters. */
const probeSize = 40_000
/** A device that has not answered after so many ms counts as one that stores nothing. */
const probeTimeoutMs = 2000

/**
 * Whether the device stores what is written now: a text is stored and deleted again. Never rejects. Not to be asked without need: on a
 * full disk Chromium gives the whole database up, for reading too, with the first write that fails.
 */
export function canStore(): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), probeTimeoutMs))
  return Promise.race([probe().catch(() => false), timeout])
}

async function probe(): Promise<true> {
  await writeDevice({ put: { [probeKey]: 'x'.repeat(probeSize) } })
  await writeDevice({ remove: [probeKey] })
  return true
}

/** All stored values whose keys begin with the prefix, by their whole key. Rejects as {@link writeDevice}. */
export async function readDevice(prefix: string): Promise<Record<string, unknown>> {
  if (preview) return {}
  const entries = await withDatabase(
    async (database) => {
      const leftover = await takeLeft(database, prefix)
      return [...(await readAll(database, prefix)), ...Object.entries(leftover)]
    },
    () => fromLocalStorage(prefix),
  )
  return Object.fromEntries(entries)
}

/** Takes what a page that closed has left (see {@link beginWrites}) into the database. Returns what that has no room for. */
async function takeLeft(database: IDBDatabase, prefix: string): Promise<Record<string, unknown>> {
  const left = leftValues(prefix)
  const keys = Object.keys(left)
  if (keys.length === 0) return {}
  try {
    await write(database, (store) => putAndRemove(store, left))
  } catch {
    // A device that is full can still be read, and the next page tries again.
    return left
  }
  dropLeft(keys)
  return {}
}

/** Whether anything of this person (a user's id) is stored in one of these areas. */
export async function hasStoredItems(areas: readonly string[], person: string): Promise<boolean> {
  const stored = await Promise.all(areas.map((area) => readDevice(prefixOf(area, person))))
  return stored.some((items) => Object.keys(items).length > 0)
}

/**
 * Deletes all that any feature has stored for a person (a user's id) on this device: every key that begins with `stepwise.` and
 * has the id between two dots, in the database, localStorage and sessionStorage (docs/product/accounts.md#shared-computer-forgets).
 */
export async function deletePersonData(personId: string): Promise<void> {
  if (preview) return
  forgetWrites((key) => isOfPerson(key, personId))
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (isOfPerson(key, personId)) storage.removeItem(key)
  }
  await withDatabase(
    (database) =>
      // One transaction: nothing can be written between reading the keys and deleting them.
      write(database, (store) => {
        const keys = store.getAllKeys()
        keys.onsuccess = () => {
          for (const key of keys.result) if (isOfPerson(String(key), personId)) store.delete(key)
        }
      }),
    () => {},
  )
}

/** How many drafts and outbox entries of a person (a user's id) this device has: not saved, or not sent. */
export async function countUnsent(personId: string): Promise<number> {
  const isUnsent = (key: string) => /^stepwise\.[\w-]*(drafts|outbox|onboarding)@\d+\./.test(key)
  const keys = Object.keys(await readDevice('stepwise.'))
  return keys.filter((key) => isUnsent(key) && isOfPerson(key, personId)).length
}

function isOfPerson(key: string, personId: string): boolean {
  return key.startsWith('stepwise.') && key.split('.').includes(personId)
}

/** What the keys of a person's records in one area begin with. `@2`: plain text had none, before 1.0.0. */
export const prefixOf = (area: string, person: string) => `stepwise.${area}@2.${person}.`

async function withDatabase<Result>(
  run: (database: IDBDatabase) => Promise<Result>,
  runWithout: () => Result,
): Promise<Result> {
  const database = await openDatabase()
  if (!database) return runWithout()
  try {
    return await run(database)
  } catch (error) {
    // The connection was closed a moment ago: by the browser, or because another tab upgrades the database.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    opened = undefined
    const again = await openDatabase()
    return again ? run(again) : runWithout()
  }
}

function openDatabase(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve, reject) => {
    const request = requestDatabase()
    if (!request) return resolve(null)
    request.onupgradeneeded = () => {
      const database = request.result
      if (!database.objectStoreNames.contains(storeName)) database.createObjectStore(storeName)
    }
    request.onsuccess = () => {
      const database = request.result
      // A browser may close it, to free space for instance; the next call opens it again.
      database.onclose = () => {
        opened = undefined
      }
      // Another tab wants to upgrade it, and would wait for this one.
      database.onversionchange = () => {
        database.close()
        opened = undefined
      }
      resolve(database)
      // `blocked` has rejected the promise before: once the older tab is closed, the database can be used after all.
      opened = Promise.resolve(database)
    }
    request.onblocked = () => reject(new DeviceError('blocked'))
    request.onerror = () => {
      const { name = '' } = request.error ?? {}
      if (name === 'VersionError') return reject(new DeviceError('newer'))
      if (name === 'UnknownError' || name === 'QuotaExceededError') {
        // A full disk, which Chromium says only so. localStorage would take the text, and lose it with the page. Others may make room.
        opened = undefined
        return reject(new DeviceError('unavailable'))
      }
      // Some browsers refuse a database in private windows. localStorage is better than nothing.
      resolve(null)
    }
  })
  return opened
}

function requestDatabase(): IDBOpenDBRequest | null {
  try {
    return indexedDB.open(databaseName, databaseVersion)
  } catch {
    // The browser has no database, or forbids it.
    return null
  }
}

function write(database: IDBDatabase, change: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    change(transaction.objectStore(storeName))
  })
}

function readAll(database: IDBDatabase, prefix: string): Promise<[string, unknown][]> {
  return new Promise((resolve, reject) => {
    const store = database.transaction(storeName).objectStore(storeName)
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const keys = store.getAllKeys(range)
    const values = store.getAll(range)
    values.onsuccess = () => resolve(keys.result.map((key, at) => [String(key), values.result[at]]))
    values.onerror = () => reject(values.error)
  })
}

function fromLocalStorage(prefix: string): [string, unknown][] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key, parsed(localStorage.getItem(key))])
}

/** Undefined for what is no JSON, which then counts as unreadable. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
