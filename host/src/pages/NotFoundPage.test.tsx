import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { visitorScope } from '../testing.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const show = (scope: Scope) => renderPart(<NotFoundPage />, { scope })
const toDashboard = [
  ['Go to Dashboard', '/dashboard/learn'],
  ['Help', '/support'],
]
const toStart = [
  ['Go to the start page', '/'],
  ['Help', '/#connect-block'],
]
/** The ways on: their words and where they lead. */
const waysOn = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('says that there is no such page, and leads a signed-in person home', async () => {
  show(await signedInScope(aUser()))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  const text = 'There is no page at this address. It may have moved, or the link may have a mistake in it.'
  expect(screen.getByText(text)).toBeTruthy()
  expect(waysOn()).toEqual(toDashboard)
})

test('leads a visitor to the start page, even when someone has signed in in another tab', async () => {
  const scope = await visitorScope()
  localStorage.setItem('stepwise.signed-in', '1')
  show(scope)
  expect(waysOn()).toEqual(toStart)
})

test('until the session is known, it goes by who used this browser last', () => {
  const { unmount } = show(fork())
  expect(waysOn()).toEqual(toStart)
  unmount()
  localStorage.setItem('stepwise.signed-in', '1')
  show(fork())
  expect(waysOn()).toEqual(toDashboard)
})
