// docs/product/shell-and-search.md#page-foot
import type { RegistryRemote } from '@stepwise/shared/contracts'
import { $openSlot } from '@stepwise/shared/shell'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRoute, bring } from '../testing.tsx'
import { beforeEachShell, button, learn, openShell } from './testing/open-shell.tsx'

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)
beforeEachShell(load)

const routes = [aRoute('/support', { editable: true }), aRoute('/favourites')]
const report = 'Report a mistake on this page'

/** Remotes that have an editable page, a dialog for reports, and a desk with an edit link. */
function remotes(): RegistryRemote[] {
  const page = learn({ routes, slots: ['dialog.mistake'] })
  const desk = learn({ name: 'content-desk', title: 'Content', menu: [], slots: ['page.edit'] })
  const edit = bring(() => <a href="/dashboard/content/page:support">Edit this page</a>)
  const slots = { 'page.edit': edit, 'dialog.mistake': bring(() => <p>What is wrong?</p>) }
  load.mockResolvedValue({ pages: {}, slots })
  return [page, desk]
}
const manager = () => signedInScope(aUser({ role: 'content_manager' }))
const loadedRemotes = () => load.mock.calls.map(([remote]) => remote.config.name)
const options = { at: '/support', hasBar: false }

test('below an editable page a button opens the report, which is loaded only then', async () => {
  const { scope, user } = await openShell({ ...options, remotes: remotes() })
  expect(screen.getByRole('main').contains(button(report))).toBe(true)
  expect(load).not.toHaveBeenCalled()
  await user.click(button(report))
  await screen.findByText('What is wrong?')
  expect(scope.getState($openSlot)).toBe('dialog.mistake')
  expect(loadedRemotes()).toEqual(['learn'])
})

test('only content managers have the edit link: for others nothing of its remote is loaded', async () => {
  await openShell({ ...options, remotes: remotes() })
  expect(screen.queryByRole('link', { name: 'Edit this page' })).toBeNull()
  expect(loadedRemotes()).toEqual([])
})

test('a content manager has the edit link', async () => {
  await openShell({ ...options, remotes: remotes(), scope: await manager() })
  expect(await screen.findByRole('link', { name: 'Edit this page' })).toBeTruthy()
  expect(loadedRemotes()).toEqual(['content-desk'])
})

test('below other pages there is neither', async () => {
  await openShell({ ...options, at: '/favourites', remotes: remotes(), scope: await manager() })
  expect(screen.queryByRole('button', { name: report })).toBeNull()
  expect(load).not.toHaveBeenCalled()
})

test('without a remote that takes reports there is no button', async () => {
  await openShell({ ...options, remotes: [learn({ routes, slots: [] })] })
  expect(screen.queryByRole('button', { name: report })).toBeNull()
})
