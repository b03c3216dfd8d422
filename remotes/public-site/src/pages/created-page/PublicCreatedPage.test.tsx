import type { Page } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { loadPageFx } from '../../features/created-page/created-page.model.ts'
import PublicCreatedPage from './PublicCreatedPage.tsx'

// docs/product/content-desk.md#created-pages

const page: Page = {
  slug: 'news',
  revision: 1,
  title: 'What is new',
  lead: 'In short.',
  links: [{ title: 'What is new', address: '/pages/news' }],
  blocks: [
    { id: 'first', type: 'faq', question: 'Why?', answer: '<p>Because.</p>' },
    { id: 'spring', type: 'heading', level: 2, text: 'Spring' },
    { id: 'details', type: 'heading', level: 3, text: 'Details' },
    { id: 'words', type: 'text', text: '<p>Sample text.</p>' },
  ],
}
const show = (load: () => Promise<Page>) =>
  renderPart(<PublicCreatedPage />, {
    scope: fork({ handlers: [[loadPageFx, load]] }),
    at: '/pages/news',
    path: paths.publicPage.pattern,
  })

test('a created page has its title, its parts in order of their levels, and the links of the footer', async () => {
  show(async () => page)
  expect(await screen.findByRole('heading', { level: 1, name: 'What is new' })).toBeTruthy()
  expect(document.title).toContain('What is new - ')
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2', 'H3'])
  expect(screen.getByText('Sample text.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'What is new' }).getAttribute('href')).toBe('/pages/news')
})

test('a failure is shown in place, and a retired page leads to where it is now', async () => {
  const moved = new CallError({ kind: 'http', status: 410, msg: 'Moved.', errors: {}, current: { movedTo: '/terms' } })
  const load = vi
    .fn()
    .mockRejectedValueOnce(new CallError({ kind: 'network' }))
    .mockRejectedValue(moved)
  show(load)
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.click()
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})
