import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { Preview } from '../preview/index.ts'
import { deletePersonData, readDevice, writeDevice } from './device.ts'
import { thisTab } from './tab.ts'

// docs/product/content-desk.md#preview-reads

const shown = vi.hoisted(() => ({ preview: null as Preview | null }))
vi.mock(import('../preview/index.ts'), async (load) => ({
  ...(await load()),
  get preview() {
    return shown.preview
  },
}))
const settings: Preview = { isDraft: true, theme: 'light', fontSize: 0, edition: 'study', wellbeings: [] }

test('a preview stores nothing on the device that it shares with the desk, and takes up no drafts of it', async () => {
  await writeDevice({ put: { 'a.1': 'of the desk' } })
  shown.preview = settings
  await writeDevice({ put: { 'a.2': 'of the preview' }, remove: ['a.1'] })
  expect(await readDevice('a.')).toEqual({})
  localStorage.setItem('stepwise.notes.robin.1', 'of the desk')
  await deletePersonData('robin')
  shown.preview = null
  expect(localStorage).toHaveLength(1)
  expect(await readDevice('a.')).toEqual({ 'a.1': 'of the desk' })
})

test('a preview leaves the tab of the desk its id', async () => {
  sessionStorage.setItem('stepwise.tab', 'desk')
  shown.preview = settings
  expect(await thisTab()).not.toBe('desk')
  dispatchEvent(new Event('pagehide'))
  expect({ ...sessionStorage }).toEqual({ 'stepwise.tab': 'desk' })
  shown.preview = null
})
