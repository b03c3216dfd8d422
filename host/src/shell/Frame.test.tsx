// docs/product/shell-and-search.md#frames, docs/product/accessibility.md#skip-link
import { signedIn, signedOut } from '@stepwise/shared/session'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, fork, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderRoutes, unreachedScope, visitorScope } from '../testing.tsx'
import { Frame } from './Frame.tsx'
import { Main, returnFocus } from './Main.tsx'
import { PageLoader } from './PageLoader.tsx'

beforeEach(() => history.replaceState(null, '', '/favourites'))

const open = (kind: 'shell' | 'bare', scope: Scope, page: React.ReactNode) =>
  renderRoutes([{ element: <Frame kind={kind} />, children: [{ path: '*', element: page }] }], { scope })

const content = (
  <>
    <h1>The page</h1>
    <button type="button">First of the page</button>
  </>
)
/** A page that brings its own main, as bare pages do. */
const barePage = (
  <main id="main" tabIndex={-1}>
    {content}
  </main>
)

const sessions = {
  'that is not known yet': () => fork(),
  'that could not be checked': unreachedScope,
  'of someone who is signed in': () => signedInScope(aUser()),
  'of no one': visitorScope,
}
const whatIsSeen = () => ({
  bar: screen.queryByRole('banner') !== null,
  menu: screen.queryByRole('navigation', { name: 'Main' }) !== null,
  loader: screen.queryByText('Loading…') !== null,
  page: screen.queryByRole('heading', { name: 'The page' }) !== null,
  mains: screen.queryAllByRole('main').length,
})

const bare = { bar: false, menu: false, loader: false, page: true, mains: 1 }
test.each([
  ['shell', 'of someone who is signed in', { ...bare, bar: true, menu: true }],
  ['shell', 'that is not known yet', { ...bare, loader: true, page: false }],
  ['shell', 'that could not be checked', bare],
  ['shell', 'of no one', bare],
  ['bare', 'of someone who is signed in', bare],
  ['bare', 'that is not known yet', bare],
  ['bare', 'of no one', bare],
] as const)('a %s page in a session %s', async (kind, session, expected) => {
  const scope = await sessions[session]()
  open(kind, scope, expected.bar ? content : barePage)
  expect(whatIsSeen()).toEqual(expected)
  expect(screen.getAllByRole('link', { name: 'Skip to main content' })).toHaveLength(1)
})

test('a page of the shell follows the session: loader, shell in place of the page’s own frame, and bare when the person has left', async () => {
  const scope = fork()
  const drawn = document.createElement('div')
  drawn.id = 'frame'
  document.documentElement.dataset.frame = 'shell'
  document.body.append(drawn)
  open('shell', scope, content)
  expect(drawn.isConnected).toBe(true)
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('Loading…')
  await act(() => allSettled(signedIn, { scope, params: aUser() }))
  expect(whatIsSeen()).toMatchObject({ bar: true, loader: false, page: true })
  expect(drawn.isConnected).toBe(false)
  expect(document.documentElement.dataset.frame).toBeUndefined()
  await act(() => allSettled(signedOut, { scope }))
  expect(whatIsSeen()).toMatchObject({ bar: false, loader: false, page: true })
})

test.each([
  ['a page of the shell', 'of someone who is signed in', content],
  ['a bare page', 'of no one', barePage],
  ['the loader', 'that is not known yet', content],
] as const)('on %s the first Tab is the skip link, and Enter puts the focus on main', async (_, session, page) => {
  const user = userEvent.setup()
  open('shell', await sessions[session](), page)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to main content' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.href).toMatch(/\/favourites$/)
})

test('the skip link does nothing while a page has no main', async () => {
  const user = userEvent.setup()
  open('bare', fork(), <h1>The page</h1>)
  const link = screen.getByRole('link', { name: 'Skip to main content' })
  await user.click(link)
  expect(document.activeElement).toBe(link)
  expect(location.hash).toBe('')
})

test("the host's own content gets a main where the frame has none, and no second one in the shell", async () => {
  const { unmount } = open('bare', fork(), <Main>{content}</Main>)
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'The page' })).toBeTruthy()
  unmount()
  open('shell', await sessions['of someone who is signed in'](), <PageLoader />)
  expect(within(screen.getByRole('main')).getByText('Loading…')).toBeTruthy()
})

// docs/product/accessibility.md#focus-not-lost
test.each([
  ['nothing', () => null, 'main'],
  ['the page as a whole', () => document.body, 'main'],
  ['what is gone meanwhile', () => document.createElement('button'), 'main'],
  ['what is not an element of HTML', () => document.createElementNS('http://www.w3.org/2000/svg', 'svg'), 'main'],
  ['what is still there', () => screen.getByRole('button', { name: 'First of the page' }), 'button'],
])('the focus that was on %s goes back to %3$s', (_, before, expected) => {
  open('bare', fork(), barePage)
  const focus = vi.spyOn(screen.getByRole('main'), 'focus')
  returnFocus(before())
  expect(document.activeElement?.localName).toBe(expected)
  // The page must not jump to the top of main.
  if (expected === 'main') expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

test('without a main the focus stays where it is', () => {
  open('bare', fork(), content)
  const button = screen.getByRole('button')
  button.focus()
  returnFocus(null)
  expect(document.activeElement).toBe(button)
})
