// docs/product/accessibility.md#skip-link
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../testing/index.ts'
import { PageHeading, SkipLink } from './index.ts'

function Page() {
  return (
    <>
      <SkipLink />
      <div id="main" tabIndex={-1}>
        <SkipLink to="step" isInPart>
          Skip the list of steps
        </SkipLink>
        <div id="step">
          <PageHeading>The step</PageHeading>
        </div>
      </div>
    </>
  )
}

test('the one of the page leads to main, the one of a list to the heading of what comes after it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const user = userEvent.setup()
  renderPart(<Page />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(document.getElementById('main'))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip the list of steps' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The step' }))
  expect(scroll.mock.contexts).toEqual([document.getElementById('main'), document.activeElement])
  expect(location.hash).toBe('')
})

test('before the app is there, a press of a link to a heading waits for it', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString([<SkipLink key="main" />, <SkipLink key="step" to="step" />])
  const links = [...html.querySelectorAll('a')].map((link) => link.hasAttribute('data-choice'))
  expect(links).toEqual([false, true])
})
