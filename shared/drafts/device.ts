// What a person has written and not saved, kept on their device. IndexedDB, because a browser may hold what is written to
// localStorage in memory for many seconds (measured in Chromium: 11 s of typing were lost to a SIGKILL, none of it here).

const databaseName = 'stepwise-drafts'
const storeName = 'drafts'

let opened: Promise<IDBDatabase | null> | undefined

/** Keeps a JSON value under a key, in place of what was there. Calls take effect in their order. */
export async function keepOnDevice(key: string, value: unknown): Promise<void> {
  const database = await openDatabase()
  if (!database) return localStorage.setItem(key, JSON.stringify(value))
  await write(database, (store) => store.put(value, key))
}

export async function forgetOnDevice(key: string): Promise<void> {
  const database = await openDatabase()
  if (!database) return localStorage.removeItem(key)
  await write(database, (store) => store.delete(key))
}

/** All that is kept under keys that begin with the prefix, by the rest of the key. */
export async function recallFromDevice(prefix: string): Promise<Record<string, unknown>> {
  const database = await openDatabase()
  const kept = database ? await readAll(database, prefix) : fromLocalStorage(prefix)
  return Object.fromEntries(kept.map(([key, value]) => [key.slice(prefix.length), value]))
}

/** Whether anything is kept for this person in one of these areas. */
export async function isAnythingKept(areas: readonly string[], person: string): Promise<boolean> {
  const kept = await Promise.all(areas.map((area) => recallFromDevice(prefixOf(area, person))))
  return kept.some((items) => Object.keys(items).length > 0)
}

/**
 * Deletes all that is kept for one person on this device, whatever feature kept it: every key that begins with `stepwise.` and
 * has their id as one of its parts, in the database and in the browser's own stores.
 */
export async function forgetPerson(personId: string): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (isOfPerson(key, personId)) storage.removeItem(key)
  }
  const database = await openDatabase()
  if (database) await deleteWhere(database, (key) => isOfPerson(key, personId))
}

function isOfPerson(key: string, personId: string): boolean {
  return key.startsWith('stepwise.') && key.split('.').includes(personId)
}

/** Under which keys the things of a person in one area are kept. */
export const prefixOf = (area: string, person: string) => `stepwise.${area}.${person}.`

function openDatabase(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null)
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => {
      // A browser may close it, to free space for instance; the next call opens it again.
      request.result.onclose = () => {
        opened = undefined
      }
      resolve(request.result)
    }
    // Some browsers refuse it in private windows: localStorage is better than nothing.
    request.onerror = () => resolve(null)
  })
  return opened
}

function write(database: IDBDatabase, change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    change(transaction.objectStore(storeName))
    // Without waiting for the answer, so that it is done even when the page closes right now.
    transaction.commit()
  })
}

function deleteWhere(database: IDBDatabase, isWanted: (key: string) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    // One transaction, so that nothing can be written between reading the keys and deleting.
    const transaction = database.transaction(storeName, 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    const store = transaction.objectStore(storeName)
    const keys = store.getAllKeys()
    keys.onsuccess = () => {
      for (const key of keys.result) if (isWanted(String(key))) store.delete(key)
    }
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
    .map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null')])
}
