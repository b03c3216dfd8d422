import { paths, useLocation } from '@stepwise/shared/routing'
import { userChanged } from '@stepwise/shared/session'
import { aSoftware, aStep, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import SoftwareHomePage from './SoftwareHomePage.tsx'
import { $tutorials, loadTutorialsFx } from './software-home.model.ts'

const softwares = [aSoftware(), aSoftware({ id: 'dragon', slug: 'dragon', name: 'Dragon' })]

const essential = (softwareSlug: string) =>
  aStep({ softwareSlug, url: `/tutorials/${softwareSlug}/essentials/first-steps`, duration: 60 })
const tutorials = {
  essentialSteps: [essential('nvda'), essential('dragon')],
  flowSteps: [
    { ...essential('dragon'), url: '/tutorials/dragon/flows/revision', flowSlug: 'revision', chapterSlug: 'one' },
  ],
}

function Address() {
  return <output>{useLocation().pathname}</output>
}

async function show(
  user = aUser({ softwares }),
  at = paths.softwareHome.href({}),
  load: () => unknown = () => tutorials,
) {
  const scope = await signedInScope(user, { handlers: [[loadTutorialsFx, load]] })
  const page = (
    <>
      <Address />
      <SoftwareHomePage />
    </>
  )
  return renderPart(page, { scope, at, path: '/dashboard/software/:softwareSlug?' })
}

const cardNames = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

test('opens with the first software and only the cards that have steps', async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 2, name: 'NVDA' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: "Hi Robin, let's begin..." })).toBeDefined()
  expect(cardNames()).toEqual(['Essentials'])
  expect(screen.getByRole('link', { name: 'Essentials' }).getAttribute('href')).toBe(
    '/tutorials/nvda/essentials/first-steps',
  )
})

test('a chip changes address and cards, keeps the focus and announces what is shown', async () => {
  const { scope } = await show()
  await userEvent.click(await screen.findByRole('link', { name: 'Dragon' }))
  expect(screen.getByRole('status').textContent).toBe('/dashboard/software/dragon')
  expect(cardNames()).toEqual(['Essentials', 'Strategies'])
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Dragon', current: true }))
  expect(scope.getState($announcement)).toBe('Dragon: Essentials and Strategies shown')
})

test('the step to continue with comes with the tutorials, and another selection removes it', async () => {
  const continueWith = { name: 'First steps', url: '/tutorials/nvda/essentials/first', duration: 60, isBegun: true }
  const { scope } = await show(undefined, undefined, () => ({ ...tutorials, continueWith }))
  const link = await screen.findByRole('link', { name: 'Continue: First steps, 1 minute left' })
  expect(link.getAttribute('href')).toBe(continueWith.url)
  await allSettled(userChanged, { scope, params: { softwares: [] } })
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull()
})

test('an unknown software redirects to the home of the tab, which says why', async () => {
  await show(undefined, '/dashboard/software/abacus')
  expect(await screen.findByRole('heading', { level: 2, name: 'NVDA' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('/dashboard/software')
  expect(screen.getByText(/^That page is for software that you have not selected\./)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Select Software' })
  expect(link.getAttribute('href')).toBe(paths.softwareSelection.href({}))
})

test('without software there is a link to select some', async () => {
  await show(aUser({ softwares: [] }))
  const link = await screen.findByRole('link', { name: 'Select Software' })
  expect(link.getAttribute('href')).toBe(paths.softwareSelection.href({}))
})

test('a software without tutorials says so', async () => {
  await show(aUser({ softwares: [aSoftware({ slug: 'jaws', name: 'JAWS' })] }))
  expect(await screen.findByText('There are no tutorials for JAWS yet.')).toBeDefined()
})

test('a failure stays on the page', async () => {
  await show(undefined, undefined, () => {
    throw new Error('no')
  })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /^(Continue|Start with)/ })).toBeNull()
})

test('another selection empties the tutorials, another name does not', async () => {
  const { scope, unmount } = await show()
  await screen.findByRole('heading', { level: 1 })
  unmount()
  await allSettled(userChanged, { scope, params: { firstName: 'Sam' } })
  expect(scope.getState($tutorials)).not.toBeNull()
  await allSettled(userChanged, { scope, params: { softwares: [] } })
  expect(scope.getState($tutorials)).toBeNull()
})
