import type { ContinueWith, LearningModuleCard } from '@stepwise/shared/contracts'
import { Link, paths, useLocation } from '@stepwise/shared/routing'
import { aFlow, aLearningModuleCard, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import LearnHomePage from './LearnHomePage.tsx'
import { loadFlowsFx, loadModulesFx } from './learn-home.model.ts'

const flows = [
  aFlow({
    slug: 'lectures',
    name: 'Lectures',
    flowPercent: 40,
    learningModules: [
      aLearningModuleCard({ id: 'a', name: 'Get ready', learningModuleRemainingDuration: 720 }),
      aLearningModuleCard({
        id: 'b',
        name: 'Make notes',
        url: '/flows/lectures/learning_modules/make-notes/chapters/one/steps/two',
        learningModuleProgress: 45,
        learningModuleRemainingDuration: 400,
        isResume: true,
      }),
      aLearningModuleCard({
        id: 'c',
        name: 'Look back',
        learningModuleProgress: 100,
        learningModuleRemainingDuration: 0,
      }),
    ],
  }),
  aFlow({ slug: 'revision', name: 'Revision' }),
]

function Address() {
  return <output>{useLocation().pathname}</output>
}

async function show(
  load: () => unknown = () => flows,
  at = paths.learnHome.href({}),
  continueWith: ContinueWith | null = null,
  user = aUser(),
  loadModules: () => unknown = () => [],
) {
  const scope = await signedInScope(user, {
    handlers: [
      [loadFlowsFx, async () => ({ flows: await load(), continueWith })],
      [loadModulesFx, loadModules],
    ],
  })
  const page = (
    <>
      <Address />
      <LearnHomePage />
      <Link to="/dashboard/learn/revision">Elsewhere</Link>
    </>
  )
  return renderPart(page, { scope, at, path: '/dashboard/learn/:flowSlug?' })
}

const address = () => screen.getByRole('status').textContent
const card = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('article') as HTMLElement)

test('shows skeletons and no heading until the flows are loaded', async () => {
  const { scope } = await show(() => new Promise(() => {}))
  expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(scope.getState(loadFlowsFx.pending)).toBe(true)
})

test('greets, and shows the first flow', async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: "Hi Robin, let's begin..." })).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: 'Lectures' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Lectures', current: true })).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Progress in Lectures' }).getAttribute('aria-valuenow')).toBe('40')
  expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/support')
})

test('study flows are the first tab', async () => {
  await show()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Study flows', 'Software'])
  expect(screen.getByRole('tabpanel', { name: 'Study flows' })).toBeDefined()
})

test('a card shows the progress of its module: not started, started, completed', async () => {
  await show()
  const notBegun = await card('Get ready')
  expect(notBegun.getByText('12 min')).toBeDefined()
  expect(notBegun.queryByText('RESUME')).toBeNull()

  const begun = await card('Make notes')
  expect(begun.getByText('7 m left')).toBeDefined()
  expect(begun.getByText('7 minutes left')).toBeDefined()
  expect(begun.getByText('45%')).toBeDefined()
  expect(begun.getByText('RESUME')).toBeDefined()
  expect(begun.getByRole('link').getAttribute('href')).toBe(
    '/flows/lectures/learning_modules/make-notes/chapters/one/steps/two',
  )

  const done = await card('Look back')
  expect(done.getByText('Completed')).toBeDefined()
  expect(done.queryByText(/left|min/)).toBeNull()
})

test('a chip changes address and modules, and keeps the focus', async () => {
  await show()
  await userEvent.click(await screen.findByRole('link', { name: 'Revision' }))
  expect(address()).toBe('/dashboard/learn/revision')
  expect(screen.getByRole('heading', { level: 2, name: 'Revision' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 3, name: 'Exam day' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Revision', current: true }))
})

test('an unknown flow redirects to the home', async () => {
  await show(undefined, '/dashboard/learn/alchemy')
  expect(await screen.findByRole('heading', { level: 2, name: 'Lectures' })).toBeDefined()
  expect(address()).toBe('/dashboard/learn')
})

test('without flows the home says so', async () => {
  await show(() => [])
  expect(await screen.findByText('There are no flows yet.')).toBeDefined()
})

test('a failure stays on the page, and a retry brings heading and focus', async () => {
  let hasFailed = false
  await show(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (hasFailed) return flows
    hasFailed = true
    throw new Error('no')
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Internal error.')
  expect(screen.queryByRole('link', { name: /^(Continue|Start with)/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(heading)
})

test('a flow that is opened later shows its name, progress and room for its cards, a failure in their place, and then the cards', async () => {
  const answers = [Promise.withResolvers<LearningModuleCard[]>(), Promise.withResolvers<LearningModuleCard[]>()]
  const closed = aFlow({ slug: 'revision', name: 'Revision', modulesCount: 3, learningModules: undefined })
  const rest = [...answers]
  await show(
    () => [flows[0], closed],
    undefined,
    null,
    aUser(),
    () => rest.shift()?.promise,
  )
  const chip = await screen.findByRole('link', { name: 'Revision' })
  await userEvent.click(chip)
  expect(screen.getByRole('heading', { level: 2, name: 'Revision' })).toBeDefined()
  expect(screen.getByText('3 modules')).toBeDefined()
  expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('.mantine-Skeleton-root'))).toHaveLength(3)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Revision', current: true }))
  expect(await screen.findByText('Loading…', {}, { timeout: 5000 })).toBeDefined()

  answers[0]?.reject(new Error('no'))
  expect((await screen.findByRole('alert')).textContent).toContain('Internal error.')
  expect(screen.getByRole('heading', { level: 2, name: 'Revision' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  answers[1]?.resolve([aLearningModuleCard({ name: 'Exam day' })])
  expect(await screen.findByRole('heading', { level: 3, name: 'Exam day' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

const next = { name: 'Skim first', url: '/flows/a/step', duration: 100, isBegun: true }

test('the link to continue is above the tabs', async () => {
  await show(undefined, undefined, next)
  const link = await screen.findByRole('link', { name: 'Continue: Skim first, 2 minutes left' })
  expect(link.getAttribute('href')).toBe('/flows/a/step')
  // What is seen is in the name, so that it can be said to press the link (WCAG 2.5.3).
  expect(link.textContent).toBe('Continue: Skim first, 2 minutes left')
  expect(link.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a person who has started nothing is offered the first step', async () => {
  await show(undefined, undefined, { ...next, isBegun: false, duration: 20 })
  expect(await screen.findByRole('link', { name: 'Start with: Skim first, 1 minute' })).toBeDefined()
})

test('a person who has completed everything has no such link and no skeleton for it', async () => {
  const badges = [
    { id: '1', code: 'LEARNING_MASTER', name: 'LEARNING MASTER', createdAt: '2026-03-10T12:00:00.000Z' },
  ] as const
  const skeletons = () => document.querySelectorAll('.mantine-Skeleton-root').length
  const { unmount } = await show(() => new Promise(() => {}))
  const withRoom = skeletons()
  unmount()
  await show(() => new Promise(() => {}), undefined, null, aUser({ badges: [...badges] }))
  expect(skeletons()).toBe(withRoom - 1)
})

test('with nothing left there is no such link', async () => {
  await show()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: /^(Continue|Start with)/ })).toBeNull()
})
