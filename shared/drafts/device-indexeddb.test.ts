import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// A real IndexedDB, in memory; each test has its own. A new copy of the module is a page that was loaded again.
let factory: IDBFactory
beforeEach(() => {
  factory = new IDBFactory()
  vi.stubGlobal('indexedDB', factory)
})
afterEach(() => void sessionStorage.clear())

function loadPage() {
  vi.resetModules()
  return import('./device.ts')
}

/** What happens with a connection is for the browser to decide; here for the test. */
function watchConnections(): IDBDatabase[] {
  const connections: IDBDatabase[] = []
  const open = factory.open.bind(factory)
  vi.spyOn(factory, 'open').mockImplementation((...parameters) => {
    const request = open(...parameters)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  })
  return connections
}

test('a stored draft is read after a reload, replaced and deleted, and nothing of it is in localStorage', async () => {
  const first = await loadPage()
  await first.writeDevice({ put: { 'a.1': 'Plan', 'a.2': { title: 'Kit' }, 'a.3': 3 } })
  const second = await loadPage()
  expect(await second.readDevice('a.')).toEqual({ 'a.1': 'Plan', 'a.2': { title: 'Kit' }, 'a.3': 3 })
  await second.writeDevice({ put: { 'a.2': 'Kit list' }, remove: ['a.1'] })
  expect(await second.readDevice('a.')).toEqual({ 'a.2': 'Kit list', 'a.3': 3 })
  await second.writeDevice({ remove: ['a.3'] })
  expect(await (await loadPage()).readDevice('a.')).toEqual({ 'a.2': 'Kit list' })
  expect(localStorage).toHaveLength(0)
})

/** A page that closes before its database has confirmed anything: a browser may drop the transaction. */
function closePage() {
  dispatchEvent(new PageTransitionEvent('pagehide'))
  factory = new IDBFactory()
  vi.stubGlobal('indexedDB', factory)
}

test('a write that the database has not confirmed when the page closes is there in the next page', async () => {
  const first = await loadPage()
  await first.writeDevice({ put: { 'a.1': 'Two', 'a.2': 'Kit' } })
  void first.writeDevice({ put: { 'a.1': 'Two pens' } })
  void first.writeDevice({ put: { 'a.1': 'Two pens and water' } })
  closePage()
  const second = await loadPage()
  expect(await second.readDevice('a.')).toEqual({ 'a.1': 'Two pens and water' })
  expect(localStorage).toHaveLength(0)
  expect(await (await loadPage()).readDevice('a.')).toEqual({ 'a.1': 'Two pens and water' })
})

test('the writes and deletions of the next page are newer than those that the page before left', async () => {
  const first = await loadPage()
  void first.writeDevice({ put: { 'a.1': 'Two', 'a.2': 'Kit' } })
  closePage()
  const second = await loadPage()
  await second.writeDevice({ put: { 'a.1': 'Two pens' }, remove: ['a.2'] })
  expect(await second.readDevice('a.')).toEqual({ 'a.1': 'Two pens' })
})

test('a write that a page has left is read even while the device has no space for it', async () => {
  const first = await loadPage()
  void first.writeDevice({ put: { 'a.1': 'Two pens' } })
  closePage()
  const second = await loadPage()
  await second.writeDevice({ put: { 'a.2': 'Kit' } })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await second.readDevice('a.')).toEqual({ 'a.1': 'Two pens', 'a.2': 'Kit' })
  put.mockRestore()
  expect(await second.readDevice('a.')).toEqual({ 'a.1': 'Two pens', 'a.2': 'Kit' })
  expect(localStorage).toHaveLength(0)
})

test('a page leaves nothing of a person whose drafts are deleted', async () => {
  const { writeDevice, deletePersonData } = await loadPage()
  void writeDevice({ put: { 'stepwise.notes-drafts@2.a-person.plan~1': 'Two' } })
  void deletePersonData('a-person')
  closePage()
  expect(localStorage).toHaveLength(0)
})

test('a page leaves the drafts of others when those of a person are deleted', async () => {
  const { writeDevice, deletePersonData } = await loadPage()
  void writeDevice({ put: { 'stepwise.notes-drafts@2.a-person.plan~1': 'Two', 'c.1': 'Kit' } })
  void deletePersonData('a-person')
  closePage()
  expect(localStorage.getItem('stepwise.left.c.1')).toBe('"Kit"')
})

const leftOf = (key: string) => localStorage.getItem(`stepwise.left.${key}`)

test('a page leaves no draft that was deleted before it closed', async () => {
  const { writeDevice } = await loadPage()
  void writeDevice({ put: { 'd.1': 'Two', 'd.2': 'Kit' } })
  void writeDevice({ remove: ['d.1'] })
  closePage()
  expect([leftOf('d.1'), leftOf('d.2')]).toEqual([null, '"Kit"'])
})

test('when the database has confirmed a text, the next one of the same key is left', async () => {
  const { writeDevice } = await loadPage()
  const first = writeDevice({ put: { 'e.1': 'Two' } })
  void writeDevice({ put: { 'e.1': 'Two pens' } })
  await first
  closePage()
  expect(leftOf('e.1')).toBe('"Two pens"')
})

test('other entries of localStorage stay there', async () => {
  localStorage.setItem('stepwise.signed-in', '1')
  const { countUnsent } = await loadPage()
  expect(await countUnsent('a-person')).toBe(0)
  expect({ ...localStorage }).toEqual({ 'stepwise.signed-in': '1' })
})

test('a page that comes back goes on with what the database has', async () => {
  const page = await loadPage()
  const written = page.writeDevice({ put: { 'a.1': 'Two' } })
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(localStorage).toHaveLength(1)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(localStorage).toHaveLength(0)
  await written
  expect(await page.readDevice('a.')).toEqual({ 'a.1': 'Two' })
})

test('only values whose keys begin with the prefix are read', async () => {
  const { writeDevice, readDevice } = await loadPage()
  await writeDevice({ put: { 'a.': 0, 'a.1': 1, 'a.ü': 2, a: 3, 'a/1': 4, 'b.1': 5, 'Xa.1': 6 } })
  expect(await readDevice('a.')).toEqual({ 'a.': 0, 'a.1': 1, 'a.ü': 2 })
  expect(await readDevice('c.')).toEqual({})
})

test('drafts that the build before stored are found where it stored them', async () => {
  const opening = factory.open('stepwise-drafts', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('drafts').put('Plan', 'a.1')
  await new Promise((resolve) => (opening.onsuccess = resolve))
  opening.result.close()
  expect(await (await loadPage()).readDevice('a.')).toEqual({ 'a.1': 'Plan' })
})

test('when the device has no space for a change, writing rejects and nothing of the change is made', async () => {
  const { writeDevice, readDevice } = await loadPage()
  await writeDevice({ put: { 'a.1': 'Plan' } })
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
    this.abort()
  })
  await expect(writeDevice({ put: { 'a.2': 'Kit' }, remove: ['a.1'] })).rejects.toBeNull()
  expect(await readDevice('a.')).toEqual({ 'a.1': 'Plan' })
})

test('a database that was closed is opened again, for reading and for writing', async () => {
  const connections = watchConnections()
  const { writeDevice, readDevice } = await loadPage()
  await writeDevice({ put: { 'a.1': 'Plan' } })
  connections[0]?.close()
  expect(await readDevice('a.')).toEqual({ 'a.1': 'Plan' })
  connections[1]?.close()
  await writeDevice({ put: { 'a.2': 'Kit' } })
  expect(await readDevice('a.')).toEqual({ 'a.1': 'Plan', 'a.2': 'Kit' })
  expect(connections).toHaveLength(3)
})

test('a change that the database refuses for another reason rejects, and nothing is opened again', async () => {
  const connections = watchConnections()
  const { writeDevice } = await loadPage()
  await expect(writeDevice({ put: { 'a.1': () => 'no plain data' } })).rejects.toMatchObject({ name: 'DataCloneError' })
  for (const error of [
    new DOMException('refused', 'NotFoundError'),
    Object.assign(new Error('refused'), { name: 'InvalidStateError' }),
  ]) {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw error
    })
    await expect(writeDevice({ put: { 'a.1': 1 } })).rejects.toBe(error)
  }
  expect(connections).toHaveLength(1)
})

test('a tab of a newer build is not held up when it upgrades the database, and this one says so from then on', async () => {
  const { writeDevice, readDevice } = await loadPage()
  await writeDevice({ put: { 'a.1': 'Plan' } })
  const upgrade = factory.open('stepwise-drafts', 2)
  await new Promise((resolve) => (upgrade.onsuccess = resolve))
  await expect(readDevice('a.')).rejects.toMatchObject({ problem: 'newer' })
  await expect(writeDevice({ put: { 'a.1': 1 } })).rejects.toThrow('The device stores nothing: newer')
  upgrade.result.close()
})

// docs/product/accounts.md#shared-computer-forgets
test('all data of one person is deleted from the database, and nothing of anyone else', async () => {
  const { writeDevice, readDevice, deletePersonData, hasStoredItems, prefixOf } = await loadPage()
  const ofKim = { [`${prefixOf('notes', 'kim')}step-1`]: 'Plan', [`${prefixOf('notes', 'robin-two')}step-1`]: 'Plan' }
  await writeDevice({
    put: {
      ...ofKim,
      [`${prefixOf('notes', 'robin')}step-1`]: 'Plan',
      [`${prefixOf('outbox', 'robin')}a`]: 'Kit',
    },
  })
  await deletePersonData('robin')
  expect(await readDevice('stepwise.')).toEqual(ofKim)
  expect(await hasStoredItems(['notes', 'outbox'], 'robin')).toBe(false)
  expect(await hasStoredItems(['notes', 'outbox'], 'kim')).toBe(true)
})

test('a person has stored items where any area has any', async () => {
  const { writeDevice, hasStoredItems, prefixOf } = await loadPage()
  await writeDevice({ put: { [`${prefixOf('notes', 'robin')}step-1`]: 1, [`${prefixOf('outbox', 'kim')}a`]: 2 } })
  expect(await hasStoredItems(['outbox', 'notes'], 'robin')).toBe(true)
  expect(await hasStoredItems(['outbox'], 'robin')).toBe(false)
  expect(await hasStoredItems(['outbox', 'notes'], 'kim')).toBe(true)
  expect(await hasStoredItems([], 'kim')).toBe(false)
})

test('unsaved and unsent drafts in the database are counted, of later builds too', async () => {
  const { writeDevice, countUnsent } = await loadPage()
  await writeDevice({
    put: {
      'stepwise.note-drafts@2.robin.step-1~one': 1,
      'stepwise.note-drafts@12.robin.step-2~one': 1,
      'stepwise.notes-outbox@2.robin.a': 1,
      'stepwise.onboarding@2.robin.a': 1,
      'stepwise.settings@2.robin.a': 1,
      'stepwise.notes-outbox@2.kim.a': 1,
    },
  })
  expect(await countUnsent('robin')).toBe(4)
})

test.each(['UnknownError', 'QuotaExceededError'])(
  'a disk so full that the database does not open (%s) stores nothing in its stead, and is asked again',
  async (name) => {
    const open = factory.open.bind(factory)
    vi.spyOn(factory, 'open')
      .mockImplementationOnce(() => {
        const request = { error: new DOMException('full', name) } as unknown as IDBOpenDBRequest & { onerror(): void }
        setTimeout(() => request.onerror())
        return request
      })
      .mockImplementation((...parameters) => open(...parameters))
    const { writeDevice, readDevice } = await loadPage()
    await expect(writeDevice({ put: { 'a.1': 'Plan' } })).rejects.toMatchObject({ problem: 'unavailable' })
    expect(localStorage).toHaveLength(0)
    await writeDevice({ put: { 'a.1': 'Plan' } })
    expect(await readDevice('a.')).toEqual({ 'a.1': 'Plan' })
  },
)
