import type { Page } from '@stepwise/shared/contracts'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { loadPageFx } from '../../features/page/page.model.ts'
import DeskStretchesPage from './DeskStretchesPage.tsx'

const exercise = (id: string, name: string, pictures: { image?: string; start?: string; alt?: string }) => ({
  id,
  type: 'exercise' as const,
  name,
  image: '',
  start: '',
  alt: '',
  ...pictures,
  least: 10,
  most: 15,
  sides: false,
  tips: ['Sit tall.', 'Breathe.'],
})
const page: Page = {
  slug: 'desk-stretches',
  title: 'Desk Stretches',
  lead: '',
  revision: null,
  blocks: [
    exercise('neck', 'Neck', { image: '/images/neck.svg', start: '/images/neck-start.svg', alt: 'A head, tipped' }),
    exercise('twist', 'Twist', { image: '/images/twist.svg', start: '/images/twist-start.svg', alt: 'A twist' }),
    exercise('photo', 'Photo', { image: '/images/uploads/photo.webp', alt: 'A person at a desk' }),
    exercise('new', 'New', {}),
    // As an API of an earlier release sends it.
    { id: 'older', type: 'exercise', name: 'Older', drawing: 'neck', least: 10, most: 15, tips: ['Sit.'] } as never,
  ],
}

async function show({ prefersLess = false, areLoaded = true } = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: prefersLess && query.includes('reduced-motion'),
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
      }) as unknown as MediaQueryList,
  )
  const scope = await signedInScope(aUser(), { handlers: [[loadPageFx, async () => page]] })
  renderPart(<DeskStretchesPage />, { scope })
  await screen.findByRole('heading', { name: 'Neck' })
  if (areLoaded) for (const picture of document.querySelectorAll('img')) fireEvent.load(picture)
}
const moving = () => document.querySelectorAll('[data-playing]').length
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('pictures move, and each or all can be stopped', async () => {
  await show()
  expect(moving()).toBe(2)
  await press('Pause the picture of Neck')
  expect(moving()).toBe(1)
  await press('Pause all pictures')
  expect(moving()).toBe(0)
  await press('Play all pictures')
  expect(moving()).toBe(2)
})

test('a picture stands still until the one before it is there', async () => {
  await show({ areLoaded: false })
  expect(moving()).toBe(0)
  const start = document.querySelector('img[src="/images/twist-start.svg"]')
  fireEvent.load(start as Element)
  expect(moving()).toBe(1)
})

test('for people who want less movement they stand still until they are started', async () => {
  await show({ prefersLess: true })
  expect(moving()).toBe(0)
  await press('Play the picture of Twist')
  expect(moving()).toBe(1)
})

test('a picture says what it shows; one alone stands still', async () => {
  await show()
  const described = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))
  expect(described).toEqual(['A head, tipped', 'A twist', 'A person at a desk'])
  expect(document.querySelectorAll('img')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: /picture of Photo/ })).toBeNull()
})

test('an exercise shows its hold and its numbered tips, even without a picture', async () => {
  await show()
  expect(screen.getAllByText(/^Hold for 10 to 15 seconds/)).toHaveLength(5)
  expect(screen.queryByRole('button', { name: /picture of (New|Older)/ })).toBeNull()
})

test('the choice of sound is remembered', async () => {
  await show()
  await press('Turn the timer’s sound off')
  cleanup()
  await show()
  expect(await screen.findByRole('button', { name: 'Turn the timer’s sound on' })).toBeDefined()
})

test('the timer of an exercise starts and stops', async () => {
  await show()
  await press('Start the timer for Neck')
  expect(screen.getByRole('timer').textContent).toBe('5 seconds left')
  await press('Stop for Neck')
  expect(screen.queryByRole('timer')).toBeNull()
})
