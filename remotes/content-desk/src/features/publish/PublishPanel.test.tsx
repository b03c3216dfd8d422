// docs/product/content-desk.md#publish
import type { Checked, Finding } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { checkTextFx } from '../check/check.model.ts'
import { confirmLinksFx } from '../check/unchecked-links.model.ts'
import { $base, $body, textTaken } from '../draft/draft.model.ts'
import { cancelRevisionFx, restoreRevisionFx } from '../history/revisions.model.ts'
import { aDocument, aRevision } from '../panel/testing/a-document.ts'
import { PublishPanel } from './PublishPanel.tsx'
import { type Publication, publishFx } from './publish.model.ts'

const body = { title: 'Contacts', lead: 'Mine', blocks: [] }
const document = aDocument({ revision: 2, revisions: [aRevision(2, { state: 'live' })] })
const published = aDocument({ revision: 3, revisions: [aRevision(3, { state: 'live' }), aRevision(2)] })
const error: Finding = { level: 'error', rule: 'alt-text', path: 'blocks/0/alt', message: 'Say what it shows.' }
const warning: Finding = { level: 'warning', rule: 'length', path: 'lead', message: 'This is long.' }
const offline = new CallError({ kind: 'network' })
const failure = (status: number, more: object) =>
  new CallError({ kind: 'http', status, msg: 'No.', errors: {}, ...more })

async function open({
  findings = [] as Finding[],
  publish = (_: Publication): unknown => published,
  draftVersion = 1,
  of = document,
  from = document.revision,
  text = body,
} = {}) {
  const send = vi.fn(async (publication: Publication) => publish(publication))
  const restore = vi.fn(async () => document)
  const cancel = vi.fn(async () => document)
  const checked: Checked = { findings, readingAge: null, longSentences: [], words: 1 }
  const scope = await signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [
      [publishFx, send],
      [checkTextFx, async () => checked],
      [confirmLinksFx, async () => ({})],
      [restoreRevisionFx, restore],
      [cancelRevisionFx, cancel],
    ],
  })
  await allSettled(textTaken, { scope, params: { body: text, base: from } })
  const props = { goToField: vi.fn(), onChecked: vi.fn(), onDocumentChanged: vi.fn() }
  const panel = (version: number) => <PublishPanel document={of} body={text} draftVersion={version} {...props} />
  return {
    ...renderPart(panel(draftVersion), { scope }),
    panel,
    ...props,
    send,
    restore,
    cancel,
    user: userEvent.setup(),
  }
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const outcome = (name: string | RegExp) => screen.findByRole('region', { name })

test('a text without findings is published at once, with why; it can be viewed and taken back', async () => {
  const { user, send, restore, onDocumentChanged } = await open()
  await user.type(screen.getByLabelText(/^Why/), ' New number ')
  await user.click(press('Publish'))
  const done = await outcome(/^Published/)
  expect(window.document.activeElement).toBe(done)
  const sent = { id: document.id, body, base: 2, why: 'New number', publishAt: null, from: 2, draft: 1 }
  expect(send).toHaveBeenCalledWith(sent)
  expect(onDocumentChanged).toHaveBeenCalledWith(published)
  expect(screen.getByRole('link', { name: 'View it' }).getAttribute('href')).toBe('/wellbeing/support-contacts')
  await user.click(press('Take back'))
  expect(restore).toHaveBeenCalledWith({ id: document.id, number: 2, base: 3 })
  expect(await outcome('Undone. Readers see revision 2 again.')).toBeTruthy()
})

test('the result of a publication disappears with the next draft', async () => {
  const { user, rerender, panel } = await open()
  await user.click(press('Publish'))
  await outcome(/^Published/)
  rerender(panel(0))
  await outcome(/^Published/)
  rerender(panel(1))
  expect(screen.queryByRole('region', { name: /^Published/ })).toBeNull()
})

// docs/product/content-desk.md#scheduled
test('taking back a publication asks too while a text is scheduled', async () => {
  const planned = aRevision(4, { state: 'scheduled', publishAt: new Date(2035, 4, 1, 9, 30).toISOString() })
  const after = aDocument({ ...published, revisions: [planned, ...published.revisions] })
  const { user, restore } = await open({ publish: () => after })
  await user.click(press('Publish'))
  await outcome(/^Published/)
  await user.click(press('Take back'))
  await outcome(/^Another text is scheduled for 1 May 2035/)
  await user.click(press('Take back, and keep it as it is'))
  expect(restore).toHaveBeenCalledWith({ id: document.id, number: 2, base: 4, scheduled: 'keep' })
  expect(await outcome('Undone. Readers see revision 2 again.')).toBeTruthy()
})

test('errors block, each with the way to its field', async () => {
  const { user, send, goToField, onChecked } = await open({ findings: [warning, error] })
  await user.click(press('Publish'))
  await outcome(/^Not published: the check has found errors/)
  await user.click(press('Go to the field: Say what it shows.'))
  expect(goToField).toHaveBeenCalledWith('blocks/0/alt')
  expect(onChecked).toHaveBeenCalledWith([warning, error])
  expect(send).not.toHaveBeenCalled()
})

test('warnings are shown, and the text may be published with them', async () => {
  const { user, send } = await open({ findings: [warning] })
  await user.click(press('Publish'))
  await outcome(/^Not published yet/)
  expect(send).not.toHaveBeenCalled()
  await user.click(press('Not yet'))
  expect(screen.queryByRole('region', { name: /^Not published yet/ })).toBeNull()
  await user.click(press('Publish'))
  await user.click(await screen.findByRole('button', { name: 'Publish with these warnings' }))
  await outcome(/^Published/)
  expect(send).toHaveBeenCalledOnce()
})

// docs/product/content-desk.md#dismissed-links
test('links that could not be checked alone ask nothing, and can be dismissed afterwards', async () => {
  const links = ['https://a.test/', 'https://b.test/'].map(
    (address): Finding => ({ level: 'warning', rule: 'link-unchecked', path: 'lead', message: address, address }),
  )
  const { user, send } = await open({ findings: links })
  await user.click(press('Publish'))
  await outcome(/^Published/)
  expect(send).toHaveBeenCalledOnce()
  await user.click(press('Dismiss all'))
  expect(window.document.activeElement).toBe(await screen.findByRole('button', { name: 'Undo: all were dismissed' }))
})

test('with other warnings they are one of them, and can be dismissed before', async () => {
  const link: Finding = { ...warning, rule: 'link-unchecked', message: 'https://a.test/', address: 'https://a.test/' }
  const { user } = await open({ findings: [warning, link] })
  await user.click(press('Publish'))
  await outcome(/^Not published yet/)
  expect(screen.getByText('2 warnings. You may publish with them.')).toBeTruthy()
  await user.click(press('Dismiss https://a.test/'))
  expect(await screen.findByText('1 warning. You may publish with them.')).toBeTruthy()
})

test('a time is chosen in the zone of the person, and can be cancelled', async () => {
  const planned = aDocument({
    revisions: [
      aRevision(3, { state: 'scheduled', publishAt: new Date(2035, 4, 1, 9, 30).toISOString() }),
      aRevision(2),
    ],
  })
  const { user, send, cancel } = await open({ publish: () => planned })
  await user.click(screen.getByRole('radio', { name: 'At a time' }))
  await user.type(screen.getByLabelText('Day'), '2035-05-01')
  await user.type(screen.getByLabelText('Time'), '09:30')
  expect(screen.getByText(/^Readers of Support contacts see it from 1 May 2035 at 09:30, [A-Z][^.]+\.$/)).toBeTruthy()
  await user.click(press('Schedule'))
  await outcome('Scheduled for 1 May 2035 at 09:30 (your time)')
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ publishAt: new Date(2035, 4, 1, 9, 30).toISOString() }))
  await user.click(press('Cancel it'))
  expect(cancel).toHaveBeenCalledWith({ id: document.id, number: 3 })
  await outcome(/^Cancelled/)
})

test('a time that has passed, or is none, is refused', async () => {
  const { user, send } = await open()
  await user.click(screen.getByRole('radio', { name: 'At a time' }))
  await user.click(press('Schedule'))
  expect((await screen.findAllByText('Choose a day')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Choose a time').length).toBeGreaterThan(0)
  await user.type(screen.getByLabelText('Day'), '2020-05-01')
  await user.type(screen.getByLabelText('Time'), '09:30')
  await user.click(press('Schedule'))
  expect((await screen.findAllByText('This time has passed. Choose a later one.')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/see it from/)).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('another’s publication meanwhile is shown with the difference; mine can replace it', async () => {
  const current = aDocument({
    revision: 4,
    publishedBy: { name: 'Ana', isYou: false },
    publishedAt: '2026-03-03T10:00:00.000Z',
    body: { ...body, lead: 'Hers' },
    revisions: [aRevision(4, { state: 'live' }), aRevision(2)],
  })
  const publish = ({ base }: Publication) => {
    if (base < 4) throw failure(409, { current })
    return published
  }
  const { user, send } = await open({ publish })
  await user.click(press('Publish'))
  await outcome(/^Not published: the text has changed in the meantime/)
  expect(screen.getByText(/^It was changed by Ana on 3 March 2026/)).toBeTruthy()
  await waitFor(() => expect(window.document.querySelector('del')?.textContent).toContain('Hers'))
  await user.click(press('Publish mine instead'))
  await outcome(/^Published/)
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ base: 4, from: 4 }))
})

test('a refusal of the server leads to its field', async () => {
  const { user, goToField } = await open({
    publish: () => {
      throw failure(422, { errors: { 'blocks/2/image': ['This picture does not exist.'] } })
    },
  })
  await user.click(press('Publish'))
  await outcome(/^Not published: the check has found errors/)
  await user.click(press('Go to the field: This picture does not exist.'))
  expect(goToField).toHaveBeenCalledWith('blocks/2/image')
})

test('a failure is shown, what was chosen stays, and the next press works', async () => {
  const { user, send } = await open()
  send.mockRejectedValueOnce(offline)
  await user.type(screen.getByLabelText(/^Why/), 'New number')
  await user.click(press('Publish'))
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  expect(screen.getByDisplayValue('New number')).toBeTruthy()
  await user.click(press('Publish'))
  await outcome(/^Published/)
})

test('a failure of what an outcome offers is the next outcome, and has the focus', async () => {
  const { user, send, restore } = await open({ findings: [warning] })
  const publishWithWarning = async () => {
    await user.click(press('Publish'))
    await user.click(await screen.findByRole('button', { name: 'Publish with these warnings' }))
  }
  send.mockRejectedValueOnce(offline)
  await publishWithWarning()
  expect(window.document.activeElement).toBe(await outcome(/^Nothing was changed\. We could not reach/))
  await publishWithWarning()
  await outcome(/^Published/)
  restore.mockRejectedValueOnce(offline)
  await user.click(press('Take back'))
  expect(window.document.activeElement).toBe(await outcome(/^Nothing was changed/))
})

test('without a draft there is nothing to publish', async () => {
  await open({ draftVersion: 0 })
  expect(screen.getByText(/^There is nothing new to publish/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test('a time that has passed by now says so, and nothing of the text', async () => {
  const words = 'This time has passed. Choose a later one, or publish now.'
  const { user, onChecked } = await open({
    publish: () => {
      throw failure(422, { msg: words, errors: { publish_at: [words] } })
    },
  })
  await user.click(press('Publish'))
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.queryByRole('region', { name: /^Not published/ })).toBeNull()
  expect(onChecked).toHaveBeenCalledOnce()
})

test('two changes of a text that has changed meanwhile come into the form as one', async () => {
  const title = { ...body, title: 'Whom to call' }
  const current = aDocument({ revision: 4, body: { ...body, lead: 'Hers' }, revisions: [aRevision(4)] })
  const base = aDocument({ ...document, body: { ...body, lead: '' } })
  const { user, scope } = await open({
    of: base,
    text: { ...title, lead: '' },
    publish: () => {
      throw failure(409, { current })
    },
  })
  await user.click(press('Publish'))
  await user.click(await screen.findByRole('button', { name: 'Put both changes in the form' }))
  await outcome('Both changes are in the form. Look at it, then publish.')
  expect([scope.getState($body), scope.getState($base)]).toEqual([{ ...title, lead: 'Hers' }, 4])
})

test.each(failures)('a publication that fails is explained once: $words', async ({ error, words }) => {
  const { user } = await open({ publish: () => Promise.reject(error) })
  await user.click(press('Publish'))
  await expectFailureOnce(words)
})
