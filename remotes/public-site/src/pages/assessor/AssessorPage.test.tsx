import type { Block, Page } from '@stepwise/shared/contracts'
import { renderPart } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { fork } from 'effector'
import { expect, test } from 'vitest'
import { loadPageFx } from '../../features/public-page/public-page.model.ts'
import AssessorPage from './AssessorPage.tsx'

const heading = (id: string, text: string, level = 2): Block => ({ id, type: 'heading', level, text })
const link = (id: string, label: string, to: string): Block => ({ id, type: 'link', label, to })
const faq = (id: string): Block => ({ id, type: 'faq', question: `Question ${id}?`, answer: `<p>Answer ${id}.</p>` })
const video = (slug: string, title: string, label = ''): Block => ({
  id: slug,
  type: 'video',
  title,
  text: '',
  image: '',
  alt: '',
  video: slug,
  label,
  to: '',
})

const page: Page = {
  slug: 'assessor',
  revision: 0,
  title: 'Your Assessor Toolkit',
  lead: 'What assessors need.',
  blocks: [
    link('book-demo', 'Book a demo', 'mailto:hello@stepwise.example?subject=Demo'),
    heading('video-walkthrough', 'Video Walkthrough'),
    video('assessor-demo', 'Stepwise for assessors', 'Watch the demo video'),
    link('download-video', 'Download the video (MP4)', '/media/videos/assessor-demo/video.mp4'),
    heading('short', 'Short walkthroughs', 3),
    video('guided-tour', 'A guided tour'),
    heading('recommendation-guide', 'Recommendation Guide'),
    link('download-pdf', 'Download PDF (10 pages)', '/media/guide/recommendation-guide.pdf'),
    faq('one'),
    faq('two'),
    faq('three'),
    heading('licences-and-training', 'Licences and Training'),
    heading('more', 'Need more information?'),
    link('contact', 'Contact us', '/#connect-block'),
  ],
}

async function show() {
  renderPart(<AssessorPage />, { scope: fork({ handlers: [[loadPageFx, async () => page]] }) })
  await screen.findByRole('heading', { level: 1, name: 'Your Assessor Toolkit' })
}
const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('the toolkit begins with a mail link to book a demo, and links to its three main parts', async () => {
  await show()
  expect(addressOf('Book a demo')).toBe('mailto:hello@stepwise.example?subject=Demo')
  const anchors = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(anchors.map((anchor) => anchor.textContent)).toEqual([
    'Video Walkthrough',
    'Recommendation Guide',
    'Licences and Training',
  ])
  for (const anchor of anchors) {
    const part = document.querySelector(String(anchor.getAttribute('href')))
    expect(part?.textContent).toBe(anchor.textContent)
  }
})

test('the first video can be watched in the page and downloaded, the others open from cards', async () => {
  await show()
  expect(screen.getByRole('button', { name: 'Watch the demo video' })).toBeDefined()
  const video = screen.getByRole('link', { name: /^Download the video/ })
  expect(video.getAttribute('download')).toBe('assessor-demo-video.mp4')
  expect(screen.getByRole('heading', { level: 4, name: 'A guided tour' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Watch: A guided tour' })).toBeDefined()
})

test('the guide can be downloaded, and three questions close each other', async () => {
  await show()
  expect(addressOf(/^Download PDF/)).toBe('/media/guide/recommendation-guide.pdf')
  const questions = [...document.querySelectorAll('details')]
  expect(questions).toHaveLength(3)
  expect(new Set(questions.map(({ name }) => name)).size).toBe(1)
  expect(questions[0]?.name).not.toBe('')
})

test('a link for more information leads to the contact form', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Need more information?' })).toBeDefined()
  const contact = screen.getAllByRole('link', { name: 'Contact us' }).map((one) => one.getAttribute('href'))
  expect(contact).toContain('/#connect-block')
})
