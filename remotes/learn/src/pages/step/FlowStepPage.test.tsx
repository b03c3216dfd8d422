import type { Step } from '@stepwise/shared/contracts'
import { CallError, type Failure } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import {
  addHelperToolbar,
  aLearningModule,
  aStep,
  aStepSummary,
  aUser,
  renderPart,
  signedInScope,
} from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { completeStepFx } from '../../features/step/completion.model.ts'
import { saveFavouriteFx } from '../../features/step/favourite.model.ts'
import { loadStepFx } from '../../features/step/step.model.ts'
import FlowStepPage from './FlowStepPage.tsx'

const chapter = aLearningModule().chapters[0] as ReturnType<typeof aLearningModule>['chapters'][number]
const learningModule = aLearningModule({
  learningModuleProgress: 40,
  chapters: [
    {
      ...chapter,
      steps: [
        aStepSummary({ isCompleted: true }),
        aStepSummary({ id: 'b', slug: 'kit', name: 'Pack your kit', pageType: 'vid', duration: 100, notesCount: 2 }),
      ],
    },
    { ...chapter, id: 'second', slug: 'in-the-exam', name: 'In the exam', chapterProgress: 100, steps: [] },
  ],
})

async function openStep(step: Step, save: () => unknown = () => {}, load = vi.fn(() => ({ step, learningModule }))) {
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadStepFx, load],
      [completeStepFx, () => new Promise(() => {})],
      [saveFavouriteFx, save],
    ],
  })
  renderPart(<FlowStepPage />, { scope, at: aStep().url, path: paths.step.pattern })
  await screen.findByRole('heading', { level: 1 })
  return load
}

const loadFailing = (failure: Failure) =>
  vi.fn((): { step: Step; learningModule: typeof learningModule } => {
    throw new CallError(failure)
  })

test('shows the step beside its module', async () => {
  const load = await openStep(aStep({ tip: '<p>Pack early.</p>' }))
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ view: 'flows', stepSlug: 'sleep-food-and-kit' }))
  expect(screen.getByText('Sleep well.')).toBeDefined()
  expect(screen.getByRole('complementary', { name: 'Tip' }).textContent).toBe('Pack early.')
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(aStep().nextUrl)

  const panel = within(screen.getByRole('navigation', { name: 'Steps' }))
  expect(panel.getByRole('heading', { level: 2, name: 'Exam day' })).toBeDefined()
  expect(panel.getByRole('progressbar', { name: '40% complete' })).toBeDefined()
  expect(panel.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard/learn/revision')
  const current = panel.getByRole('link', { name: 'Sleep, food and kit (Text, Completed)' })
  expect(current.getAttribute('aria-current')).toBe('page')
  expect(panel.getByRole('link', { name: 'Pack your kit (Video, 2 MIN, 2 notes)' })).toBeDefined()
})

test('opens one chapter at a time', async () => {
  await openStep(aStep())
  const first = screen.getByRole('button', { name: 'Before the exam (0% complete)' })
  const second = screen.getByRole('button', { name: 'In the exam (100% completed)' })
  expect(first.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(second)
  expect(first.getAttribute('aria-expanded')).toBe('false')
  expect(second.getAttribute('aria-expanded')).toBe('true')
})

// docs/product/accessibility.md#changing-words
test('READ MORE opens and closes the rest of the text, and its words are its only state', async () => {
  await openStep(aStep({ extraContent: '<p>Sleep again.</p>' }))
  const button = screen.getByRole('button', { name: 'READ MORE' })
  const rest = screen.getByText('Sleep again.')
  expect(rest.closest('[hidden]')).not.toBeNull()
  fireEvent.click(button)
  expect(rest.closest('[hidden]')).toBeNull()
  expect(screen.getByRole('button', { name: 'READ LESS' }).getAttribute('aria-expanded')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'READ LESS' }))
  expect(rest.closest('[hidden]')).not.toBeNull()
})

test('the last step leads back to its flow', async () => {
  await openStep(aStep({ nextUrl: null }))
  const link = screen.getByRole('link', { name: 'Finish and go to Dashboard' })
  expect(link.getAttribute('href')).toBe('/dashboard/learn/revision')
})

test('launches an app in a tab of its own, with the address of its step', async () => {
  const app = { name: 'Ruler', description: 'Reads with you.', buttonImage: '/images/r.svg', buttonImageAlt: 'A ruler' }
  await openStep(aStep({ pageType: 'app', app, link: '/apps/ruler?height=2' }))
  const link = screen.getByRole('link', { name: 'Click the icon to launch the app Ruler Opens in a new tab' })
  expect(link.getAttribute('target')).toBe('/apps/ruler')
  expect(link.getAttribute('href')).toMatch(/^\/apps\/ruler\?height=2&step=%2Fflows%2F/)
})

test('adds a favourite', async () => {
  const answer = { isFavourite: true, chapterId: chapter.id, stepId: aStep().id, badges: [], favourites: [] }
  await openStep(aStep(), () => answer)
  fireEvent.click(screen.getByRole('button', { name: 'Add Favourite' }))
  const remove = await screen.findByRole('button', { name: 'Remove Favourite' })
  expect(remove.hasAttribute('aria-pressed')).toBe(false)
})

test('says why a favourite was rejected', async () => {
  await openStep(aStep(), () => {
    throw new CallError({ kind: 'http', status: 422, msg: 'Not this one.', errors: {} })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add Favourite' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not this one.')
  expect(screen.getByRole('button', { name: 'Add Favourite' })).toBeDefined()
})

test('a favourite that waits for the network is shown as changed', async () => {
  await openStep(aStep(), () => {
    throw new CallError({ kind: 'network' })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add Favourite' }))
  expect(await screen.findByText(/^Your favourites could not be saved yet/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Remove Favourite' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a step without a network is explained in its place, and opens when the network returns', async () => {
  const load = loadFailing({ kind: 'network' })
  await openStep(aStep(), () => {}, load)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This step could not be reached')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  load.mockImplementation(() => ({ step: aStep(), learningModule }))
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('heading', { level: 1, name: aStep().name })).toBeDefined()
})

// docs/product/steps-and-player.md#step-refused
test('a step that the server refuses says why in its place, and Try again shows it', async () => {
  const load = loadFailing({ kind: 'http', status: 422, msg: 'This step is being changed.', errors: {} })
  await openStep(aStep(), () => {}, load)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This step could not be loaded')
  expect(screen.getByRole('alert').textContent).toBe('This step is being changed.')
  load.mockImplementation(() => ({ step: aStep(), learningModule }))
  const tryAgain = screen.getByRole('button', { name: 'Try again' })
  tryAgain.focus()
  fireEvent.click(tryAgain)
  const heading = await screen.findByRole('heading', { level: 1, name: aStep().name })
  expect(document.activeElement).toBe(heading)
})

test('a step that is loading says so', async () => {
  const scope = await signedInScope(aUser(), { handlers: [[loadStepFx, () => new Promise(() => {})]] })
  renderPart(<FlowStepPage />, { scope, at: aStep().url })
  expect(await screen.findByText('Loading…')).toBeDefined()
})

test('shows how to do the step in each software of the person', async () => {
  const howTo = {
    softwareSlug: 'nvda',
    softwareName: 'NVDA',
    name: 'Pack with NVDA',
    url: '/tutorials/nvda/x',
    content: '<p>Press <kbd>H</kbd>.</p>',
    tip: '<p>Twice.</p>',
    tested: { version: 'NVDA 2025.3', date: '2026-11-20' },
  }
  const untested = { ...howTo, softwareSlug: 'dragon', softwareName: 'Dragon', tip: null, tested: null }
  await openStep(aStep({ howTos: [howTo, untested] }))
  const section = within(screen.getByRole('region', { name: 'In your own software' }))
  const button = section.getByRole('button', { name: 'NVDA: Pack with NVDA', expanded: false })
  expect(section.getByRole('button', { name: 'Dragon: Pack with NVDA' })).toBeDefined()
  expect(section.queryByRole('link')).toBeNull()
  fireEvent.click(button)
  expect(section.getByRole('complementary', { name: 'Tip for NVDA' }).textContent).toBe('Twice.')
  expect(section.getByText('Checked with NVDA 2025.3, November 2026')).toBeDefined()
  fireEvent.click(section.getByRole('button', { name: 'Dragon: Pack with NVDA' }))
  expect(section.getByText('Not yet checked in the program itself')).toBeDefined()
  expect(section.getByRole('link', { name: 'More strategies for NVDA' }).getAttribute('href')).toBe(howTo.url)
})

test('says who stands behind the step', async () => {
  const source = { name: 'Acas', url: 'https://www.acas.org.uk/' }
  const reviewed = { by: 'Dr Who', role: 'disability adviser', date: '2026-10-01' }
  const provenance = { author: 'The Stepwise team', reviewed, checkedOn: '2026-11-03', sources: [source] }
  await openStep(aStep({ provenance }))
  const about = screen.getByText('About this step').closest('details')
  expect(about?.open).toBe(false)
  expect([...(about?.querySelectorAll('dd') ?? [])].map((fact) => fact.textContent)).toEqual([
    'The Stepwise team',
    'Dr Who, disability adviser, 1 October 2026',
    '3 November 2026',
    'Acas',
  ])
  expect(screen.getByText('Checked by Dr Who, disability adviser, on 1 October 2026')).toBeDefined()
})

test('missing reviews are named as well', async () => {
  await openStep(aStep({ provenance: { author: 'The Stepwise team', reviewed: null, checkedOn: null, sources: [] } }))
  for (const words of ['No one outside the team yet', 'Not since it was written', 'None named'])
    expect(screen.getByText(words)).toBeDefined()
})

test('without such texts there is no software section', async () => {
  await openStep(aStep())
  expect(screen.queryByText('In your own software')).toBeNull()
})

test('Escape leaves focus mode, and the focus is on its button', async () => {
  await openStep(aStep())
  const button = screen.getByRole('button', { name: 'Focus mode' })
  fireEvent.click(button)
  expect(screen.queryByRole('navigation', { name: 'Steps', hidden: false })?.hasAttribute('inert')).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByRole('button', { name: 'Focus mode' })).toBe(document.activeElement)
  expect(screen.getByRole('navigation', { name: 'Steps' }).hasAttribute('inert')).toBe(false)
})

/** Of the library, at the end of the body. */
function addMenu() {
  const menu = document.createElement('div')
  menu.role = 'menu'
  menu.dataset.portal = ''
  onTestFinished(() => menu.remove())
  return document.body.appendChild(menu)
}

// docs/product/accessibility.md#escape, #other-software
test.each([
  ['a menu over it', addMenu],
  ['the toolbar of a reading helper', () => addHelperToolbar()],
])('Escape in %s leaves focus mode on', async (_, addTarget) => {
  await openStep(aStep())
  fireEvent.click(screen.getByRole('button', { name: 'Focus mode' }))
  fireEvent.keyDown(addTarget(), { key: 'Escape' })
  expect(screen.getByRole('button', { name: 'Leave focus mode' })).toBeDefined()
})
