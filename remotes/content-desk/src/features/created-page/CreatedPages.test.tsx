import type { EditableDocument } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { changeLinksFx, loadIncomingLinksFx } from '../links/incoming-links.model.ts'
import { aDocument, aRevision } from '../panel/testing/a-document.ts'
import {
  bringPageBackFx,
  changePageLinksFx,
  createPageFx,
  loadPublicPagesFx,
  loadRetiredPagesFx,
  retirePageFx,
} from './created-page.model.ts'
import { NewPage } from './NewPage.tsx'
import { PagePlace } from './PagePlace.tsx'
import { RetiredPages } from './RetiredPages.tsx'

// docs/product/content-desk.md#created-pages

const user = userEvent.setup()
const created = (changes: Partial<EditableDocument> = {}) =>
  aDocument({
    id: 'page:sleep',
    title: 'Sleep well',
    area: 'Support',
    address: '/support/sleep',
    isCreated: true,
    isHidden: true,
    linked: ['support'],
    ...changes,
  })
type Handlers = NonNullable<NonNullable<Parameters<typeof signedInScope>[1]>['handlers']>
const scopeOf = (handlers: Handlers) => signedInScope(aUser({ role: 'content_manager' }), { handlers })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

async function openForm(create = vi.fn(async () => created())) {
  renderPart(<NewPage />, { scope: await scopeOf([[createPageFx, create]]) })
  await press('New page')
  await screen.findByRole('dialog', { name: 'New page' })
  return create
}

test('the address follows the title until the person writes their own, and the links follow the area', async () => {
  const create = await openForm()
  await user.type(field('Title'), 'Sleep well')
  expect(field('Address').value).toBe('sleep-well')
  expect(screen.getByText('The page will be at /support/sleep-well')).toBeTruthy()
  await user.clear(field('Address'))
  await user.type(field('Address'), 'rest')
  await user.type(field('Title'), ', every night')
  expect(field('Address').value).toBe('rest')
  await user.click(screen.getByRole('radio', { name: /^Public pages/ }))
  const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(chosen.map(({ value }) => value)).toEqual(['footer', 'sitemap'])
  await press('Create the page')
  expect(create).toHaveBeenCalledWith({
    title: 'Sleep well, every night',
    area: 'public',
    slug: 'rest',
    linked: ['footer', 'sitemap'],
  })
})

test('an address that is taken is shown at its field, and what was filled in stays', async () => {
  const taken = { slug: ['There is already a page with this name. Choose another address.'] }
  const create = await openForm(
    vi.fn().mockRejectedValue(new CallError({ kind: 'http', status: 422, msg: 'Taken.', errors: taken })),
  )
  await user.type(field('Title'), 'Support')
  await press('Create the page')
  expect(create).toHaveBeenCalledOnce()
  expect(field('Address').getAttribute('aria-invalid')).toBe('true')
  expect(field('Title').value).toBe('Support')
})

test('links are saved with each change, and a failure is shown', async () => {
  const change = vi.fn(async ({ linked }) => created({ linked }))
  const changed = vi.fn()
  const scope = await scopeOf([[changePageLinksFx, change]])
  renderPart(<PagePlace document={created()} onDocumentChanged={changed} />, { scope })
  await user.click(screen.getByRole('checkbox', { name: 'The sitemap' }))
  expect(change).toHaveBeenCalledWith({ slug: 'sleep', linked: ['support', 'sitemap'] })
  expect(changed).toHaveBeenCalledWith(created({ linked: ['support', 'sitemap'] }))
  expect(scope.getState($announcement)).toBe('Links saved')
  change.mockRejectedValueOnce(new CallError({ kind: 'network' }))
  await user.click(screen.getByRole('checkbox', { name: 'The Wellbeing page' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The links were not saved.')
})

test('a page is retired once it is chosen where its address leads', async () => {
  const retire = vi.fn(async () => ({}))
  const pages = [
    { title: 'Sleep well', address: '/support/sleep' },
    { title: 'Support', address: '/support' },
  ]
  const scope = await scopeOf([
    [retirePageFx, retire],
    [loadPublicPagesFx, async () => pages],
    [loadIncomingLinksFx, async () => []],
  ])
  renderPart(<PagePlace document={created()} onDocumentChanged={vi.fn()} />, { scope })
  await press('Retire this page')
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire “Sleep well”?' }))
  await user.click(dialog.getByRole('button', { name: 'Retire the page' }))
  expect(retire).not.toHaveBeenCalled()
  const choice = dialog.getByRole('combobox', { name: 'Its address leads to' })
  expect(within(choice).queryByRole('option', { name: /Sleep well/ })).toBeNull()
  await user.selectOptions(choice, '/support')
  await user.click(dialog.getByRole('button', { name: 'Retire the page' }))
  expect(retire).toHaveBeenCalledWith({ slug: 'sleep', movedTo: '/support' })
})

// docs/product/content-desk.md#scheduled
test('a page with a scheduled text is retired once it is chosen what happens to that', async () => {
  const retire = vi.fn(async () => ({}))
  const scope = await scopeOf([
    [retirePageFx, retire],
    [loadPublicPagesFx, async () => [{ title: 'Support', address: '/support' }]],
    [loadIncomingLinksFx, async () => []],
  ])
  const planned = aRevision(2, { state: 'scheduled', publishAt: new Date(2035, 4, 1, 9, 30).toISOString() })
  renderPart(<PagePlace document={created({ revisions: [planned] })} onDocumentChanged={vi.fn()} />, { scope })
  await press('Retire this page')
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire “Sleep well”?' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Its address leads to' }), '/support')
  await user.click(dialog.getByRole('button', { name: 'Retire the page' }))
  expect(retire).not.toHaveBeenCalled()
  expect(dialog.getAllByText('Choose what happens to the scheduled text').length).toBeGreaterThan(0)
  const choice = dialog.getByRole('combobox', { name: 'Another text is scheduled for 1 May 2035 at 09:30 (your time)' })
  await user.selectOptions(choice, 'Cancel it')
  await user.click(dialog.getByRole('button', { name: 'Retire the page' }))
  expect(retire).toHaveBeenCalledWith({ slug: 'sleep', movedTo: '/support', scheduled: 'cancel' })
})

// docs/product/content-desk.md#incoming-links
test.each([
  ['lead on too', false, 1],
  ['stay when that is not wanted', true, 0],
])('the links of other documents to a retired page %s', async (_, isUnchecked, changes) => {
  const change = vi.fn(async () => ({ changed: ['page:calm'], unchanged: [] }))
  const link = { document: 'page:calm', title: 'Calm', path: 'blocks/0/to', words: null, isDraft: false, isBusy: false }
  const scope = await scopeOf([
    [retirePageFx, async () => ({})],
    [loadPublicPagesFx, async () => [{ title: 'Support', address: '/support' }]],
    [loadIncomingLinksFx, async () => [link, { ...link, document: 'page:busy', title: 'Busy', isBusy: true }]],
    [changeLinksFx, change],
  ])
  renderPart(<PagePlace document={created()} onDocumentChanged={vi.fn()} />, { scope })
  await press('Retire this page')
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire “Sleep well”?' }))
  expect(await dialog.findByText('2 links lead here')).toBeTruthy()
  const box = dialog.getByRole('checkbox', { name: 'Change the links of 1 document to lead there too, and publish' })
  if (isUnchecked) await user.click(box)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Its address leads to' }), '/support')
  await user.click(dialog.getByRole('button', { name: 'Retire the page' }))
  expect(change).toHaveBeenCalledTimes(changes)
  if (changes > 0) {
    const made = { from: '/support/sleep', to: '/support', words: null, documents: ['page:calm'] }
    expect(change).toHaveBeenCalledWith(made)
  }
})

test('a retired page is brought back, and the focus stays in the list', async () => {
  const page = { slug: 'sleep', title: 'Sleep well', address: '/support/sleep', movedTo: '/support', retiredAt: '' }
  const scope = await scopeOf([
    [loadRetiredPagesFx, async () => [page, { ...page, slug: 'rest', title: 'Rest' }]],
    [bringPageBackFx, async () => created()],
  ])
  const back = vi.fn()
  renderPart(<RetiredPages onBack={back} />, { scope })
  await user.click(await screen.findByText('2 retired pages'))
  await press('Bring “Sleep well” back')
  expect(back).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toBe('1 retired page')
  expect(scope.getState($announcement)).toBe('“Sleep well” is back')
  await press('Bring “Rest” back')
  expect(document.activeElement?.textContent).toBe('No retired pages')
})

test.each(failures)('a page that is not created is explained once: $words', async ({ error, words }) => {
  await openForm(vi.fn(() => Promise.reject(error)))
  await user.type(field('Title'), 'Sleep well')
  await user.click(screen.getByRole('radio', { name: /^Public pages/ }))
  await press('Create the page')
  await expectFailureOnce(words)
})
