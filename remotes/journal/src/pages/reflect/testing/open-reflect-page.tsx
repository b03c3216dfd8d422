import type { Reflection } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { type EntryDraft, saveEntryFx } from '../entry/entry.model.ts'
import ReflectPage from '../ReflectPage.tsx'
import { deleteBatchFx, downloadEntriesFx, loadJournalFx } from '../reflect.model.ts'
import { anEntry } from './an-entry.ts'

export const entry = (changes: Partial<Reflection> = {}) =>
  anEntry({ observe1: 'I spoke.', act: 'Breathe.', ...changes })
export const other = entry({ id: 'two', date: '2026-11-18', title: 'An essay', act: 'Plan.' })
export const offline = () => Promise.reject(new CallError({ kind: 'network' }))
export const badge = {
  id: 'b',
  code: 'FIRST_REFLECTION',
  name: 'FIRST REFLECTION',
  createdAt: '2026-11-20T00:00:00Z',
} as const

interface Setting {
  entries?: Reflection[]
  load?: () => unknown
  save?: (draft: EntryDraft) => unknown
  remove?: (ids: readonly string[]) => unknown
  user?: string
  at?: string
}
export async function openPage({ entries = [entry(), other], load, save, remove, user = 'robin', at }: Setting = {}) {
  const saved = vi.fn(
    save ?? ((draft: EntryDraft) => ({ reflection: entry({ id: 'new', ...draft.values }), badges: [badge] })),
  )
  const removed = vi.fn(remove ?? (async () => {}))
  const downloaded = vi.fn(async () => {})
  const scope = await signedInScope(aUser({ id: user }), {
    handlers: [
      [loadJournalFx, load ?? (async () => entries)],
      [saveEntryFx, saved],
      [deleteBatchFx, removed],
      [downloadEntriesFx, downloaded],
    ],
  })
  const { unmount } = renderPart(<ReflectPage />, { scope, ...(at && { at }) })
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  return { scope, saved, removed, downloaded, unmount }
}
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const title = () =>
  screen.findByLabelText<HTMLInputElement>('Hi Robin, Describe what would you like to reflect on.')
export const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
export const rows = () => screen.getAllByRole('rowheader').map((header) => header.textContent)
export const answer = (question: string) =>
  screen.getByLabelText<HTMLTextAreaElement>(question, { selector: 'textarea' })
export async function toLastStep() {
  for (const name of ['OBSERVE', 'REFLECT', 'ACTION']) {
    press('NEXT')
    await screen.findByRole('heading', { name })
  }
}
export async function choose(name: string) {
  press('Options for Talk')
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}
export async function confirmDeletion(name = 'Delete entry?') {
  fireEvent.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'DELETE' }))
}
