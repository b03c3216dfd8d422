import type { Page } from '@stepwise/shared/contracts'
import { renderPart } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { fork } from 'effector'
import { expect, test } from 'vitest'
import { loadPageFx } from '../public-page/public-page.model.ts'
import { PlainPage } from './PlainPage.tsx'

const page: Page = {
  slug: 'privacy',
  revision: 0,
  title: 'Privacy policy',
  lead: 'What is kept.',
  blocks: [
    { id: 'opening', type: 'text', text: '<p>Sample text.</p>' },
    { id: 'kept', type: 'heading', level: 2, text: 'What we keep' },
    { id: 'kept-list', type: 'list', ordered: false, items: ['<p>Your name</p>', '<p>Your notes</p>'] },
    { id: 'cookies', type: 'heading', level: 2, text: 'Cookies' },
    { id: 'session', type: 'heading', level: 3, text: 'The session' },
  ],
}

test('a plain page begins with links to its parts, which are the headings of level 2', async () => {
  renderPart(<PlainPage slug="privacy" />, { scope: fork({ handlers: [[loadPageFx, async () => page]] }) })
  const contents = await screen.findByRole('navigation', { name: 'On this page' })
  const links = within(contents).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['What we keep', '#kept'],
    ['Cookies', '#cookies'],
  ])
  expect(document.getElementById('kept')).toBe(screen.getByRole('heading', { name: 'What we keep', level: 2 }))
  expect(screen.getByRole('heading', { name: 'The session', level: 3 })).toBeDefined()
})

test('a plain page shows texts and lists', async () => {
  renderPart(<PlainPage slug="privacy" />, { scope: fork({ handlers: [[loadPageFx, async () => page]] }) })
  expect(await screen.findByText('Sample text.')).toBeDefined()
  expect(screen.getByText('Your notes').closest('ul')?.children).toHaveLength(2)
})
