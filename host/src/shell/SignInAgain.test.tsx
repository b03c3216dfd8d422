import { $isSessionExpired } from '@stepwise/shared/session'
import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegistryProvider } from '../registry/RegistryContext.tsx'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRegistry, aRemote } from '../testing.ts'
import { SignInAgain } from './SignInAgain.tsx'

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)
const auth = aRemote({ config: { ...aRemote().config, name: 'auth', slots: ['dialog.sign-in'] } })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
})

test('when the sign-in form cannot be loaded the page stays, and Try again loads the form', async () => {
  load.mockRejectedValue(new Error('404'))
  const scope = fork({ values: [[$isSessionExpired, true]] })
  renderPart(
    <RegistryProvider value={aRegistry([auth])}>
      <p>What I was writing</p>
      <SignInAgain />
    </RegistryProvider>,
    { scope },
  )
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByRole('region', { name: 'Sign in could not be opened' })).toBeTruthy()
  expect(scope.getState($announcement)).toBe('Your session has ended, and the sign-in form could not be opened.')
  expect(screen.getByText('What I was writing')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go to the sign-in page' })).toBeTruthy()

  load.mockResolvedValue({
    pages: {},
    slots: { 'dialog.sign-in': async () => ({ default: () => <p>Please sign in again</p> }) },
  })
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Please sign in again')).toBeTruthy()
})
