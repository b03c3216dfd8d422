import type { Favourite } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import { aLearningModule, aStep, aStepSummary, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { scopeBind } from 'effector'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { completeStepFx } from '../../features/step/completion.model.ts'
import { favouritesReceived, saveFavouriteFx } from '../../features/step/favourite.model.ts'
import { loadStepFx } from '../../features/step/step.model.ts'
import FavouritesPage from './FavouritesPage.tsx'
import { loadFavouritesFx } from './favourites.model.ts'

const favourite: Favourite = {
  ...aStepSummary({ isFavourite: true }),
  flowName: 'Revision',
  flowSlug: 'revision',
  learningModuleSlug: 'exam-day',
  chapterSlug: 'before-the-exam',
  primaryColor: '#2F7D3A',
  secondaryColor: '#E2F3E3',
}
const address = '/favourites/flows/revision/learning_modules/exam-day/chapters/before-the-exam/steps/sleep-food-and-kit'

function Where() {
  return <output>{useLocation().pathname}</output>
}

async function openFavourites(
  favourites: Favourite[] | (() => Favourite[] | Promise<Favourite[]>),
  at: string,
  step = aStep({ isFavourite: true }),
  save: (given: { payload: { address: object } }) => void = () => {},
) {
  const load = vi.fn(() => ({ step, learningModule: aLearningModule() }))
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadFavouritesFx, typeof favourites === 'function' ? favourites : () => favourites],
      [loadStepFx, load],
      [
        completeStepFx,
        () =>
          step.softwareSlug === null
            ? new Promise(() => {})
            : {
                percent: 0,
                progressStep: { stepId: step.id, completed: true },
                chapterProgress: { id: 'c', progress: 0 },
                learningModuleProgress: { id: 'm', progress: 0 },
                user: { badges: [] },
              },
      ],
      [
        saveFavouriteFx,
        (given: { payload: { address: object } }) => {
          save(given)
          return { isFavourite: false, chapterId: '', stepId: favourite.id, badges: [], favourites: [] }
        },
      ],
    ],
  })
  const page = (
    <>
      <Routes>
        {[paths.favourites.pattern, paths.favouriteStep.pattern].map((path) => (
          <Route key={path} path={path} element={<FavouritesPage />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </>
  )
  renderPart(page, { scope, at })
  return Object.assign(load, {
    /** The server's answer to a favourite that was set before this view was opened. */
    receive: (later: Favourite[]) => act(() => scopeBind(favouritesReceived, { scope })(later)),
  })
}

test('redirects to the first favourite', async () => {
  const load = await openFavourites([favourite], '/favourites')
  await screen.findByRole('heading', { level: 1, name: favourite.name })
  expect(screen.getByRole('status').textContent).toBe(address)
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ view: 'favourites', stepSlug: favourite.slug }))
  expect(screen.getByRole('button', { name: 'Revision' }).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard/learn/revision')
})

test('without favourites there is a link home', async () => {
  await openFavourites([], '/favourites')
  expect(await screen.findByText('No Favourites yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard/learn')
  expect(screen.getByRole('status').textContent).toBe('/favourites')
})

test('redirects to a favourite that is saved after the view was opened', async () => {
  const { receive } = await openFavourites([], '/favourites')
  await screen.findByText('No Favourites yet.')
  receive([favourite])
  await screen.findByRole('heading', { level: 1, name: favourite.name })
  expect(screen.getByRole('status').textContent).toBe(address)
})

test('an older answer does not remove a new favourite', async () => {
  const older = Promise.withResolvers<Favourite[]>()
  const { receive } = await openFavourites(() => older.promise, '/favourites')
  receive([favourite])
  await screen.findByRole('heading', { level: 1, name: favourite.name })
  await act(async () => older.resolve([]))
  expect(screen.getByRole('status').textContent).toBe(address)
  expect(screen.getByRole('button', { name: 'Revision' })).toBeDefined()
})

test('a link to a step that is no longer a favourite leads home', async () => {
  const load = await openFavourites([favourite], address.replace('sleep-food-and-kit', 'gone'))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('/dashboard/learn'))
  expect(load).not.toHaveBeenCalled()
})

test('without a network the page says so in place, and a retry loads it', async () => {
  const answer = vi.fn<() => Favourite[]>(() => {
    throw new CallError({ kind: 'network' })
  })
  await openFavourites(answer, '/favourites')
  await screen.findByRole('heading', { level: 1, name: 'Your favourites could not be reached' })
  answer.mockReturnValue([favourite])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: favourite.name })
})

test('a strategy in the favourites is completed as a strategy, and its mark names the software', async () => {
  const save = vi.fn()
  const strategy = aStep({
    id: 'nvda:strategies:sleep',
    softwareSlug: 'nvda',
    name: 'Rest with NVDA',
    isFavourite: true,
  })
  await openFavourites([{ ...favourite, name: 'Rest with NVDA', softwareSlug: 'nvda' }], address, strategy, save)
  await screen.findByRole('heading', { level: 1, name: 'Rest with NVDA' })
  expect(await screen.findByRole('link', { name: /Rest with NVDA.*Completed/ })).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Favourite' }))
  await vi.waitFor(() => expect(save).toHaveBeenCalled())
  expect(save.mock.calls[0]?.[0].payload.address).toMatchObject({ view: 'tutorials', software: 'nvda' })
})

test('a step that is removed from the favourites stays on screen', async () => {
  await openFavourites([favourite], address)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Favourite' }))
  expect(await screen.findByRole('button', { name: 'Add Favourite' })).toBeDefined()
  expect(screen.getByText('No Favourites yet.')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(address)
})

// docs/product/steps-and-player.md#step-refused
test('favourites that the server refuses say why, and Try again shows them', async () => {
  const load = vi.fn((): Favourite[] => {
    throw new CallError({ kind: 'http', status: 422, msg: 'Favourites are being changed.', errors: {} })
  })
  await openFavourites(load, address)
  expect((await screen.findByRole('alert')).textContent).toBe('Favourites are being changed.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your favourites could not be loaded')
  load.mockImplementation(() => [favourite])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: aStep().name })).toBeDefined()
})
