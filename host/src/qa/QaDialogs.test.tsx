// docs/product/qa.md#running, docs/product/qa.md#key, docs/product/qa.md#who
import type { Role } from '@stepwise/shared/contracts'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../settings/settings.ts'
import { aRegistry, renderInHost } from '../testing.tsx'
import { QaDialogs } from './QaDialogs.tsx'
import { $qaDialog, qaDialogOpened } from './qa.model.ts'

const federation = vi.hoisted(() => ({ getInstance: vi.fn() }))
vi.mock('@module-federation/enhanced/runtime', () => federation)

const status = {
  promotion: 3,
  promotedAt: '2026-11-20T10:00:00Z',
  parts: [
    {
      part: 'learn',
      title: 'Learn',
      version: '1.0.0-ab12cd34',
      isLive: false,
      build: { commit: '0123456789abcdef', isDirty: true, author: 'kim', builtAt: '2026-11-19T09:00:00Z' },
      promoted: { promotion: 2, at: '2026-11-19T10:00:00Z', who: 'robin', why: 'x' },
    },
  ],
}
const server = vi.fn<(path: string) => Promise<Response>>()
beforeEach(() => {
  settings.isProduction = true
  server.mockReset().mockImplementation(async () => Response.json(status))
  vi.stubGlobal('fetch', server)
  const resource = { startTime: 10, responseEnd: 130.4, transferSize: 4000, decodedBodySize: 9000 }
  const folder = 'http://localhost:3000/remotes/learn/1.0.0-ab12cd34'
  const resources = ['remoteEntry', 'page'].map((name) => ({ ...resource, name: `${folder}/${name}.js` }))
  // jsdom has no Resource Timing.
  Object.assign(performance, { getEntriesByType: () => resources })
  const copy = (from: string, useIn: string[]) => ({ from, useIn })
  federation.getInstance.mockReturnValue({
    shareScopeMap: {
      default: {
        react: { '19.3.1': copy('stepwise_host', ['stepwise_host', 'stepwise_study_tools']) },
        '@stepwise/shared/ui': { '1.0.0': copy('stepwise_host', []), '2.0.0': copy('stepwise_learn', []) },
      },
    },
  })
})
afterEach(() => {
  settings.isProduction = false
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

async function show(role: Role, registry = aRegistry(), shortcutsOff: string[] = []) {
  const accessabilitySetting = { ...aUser().accessabilitySetting, shortcutsOff }
  const scope = await signedInScope(aUser({ role, accessabilitySetting }))
  const page = (
    <>
      <button type="button">Before</button>
      <QaDialogs />
    </>
  )
  renderInHost(page, { registry, scope })
  return { scope, user: userEvent.setup() }
}
async function showByKey(...given: Parameters<typeof show>) {
  const shown = await show(...given)
  await shown.user.keyboard('{F2}')
  return shown
}
const dialog = () => screen.findByRole('dialog', { name: 'What am I running' })

test.each<Role>(['qa', 'content_manager'])(
  'F2 opens it for %s, and F2 or Escape gives the focus back',
  async (role) => {
    const { user } = await show(role)
    for (const close of ['{F2}', '{Escape}']) {
      screen.getByRole('button', { name: 'Before' }).focus()
      await user.keyboard('{F2}')
      await waitFor(async () => expect((await dialog()).contains(document.activeElement)).toBe(true))
      await user.keyboard(close)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
    }
  },
)

// docs/product/accessibility.md#shortcut-off
test('a person who has switched it off opens it from the menu alone', async () => {
  const { scope } = await showByKey('qa', aRegistry(), ['qa-running'])
  expect(scope.getState($qaDialog)).toBeNull()
  await act(() => allSettled(qaDialogOpened, { scope, params: 'running' }))
  expect(await dialog()).toBeTruthy()
})

test('for a student there is neither key nor dialog', async () => {
  const { scope } = await showByKey('student')
  await act(() => allSettled(qaDialogOpened, { scope, params: 'running' }))
  await act(() => allSettled(qaDialogOpened, { scope, params: 'versions' }))
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server).not.toHaveBeenCalled()
})

test('in development everyone has it, with what the page knows', async () => {
  settings.isProduction = false
  await showByKey('student')
  expect(within(await dialog()).getAllByText('not known').length).toBeGreaterThan(0)
  expect(server).not.toHaveBeenCalled()
})

test('the dialog is there for a remote alone too', async () => {
  await showByKey('student', { ...aRegistry(), selection: { kind: 'standalone', parts: [] } })
  expect(within(await dialog()).getByText(/One remote alone/)).toBeTruthy()
})

test('the key with a modifier, repeated, or while a word is composed is not ours', async () => {
  await show('qa')
  for (const more of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing'])
    fireEvent.keyDown(document.body, { key: 'F2', [more]: true })
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the dialog says version, commit, promotion, loads and sizes of each part, and what is shared from where', async () => {
  await showByKey('qa')
  const parts = within(await screen.findByRole('table', { name: 'Parts of this page' }))
  await parts.findByText(/0123456789 with changes/)
  const [, host, learn] = parts.getAllByRole('row').map(({ textContent }) => textContent)
  expect(host).toContain('1.0.0-11111111')
  expect(learn).toContain('1.0.0-ab12cd34, not live')
  expect(learn).toContain('19 Nov 2026, 09:00 by kim')
  expect(learn).toContain('19 Nov 2026, 10:00 by robin')
  expect(learn).toContain('2 files, 8\u00A0kB (18\u00A0kB unpacked), slowest 120 ms')
  const shared = within(screen.getByRole('table', { name: /^Shared modules/ }))
  expect(shared.getByRole('row', { name: /react/ }).textContent).toMatch(/19.3.1 from host.*host, study-tools/)
  expect(screen.getByText('Loaded more than once: @stepwise/shared/ui.')).toBeTruthy()
})

test('the report is copied as plain text without the person, and that is said', async () => {
  const { user, scope } = await showByKey('qa')
  await screen.findByText(/0123456789/)
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  expect(await screen.findByText('The report has been copied.')).toBeTruthy()
  expect(scope.getState($announcement)).toBe('The report has been copied.')
  const text = await navigator.clipboard.readText()
  expect(text).toMatch(/^What am I running: http:\/\/localhost:3000\//)
  expect(text).toContain('learn 1.0.0-ab12cd34 (not live)\n  commit 0123456789 with changes')
  expect(text).not.toContain(aUser().email)
})

test('the report is shown, selected, when nothing can be copied', async () => {
  const { user } = await showByKey('qa')
  await dialog()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox')
  expect(document.activeElement).toBe(field)
  expect(field.selectionEnd).toBe(field.value.length)
})

test('a detail missing from the server is a sentence, and the rest is there', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await showByKey('qa')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'could not be loaded. We could not reach the server.',
  )
  expect(screen.getByRole('rowheader', { name: 'learn' })).toBeTruthy()
})
