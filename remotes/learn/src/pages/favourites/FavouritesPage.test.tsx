import type { Favourite } from '@stepwise/shared/contracts'
import { aLearningModule, aStep, aStepSummary, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { completeStepFx } from '../../features/step/completion.model.ts'
import { wishFavouriteFx } from '../../features/step/favourite.model.ts'
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

async function openFavourites(favourites: Favourite[], at: string) {
  const load = vi.fn(() => ({ step: aStep({ isFavourite: true }), learningModule: aLearningModule() }))
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadFavouritesFx, () => favourites],
      [loadStepFx, load],
      [completeStepFx, () => new Promise(() => {})],
      [
        wishFavouriteFx,
        () => ({ isFavourite: false, chapterId: '', stepId: favourite.id, badges: [], favourites: [] }),
      ],
    ],
  })
  const page = (
    <>
      <Routes>
        {[
          '/favourites',
          '/favourites/flows/:flowSlug/learning_modules/:learningModuleSlug/chapters/:chapterSlug/steps/:stepSlug',
        ].map((path) => (
          <Route key={path} path={path} element={<FavouritesPage />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </>
  )
  renderPart(page, { scope, at })
  return load
}

test('leads to the first favourite', async () => {
  const load = await openFavourites([favourite], '/favourites')
  await screen.findByRole('heading', { level: 1, name: favourite.name })
  expect(screen.getByRole('status').textContent).toBe(address)
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ view: 'favourites', stepSlug: favourite.slug }))
  expect(screen.getByRole('button', { name: 'Revision' }).getAttribute('aria-expanded')).toBe('true')
})

test('says that there are none, with a way home', async () => {
  await openFavourites([], '/favourites')
  expect(await screen.findByText('No Favourites yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard/learn')
  expect(screen.getByRole('status').textContent).toBe('/favourites')
})

test('a link to a step that is no favourite any more leads home', async () => {
  const load = await openFavourites([favourite], address.replace('sleep-food-and-kit', 'gone'))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('/dashboard/learn'))
  expect(load).not.toHaveBeenCalled()
})

test('a step that is taken out stays on the screen', async () => {
  await openFavourites([favourite], address)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Favourite' }))
  expect(await screen.findByRole('button', { name: 'Add Favourite', pressed: false })).toBeDefined()
  expect(screen.getByText('No Favourites yet.')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(address)
})
