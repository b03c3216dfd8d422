import { displaySettingChanged } from '@stepwise/shared/display'
import { $announcement } from '@stepwise/shared/ui'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useRegionKeys } from './use-region-keys.ts'

// docs/product/accessibility.md#regions

function Keys() {
  useRegionKeys()
  return null
}

function open(page: ReactNode) {
  const scope = fork()
  const { rerender } = render(page, {
    wrapper: ({ children }) => (
      <Provider value={scope}>
        <Keys />
        {children}
      </Provider>
    ),
  })
  const user = userEvent.setup()
  return {
    scope,
    rerender,
    user,
    next: () => user.keyboard('{F6}'),
    before: () => user.keyboard('{Shift>}{F6}{/Shift}'),
    choose: (shortcutsOff: string[]) =>
      act(() => allSettled(displaySettingChanged, { scope, params: { shortcutsOff } })),
  }
}

const focused = () => document.activeElement?.textContent

const step = (
  <>
    <a href="#main">Skip</a>
    <header>
      <a href="/">Stepwise</a>
      <nav>
        <button type="button">Account</button>
      </nav>
    </header>
    <nav aria-label="Main">
      <a href="/learn">Learn</a>
      <a href="/reflect" aria-current="page">
        Reflect
      </a>
    </nav>
    <main>
      <nav aria-label="Steps" data-region="list of steps">
        <a href="/one">One</a>
      </nav>
      <h1 tabIndex={-1}>Lesson</h1>
      <section aria-label="A part of the lesson">
        <button type="button">Favourite</button>
      </section>
      <div data-region="video player">
        <button type="button" tabIndex={-1}>
          Not a stop
        </button>
        <button type="button">Play</button>
      </div>
    </main>
    <aside aria-label="Connection">Offline</aside>
  </>
)

test('F6 leads through the parts of the page in their order, to the current entry, heading or first control', async () => {
  const { next } = open(step)
  const heard: (string | null | undefined)[] = []
  for (let turn = 0; turn < 6; turn++) {
    await next()
    heard.push(focused())
  }
  expect(heard).toEqual(['Stepwise', 'Reflect', 'Lesson', 'One', 'Play', 'Offline'])
  expect(document.activeElement).toBe(screen.getByRole('complementary'))
})

test('Shift and F6 lead back, and a part has the focus where it was', async () => {
  const { next, before, user } = open(step)
  await user.click(screen.getByRole('button', { name: 'Favourite' }))
  await next()
  expect(focused()).toBe('One')
  await before()
  expect(focused()).toBe('Favourite')
  await before()
  await before()
  expect(focused()).toBe('Stepwise')
})

test('at the last part the browser has the key once, so that nobody is trapped; then the round begins anew', async () => {
  const { next, before } = open(step)
  const pressed: boolean[] = []
  addEventListener('keydown', ({ defaultPrevented, key }) => key === 'F6' && pressed.push(defaultPrevented))
  await before()
  expect(focused()).toBe('Offline')
  await next()
  expect(focused()).toBe('Offline')
  await next()
  expect(focused()).toBe('Stepwise')
  await before()
  await before()
  expect(focused()).toBe('Offline')
  expect(pressed).toEqual([true, false, true, false, true])
})

test('inside a dialog it stays in its parts and its messages', async () => {
  const { next } = open(
    <>
      <div inert>{step}</div>
      <section role="dialog" aria-label="Notes">
        <header>
          <button type="button">Close</button>
        </header>
        <div data-region="message">
          <button type="button">Close message</button>
        </div>
      </section>
    </>,
  )
  await next()
  expect(focused()).toBe('Close')
  await next()
  expect(focused()).toBe('Close message')
  await next()
  await next()
  expect(focused()).toBe('Close')
})

test('a message that has gone is no part any more', async () => {
  const { next, rerender } = open(
    <>
      <main>
        <h1 tabIndex={-1}>Notes</h1>
      </main>
      <div data-region="message">
        <button type="button">Undo</button>
      </div>
    </>,
  )
  await next()
  await next()
  expect(focused()).toBe('Undo')
  rerender(
    <main>
      <h1 tabIndex={-1}>Notes</h1>
    </main>,
  )
  await next()
  expect(focused()).toBe('Notes')
})

test('switched off, the browser has the key', async () => {
  const { next, before, choose } = open(step)
  await choose(['region-next'])
  await next()
  expect(document.activeElement).toBe(document.body)
  await before()
  expect(focused()).toBe('Offline')
})

test('in an open menu it is left alone', async () => {
  const { next } = open(
    <>
      <div role="menu">
        <button type="button" role="menuitem">
          Sign out
        </button>
      </div>
      {step}
    </>,
  )
  const item = screen.getByRole('menuitem')
  item.focus()
  await next()
  expect(document.activeElement).toBe(item)
})

test('with a modifier it is the browser’s', async () => {
  const { user } = open(step)
  for (const modifier of ['Control', 'Alt', 'Meta']) await user.keyboard(`{${modifier}>}{F6}{/${modifier}}`)
  expect(document.activeElement).toBe(document.body)
})

test('who wants to hear more hears the name of the part', async () => {
  const { next, scope } = open(step)
  await act(() => allSettled(displaySettingChanged, { scope, params: { announcements: 'more' } }))
  const names: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    await next()
    names.push(scope.getState($announcement))
  }
  expect(names).toEqual(['Top bar', 'Main', 'Main content', 'Steps', 'video player'])
})
