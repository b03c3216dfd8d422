import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadNotesFx } from '../../features/notes/notes.model.ts'
import PrintNotesPage from './PrintNotesPage.tsx'

vi.hoisted(() => vi.stubGlobal('STEPWISE_EDITION', 'pro'))

test('the notebook carries the name of the product', async () => {
  const scope = await signedInScope(aUser(), { handlers: [[loadNotesFx, () => []]] })
  renderPart(<PrintNotesPage />, { scope })
  expect(await screen.findByRole('heading', { level: 1, name: 'Stepwise Pro Notebook' })).toBeDefined()
})
