import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { LoadFailure } from './LoadFailure.tsx'
import { PageHeading } from './PageHeading.tsx'

// docs/product/homes.md#home-failure

function Content() {
  const [isLoaded, setLoaded] = useState(false)
  if (isLoaded) return <PageHeading>The content</PageHeading>
  return <LoadFailure message="The server is busy." onRetry={() => setLoaded(true)} />
}
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))

test('on a page the heading of what comes takes the focus of the button', async () => {
  renderPart(<Content />)
  expect(screen.getByRole('alert').textContent).toContain('We could not show thisThe server is busy.')
  await tryAgain()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The content' }))
})

test('a heading that stays takes it at once', async () => {
  renderPart(
    <main>
      <h1 tabIndex={-1}>The page</h1>
      <LoadFailure message="The server is busy." onRetry={() => {}} />
    </main>,
  )
  await tryAgain()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The page' }))
})

test('in a dialog the dialog takes it, and no heading does', async () => {
  renderPart(
    <div role="dialog" tabIndex={-1} aria-label="Calm">
      <Content />
    </div>,
  )
  await tryAgain()
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})
