import type { Note } from '@stepwise/shared/contracts'
import { aNote, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadNotesFx } from '../../features/notes/notes.model.ts'
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

test('markup in a note is shown as text', async () => {
  const content = '<img src="x" onerror="alert(1)"><script>alert(2)</script>'
  await show([aNote({ content })])
  expect(await screen.findByText(content)).toBeDefined()
  expect(document.querySelector('article img, article script')).toBeNull()
})
