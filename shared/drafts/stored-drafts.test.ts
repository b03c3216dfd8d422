import { expect, test, vi } from 'vitest'
import { heard, inTab, keepTabOpen, otherTab, watchTabs } from '../testing/tabs.ts'
import { loadDrafts, openTabChannel, storeDraft } from './stored-drafts.ts'

watchTabs()
const owner = { id: 'robin', deviceKey: 'e5'.repeat(32) }
const isText = (value: unknown) => typeof value === 'string'

test('drafts of closed tabs are orphans, the newest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [tab, at] of Object.entries({ b: 1000, c: 3000, a: 2000, open: 2500, one: 2600 })) {
    vi.setSystemTime(at)
    inTab(tab)
    await storeDraft('notes', owner, 'step~1', `of ${tab}`, [])
  }
  keepTabOpen('open')
  inTab('one')
  const stored = {
    own: { 'step~1': 'of one' },
    inOtherTabs: ['step~1'],
    orphans: [
      { id: 'step~1', key: 'step~1~c', value: 'of c' },
      { id: 'step~1', key: 'step~1~a', value: 'of a' },
      { id: 'step~1', key: 'step~1~b', value: 'of b' },
    ],
    unreadable: 0,
  }
  expect(await loadDrafts('notes', owner, isText)).toEqual(stored)
  expect(await loadDrafts('notes', owner, isText)).toEqual(stored)
})

test('other tabs get an event for a change, and when this tab closes', async () => {
  const notify = openTabChannel('notes', () => {})
  notify('robin')
  await vi.waitFor(() => expect(heard).toEqual([{ area: 'notes', person: 'robin' }]))
  dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ area: '', person: '' }))
})

test('a change in another tab is heard in its area only, and nothing else that is said there', async () => {
  const onChange = vi.fn()
  openTabChannel('notes', onChange)
  const nothing = [null, 'notes', { area: 'notes' }, { area: 'notes', person: 1 }, { person: 'kim' }, { area: '' }]
  for (const message of [...nothing, { area: 'answers', person: 'kim' }, { area: 'notes', person: 'robin' }])
    otherTab.postMessage(message)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 30_000 })
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('robin')
})

test('a tab that closes is heard half a second later, when its lock is free', async () => {
  const onChange = vi.fn()
  openTabChannel('notes', onChange)
  otherTab.postMessage({ area: '', person: '' })
  otherTab.postMessage({ area: 'notes', person: 'robin' })
  // What was said later is heard first.
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([['robin'], ['']]), { timeout: 30_000 })
})

test('a tab that gets the focus looks for changes, also in a browser whose tabs cannot talk', () => {
  const onChange = vi.fn()
  openTabChannel('notes', onChange)
  dispatchEvent(new Event('focus'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')

  vi.stubGlobal('BroadcastChannel', undefined)
  const alone = vi.fn()
  openTabChannel('notes', alone)('robin')
  dispatchEvent(new Event('focus'))
  expect(alone).toHaveBeenCalledExactlyOnceWith('')
})
