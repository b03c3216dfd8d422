import { afterEach, expect, test } from 'vitest'
import { deletePersonData, hasStoredItems, prefixOf, writeDevice } from './device.ts'

// jsdom has no IndexedDB: the device is localStorage here.
afterEach(() => sessionStorage.clear())

test('all data of one person is deleted, in every area and storage, and nothing of anyone else', async () => {
  for (const area of ['note-drafts', 'notes-outbox']) {
    for (const person of ['robin', 'robin-two']) {
      await writeDevice({ put: { [`${prefixOf(area, person)}step-1`]: 'Plan' } })
    }
  }
  localStorage.setItem('stepwise.pomodoro.robin', '{}')
  localStorage.setItem('stepwise.video-position.robin.intro', '12.5')
  localStorage.setItem('preferred-theme', 'dark')
  localStorage.setItem('other-site.robin.note', 'Plan')
  sessionStorage.setItem('stepwise.tab.robin', '1')

  await deletePersonData('robin')

  expect(await hasStoredItems(['note-drafts', 'notes-outbox'], 'robin')).toBe(false)
  expect(Object.keys(localStorage).sort()).toEqual([
    'other-site.robin.note',
    'preferred-theme',
    'stepwise.note-drafts@2.robin-two.step-1',
    'stepwise.notes-outbox@2.robin-two.step-1',
  ])
  expect(sessionStorage).toHaveLength(0)
})
