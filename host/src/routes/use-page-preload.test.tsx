import type { RemoteModule } from '@stepwise/shared/contracts'
import { Link } from '@stepwise/shared/routing'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRegistry, aRoute, bring, freshRemote, openProduct } from '../testing.tsx'

// Over a registry of two remotes and with the real router.

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))

const loadJournal = vi.fn(bring(() => <PageHeading>Journal</PageHeading>))
const terms = bring(() => (
  <>
    <PageHeading>Terms</PageHeading>
    <p>Only words</p>
    <Link to="/dashboard/reflect?entry=7">
      <b>The journal</b>
    </Link>
    <a href="https://other.example/dashboard/reflect">Elsewhere</a>
    <a href="/dashboard/reflect" target="_blank" rel="noopener">
      New tab
    </a>
    <a href="/nowhere">Nowhere</a>
  </>
))
const modules: Record<string, RemoteModule> = {
  site: { pages: { terms } },
  journal: { pages: { reflect: loadJournal } },
}

/** The page with the links, of a product of which nothing else has been loaded. */
async function openTerms() {
  const site = freshRemote({ name: 'site', routes: [aRoute('/terms', { access: 'public', frame: 'bare' })] })
  const journal = freshRemote({ name: 'journal', routes: [aRoute('/dashboard/reflect')] })
  const registry = aRegistry([site, journal])
  const product = await openProduct('/terms', { registry, scope: await signedInScope(aUser()) })
  await screen.findByRole('heading', { name: 'Terms' })
  expect(loadedRemotes()).toEqual(['site'])
  return product
}
const load = vi.mocked(loadRemoteModule)
const loadedRemotes = () => load.mock.calls.map(([remote]) => remote.config.name)

/** The errors of event handlers, which reach no one else. */
const failures = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  loadJournal.mockClear()
  load.mockReset()
  load.mockImplementation(async (remote) => modules[remote.config.name] ?? { pages: {} })
  failures.mockClear()
  addEventListener('error', failures)
  return () => removeEventListener('error', failures)
})

test('a link under the pointer loads the code of its page ahead, once', async () => {
  await openTerms()
  await userEvent.hover(screen.getByText('The journal'))
  await vi.waitFor(() => expect(loadJournal).toHaveBeenCalledOnce())
  await userEvent.hover(screen.getByText('Only words'))
  await userEvent.hover(screen.getByText('The journal'))
  await userEvent.click(screen.getByText('The journal'))
  expect(await screen.findByRole('heading', { name: 'Journal' })).toBeTruthy()
  expect(loadedRemotes()).toEqual(['site', 'journal'])
  expect(loadJournal).toHaveBeenCalledOnce()
})

test('a link with the focus does the same', async () => {
  await openTerms()
  screen.getByRole('link', { name: 'The journal' }).focus()
  await vi.waitFor(() => expect(loadJournal).toHaveBeenCalledOnce())
})

test.each(['Only words', 'Elsewhere', 'New tab', 'Nowhere', 'the document'])('«%s» loads nothing', async (text) => {
  await openTerms()
  const target = text === 'the document' ? document : screen.getByText(text)
  fireEvent.pointerOver(target)
  fireEvent.focusIn(target)
  expect(loadedRemotes()).toEqual(['site'])
  expect(failures).not.toHaveBeenCalled()
})

test('without a network nothing is loaded ahead', async () => {
  await openTerms()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.hover(screen.getByText('The journal'))
  expect(loadedRemotes()).toEqual(['site'])
})

test('a failed preload says nothing, and the visit loads the page', async () => {
  await openTerms()
  load.mockRejectedValueOnce(new Error('404'))
  await userEvent.hover(screen.getByText('The journal'))
  expect(loadedRemotes()).toEqual(['site', 'journal'])
  await userEvent.click(screen.getByText('The journal'))
  expect(await screen.findByRole('heading', { name: 'Journal' })).toBeTruthy()
})

test('once the product is gone nothing is loaded ahead any more', async () => {
  const { unmount } = await openTerms()
  unmount()
  document.body.insertAdjacentHTML('beforeend', '<a href="/dashboard/reflect">Left over</a>')
  const link = screen.getByText('Left over')
  fireEvent.pointerOver(link)
  fireEvent.focusIn(link)
  link.remove()
  expect(loadedRemotes()).toEqual(['site'])
})
