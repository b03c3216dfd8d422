import type { RemoteModule } from '@stepwise/shared/contracts'
import { keepFocus, Link, useLocation } from '@stepwise/shared/routing'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement, PageHeading } from '@stepwise/shared/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch } from 'effector'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageViewed } from '../consent/page-view.ts'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRegistry, aRoute, bring, freshRemote, openProduct } from '../testing.tsx'

// docs/product/routes-and-guards.md#navigation, with the real router and history.

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))

let slowPage = Promise.withResolvers<void>()
const module: RemoteModule = {
  pages: {
    learn: bring(() => (
      <>
        <PageHeading>Home</PageHeading>
        <Link to="/dashboard/reflect">To the journal</Link>
        <Link to="/dashboard/learn/essays" state={keepFocus}>
          Essays
        </Link>
      </>
    )),
    flow: bring(() => <PageHeading>Essays</PageHeading>),
    reflect: bring(function Journal() {
      const { search } = useLocation()
      return (
        <>
          <PageHeading>{`Journal${search}`}</PageHeading>
          <Link to="?entry=7">Entry 7</Link>
          <Link to="/dashboard/slow">To the slow page</Link>
        </>
      )
    }),
    tools: bring(function Tools() {
      const { search } = useLocation()
      useEffect(() => {
        document.title = 'Own title'
      }, [])
      return (
        <>
          <PageHeading>Tools</PageHeading>
          <Link to="?tool=timer" state={keepFocus}>
            Timer
          </Link>
          <p>{search}</p>
        </>
      )
    }),
    slow: () => slowPage.promise.then(bring(() => <PageHeading>Slow</PageHeading>)),
    plain: bring(() => <PageHeading>No landmark</PageHeading>),
  },
}
const routes = [
  aRoute('/dashboard/learn'),
  aRoute('/dashboard/learn/:flowSlug', { page: 'flow' }),
  aRoute('/dashboard/reflect', { title: 'Reflective journal' }),
  aRoute('/dashboard/tools'),
  aRoute('/dashboard/slow'),
  aRoute('/dashboard/print_notes', { page: 'plain', frame: 'bare' }),
]

/** The product at this address, once its page is there. */
async function openAt(at: string, name: string, announcements: 'normal' | 'more' = 'normal') {
  const { accessabilitySetting } = aUser()
  const scope = await signedInScope(aUser({ accessabilitySetting: { ...accessabilitySetting, announcements } }))
  createWatch({ unit: $announcement, scope, fn: (text) => void said.push(text) })
  createWatch({ unit: pageViewed, scope, fn: (view) => void viewed.push(view?.path) })
  const product = await openProduct(at, { registry: aRegistry([freshRemote({ routes })]), scope })
  await heading(name)
  return product
}
/** The heading once its effects have run: else it could take the focus that the next page's heading is to have. */
async function heading(name: string) {
  const found = await screen.findByRole('heading', { level: 1, name })
  await act(async () => {})
  return found
}
const focused = async (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
/** What Back and Forward of the browser do; the address changes a moment later. */
async function go(steps: number) {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.go(steps)
    await arrived
  })
}

const scrollTo = vi.fn()
const viewed: (string | undefined)[] = []
const said: string[] = []

beforeEach(() => {
  slowPage = Promise.withResolvers<void>()
  vi.mocked(loadRemoteModule).mockResolvedValue(module)
  scrollTo.mockReset()
  viewed.length = 0
  said.length = 0
  vi.stubGlobal('scrollTo', scrollTo)
})

test.each([
  ['/dashboard/reflect', 'Journal', 'Reflective journal - Stepwise'],
  ['/not-found', 'Page not found', 'Page not found - Stepwise'],
  ['/something-went-wrong', 'Oh no! Something unexpected happened.', 'Something went wrong - Stepwise'],
])('the title of the window at %s', async (at, name, title) => {
  await openAt(at, name)
  expect(document.title).toBe(title)
})

test('title, language and styles that a page left on the document are put back', async () => {
  await openAt('/dashboard/learn', 'Home')
  document.title = 'Mine'
  document.documentElement.lang = 'fr'
  document.body.style.overflow = 'hidden'
  window.onbeforeunload = () => 'Stay'
  await follow('To the journal')
  await heading('Journal')
  const { documentElement, body, title } = document
  expect([title, documentElement.lang, body.style.overflow]).toEqual(['Reflective journal - Stepwise', 'en-GB', ''])
  expect(window.onbeforeunload).toBeNull()
})

test('the first page of a visit neither scrolls nor moves the focus, and counts as a page view', async () => {
  await openAt('/dashboard/reflect?entry=7', 'Journal?entry=7')
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(viewed).toEqual(['/dashboard/reflect'])
})

test('a followed link, Back and Forward begin at the top of the page: its title, its page view, its heading with the focus', async () => {
  await openAt('/dashboard/learn', 'Home')
  await follow('To the journal')
  await focused(await heading('Journal'))
  expect(document.title).toBe('Reflective journal - Stepwise')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(viewed).toEqual(['/dashboard/learn', '/dashboard/reflect'])
  scrollTo.mockReset()
  await go(-1)
  await focused(await heading('Home'))
  expect(document.title).toBe('Learn - Stepwise')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  await go(1)
  await focused(await heading('Journal'))
  expect(document.title).toBe('Reflective journal - Stepwise')
  expect(viewed.slice(2)).toEqual(['/dashboard/learn', '/dashboard/reflect'])
})

// docs/product/accessibility.md#announcing
test.each([
  ['normal', []],
  ['more', ['New page: Reflective journal - Stepwise']],
] as const)('a person who wants to hear %s hears of a new page: %j', async (announcements, expected) => {
  await openAt('/dashboard/learn', 'Home', announcements)
  await follow('To the journal')
  await focused(await heading('Journal'))
  expect(said).toEqual(expected)
})

test('until the heading is there main has the focus, without a scroll of its own', async () => {
  await openAt('/dashboard/reflect', 'Journal')
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await follow('To the slow page')
  await focused(screen.getByRole('main'))
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  expect(screen.getByText('Loading…')).toBeTruthy()
  await act(async () => slowPage.resolve())
  await focused(await heading('Slow'))
})

test('a link outside the page that was followed keeps the focus until the heading is there', async () => {
  const { router } = await openAt('/dashboard/reflect', 'Journal')
  const link = screen.getByRole('link', { name: 'Stepwise' })
  link.focus()
  await act(async () => router.navigate('/dashboard/slow'))
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(document.activeElement).toBe(link)
  await act(async () => slowPage.resolve())
  await focused(await heading('Slow'))
})

// deploy/src/rendering/page-for-visitors.ts
test('the font of a page for visitors, or its fallback, ends with that page', async () => {
  document.head.insertAdjacentHTML('beforeend', '<style id="visitor-font"></style>')
  document.documentElement.dataset.fallbackFont = ''
  await openAt('/dashboard/learn', 'Home')
  expect(document.getElementById('visitor-font')).not.toBeNull()
  await follow('To the journal')
  await heading('Journal')
  expect(document.getElementById('visitor-font')).toBeNull()
  expect(document.documentElement.dataset.fallbackFont).toBeUndefined()
})

test('a page without a main landmark opens all the same', async () => {
  const { router } = await openAt('/dashboard/print_notes', 'No landmark')
  await act(async () => router.navigate('/dashboard/learn'))
  await focused(await heading('Home'))
  // It has loaded before: no loader, which has a landmark, comes first.
  await act(async () => router.navigate('/dashboard/print_notes'))
  await focused(await heading('No landmark'))
  expect(document.title).toBe('Print notes - Stepwise')
})

test('a tab or chip leaves focus and scroll where they are; title and page view are those of its address', async () => {
  const { router } = await openAt('/dashboard/learn', 'Home')
  const button = screen.getByRole('link', { name: 'Stepwise' })
  button.focus()
  await act(async () => router.navigate('/dashboard/learn/essays', { state: keepFocus }))
  await heading('Essays')
  expect(document.activeElement).toBe(button)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.title).toBe('Essays - Stepwise')
  expect(viewed).toEqual(['/dashboard/learn', '/dashboard/learn/essays'])
})

test('a chip whose link is gone with its page does not send the focus into main', async () => {
  await openAt('/dashboard/learn', 'Home')
  await follow('Essays')
  await heading('Essays')
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('Back to the address of a chip is not quiet', async () => {
  const { router } = await openAt('/dashboard/learn', 'Home')
  await follow('Essays')
  await heading('Essays')
  await act(async () => router.navigate('/dashboard/reflect'))
  await focused(await heading('Journal'))
  scrollTo.mockReset()
  await go(-1)
  await focused(await heading('Essays'))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('a link with another state is not quiet', async () => {
  const { router } = await openAt('/dashboard/learn', 'Home')
  await act(async () => router.navigate('/dashboard/reflect', { state: { notice: 'Saved.', keepFocus: 'no' } }))
  await focused(await heading('Journal'))
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('the same page with another query scrolls nothing, moves no focus and is not a page view', async () => {
  await openAt('/dashboard/reflect', 'Journal')
  await follow('Entry 7')
  await heading('Journal?entry=7')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Entry 7' }))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(viewed).toEqual(['/dashboard/reflect'])
})

test('a part that opens in its page by a quiet link, and closes by Back, changes neither title nor page views', async () => {
  await openAt('/dashboard/tools', 'Tools')
  expect(document.title).toBe('Own title')
  await follow('Timer')
  await screen.findByText('?tool=timer')
  await go(-1)
  await waitFor(() => expect(screen.queryByText('?tool=timer')).toBeNull())
  expect(document.title).toBe('Own title')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Timer' }))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(viewed).toEqual(['/dashboard/tools'])
})
