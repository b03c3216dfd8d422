// docs/product/public-pages.md#software-demo
import type { SoftwarePreview } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { nvdaPreview } from '../../features/software/testing/software-samples.ts'
import SoftwareDemoPage from './SoftwareDemoPage.tsx'
import { loadSoftwareFx } from './software-demo.model.ts'

async function show(software: SoftwarePreview) {
  const scope = fork({ handlers: [[loadSoftwareFx, async () => ({ software })]] })
  renderPart(<SoftwareDemoPage />, { scope, at: `/resources/${software.slug}`, path: '/resources/:softwareSlug' })
  await screen.findByRole('heading', { level: 1, name: software.name })
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('the first essential is there whole, and how many more there are', async () => {
  await show(nvdaPreview)
  expect(headings()).toEqual(['First steps', '10 more steps when you sign in'])
  expect(screen.getByText('The first essential, 1 minute')).toBeDefined()
  expect(screen.getByText('Start NVDA.')).toBeDefined()
  expect(screen.getByRole('complementary', { name: 'Tip' }).textContent).toBe('Lost?')
  expect(screen.getByRole('button', { name: 'Watch: First steps' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'NVDA guide (PDF) (opens in a new tab)' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All AT Software Demos' }).getAttribute('href')).toBe('/resources')
  expect(screen.getAllByRole('link', { name: 'Sign in' }).at(-1)?.getAttribute('href')).toBe('/auth')
})

test('a demo that is not the video of the essential is shown too', async () => {
  await show({ ...nvdaPreview, video: 'tour', videoSubtitle: '/media/videos/tour/captions.vtt' })
  expect(headings()[0]).toBe('A look at NVDA')
  expect(screen.getByRole('button', { name: 'Watch: NVDA demo' })).toBeDefined()
})

test('software without essentials says nothing of any', async () => {
  await show({ ...nvdaPreview, essential: null, essentialsCount: 0, strategiesCount: 0 })
  expect(headings()).toEqual(['A look at NVDA'])
  expect(screen.queryByText(/when you sign in/)).toBeNull()
})

test('one step more is one', async () => {
  await show({ ...nvdaPreview, essentialsCount: 2, strategiesCount: 0 })
  expect(headings()).toContain('1 more step when you sign in')
})

test('a refusal is shown in its place, under a heading, and Try again shows the software', async () => {
  const refused = new CallError({ kind: 'http', status: 422, msg: 'This is not possible now.', errors: {} })
  const load = vi.fn(async () => ({ software: nvdaPreview })).mockRejectedValueOnce(refused)
  const scope = fork({ handlers: [[loadSoftwareFx, load]] })
  renderPart(<SoftwareDemoPage />, { scope, at: '/resources/nvda', path: '/resources/:softwareSlug' })
  expect((await screen.findByRole('alert')).textContent).toContain('This is not possible now.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AT Software Demos')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'NVDA' }))
})
