import type { SearchResults } from '@stepwise/shared/contracts'
import { useLocation } from '@stepwise/shared/routing'
import {
  aUser,
  expectFailureOnce,
  failures,
  recordAnnouncements,
  renderPart,
  signedInScope,
  skipPauses,
  wrapTexts,
} from '@stepwise/shared/testing'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import SearchBox from './SearchBox.tsx'
import { searchFx } from './search.model.ts'

const tag = {
  flowName: 'Lectures',
  flowSlug: 'lectures',
  primaryColor: '#0F7C80',
  secondaryColor: '#DDF2F1',
  tabColor: '#0A5558',
}
const found: SearchResults = {
  learningModules: [{ id: 'a:b', name: 'Get ready', url: '/module', ...tag }],
  chapters: [],
  steps: [
    {
      id: 'a:b:c:d',
      name: 'Getting ready for a lecture',
      url: '/step',
      ...tag,
      learningModuleName: 'Get ready',
      chapterName: 'Before the lecture',
      softwareName: null,
    },
  ],
}

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>
}

async function show(search: () => unknown = () => found) {
  const scope = await signedInScope(aUser(), { handlers: [[searchFx, search]] })
  renderPart(
    <>
      <SearchBox />
      <Place />
    </>,
    { scope },
  )
  return scope
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const option = (name: RegExp) => screen.getByRole('option', { name })

test('typing shows groups of links, each with its flow, and the words that match', async () => {
  await show()
  await userEvent.type(box(), 'redy')
  const group = await screen.findByRole('group', { name: 'Steps' })
  expect(screen.getAllByRole('group')).toHaveLength(2)
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  const link = within(group).getByRole('option', {
    name: /Getting ready for a lecture.*Lectures.*Get ready · Before the lecture/,
  })
  expect(link.getAttribute('href')).toBe('/step')
  expect(within(link).getByText('ready').tagName).toBe('MARK')
})

test('a result says why it was found: in its name, or else where it stands, or in a line of its text', async () => {
  const step = { ...found.steps[0], id: 'a:b:c:e', url: '/other' } as SearchResults['steps'][number]
  const line = 'Sit where you can see.'
  await show(() => ({
    ...found,
    steps: [...found.steps, { ...step, name: 'Arrive' }, { ...step, name: 'Listen', learningModuleName: null, line }],
  }))
  await userEvent.type(box(), 'ready see')
  await screen.findByRole('group', { name: 'Steps' })
  const marked = (name: RegExp) => [...option(name).querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marked(/^Getting ready/)).toEqual(['ready'])
  expect(marked(/^Arrive/)).toEqual(['ready'])
  expect(marked(/^Listen/)).toEqual(['see'])
  expect(option(/^Listen/).textContent).toContain(line)
})

// docs/product/accessibility.md#text-has-an-element
test('the marks follow the query while something wraps every text of the page', async () => {
  skipPauses()
  await show()
  onTestFinished(wrapTexts().stop)
  await userEvent.type(box(), 'ready')
  await screen.findByRole('group', { name: 'Steps' })
  const marked = () => [...option(/^Getting ready/).querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marked()).toEqual(['ready'])
  for (const [query, words] of [
    ['lecture', ['lecture', 'Lectures']],
    ['getting', ['Getting']],
    ['ready', ['ready']],
  ] as const) {
    // Over what is there: an emptied box has no results.
    await userEvent.type(box(), query, { initialSelectionStart: 0, initialSelectionEnd: 99 })
    await vi.waitFor(() => expect(marked()).toEqual(words))
    expect(option(/^Getting ready/).textContent).toBe(
      'Getting ready for a lectureLecturesGet ready · Before the lecture',
    )
  }
})

test('by keyboard: arrows choose, Enter follows, and the list closes on the new page', async () => {
  await show()
  await userEvent.type(box(), 'ready')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(box().getAttribute('aria-activedescendant')).toBe(option(/Getting/).id)
  expect(option(/Getting/).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(box())
  await userEvent.keyboard('{Enter}')
  expect(screen.getByTestId('place').textContent).toBe('/step')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Home, End and the other arrows move the caret in the box', async () => {
  await show()
  await userEvent.type(box(), 'ready')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}{Home}')
  expect(box().hasAttribute('aria-activedescendant')).toBe(false)
  expect(box().selectionStart).toBe(0)
  await userEvent.keyboard('{ArrowRight}x')
  expect(box().value).toBe('rxeady')
})

test('Tab leads into the list, where the arrows, Home, End and Enter work, and Escape leads back', async () => {
  await show()
  await userEvent.type(box(), 'ready')
  const list = await screen.findByRole('listbox')
  await userEvent.tab()
  expect(document.activeElement).toBe(list)
  expect(list.getAttribute('aria-activedescendant')).toBe(option(/^Get ready/).id)
  await userEvent.keyboard('{End}')
  expect(option(/Getting/).getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Home}{ArrowDown}')
  expect(option(/Getting/).getAttribute('aria-selected')).toBe('true')

  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard('x')
  expect(document.activeElement).toBe(box())
  expect(box().value).toBe('readyx')

  await screen.findByRole('listbox')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByTestId('place').textContent).toBe('/step')
})

test('Escape is used up while it closes or clears, and is left for what lies around the box after that', async () => {
  await show()
  await userEvent.type(box(), 'ready')
  await screen.findByRole('listbox')
  const isUsed = () => !fireEvent.keyDown(box(), { key: 'Escape' })
  expect([isUsed(), isUsed(), isUsed()]).toEqual([true, true, false])
})

test('Escape closes, then clears, which is said; Enter and a press open again', async () => {
  const said = recordAnnouncements(await show())
  await userEvent.type(box(), 'ready')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box().value).toBe('ready')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('listbox')).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(box())
  expect(screen.getByRole('listbox')).toBeDefined()
  await userEvent.keyboard('{Escape}{Escape}')
  expect(box().value).toBe('')
  await vi.waitFor(() => expect(said.at(-1)).toBe('Search cleared'))
})

test('a press outside closes; one beside the results does not', async () => {
  await show()
  await userEvent.type(box(), 'ready')
  await userEvent.click(await screen.findByText('Modules'))
  expect(document.activeElement).toBe(box())
  expect(screen.getByRole('listbox')).toBeDefined()
  await userEvent.click(document.body)
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a press on the toolbar of a reading helper leaves the results open', async () => {
  await show()
  render(<p data-live-region />)
  const helper = document.body.appendChild(document.createElement('button'))
  await userEvent.type(box(), 'ready')
  await screen.findByText('Modules')
  await userEvent.click(helper)
  expect(document.activeElement).toBe(helper)
  expect(screen.getByRole('listbox')).toBeDefined()
  helper.remove()
})

test('without results the panel says so and has no list', async () => {
  await show(() => ({ learningModules: [], chapters: [], steps: [] }))
  await userEvent.type(box(), 'zzz')
  expect(await screen.findByText('No results found')).toBeDefined()
  expect(box().getAttribute('aria-expanded')).toBe('false')
  expect(box().hasAttribute('aria-controls')).toBe(false)
})

test('the button of narrow screens shows the box, and Escape returns the focus to it', async () => {
  await show()
  const button = screen.getByRole('button', { name: 'Search' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(document.activeElement).toBe(box())
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test.each(failures)('a search that fails is explained once: $words', async ({ error, words }) => {
  const announcements = recordAnnouncements(await show(() => Promise.reject(error)))
  await userEvent.type(box(), 'exam')
  await expectFailureOnce(words, announcements)
})
