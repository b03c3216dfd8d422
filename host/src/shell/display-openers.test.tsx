import { $openSlot, displayPanelOffered } from '@stepwise/shared/shell'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRoute, bring, renderRoutes, visitorScope } from '../testing.tsx'
import { Frame } from './Frame.tsx'
import { beforeEachShell, learn, openShell } from './testing/open-shell.tsx'

// docs/product/display.md#everywhere-opener

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)
beforeEachShell(load)
const settings = { name: 'Accessibility settings' }

/** A remote that has the panel; nothing in the bar. */
const routes = [aRoute('/support', { editable: true })]
const remotes = () => [learn({ slots: ['panel.display'], routes })]
beforeEach(() => {
  load.mockResolvedValue({ pages: {}, slots: { 'panel.display': bring(() => <p>The settings</p>) } })
})

test.each(['/dashboard/learn', '/support', '/wellbeing', '/flowstone'])(
  'below the page at %s a button opens the settings; they are loaded only then',
  async (at) => {
    const { user } = await openShell({ at, remotes: remotes(), hasBar: false })
    expect(load).not.toHaveBeenCalled()
    await user.click(within(screen.getByRole('main')).getByRole('button', settings))
    expect(await screen.findByText('The settings')).toBeTruthy()
  },
)

test.each(['/flows/a', '/tutorials/jaws/essentials/b', '/favourites'])(
  'the page at %s has its button in the bar, and none below it',
  async (at) => {
    await openShell({ at, remotes: remotes(), hasBar: false })
    expect(within(screen.getByRole('main')).queryByRole('button', settings)).toBeNull()
  },
)

// One opener a screen: a second one makes people look for the difference.
test.each(['/dashboard/learn', '/support', '/flows/a'])('the account menu at %s has no second opener', async (at) => {
  const { user } = await openShell({ at, remotes: remotes(), hasBar: false })
  await user.click(screen.getByRole('button', { name: /^Account menu/ }))
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', settings)).toBeNull()
})

test('below the page the settings come first, before the report of a mistake', async () => {
  await openShell({
    at: '/support',
    remotes: [learn({ slots: ['panel.display', 'dialog.mistake'], routes })],
    hasBar: false,
  })
  const names = within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Accessibility settings', 'Report a mistake on this page'])
})

test('there is no button for a panel that no remote has', async () => {
  const scope = await signedInScope(aUser())
  await allSettled(displayPanelOffered, { scope, params: false })
  await openShell({ remotes: [learn({ slots: [] })], hasBar: false, scope })
  expect(screen.queryByRole('button', settings)).toBeNull()
})

test('a page of the host that stands alone has it too, signed out, and the panel opens over it', async () => {
  const scope = await visitorScope()
  const bare = [{ element: <Frame kind="bare" />, children: [{ path: '*', element: <NotFoundPage /> }] }]
  renderRoutes(bare, { remotes: remotes(), scope })
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', settings))
  expect(await screen.findByText('The settings')).toBeTruthy()
  expect(scope.getState($openSlot)).toBe('panel.display')
})
