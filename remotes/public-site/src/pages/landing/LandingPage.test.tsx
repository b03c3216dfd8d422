import type { Page } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { socialLinksGiven } from '@stepwise/shared/shell'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { loadPageFx } from '../../features/public-page/public-page.model.ts'
import LandingPage from './LandingPage.tsx'

// Not the real one, whose code takes a busy machine longer to read than the test waits.
vi.mock('@stepwise/shared/player/video-dialog', () => ({
  VideoDialog: ({ video, title, autoPlay }: { video: string; title: string; autoPlay: boolean }) => (
    <div role="dialog" aria-label={title}>
      {`Playing /media/videos/${video}${autoPlay ? ' by itself' : ''}`}
    </div>
  ),
}))

const card = (id: string, title: string) => ({
  id,
  type: 'card' as const,
  title,
  text: `<p>About ${id}.</p>`,
  image: '',
  alt: '',
  label: '',
  to: '',
  hours: '',
})
const heading = (id: string, text: string) => ({ id, type: 'heading' as const, level: 2, text })
const page: Page = {
  slug: 'landing',
  revision: 0,
  title: 'Study habits that work the way you do',
  lead: 'One small step at a time.',
  blocks: [
    { id: 'hero', type: 'image', image: '/images/scenes/hero.svg', alt: '', decorative: true, caption: '' },
    {
      id: 'product-video',
      type: 'video',
      title: 'A guided tour',
      text: '',
      image: '',
      alt: '',
      video: 'guided-tour',
      label: 'Watch Product Demo',
      to: '',
    },
    heading('software', 'Software that you have'),
    { ...card('mark-nvda', 'NVDA'), image: '/images/software/nvda.svg', to: '/resources/nvda' },
    { id: 'software-more', type: 'link', label: 'See what each one can do', to: '/resources' },
    heading('offerings', 'Everything in one place'),
    card('habits', 'Build study habits'),
    card('essentials', 'Bitesized Essentials modules'),
    card('paths', 'Tailored learning paths'),
    card('journal', 'A Reflective Journal'),
    heading('walkthroughs', 'See it before you sign in'),
    { id: 'more', type: 'text', text: '<p>A tour of about a minute.</p>' },
    heading('training', 'For the people who help students'),
    { ...card('trainers', 'AT Trainers'), label: 'Book a demo', to: 'mailto:a@b.test?subject=Trainer%20demo' },
    heading('voices', 'What people say'),
    { id: 'voice', type: 'testimonial', name: 'A student', role: 'Sample', comment: 'It helps.', image: '' },
    heading('added', 'What a content manager has added'),
    { id: 'added-list', type: 'list', ordered: false, items: ['<p>One thing</p>', '<p>Another</p>'] },
    { id: 'added-link', type: 'link', label: 'Elsewhere', to: 'https://example.org/' },
    heading('guide', 'The Recommendation Guide'),
    { id: 'what', type: 'faq', question: 'What is it?', answer: '<p>A document.</p>' },
    { id: 'hologram', type: 'hologram' } as never,
    heading('connect', 'Write to us'),
    { id: 'connect-text', type: 'text', text: '<p>A person reads it.</p>' },
  ],
}
const handlers: [typeof loadPageFx, () => Promise<Page>][] = [[loadPageFx, async () => page]]

test('the landing page shows the headline and the four offerings, and leads to sign-in', async () => {
  renderPart(<LandingPage />, { scope: fork({ handlers }) })
  const headline = (await screen.findByRole('heading', { level: 1 })).textContent
  expect(headline).toBe('Study habits that work the way you do')
  for (const name of [
    'Build study habits',
    'Bitesized Essentials modules',
    'Tailored learning paths',
    'A Reflective Journal',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeDefined()
  }
  expect(screen.getByRole('heading', { name: 'See it before you sign in' })).toBeDefined()
  expect(screen.getByText('A tour of about a minute.')).toBeDefined()
  const entries = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'))
  expect(entries).toEqual(['/auth', '/auth'])
})

test('the sections are in the order of the document, each named by its heading', async () => {
  renderPart(<LandingPage />, { scope: fork({ handlers }) })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Software that you have',
    'Everything in one place',
    'See it before you sign in',
    'For the people who help students',
    'What people say',
    'What a content manager has added',
    'The Recommendation Guide',
    'Write to us',
  ])
  const strip = within(screen.getByRole('region', { name: 'Software that you have' }))
  expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['NVDA', '/resources/nvda'],
    ['See what each one can do', '/resources'],
  ])
  expect(screen.getByRole('link', { name: 'Book a demo' }).getAttribute('href')).toBe(
    'mailto:a@b.test?subject=Trainer%20demo',
  )
  expect(screen.getByText('It helps.').closest('figure')?.textContent).toContain('Sample')
  const added = within(screen.getByRole('region', { name: 'What a content manager has added' }))
  expect(added.getAllByRole('listitem')).toHaveLength(2)
  expect(added.getByRole('link', { name: 'Elsewhere (opens in a new tab)' }).getAttribute('rel')).toBe('noreferrer')
  expect(screen.getByText('What is it?').closest('summary')).not.toBeNull()
})

test('a document that lacks everything is still a page with the ways in and the contact form', async () => {
  renderPart(<LandingPage />, {
    scope: fork({ handlers: [[loadPageFx, async () => ({ ...page, lead: '', blocks: [] })]] }),
  })
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Message' }).closest('section')?.id).toBe('connect-block')
})

test('Watch Product Demo opens the product’s video in a dialog, where it starts by itself', async () => {
  renderPart(<LandingPage />, { scope: fork({ handlers }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Watch Product Demo' }))
  expect(await screen.findByRole('dialog', { name: 'A guided tour' })).toBeDefined()
  expect(screen.getByText('Playing /media/videos/guided-tour by itself')).toBeDefined()
})

test('the footer has the year, the pages about this site, and the networks that the owner has set', async () => {
  const scope = fork({ handlers })
  await allSettled(socialLinksGiven, { scope, params: { YouTube: 'https://video.test/us' } })
  renderPart(<LandingPage />, { scope })
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(`© ${new Date().getFullYear()} Stepwise`)).toBeDefined()
  const links = footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Home', '/'],
    ['Assessor Toolkit', '/assessor'],
    ['Privacy policy', '/privacy'],
    ['Terms', '/terms'],
    ['Accessibility', '/accessibility'],
    ['Keyboard shortcuts', '/shortcuts'],
    ['Contact us', '/#connect-block'],
    ['YouTube', 'https://video.test/us'],
  ])
})

test('for a signed-in person every entry button leads to the dashboard', async () => {
  renderPart(<LandingPage />, { scope: await signedInScope(aUser(), { handlers }) })
  await screen.findByRole('heading', { level: 1 })
  const entries = screen.getAllByRole('link', { name: 'Go to Dashboard' }).map((link) => link.getAttribute('href'))
  expect(entries).toEqual(['/dashboard/learn', '/dashboard/learn'])
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('Menu opens a drawer with the links of the header, and Close menu closes it', async () => {
  renderPart(<LandingPage />, { scope: fork({ handlers }) })
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Stepwise' })
  const links = within(drawer).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Assessor Toolkit', '/assessor'],
    ['Sign in', '/auth'],
  ])
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a page that cannot be loaded keeps its header and the way in, and Try again shows it', async () => {
  const load = vi
    .fn<() => Promise<Page>>()
    .mockRejectedValueOnce(new CallError({ kind: 'network' }))
    .mockResolvedValue(page)
  renderPart(<LandingPage />, { scope: fork({ handlers: [[loadPageFx, load]] }) })
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: page.title })).toBeDefined()
})
