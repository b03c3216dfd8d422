import { headingFocusWanted, takeHeadingFocus } from '@stepwise/shared/routing'
import { $openSlot, shell } from '@stepwise/shared/shell'
import { $announcement } from '@stepwise/shared/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resumeAfterReload } from './after-reload.ts'
import { readPlace } from './kept-place.ts'
import { readReload, storeReload } from './stored-reload.ts'
import { $reloadNotice, noticeClosed, reloadWords } from './update-notice.model.ts'

// docs/product/updates.md#recall

const form = `
  <h1 tabindex="-1">Notes</h1>
  <label>Title <input name="title"></label>
  <label>Note <textarea></textarea></label>
  <label><input type="checkbox"> Remind me</label>
  <label>Password <input type="password"></label>
  <button>Save</button><button aria-label="Delete Monday">x</button><button aria-label="Delete Tuesday">x</button>`
const field = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
const show = (html: string) => {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`
}

beforeEach(() => {
  window.scrollTo = vi.fn() as never
  sessionStorage.clear()
  takeHeadingFocus()
})
afterEach(() => {
  // Whoever acts ends what goes on after a load.
  dispatchEvent(new Event('keydown'))
  noticeClosed()
  shell.slotClosed()
})

const leaveByRecall = (changes = {}) =>
  storeReload({ reason: 'recall', tried: 'a set', place: { ...readPlace(null), ...changes } })
function leaveFormByRecall() {
  show(form)
  field<HTMLInputElement>('[name=title]').value = 'Monday'
  field<HTMLTextAreaElement>('textarea').value = 'A long thought'
  field<HTMLInputElement>('[type=checkbox]').checked = true
  field<HTMLInputElement>('[type=password]').value = 'secret'
  field<HTMLTextAreaElement>('textarea').focus()
  field<HTMLTextAreaElement>('textarea').setSelectionRange(2, 6)
  leaveByRecall()
  show('Loading…')
}

test('a page that was loaded for another version gives the focus to its heading, without a word', () => {
  storeReload({ reason: 'navigation', tried: 'a set' })
  resumeAfterReload()
  expect(takeHeadingFocus()).toBe(true)
  expect($reloadNotice.getState()).toBeNull()
  expect(readReload()).toEqual({ tried: 'a set' })
})

test('any other page begins as it does', () => {
  resumeAfterReload()
  expect(takeHeadingFocus()).toBe(false)
  storeReload({ tried: 'a set' })
  resumeAfterReload()
  expect(takeHeadingFocus()).toBe(false)
  headingFocusWanted()
})

test('after a recall, fields and focus are as they were once the page is there, and it is said why', async () => {
  leaveFormByRecall()
  expect(sessionStorage.getItem('stepwise.update')).not.toContain('secret')
  resumeAfterReload()
  expect($reloadNotice.getState()).toBe(reloadWords.recall)
  expect(readReload()).toEqual({ tried: 'a set' })
  show(form)
  await vi.waitFor(() => expect(document.activeElement).toBe(field('textarea')))
  const note = field<HTMLTextAreaElement>('textarea')
  expect([note.value, note.selectionStart, note.selectionEnd]).toEqual(['A long thought', 2, 6])
  expect(field<HTMLInputElement>('[name=title]').value).toBe('Monday')
  expect(field<HTMLInputElement>('[type=checkbox]').checked).toBe(true)
  await vi.waitFor(() => expect($announcement.getState().trim()).toBe(reloadWords.recall))
})

const heading = (words: string) => `<h1 tabindex="-1">${words}</h1>`
test.each([
  ['a button has it again, found by its name', form, '[aria-label="Delete Tuesday"]', form],
  [
    'the heading of a failure card had it: the page’s has it',
    heading('Learn could not be shown'),
    'h1',
    heading('Notes'),
  ],
])('the focus as soon as the page is there: %s', async (_, before, selector, after) => {
  show(before)
  field(selector).focus()
  leaveByRecall()
  show('')
  resumeAfterReload()
  show(after)
  await vi.waitFor(() => expect(document.activeElement).toBe(field(selector)))
})

test('what a dialog gives the focus to when it opens does not keep it', async () => {
  leaveFormByRecall()
  resumeAfterReload()
  show(form)
  await vi.waitFor(() => expect(document.activeElement).toBe(field('textarea')))
  field('[name=title]').focus()
  expect(document.activeElement).toBe(field('textarea'))
  await vi.waitFor(() => {
    field('[name=title]').focus()
    expect(document.activeElement).toBe(field('[name=title]'))
  })
})

test('whoever goes on by themselves is left alone', async () => {
  leaveFormByRecall()
  resumeAfterReload()
  await new Promise((resolve) => setTimeout(resolve))
  dispatchEvent(new Event('keydown'))
  show(form)
  field('[name=title]').focus()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(field('[name=title]'))
  expect(field<HTMLInputElement>('[name=title]').value).toBe('')
})

test('what had the focus is gone: the heading has it', async () => {
  vi.useFakeTimers()
  leaveFormByRecall()
  resumeAfterReload()
  show('<h1 tabindex="-1">Notes</h1>')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(document.activeElement).toBe(field('h1'))
})

test('the panel that was open is opened once the person is known', async () => {
  const { signedIn } = await import('@stepwise/shared/session')
  const { aUser } = await import('@stepwise/shared/testing')
  show('')
  leaveByRecall({ openSlot: 'panel.notes' })
  resumeAfterReload()
  expect($openSlot.getState()).toBe(null)
  signedIn(aUser())
  expect($openSlot.getState()).toBe('panel.notes')
})
