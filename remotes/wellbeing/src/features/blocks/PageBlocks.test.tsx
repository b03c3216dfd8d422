import type { Block, Wellbeing } from '@stepwise/shared/contracts'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageBlocks } from './PageBlocks.tsx'

async function show(blocks: unknown[], wellbeings: Wellbeing[] = []) {
  const scope = await signedInScope(aUser({ wellbeings }))
  return renderPart(<PageBlocks blocks={blocks as Block[]} />, { scope })
}

const tile = (id: string, wellbeing: string, to = '/support') => ({
  id,
  type: 'tile',
  title: id,
  text: '',
  image: '',
  to,
  wellbeing,
})

test('a block of a type that this release does not know is left out, the rest is shown', async () => {
  await show([
    { id: 'a', type: 'hologram', beam: 7 },
    { id: 'b', type: 'text', text: '<p>Still here</p>' },
  ])
  expect(screen.getByText('Still here')).toBeDefined()
  expect(screen.getByRole('main').textContent).toBe('Still here')
})

test('plain blocks show their words, pictures and links', async () => {
  await show([
    { id: 'a', type: 'heading', level: 2, text: 'Part' },
    { id: 'b', type: 'list', ordered: true, items: ['<em>One</em>', 'Two'] },
    { id: 'c', type: 'link', label: 'Support', to: '/support' },
    { id: 'd', type: 'image', image: '/images/a.svg', alt: 'A lake', decorative: false, caption: 'At dawn' },
    { id: 'e', type: 'image', image: '/images/b.svg', alt: '', decorative: true, caption: '' },
    { id: 'f', type: 'testimonial', name: 'Ada', role: 'Student', comment: 'It helped.', image: '' },
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'Part' })).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Support'])
  expect(screen.getByRole('link', { name: 'Support' }).getAttribute('target')).toBeNull()
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByText('Ada, Student')).toBeDefined()
})

test('pictures that are cut to fit keep their focal point in sight, and a decoration has no words', async () => {
  const picture = { image: '/images/a.webp', alt: 'A lake', text: '', to: '/support' }
  const { container } = await show([
    { ...picture, id: 'a', type: 'card', title: 'Card', focus: '30 70' },
    { ...picture, id: 'b', type: 'video', title: 'Video', decorative: true, focus: '0 100' },
    { ...tile('c', ''), image: '/images/a.webp', focus: '' },
    { ...tile('d', ''), image: '/images/a.webp' },
  ])
  const images = [...container.querySelectorAll('img')]
  expect(images.map(({ style }) => style.objectPosition)).toEqual(['30% 70%', '0% 100%', '', ''])
  expect(images.map(({ alt }) => alt)).toEqual(['A lake', '', '', ''])
})

test('a link to another site opens a new tab and says so', async () => {
  await show([
    {
      id: 'a',
      type: 'card',
      title: 'Space',
      text: '',
      image: '',
      alt: '',
      label: 'Open it',
      to: 'https://space.test',
      hours: 'Any time',
    },
  ])
  const link = screen.getByRole('link', { name: 'Open it (opens in a new tab)' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(screen.getByText('Any time')).toBeDefined()
})

test('tiles are for people who have their entry', async () => {
  await show(
    [tile('Minds', 'student_minds'), tile('Contacts', 'support_contacts'), tile('All', ''), tile('Gift', '', '#calm')],
    ['support_contacts'],
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Contacts', 'All'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('an organisation shows how it can be reached and when that was checked', async () => {
  const nothing = { image: '', alt: '', video: '', text: '', hours: '' }
  await show([
    {
      ...nothing,
      id: 'a',
      type: 'contact',
      title: 'Samaritans',
      content: '<p>To listen</p>',
      phone: '116 123',
      email: 'jo@samaritans.org',
      web: 'https://www.samaritans.org',
      checked: '2026-11-21',
      source: 'samaritans.org',
    },
  ])
  const card = within(screen.getByRole('heading', { name: 'Samaritans' }).closest('li') as HTMLElement)
  expect(card.getByRole('link', { name: 'Phone: 116 123' }).getAttribute('href')).toBe('tel:116123')
  expect(card.getByRole('link', { name: 'Email: jo@samaritans.org' })).toBeDefined()
  expect(card.getByRole('link', { name: 'Website of Samaritans (opens in a new tab)' })).toBeDefined()
  expect(card.getAllByRole('link')).toHaveLength(3)
  expect(card.getByText(/Last checked: 21 November 2026/)).toBeDefined()
  expect(card.getByText(/Source: samaritans.org/)).toBeDefined()
})

test('the questions of a group share a name, so that the browser keeps one answer open', async () => {
  await show([
    { id: 'a', type: 'faq', question: 'One?', answer: '<p>First</p>' },
    { id: 'b', type: 'faq', question: 'Two?', answer: '<p>Second</p>' },
  ])
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('name'))
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
  expect(screen.getByRole('heading', { level: 2, name: 'One?' })).toBeDefined()
})

test('exercises that a page does not bring with it are loaded', async () => {
  await show([
    {
      id: 'a',
      type: 'exercise',
      name: 'Reach up',
      image: '/images/stretches/reach-up.svg',
      least: 10,
      most: 15,
      sides: false,
      tips: ['Reach.'],
    },
  ])
  expect(await screen.findByRole('heading', { name: 'Reach up' })).toBeDefined()
})
