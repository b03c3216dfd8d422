// docs/product/public-pages.md#resources, #resources-filter, #resources-states
import { CallError } from '@stepwise/shared/http'
import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { loadPageFx } from '../../features/public-page/public-page.model.ts'
import { resources } from '../../features/software/testing/software-samples.ts'
import ResourcesPage from './ResourcesPage.tsx'
import { loadResourcesFx } from './resources.model.ts'

const page = { slug: 'resources', revision: 0, title: 'AT Software Demos', lead: 'See them.', blocks: [] }

function show(at = '/resources', load: () => unknown = async () => resources) {
  const scope = fork({
    handlers: [
      [loadPageFx, async () => page],
      [loadResourcesFx, load],
    ],
  })
  return renderPart(<ResourcesPage />, { scope, at })
}
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const card = (name: string) => within(screen.getByRole('link', { name }).closest('article') as HTMLElement)
const chip = (name: string) => screen.getByRole('link', { name })

test('every software has a card in its group, which leads to what we teach of it', async () => {
  show()
  expect(await screen.findByText('See them.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AT Software Demos')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Screen readers',
    'Specialist',
  ])
  expect(names()).toEqual(['NVDA', 'JAWS', 'GLEAN'])
  expect(screen.getByRole('link', { name: 'NVDA' }).getAttribute('href')).toBe('/resources/nvda')
})

test('a card has what its software has: guide, website and demo; a PDF is marked', async () => {
  show()
  await screen.findByText('See them.')
  const links = (name: string) =>
    card(name)
      .getAllByRole('link')
      .map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`)
  expect(links('NVDA')).toEqual([
    'NVDA /resources/nvda',
    'NVDA guide (PDF) (opens in a new tab) https://nvda.test/guide.pdf',
    'NVDA website (opens in a new tab) https://nvda.test',
  ])
  expect(links('JAWS')).toEqual([
    'JAWS /resources/jaws',
    'JAWS guide (opens in a new tab) https://jaws.test/guide.html',
  ])
  expect(links('GLEAN')).toEqual(['GLEAN /resources/glean'])
  expect(card('NVDA').getByRole('button', { name: 'Watch NVDA demo' })).toBeDefined()
  expect(card('JAWS').queryByRole('button')).toBeNull()
})

test('a chip shows its group, says how many, and the first one shows all again', async () => {
  const { scope } = show()
  await screen.findByText('See them.')
  expect(chip('All').getAttribute('aria-current')).toBe('true')
  await userEvent.click(chip('Specialist'))
  expect(names()).toEqual(['GLEAN'])
  expect(chip('Specialist').getAttribute('aria-current')).toBe('true')
  expect(chip('All').getAttribute('aria-current')).toBeNull()
  await waitFor(() => expect(scope.getState($announcement)).toBe('Specialist: 1 demo shown'))
  await userEvent.click(chip('All'))
  expect(names()).toHaveLength(3)
})

test('an address may ask for a group', async () => {
  show('/resources?group=specialist')
  await screen.findByText('See them.')
  expect(names()).toEqual(['GLEAN'])
  expect(chip('Screen readers').getAttribute('href')).toBe('/resources?group=screen-readers')
})

test('while it loads, 10 chips and 12 cards are in', async () => {
  show('/resources', () => new Promise(() => {}))
  expect(await screen.findByText('Loading…')).toBeDefined()
  expect(screen.getByTestId('chip-skeletons').children).toHaveLength(10)
  expect(screen.getByTestId('card-skeletons').children).toHaveLength(12)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AT Software Demos')
})

test.each([400, 422])('a %i is shown in its place, and Try again shows the list', async (status) => {
  const refused = new CallError({ kind: 'http', status, msg: 'This is not possible now.', errors: {} })
  show('/resources', vi.fn(async () => resources).mockRejectedValueOnce(refused))
  expect((await screen.findByRole('alert')).textContent).toContain('This is not possible now.')
  expect(screen.queryByText('Loading…')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(screen.queryByRole('alert')).toBeNull()
})
