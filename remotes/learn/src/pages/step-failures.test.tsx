import { failurePageRequested } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import { aSoftware, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import FavouritesPage from './favourites/FavouritesPage.tsx'
import FlowStepPage from './step/FlowStepPage.tsx'
import TutorialPage from './tutorial/TutorialPage.tsx'

// docs/product/errors.md#whole-state: whatever comes in place of what the page waits for, nothing waits for ever.

const placed = (pattern: string) =>
  pattern
    .replaceAll(':softwareSlug', 'nvda')
    .replaceAll(':flowSlug', 'revision')
    .replaceAll(/:(\w+)/g, 'x')

const views = {
  flow: { page: <FlowStepPage />, path: paths.step.pattern, what: 'This step', home: '/dashboard/learn/revision' },
  favourites: {
    page: <FavouritesPage />,
    path: paths.favourites.pattern,
    what: 'Your favourites',
    home: '/dashboard/learn',
  },
  favourite: {
    page: <FavouritesPage />,
    path: paths.favouriteStep.pattern,
    what: 'Your favourites',
    home: '/dashboard/learn/revision',
  },
  essential: {
    page: <TutorialPage />,
    path: paths.essentialsStep.pattern,
    what: 'The tutorials',
    home: '/dashboard/software/nvda',
  },
  strategy: {
    page: <TutorialPage />,
    path: paths.strategiesStep.pattern,
    what: 'This step',
    home: '/dashboard/software/nvda',
  },
}

const answered = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const rejected = (error: unknown) => () => Promise.reject(error)
const failures = {
  400: { answer: answered(400, { msg: 'Not like this.' }), says: 'Not like this.', heading: 'loaded' },
  422: { answer: answered(422, { msg: 'Being changed.' }), says: 'Being changed.', heading: 'loaded' },
  'an answer without what was promised': { answer: answered(200, {}), says: /^Internal error/, heading: 'loaded' },
  'no network': {
    answer: rejected(new TypeError('Failed to fetch')),
    says: /^Stepwise did not answer/,
    heading: 'reached',
  },
  'no answer in time': {
    answer: rejected(new DOMException('Nothing came.', 'TimeoutError')),
    says: /^Stepwise did not answer/,
    heading: 'reached',
  },
}

async function open({ page, path }: (typeof views)[keyof typeof views], answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer))
  const scope = await signedInScope(aUser({ softwares: [aSoftware()] }))
  const pages = vi.fn()
  // Without the scope: the client is outside of it.
  createWatch({ unit: failurePageRequested, fn: pages })
  renderPart(page, { scope, at: placed(path), path })
  return pages
}

const cases = Object.values(views).flatMap((view) =>
  Object.entries(failures).map(([name, failure]) => ({ ...view, name, ...failure })),
)

test.each(cases)(
  '$path after $name: heading, reason, Try again and the way out',
  async ({ what, home, says, heading, ...given }) => {
    const pages = await open({ ...given, what, home }, given.answer)
    await screen.findByRole('heading', { level: 1, name: `${what} could not be ${heading}` })
    expect(screen.getByText(says)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    const side = within(screen.getByRole('navigation', { name: 'Steps' }))
    expect(side.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe(home)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"], .mantine-Skeleton-root')).toBeNull())
    expect(screen.queryAllByRole('alert').length).toBeLessThanOrEqual(
      given.path === paths.strategiesStep.pattern ? 2 : 1,
    )
    expect(pages).not.toHaveBeenCalled()
  },
)

test.each(
  Object.values(views).flatMap((view) =>
    (
      [
        [403, '/something-went-wrong'],
        [404, '/not-found'],
        [500, '/error'],
      ] as const
    ).map(([status, leadsTo]) => ({ ...view, status, leadsTo })),
  ),
)('$path after $status leads to $leadsTo', async ({ status, leadsTo, ...view }) => {
  const pages = await open(view, answered(status, { msg: 'No.' }))
  await waitFor(() => expect(pages).toHaveBeenCalledWith(leadsTo))
})

test('the way out is there while the step has no answer yet', async () => {
  await open(views.flow, () => new Promise(() => {}))
  expect((await screen.findByRole('link', { name: 'Go to Dashboard' })).getAttribute('href')).toBe(views.flow.home)
})
