import type { RemoteModule } from '@stepwise/shared/contracts'
import type { RenderedData } from '@stepwise/shared/contracts/rendered-page'
import { signedOut } from '@stepwise/shared/session'
import { aUser, skipPauses } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useId, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { App } from '../App.tsx'
import { remotePart } from '../remotes/load-part.ts'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { createRouter } from '../routes/router.tsx'
import { aRegistry, aRoute, freshRemote } from '../testing.tsx'
import { render } from './render.tsx'
import { readRenderedPage, takeRenderedPage } from './rendered-page.ts'

// docs/product/shell-and-search.md#rendered

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))

const $words = createStore<string | null>(null)

function Book() {
  const words = useUnit($words)
  const [presses, setPresses] = useState(0)
  const [remark, setRemark] = useState('')
  const id = useId()
  return (
    <article aria-labelledby={id} style={{ color: 'red' }}>
      <PageHeading id={id}>{words ?? 'Loading'}</PageHeading>
      <button type="button" onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
      <input aria-label="Remark" value={remark} onChange={(event) => setRemark(event.currentTarget.value)} />
      <output>{remark}</output>
    </article>
  )
}

const club: RemoteModule = {
  pages: {
    book: async () => ({
      default: Book,
      initialStores: (answers, params) => [
        [$words, `${params.slug}: ${(answers['/books/dune'] as { firstWords: string }).firstWords}`],
      ],
    }),
  },
}
const marked = createEvent()
const loaded = createEvent<unknown[]>()
const $lists = createStore<unknown[]>([]).on(loaded, (_, lists) => lists)
const $isMarked = createStore(false)
  .on(marked, () => true)
  .on(loaded, () => false)
const ask = async (path: string) => (await globalThis.stepwiseBoot?.calls[path])?.json()

/** Asks for one list after the other. */
function Marks() {
  const [isMarked, onMark] = useUnit([$isMarked, marked])
  const [text, setText] = useState('')
  useEffect(() => {
    const load = async () => loaded([await ask('/flows'), await ask('/favourites')])
    void load()
  }, [])
  return (
    <>
      <button type="button" onClick={() => onMark()}>{`Marked: ${isMarked}`}</button>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </>
  )
}

const look = { theme: 'light', isWide: true, daysHere: 0 } as const
const data = { page: 'book', params: { slug: 'dune' }, look }
const answers = { '/books/dune': { first_words: 'In the week' } }

/** A page as the gateway sends it: with its content, or with other HTML in its place. */
async function open({
  edit = (html: string) => html,
  user = aUser() as ReturnType<typeof aUser> | null,
  of = club,
  given = answers as Record<string, unknown>,
} = {}) {
  const remote = freshRemote({
    name: 'club',
    routes: [aRoute('/club/:slug', { page: 'book', rendered: true, access: user ? 'signed-in' : 'public' })],
  })
  const registry = aRegistry([remote])
  const order = { ...data, remote: 'club', url: '/club/dune', user, answers: given }
  // In the gateway other modules have loaded other parts.
  const elsewhere = aRegistry([{ ...remote, folder: `/gateway${remote.folder}` }])
  const { html = '' } = await render(order, { registry: elsewhere, remote: of })
  const rendered: RenderedData = { ...data, remote: 'club', user, styles: ['color: red'] }
  document.documentElement.dataset.rendered = 'light.wide.0'
  document.body.innerHTML = `<div id="root">${edit(html)}</div>
    <script type="application/json" id="rendered">${JSON.stringify(rendered)}</script>
    <script type="application/json" id="answers">${JSON.stringify(given)}</script>`
  history.pushState(null, '', '/club/dune')
  const [root, page] = [document.getElementById('root'), readRenderedPage(document)]
  if (!root || !page) throw new Error('no page')
  const heading = root.querySelector('h1')
  const problems: unknown[] = []
  const start = async () => {
    const router = createRouter(registry)
    takeRenderedPage(root, page, registry, (...part) => remotePart(...part))
    const app = hydrateRoot(root, <App registry={registry} router={router} />, {
      onRecoverableError: (error) => problems.push(error),
    })
    onTestFinished(async () => {
      await act(async () => app.unmount())
      router.dispose()
    })
  }
  return { root, heading, problems, html, start }
}

afterEach(() => {
  signedOut()
  $words.reinit?.()
  delete document.documentElement.dataset.rendered
  Reflect.deleteProperty(globalThis, 'stepwiseBoot')
})

const comes = (load: () => Promise<RemoteModule>) => vi.mocked(loadRemoteModule).mockImplementation(load)
const isTaken = () => waitFor(() => expect(document.documentElement.dataset.rendered).toBeUndefined())

test('the app takes over what is there: the same elements, with nothing drawn again', async () => {
  comes(async () => club)
  const { heading, problems, html, start } = await open()
  expect(html).toContain('dune: In the week')
  expect(html).toContain('aria-label="Main"')
  await act(start)
  await isTaken()
  expect(problems).toEqual([])
  expect(screen.getByRole('heading', { level: 1, name: 'dune: In the week' })).toBe(heading)
  await act(async () => screen.getByRole('button', { name: 'Pressed 0' }).click())
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeDefined()
})

test('the words stay until the code of the page has come, and a button that was pressed is pressed then', async () => {
  let arrive = (_: RemoteModule) => {}
  comes(() => new Promise((resolve) => (arrive = resolve)))
  const { heading, root, problems, start } = await open()
  const pressed = screen.getByRole('button', { name: 'Pressed 0' })
  Object.assign(globalThis, { stepwiseBoot: { calls: {}, pressed } })
  await act(start)
  expect(root.querySelector('h1')).toBe(heading)
  expect(document.documentElement.dataset.rendered).toBe('light.wide.0')
  await act(async () => arrive(club))
  await isTaken()
  expect(pressed.textContent).toBe('Pressed 1')
  expect(problems).toEqual([])
})

test('answers, which are older, take back nothing that was pressed or typed', async () => {
  const marks: RemoteModule = { pages: { book: async () => ({ default: Marks, initialStores: () => [] }) } }
  comes(async () => marks)
  const asked = { '/flows': [], '/favourites': ['a favourite'] }
  const { start } = await open({ of: marks, given: asked })
  const pressed = screen.getByRole('button', { name: 'Marked: false' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' })
  field.value = 'Sand'
  Object.assign(globalThis, { stepwiseBoot: { calls: {}, pressed } })
  await act(start)
  await isTaken()
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect([pressed.textContent, field.value]).toEqual(['Marked: true', 'Sand'])
  expect($lists.getState()).toEqual([[], ['a favourite']])
})

describe('of a page that had to be drawn again', () => {
  /** Opens a translated page and starts the app; `arrive` brings its code. */
  async function openTranslated() {
    let arrive = (_: RemoteModule) => {}
    comes(() => new Promise((resolve) => (arrive = resolve)))
    const edit = (html: string) =>
      html
        .replace('dune: In the week', '<font>dune: In der Woche</font>')
        .replace('Pressed 0', '<font>Gedrückt 0</font>')
    const { problems, start } = await open({ edit })
    const button = screen.getByRole('button', { name: 'Gedrückt 0' })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Remark' })
    const take = async () => {
      await act(async () => arrive(club))
      await isTaken()
      expect(problems).not.toEqual([])
      expect(button.isConnected).toBe(false)
    }
    return { button, field, start, take }
  }
  const isPressed = () => screen.findByRole('button', { name: 'Pressed 1' })

  test('a button that was pressed is pressed', async () => {
    const { button, start, take } = await openTranslated()
    Object.assign(globalThis, { stepwiseBoot: { calls: {}, pressed: button } })
    await act(start)
    await take()
    expect(await isPressed()).toBeDefined()
  })

  test('a button under a pointer that is down is pressed when it is released there', async () => {
    const { button, start, take } = await openTranslated()
    await act(start)
    fireEvent.pointerDown(button)
    await take()
    fireEvent.pointerUp(screen.getByRole('button', { name: 'Pressed 0' }))
    expect(await isPressed()).toBeDefined()
  })

  test('React hears of no press that would make it draw the page under the pointer', async () => {
    comes(async () => club)
    const { start } = await openTranslated()
    await act(start)
    const heard = vi.fn()
    document.querySelector('#root h1')?.addEventListener('pointerdown', heard)
    fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }))
    expect(heard).not.toHaveBeenCalled()
  })

  test('text, cursor and focus stay in the field', async () => {
    const { field, start, take } = await openTranslated()
    await act(start)
    field.focus()
    field.value = 'Sand'
    field.setSelectionRange(1, 2)
    await take()
    const now = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Remark' })
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('Sand'))
    expect(document.activeElement).toBe(now)
    expect([now.selectionStart, now.selectionEnd]).toEqual([1, 2])
  })
})

test('its calls are answered by what the page was made from, and later ones by the server', async () => {
  let arrive = (_: RemoteModule) => {}
  comes(() => new Promise((resolve) => (arrive = resolve)))
  const boot = { calls: {} as Record<string, Promise<Response>> }
  Object.assign(globalThis, { stepwiseBoot: boot })
  const { start } = await open()
  await act(start)
  expect(await (await boot.calls['/books/dune'])?.json()).toEqual(answers['/books/dune'])
  await act(async () => arrive(club))
  await isTaken()
  expect(boot.calls).toEqual({})
})

// docs/product/public-pages.md#take-over
test('the visitors’ page is taken over as it is, with the styles of the host', async () => {
  comes(async () => club)
  document.head.innerHTML =
    '<style id="visitor-styles"></style><link rel="stylesheet" media="not all" href="data:text/css,"><style id="visitor-font"></style>'
  document.documentElement.dataset.forVisitors = ''
  const { heading, problems, start } = await open({ user: null })
  await act(start)
  await isTaken()
  expect(problems).toEqual([])
  expect(screen.getByRole('heading', { level: 1, name: 'dune: In the week' })).toBe(heading)
  expect(document.querySelector('#visitor-styles, [media], [data-for-visitors]')).toBeNull()
  expect(document.getElementById('visitor-font')).not.toBeNull()
})

test('visitors read on without the code of a page, a press is answered, and the app comes with the network', async () => {
  skipPauses()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const showLostPress = vi.fn<() => void>()
  Object.assign(globalThis, { stepwiseBoot: { calls: {}, showLostPress } })
  comes(() => Promise.reject(new Error('gone')))
  const { heading, root, start } = await open({ user: null })
  await act(start)
  await waitFor(() => expect(showLostPress).toHaveBeenCalled(), { timeout: 5000 })
  expect(root.querySelector('h1')).toBe(heading)
  comes(async () => club)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 2000)))
  await act(async () => dispatchEvent(new Event('online')))
  await isTaken()
  expect(root.querySelector('h1')).toBe(heading)
})

// docs/product/accessibility.md#other-software
test('HTML that a translator has changed costs that part a new rendering, and never an empty page', async () => {
  comes(async () => club)
  const { problems, start } = await open({
    edit: (html) => html.replace('dune: In the week', '<font>dune: In der Woche</font>'),
  })
  await act(start)
  await isTaken()
  expect(await screen.findByRole('heading', { level: 1, name: 'dune: In the week' })).toBeDefined()
  expect(problems.length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: /^Account menu/ })).toBeDefined()
})

test('code that does not come becomes a card with Try again', async () => {
  skipPauses()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  comes(() => Promise.reject(new Error('gone')))
  const { start } = await open()
  await act(start)
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeDefined()
})

test('a page that shows nothing of the server is rendered as it is, and one that is not there rejects', async () => {
  const remote = freshRemote({ name: 'club', routes: [aRoute('/club/:slug', { page: 'book' })] })
  const order = { ...data, remote: 'club', url: '/club/dune', user: aUser(), answers }
  const registry = aRegistry([remote])
  const { html } = await render(order, { registry, remote: { pages: { book: async () => ({ default: Book }) } } })
  expect(html).toContain('Loading')
  await expect(render(order, { registry, remote: { pages: {} } })).rejects.toThrow('club has no page «book»')
})

test.each([{ goTo: '/club' }, null])('a page that begins with %o is not rendered', async (start) => {
  const remote = freshRemote({ name: 'club', routes: [aRoute('/club/:slug', { page: 'book' })] })
  const order = { ...data, remote: 'club', url: '/club/dune', user: aUser(), answers }
  const page = { default: Book, initialStores: () => start }
  const set = { registry: aRegistry([remote]), remote: { pages: { book: async () => page } } }
  expect(await render(order, set)).toEqual(start ?? {})
})

test('the page starts as any other when the first script has taken the content back', () => {
  document.body.innerHTML = '<script type="application/json" id="rendered">{}</script>'
  expect(readRenderedPage(document)).toBeUndefined()
})
