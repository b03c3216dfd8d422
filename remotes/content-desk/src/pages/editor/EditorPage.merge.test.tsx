import type { EditableDocument } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { skipPauses } from '@stepwise/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { pageHidden } from '../../features/draft/autosave.model.ts'
import { aPage, block, box, col, focused, headings, openEditor, pageBody, press, type } from './testing/open-editor.tsx'

// docs/product/content-desk.md#both-texts

type Blocks = typeof pageBody.blocks
const [samaritans, shout, old] = pageBody.blocks as [Blocks[0], Blocks[0], Blocks[0]]

/** The first save finds these blocks of Ann at the server. */
async function openAfterAnn(user: string, blocks: object[]) {
  skipPauses()
  let isFirst = true
  const draft = {
    version: 4,
    base: 0,
    body: { ...pageBody, blocks },
    author: { name: 'Ann', isYou: false },
    savedAt: '',
  }
  const current: EditableDocument = aPage({ draft })
  const opened = await openEditor({
    user,
    save: ({ body, version, base }) => {
      if (!isFirst) return { version: version + 1, body, base, author: col, savedAt: '2026-11-20T10:01:00Z' }
      isFirst = false
      return Promise.reject(new CallError({ kind: 'http', status: 409, msg: 'Changed', errors: {}, current }))
    },
  })
  return { ...opened, save: () => act(() => allSettled(pageHidden, { scope: opened.scope })) }
}
const title = () => box('Page title', window.document.body)
const phone = () => box(/^Phone number/, block(/Samaritans$/))
const dialog = () => screen.queryByRole('dialog', { name: 'Two texts' })

test('another’s changes of other blocks come into the text; the focus and the caret stay where the person writes', async () => {
  const theirs = [{ ...shout, phone: '85258' }, samaritans, { id: 'calm', type: 'text', text: 'CALM' }, old]
  const { save, saved, announcement } = await openAfterAnn('merges', theirs)
  const field = phone()
  field.focus()
  type(field, '116 123')
  field.setSelectionRange(3, 3)
  await save()
  expect(headings()).toEqual([
    'Contact card: Shout',
    'Contact card: Samaritans',
    'Text: CALM',
    'Unknown block (carousel)',
  ])
  expect(focused()).toBe(field)
  expect([field.value, field.selectionStart]).toEqual(['116 123', 3])
  const words = 'Ann’s changes were added to your text: “Shout”, “CALM” (new), the order of the blocks.'
  expect(screen.getByText(words)).toBeDefined()
  expect(announcement()).toBe(words)
  expect(dialog()).toBeNull()
  const blocks = [theirs[0], { ...samaritans, phone: '116 123' }, ...theirs.slice(2)]
  expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ version: 4, body: { ...pageBody, blocks } }))
})

test('when another has removed the block that has the focus, what has happened takes it', async () => {
  const { save } = await openAfterAnn('removed', [shout, old])
  type(title(), 'Who to turn to')
  phone().focus()
  await save()
  expect(headings()).toEqual(['Contact card: Shout', 'Unknown block (carousel)'])
  expect(focused()?.textContent).toBe('Ann’s changes were added to your text: “Samaritans” (removed).')
  expect(title().value).toBe('Who to turn to')
})

test('a block that was removed here can still come back', async () => {
  const { save } = await openAfterAnn('undoes', [samaritans, { ...shout, phone: '85258' }, old])
  press('Remove “Samaritans”')
  await save()
  const undo = screen.getByRole('button', { name: 'Undo: bring “Samaritans” back' })
  expect(focused()).toBe(undo)
  press('Undo: bring “Samaritans” back')
  expect(headings()[0]).toBe('Contact card: Samaritans')
  expect(box(/^Phone number/, block(/Shout$/)).value).toBe('85258')
})

test('only the block that both have changed asks, and whichever is kept, the rest is put together', async () => {
  const { save, saved, announcement } = await openAfterAnn('asks', [
    { ...samaritans, phone: '116 124' },
    { ...shout, phone: '85258' },
    old,
  ])
  type(phone(), '116 123')
  await save()
  const asked = await screen.findByRole('dialog', { name: 'Two texts' })
  expect(announcement()).toBe('“Samaritans” was changed elsewhere too. Choose which to keep.')
  expect(within(asked).getByText(/^Ann has also changed “Samaritans”\. Choose which to keep\./)).toBeDefined()
  expect(
    within(asked)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Contact card: Samaritans'])
  expect(within(asked).getByText('116 123')).toBeDefined()
  expect(within(asked).getByText('116 124')).toBeDefined()
  expect(within(asked).queryByText('85258')).toBeNull()
  press('Keep mine')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ version: 4 }))
  expect(phone().value).toBe('116 123')
  expect(box(/^Phone number/, block(/Shout$/)).value).toBe('85258')
  expect(screen.getByText('Ann’s changes were added to your text: “Shout”.')).toBeDefined()
  press('Undo the last change')
  expect(phone().value).toBe('116 124')
})
