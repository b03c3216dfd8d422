import type { Note } from '@stepwise/shared/contracts'
import { aNote, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { loadNotesFx } from '../../features/notes/notes.model.ts'
import type { PendingNote } from '../../features/notes/pending-note.ts'
import { notesOutbox } from '../../features/notes/unsaved-notes.model.ts'
import PrintNotesPage from './PrintNotesPage.tsx'

vi.hoisted(() => vi.stubGlobal('STEPWISE_EDITION', 'pro'))

async function show(notes: Note[] = []) {
  const scope = await signedInScope(aUser(), { handlers: [[loadNotesFx, () => notes]] })
  renderPart(<PrintNotesPage />, { scope })
}

test('the notebook carries the name of the product', async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Stepwise Pro Notebook' })).toBeDefined()
})

// docs/product/accessibility.md#help
test('help is the last link above the notebook, also where there are no notes', async () => {
  await show()
  await screen.findByRole('heading', { level: 1 })
  const links = [...document.querySelectorAll('header a')]
  expect(links.at(-1)?.textContent).toBe('Help')
})

test('a note that the server does not have yet stands first, marked as not saved', async () => {
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadNotesFx, () => [aNote()]],
      [notesOutbox.sendFx, () => new Promise(() => {})],
    ],
  })
  const payload: PendingNote = {
    kind: 'add',
    stepId: 'a:b:c:d',
    stepName: 'Pens',
    url: null,
    color: '#000000',
    content: 'Only here',
    videoTime: null,
    createdAt: '2026-11-20T10:00:00Z',
  }
  void allSettled(notesOutbox.posted, { scope, params: { key: 'a note', payload } })
  renderPart(<PrintNotesPage />, { scope })
  expect(await screen.findByRole('heading', { level: 2, name: 'Not saved yet' })).toBeDefined()
  expect(screen.getAllByRole('article')[0]?.textContent).toContain('Only here')
})

test('markup in a note is shown as text', async () => {
  const content = '<img src="x" onerror="alert(1)"><script>alert(2)</script>'
  await show([aNote({ content })])
  expect(await screen.findByText(content)).toBeDefined()
  expect(document.querySelector('article img, article script')).toBeNull()
})
