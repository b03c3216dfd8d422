import { type DisplaySetting, displaySettingChanged } from '@stepwise/shared/display'
import { $announcement } from '@stepwise/shared/ui'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { useRegionKeys } from './use-region-keys.ts'

// docs/product/accessibility.md#regions

function Keys() {
  useRegionKeys()
  return null
}

/** A page of this HTML, beside the keys. */
function open(html: string) {
  const scope = fork()
  const { container } = render(
    <Provider value={scope}>
      <Keys />
    </Provider>,
  )
  container.innerHTML = html
  const user = userEvent.setup()
  /** Presses these keys, and says what has the focus then. */
  const press = async (keys: string) => {
    await user.keyboard(keys)
    return focused()
  }
  return {
    scope,
    user,
    next: () => press('{F6}'),
    before: () => press('{Shift>}{F6}{/Shift}'),
    choose: (params: Partial<DisplaySetting>) => act(() => allSettled(displaySettingChanged, { scope, params })),
  }
}

const focused = () => document.activeElement?.textContent

const step = `
  <a href="#main">Skip</a>
  <header><a href="/">Stepwise</a><nav><button>Account</button></nav></header>
  <nav aria-label="Main"><a href="/learn">Learn</a><a href="/reflect" aria-current="page">Reflect</a></nav>
  <main>
    <nav aria-label="Steps" data-region="list of steps"><a href="/one">One</a></nav>
    <h1 tabindex="-1">Lesson</h1>
    <section aria-label="A part of the lesson"><button>Favourite</button></section>
    <div data-region="video player"><button tabindex="-1">Not a stop</button><button>Play</button></div>
  </main>
  <aside aria-label="Connection">Offline</aside>`

test('F6 leads through the parts of the page in their order, to the current entry, heading or first control', async () => {
  const { next } = open(step)
  const heard: (string | null | undefined)[] = []
  for (let turn = 0; turn < 6; turn++) {
    heard.push(await next())
  }
  expect(heard).toEqual(['Stepwise', 'Reflect', 'Lesson', 'One', 'Play', 'Offline'])
  expect(document.activeElement).toBe(screen.getByRole('complementary'))
})

test('Shift and F6 lead back, and a part has the focus where it was', async () => {
  const { next, before, user } = open(step)
  await user.click(screen.getByRole('button', { name: 'Favourite' }))
  expect(await next()).toBe('One')
  expect(await before()).toBe('Favourite')
  await before()
  expect(await before()).toBe('Stepwise')
})

test('at the last part the browser has the key once, so that no one is trapped; then the round starts again', async () => {
  const { next, before } = open(step)
  const pressed: boolean[] = []
  addEventListener('keydown', ({ defaultPrevented, key }) => key === 'F6' && pressed.push(defaultPrevented))
  expect(await before()).toBe('Offline')
  expect(await next()).toBe('Offline')
  expect(await next()).toBe('Stepwise')
  await before()
  expect(await before()).toBe('Offline')
  expect(pressed).toEqual([true, false, true, false, true])
})

test('inside a dialog it stays in its parts and its messages', async () => {
  const { next } = open(`<div inert>${step}</div>
    <section role="dialog" aria-label="Notes">
      <header><button>Close</button></header>
      <div data-region="message"><button>Close message</button></div>
    </section>`)
  expect(await next()).toBe('Close')
  expect(await next()).toBe('Close message')
  await next()
  expect(await next()).toBe('Close')
})

test('a message that has gone is not a part any more', async () => {
  const message = '<div data-region="message"><button>Undo</button></div>'
  const { next } = open(`<main><h1 tabindex="-1">Notes</h1></main>${message}`)
  await next()
  expect(await next()).toBe('Undo')
  document.querySelector('[data-region]')?.remove()
  expect(await next()).toBe('Notes')
})

test('switched off, the browser has the key', async () => {
  const { next, before, choose } = open(step)
  await choose({ shortcutsOff: ['region-next'] })
  await next()
  expect(document.activeElement).toBe(document.body)
  expect(await before()).toBe('Offline')
})

test('in an open menu it is left alone', async () => {
  const { next } = open(`<div role="menu"><button role="menuitem">Sign out</button></div>${step}`)
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

test('a person who wants to hear more hears the name of the part', async () => {
  const { next, choose, scope } = open(step)
  await choose({ announcements: 'more' })
  const names: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    await next()
    names.push(scope.getState($announcement))
  }
  expect(names).toEqual(['Top bar', 'Main', 'Main content', 'Steps', 'video player'])
})
