import type { Note } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { shell } from '@stepwise/shared/shell'
import { aNote, aStep, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, vi } from 'vitest'
import { stepShown } from '../../step/step.model.ts'
import { deleteNoteFx, restoreNoteFx } from '../deleted-notes.model.ts'
import NotesPanel from '../NotesPanel.tsx'
import { loadNotesFx } from '../notes.model.ts'
import { checkStepFx } from '../recovered-texts.model.ts'
import { notesOutbox } from '../unsaved-notes.model.ts'

export const step = aStep()
export const kit = aNote()
export const plan = aNote({ id: 'note-2', content: 'Plan the evening before.', stepId: 'other', stepName: 'Your plan' })
export const offline = () => Promise.reject(new CallError({ kind: 'network' }))
export const created = (payload: { content: string; stepId?: string }, changes: Partial<Note> = {}) => ({
  note: aNote({ id: 'note-new', content: payload.content, ...changes }),
  notesCount: 3,
  badges: [],
})

interface Setting {
  notes?: Note[]
  load?: () => Promise<Note[]>
  isOnStep?: boolean
  send?: (sent: { payload: { content: string }; key: string }) => unknown
  remove?: () => unknown
  restore?: () => unknown
  user?: string
  shortcutsOff?: string[]
}

export async function openPanel({
  notes = [kit, plan],
  load = async () => notes,
  isOnStep = true,
  send,
  remove,
  restore,
  user = 'robin',
  shortcutsOff = [],
}: Setting = {}) {
  const sent = vi.fn(send ?? (({ payload }) => created(payload)))
  const accessabilitySetting = { ...aUser().accessabilitySetting, shortcutsOff }
  const scope = await signedInScope(aUser({ id: user, accessabilitySetting }), {
    handlers: [
      [loadNotesFx, load],
      [notesOutbox.sendFx, sent],
      [deleteNoteFx, remove ?? (() => ({ stepId: kit.stepId, notesCount: 0 }))],
      [restoreNoteFx, restore ?? (() => ({ note: kit, notesCount: 1 }))],
      [checkStepFx, (url: string) => url.includes('gone')],
    ],
  })
  if (isOnStep) await allSettled(stepShown, { scope, params: { address: null, step } })
  await allSettled(shell.slotOpened, { scope, params: 'panel.notes' })
  const { unmount } = renderPart(<NotesPanel />, { scope })
  await screen.findByRole('dialog', { name: 'Notes' })
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
  return { scope, sent, unmount }
}
export const addBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note on/ })
export const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
export const cards = () => screen.getAllByRole('article')
export async function choose(item: string, at = 0) {
  fireEvent.click(within(cards()[at] as HTMLElement).getByRole('button', { name: /^Options for the note on/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
