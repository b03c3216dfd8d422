// docs/product/content-desk.md#edit-this-page
import { CallError } from '@stepwise/shared/http'
import { Link } from '@stepwise/shared/routing'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { loadReportsFx } from '../reports/reports.model.ts'
import EditLink from './EditLink.tsx'
import { $document, findDocumentFx, placeOpened } from './place.model.ts'

const contacts = { id: 'page:support-contacts', title: 'Support contacts' }
const scopeOf = (answer: (address: string) => unknown, reports: object[] = []) =>
  signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [
      [findDocumentFx, answer],
      [loadReportsFx, () => reports],
    ],
  })

test('leads to the document of the present address, and follows the address', async () => {
  const scope = await scopeOf(async (address) => (address === '/wellbeing/support-contacts' ? contacts : null))
  renderPart(
    <>
      <EditLink />
      <Link to="/favourites">Favourites</Link>
    </>,
    { scope, at: '/wellbeing/support-contacts' },
  )
  const link = await screen.findByRole('link', { name: 'Edit this page' })
  expect(link.getAttribute('href')).toBe('/dashboard/content/page%3Asupport-contacts')
  await userEvent.click(screen.getByRole('link', { name: 'Favourites' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull())
})

test('reports of readers about the page are marked', async () => {
  const own = [1, 2].map((id) => ({ id, document: contacts.id }))
  const scope = await scopeOf(async () => contacts, [...own, { id: 9, document: 'page:calm' }])
  renderPart(<EditLink />, { scope, at: '/wellbeing/support-contacts' })
  expect(await screen.findByRole('link', { name: 'Edit this page (2 reports)' })).toBeTruthy()
})

test('an answer for a page that was left no longer counts', async () => {
  const answers: ((document: unknown) => void)[] = []
  const scope = await scopeOf(() => new Promise((resolve) => answers.push(resolve)))
  void allSettled(placeOpened, { scope, params: '/first' })
  const settled = allSettled(placeOpened, { scope, params: '/second' })
  answers[0]?.(contacts)
  answers[1]?.(null)
  await settled
  expect(scope.getState($document)).toBeNull()
})

test('without an answer there is no link, and the page stays', async () => {
  const scope = await scopeOf(() => Promise.reject(new CallError({ kind: 'network' })))
  renderPart(<EditLink />, { scope, at: '/support' })
  await allSettled(scope)
  expect(screen.queryByRole('link')).toBeNull()
})
