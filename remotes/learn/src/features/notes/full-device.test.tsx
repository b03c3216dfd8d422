import { CallError } from '@stepwise/shared/http'
import { shell } from '@stepwise/shared/shell'
import { aStep, asksBeforeLeaving, aUser, fillDevice, renderPart, signedInScope } from '@stepwise/shared/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { stepShown } from '../step/step.model.ts'
import NotesPanel from './NotesPanel.tsx'
import { loadNotesFx } from './notes.model.ts'
import { notesOutbox } from './unsaved-notes.model.ts'

// docs/product/notes.md#kept-where: what is said of a note that is not saved, when the device has refused it.
test('a note that neither the server nor the device has is not said to be kept; it can be copied', async () => {
  const makeRoom = fillDevice()
  let isReachable = false
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadNotesFx, async () => []],
      [
        notesOutbox.sendFx,
        () => (isReachable ? new Promise(() => {}) : Promise.reject(new CallError({ kind: 'network' }))),
      ],
    ],
  })
  await allSettled(stepShown, { scope, params: { address: null, step: aStep() } })
  await allSettled(shell.slotOpened, { scope, params: 'panel.notes' })
  renderPart(<NotesPanel />, { scope })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Note on/ })
  fireEvent.change(box, { target: { value: 'precious words' } })
  expect(await screen.findByText('What you type is not saved on this device. Save it soon.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined()
  fireEvent.keyDown(box, { key: 'Enter' })

  const card = within(await screen.findByRole('article'))
  expect(
    await card.findByText(/This device cannot save it: it is only in this page\. Copy it, or leave the page open\.$/),
  ).toBeDefined()
  expect(card.queryByText(/(saved|safe) on this device/)).toBeNull()
  expect(card.getByRole('button', { name: 'Copy' })).toBeDefined()
  expect(asksBeforeLeaving()).toBe(true)

  makeRoom()
  isReachable = true
  fireEvent.click(card.getByRole('button', { name: 'Try again' }))
  await expect.poll(asksBeforeLeaving).toBe(false)
})
