import type { Page } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ContentPage } from './ContentPage.tsx'
import { loadPageFx } from './page.model.ts'

const page: Page = { slug: 'student-minds', title: 'Student Minds', lead: 'For students', revision: null, blocks: [] }

async function show(slug: string, load: () => Promise<Page>, user = aUser({ wellbeings: ['student_minds'] })) {
  const scope = await signedInScope(user, { handlers: [[loadPageFx, load]] })
  return renderPart(<ContentPage slug={slug} />, { scope })
}

test('shows what is published, with the way back to the hub', async () => {
  await show('student-minds', async () => page)
  expect(await screen.findByRole('heading', { level: 1, name: 'Student Minds' })).toBeDefined()
  expect(screen.getByText('For students')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Wellbeing' }).getAttribute('href')).toBe('/wellbeing')
})

test.each([
  ['a person without the hub', aUser(), 'Back to Learn', '/dashboard/learn'],
  ['a content manager', aUser({ role: 'content_manager' }), 'Back to Wellbeing', '/wellbeing'],
])('the way back of %s', async (_who, user, name, to) => {
  await show('support-contacts', async () => ({ ...page, slug: 'support-contacts' }), user)
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
})

test('the hub has no way back to itself', async () => {
  await show('wellbeing', async () => ({ ...page, slug: 'wellbeing', title: 'Wellbeing' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Wellbeing' })).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('while nothing is loaded there is no heading, and a failure can be tried again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new CallError({ kind: 'network' }))
    .mockResolvedValue(page)
  await show('student-minds', load)
  expect(screen.queryByRole('heading')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Student Minds' })).toBeDefined()
})

test('the next visit shows the page at once, and then what was published meanwhile', async () => {
  const later = Promise.withResolvers<Page>()
  const load = vi.fn().mockResolvedValueOnce(page).mockReturnValue(later.promise)
  const { scope, unmount } = await show('student-minds', load)
  await screen.findByText('For students')
  unmount()
  renderPart(<ContentPage slug="student-minds" />, { scope })
  expect(screen.getByText('For students')).toBeDefined()
  later.resolve({ ...page, lead: 'For all students' })
  expect(await screen.findByText('For all students')).toBeDefined()
})

test('the hub links to the pages that content managers have added', async () => {
  const links = [{ title: 'Sleep well', address: '/wellbeing/sleep' }]
  await show('wellbeing', async () => ({ ...page, slug: 'wellbeing', title: 'Wellbeing', links }))
  const section = await screen.findByRole('region', { name: 'More about wellbeing' })
  expect(section.querySelector('a')?.getAttribute('href')).toBe('/wellbeing/sleep')
})
