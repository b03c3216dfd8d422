import 'fake-indexeddb/auto'
import { textsOf } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { button, field, openApp, press } from '../../features/small-app/testing/open-app.tsx'
import ReferencingHelperPage from './ReferencingHelperPage.tsx'

const step = '/flows/a/b/c/d'
const open = async (query = '') =>
  (await openApp(<ReferencingHelperPage />, 'Referencing helper', { query: `?step=${step}${query}` })).said
const region = (name: string) => screen.getByRole('region', { name })
const references = () => textsOf('listitem', region('Your list'))
const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))

async function make(title: string, authors: string) {
  for (const [name, text] of [
    ['Title', title],
    ['Authors, one on each line', authors],
    ['Year', '2021'],
  ] as const) {
    await userEvent.clear(field(name))
    await userEvent.click(field(name))
    await userEvent.paste(text)
  }
  await press('Make the reference')
}
async function makeList() {
  const said = await open()
  await make('Fernshire by bus', 'Penwhistle, Olive')
  await press('Add it to my list')
  await make('Left at the stop', 'Mossgrove, E')
  await press('Add it to my list')
  return said
}

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a source without a title gets a message, with a link to the field', async () => {
  await open()
  await press('Make the reference')
  await userEvent.click(await screen.findByRole('link', { name: /Write the title of the source\.$/ }))
  expect(document.activeElement).toBe(field('Title'))
  expect(screen.queryByRole('heading', { name: 'Your reference' })).toBeNull()
})

test('a source becomes a reference, short forms and what to check', async () => {
  const said = await open()
  await make('Fernshire by bus', 'Penwhistle, Olive')
  expect(said.at(-1)).toBe(
    'Reference made: Penwhistle, O. (2021) Fernshire by bus. 1 thing to check. It is below, under the heading Your reference.',
  )
  const made = within(region('Your reference'))
  expect(made.getByText('Fernshire by bus').tagName).toBe('I')
  expect(made.getByText('(Penwhistle, 2021)')).toBeDefined()
  expect(made.getByText(/^There is no publisher/)).toBeDefined()

  await userEvent.type(field('Publisher'), 'Lane')
  await press('Make the reference')
  expect(made.getByText(/^No part is missing/)).toBeDefined()
})

test('each kind of source has its own fields, and what was typed into others is not lost', async () => {
  await open()
  await userEvent.type(field('Publisher'), 'Lane')
  const kind = field('What is it?')
  await userEvent.selectOptions(kind, 'A journal article')
  expect(field('Journal')).toBeDefined()
  expect(screen.queryByLabelText('Publisher')).toBeNull()
  await userEvent.selectOptions(kind, 'A book')
  expect(field('Publisher').value).toBe('Lane')
})

test('the list is sorted, holds each source once, and follows the style', async () => {
  const said = await makeList()
  expect(references()).toEqual([
    expect.stringContaining('Mossgrove, E. (2021) Left at the stop.'),
    expect.stringContaining('Penwhistle, O. (2021) Fernshire by bus.'),
  ])
  expect(said.at(-1)).toBe('Added. Your list has 2 references, under the heading Your list.')
  await press('Add it to my list')
  expect(said.at(-1)).toBe('It is in your list already.')
  expect(references()).toHaveLength(2)

  await userEvent.click(screen.getByRole('radio', { name: 'APA 7' }))
  expect(references()[0]).toContain('Mossgrove, E. (2021). Left at the stop.')
  expect(said.at(-1)).toBe('Everything is in APA 7 now.')
})

test('a source that is to be changed is in the form, and out of the list until it is added', async () => {
  const said = await makeList()
  await press('Change Fernshire by bus')
  await hasFocus(() => field('Title'))
  expect(field('Title').value).toBe('Fernshire by bus')
  expect(references()).toHaveLength(1)
  expect(said.at(-1)).toBe('Fernshire by bus is back in the form, and off your list until you add it.')

  await press('Bring it back')
  expect(references()).toHaveLength(2)
  expect(field('Title').value).toBe('Left at the stop')
  expect(said.at(-1)).toBe('It is back.')
})

test.each([
  ['Remove Left at the stop', 1, 'Removed Left at the stop. The button “Bring it back” undoes this.'],
  ['Clear the list', 0, 'Your list is cleared. The button “Bring it back” undoes this.'],
])('%s can be undone by the next key', async (name, left, message) => {
  const said = await makeList()
  await press(name)
  expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(left)
  expect(said.at(-1)).toBe(message)
  await hasFocus(() => button('Bring it back'))
  await userEvent.keyboard('{Enter}')
  expect(references()).toHaveLength(2)
  await hasFocus(() => field('Authors, one on each line'))
})

test('Clear the source leaves the list', async () => {
  const said = await makeList()
  await press('Clear the source')
  expect(field('Title').value).toBe('')
  await hasFocus(() => field('Authors, one on each line'))
  expect(screen.queryByRole('heading', { name: 'Your reference' })).toBeNull()
  expect(references()).toHaveLength(2)
  await press('Clear the source')
  expect(said.at(-1)).toBe('There is nothing to clear.')
  await press('Bring it back')
  expect(field('Title').value).toBe('Left at the stop')
  expect(region('Your reference')).toBeDefined()
})

test('the list is copied with its italics, in order', async () => {
  await makeList()
  const write = vi.fn(async (_items: { parts: Record<string, Blob> }[]) => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { write } })
  vi.stubGlobal(
    'ClipboardItem',
    class {
      parts: Record<string, Blob>
      constructor(parts: Record<string, Blob>) {
        this.parts = parts
      }
    },
  )
  await press('Copy list')
  expect(await screen.findByText('The list has been copied.')).toBeDefined()
  const parts = write.mock.calls[0]?.[0][0]?.parts
  expect(await parts?.['text/html']?.text()).toBe(
    '<p>Mossgrove, E. (2021) <i>Left at the stop</i>.</p><p>Penwhistle, O. (2021) <i>Fernshire by bus</i>.</p>',
  )
  expect(await parts?.['text/plain']?.text()).toBe(
    'Mossgrove, E. (2021) Left at the stop.\nPenwhistle, O. (2021) Fernshire by bus.',
  )
  expect(button('Add it to my notes')).toBeDefined()
})

test('the style of the step is chosen until the person chooses one', async () => {
  await open('&style=apa')
  expect(screen.getByRole('radio', { name: 'APA 7', checked: true })).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Harvard' }))
  expect(screen.getByRole('radio', { name: 'Harvard', checked: true })).toBeDefined()
})

test('all that an earlier build kept is there, in its own style', async () => {
  const bus = { kind: 'book', authors: 'Penwhistle, Olive', year: '2021', title: 'Fernshire by bus' }
  const old = {
    style: 'apa',
    source: { kind: 'article', title: 'Free passes', journal: 'Invented Transport' },
    made: bus,
    list: [bus, { kind: 'map', title: 'No source' }, null, { kind: 'page', title: 'Bus passes', site: 7 }],
  }
  localStorage.setItem('stepwise.referencing-helper', JSON.stringify(old))
  await open('&style=harvard')
  await waitFor(() => expect(field('Journal').value).toBe('Invented Transport'))
  expect(screen.getByRole('radio', { name: 'APA 7', checked: true })).toBeDefined()
  expect(within(region('Your reference')).getByText('(Penwhistle, 2021)')).toBeDefined()
  expect(references()).toEqual([
    expect.stringContaining('Bus passes. (n.d.).'),
    expect.stringContaining('Penwhistle, O. (2021). Fernshire by bus.'),
  ])
})
