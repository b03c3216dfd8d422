import { Link, useLocation } from '@stepwise/shared/routing'
import { $isSessionUnreached, $sessionState, sessionCheckStarted } from '@stepwise/shared/session'
import { aUser, recordAnnouncements } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { fireEvent, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { useUnit } from 'effector-react'
import { expect, test } from 'vitest'
import { useRouteChanges } from '../routes/use-route-changes.ts'
import { renderInHost } from '../testing.tsx'
import { afterSeconds, beforeEachVisit, stubServer } from './testing/stub-server.ts'
import { UnreachedPage } from './UnreachedPage.tsx'

// docs/product/routes-and-guards.md#unreached

const heading = 'Stepwise could not be reached'
const { requests } = stubServer
const answering = (status: number, body: unknown) => async () => Response.json(body, { status })
const robin = answering(200, aUser())
const signedOut = answering(401, { msg: 'Please sign in.', errors: {} })

/** From now on the server is asked and does not answer, until the network is gone. */
function serverIsSilent() {
  let endRequest = () => {}
  stubServer.respond = () => new Promise((_, reject) => (endRequest = () => reject(new TypeError('Failed to fetch'))))
  return async () => {
    endRequest()
    await afterSeconds(0)
  }
}

beforeEachVisit()

/** A product with one protected page, and Resources, which is for everyone. */
function Product() {
  useRouteChanges()
  const [isUnreached, session] = useUnit([$isSessionUnreached, $sessionState])
  const isResources = useLocation().pathname === '/resources'
  return (
    <>
      <Link to="/resources">Resources</Link>
      <Link to="/favourites">Favourites</Link>
      <Link to="/support">Support</Link>
      {isResources && <p>Resources for everyone</p>}
      {!isResources && isUnreached && <UnreachedPage />}
      {!isResources && session === 'signed-in' && <PageHeading>The page</PageHeading>}
    </>
  )
}

/** The product at Favourites, after the first session check. */
async function openProduct() {
  const scope = fork()
  const said = recordAnnouncements(scope)
  renderInHost(<Product />, { scope, at: '/favourites' })
  void allSettled(sessionCheckStarted, { scope })
  await afterSeconds(0)
  return { said }
}
/** The product at Favourites, which has said that it could not be reached. */
async function openUnreached() {
  const product = await openProduct()
  product.said.length = 0
  return product
}
async function tryAgain() {
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  await afterSeconds(0)
}
const goTo = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

test('a session check without an answer is shown in place of the page: heading, title, announcement', async () => {
  const { said } = await openProduct()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: heading }))
  expect(document.title).toBe(`${heading} - Stepwise`)
  const words = 'Nothing is lost. We will keep trying, and your page will open as soon as Stepwise can be reached.'
  expect(screen.getByText(words)).toBeTruthy()
  expect(said).toEqual([`${heading}. We will keep trying.`])
})

test('the page opens by itself once the server answers, and it is announced', async () => {
  const { said } = await openProduct()
  stubServer.respond = robin
  await afterSeconds(2)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'The page' }))
  expect(screen.queryByText(heading)).toBeNull()
  expect(document.title).toBe('Favourites - Stepwise')
  expect(said).toEqual([`${heading}. We will keep trying.`, 'Stepwise is back.'])
})

test('attempts that the page makes by itself are not announced', async () => {
  const { said } = await openProduct()
  await afterSeconds(2)
  await afterSeconds(4)
  expect(requests).toHaveLength(3)
  expect(said).toEqual([`${heading}. We will keep trying.`])
})

test('Try again asks the server at once, and a failure is announced when it comes', async () => {
  const { said } = await openUnreached()
  const networkIsGone = serverIsSilent()
  await tryAgain()
  expect(requests).toEqual(['POST /api/auth/authorize', 'POST /api/auth/authorize'])
  expect(said).toEqual(['Trying again.'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
  await networkIsGone()
  expect(said).toEqual(['Trying again.', `${heading} yet.`])
})

test('a failure after Try again is announced once, and those that follow are not', async () => {
  const { said } = await openUnreached()
  await tryAgain()
  expect(said).toEqual(['Trying again.', `${heading} yet.`])
  await afterSeconds(4)
  expect(requests).toHaveLength(3)
  expect(said).toHaveLength(2)
  await tryAgain()
  expect(said.slice(2)).toEqual(['Trying again.', `${heading} yet.`])
})

test('when Try again succeeds the heading of the page takes the focus, and no failure is announced', async () => {
  const { said } = await openUnreached()
  stubServer.respond = robin
  await tryAgain()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'The page' }))
  expect(said).toEqual(['Trying again.', 'Stepwise is back.'])
})

test('when the server says that no one is signed in, no failure is announced', async () => {
  const { said } = await openUnreached()
  stubServer.respond = signedOut
  await tryAgain()
  expect(said).toEqual(['Trying again.'])
})

test('where the first check finds a session nothing is announced', async () => {
  stubServer.respond = robin
  const { said } = await openProduct()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
  expect(said).toEqual([])
})

test('a person who has gone on to a page for everyone gets no message that Stepwise is back', async () => {
  const { said } = await openProduct()
  goTo('Resources')
  expect(screen.getByText('Resources for everyone')).toBeTruthy()
  expect(document.title).toBe('Resources - Stepwise')
  stubServer.respond = robin
  await afterSeconds(2)
  expect(said).toEqual([`${heading}. We will keep trying.`])
})

test('a return to the page waits for no earlier attempt', async () => {
  const { said } = await openProduct()
  const networkIsGone = serverIsSilent()
  await tryAgain()
  goTo('Resources')
  said.length = 0
  goTo('Favourites')
  await networkIsGone()
  expect(said).toEqual([`${heading}. We will keep trying.`])
})

test('at another address the page has its own title again, and afterwards the page that opens has that of its address', async () => {
  await openProduct()
  goTo('Support')
  expect(document.title).toBe(`${heading} - Stepwise`)
  stubServer.respond = robin
  await afterSeconds(2)
  expect(document.title).toBe('Support - Stepwise')
})
