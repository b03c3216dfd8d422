import 'fake-indexeddb/auto'
import { textsOf } from '@stepwise/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { button, openApp } from '../../features/small-app/testing/open-app.tsx'
import ReadingRulerPage from './ReadingRulerPage.tsx'

const open = (query = '') => openApp(<ReadingRulerPage />, 'Reading ruler', { query })

/** Opens the page and starts to read. */
async function read(text: string, query = '') {
  const opened = await open(query)
  await opened.user.click(field())
  await opened.user.paste(text)
  await opened.user.click(button('Start reading'))
  await screen.findByRole('listbox')
  return opened
}
const field = (): HTMLTextAreaElement => screen.getByLabelText('Your text')
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const isChosen = (name: string) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked
const marked = () => screen.getByRole('option', { selected: true }).textContent.trim()
const five = 'One. Two. Three. Four. Five.'

/** The browser breaks lines after so many words of a paragraph. */
function wrapAfter(words: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const before = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { top: Math.floor(before / words) * 20 } as DOMRect
  })
}

test('keys move the ruler from sentence to sentence', async () => {
  const { user } = await read(five)
  expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'Your text, sentence by sentence' }))
  const places: string[] = []
  for (const key of ['{ArrowDown}', '{End}', '{ArrowRight}', '{ArrowUp}', '{Home}', '{ArrowLeft}', '{Control>}{End}']) {
    await user.keyboard(key)
    places.push(marked())
  }
  expect(places).toEqual(['Two.', 'Five.', 'Five.', 'Four.', 'One.', 'One.', 'One.'])
  expect(screen.getByRole('listbox').getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  )
  expect(screen.getByText('Sentence 1 of 5')).toBeDefined()
})

test('a press moves the ruler, and so do the buttons, which say where it is', async () => {
  const { said, user } = await read(five)
  await user.click(screen.getByText('Four.'))
  expect(marked()).toBe('Four.')
  await user.click(button('Next'))
  expect(button('Next').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Previous'))
  expect(said).toEqual(['Sentence 5 of 5. Five.', 'Sentence 4 of 5. Four.'])
})

test('another height leaves the ruler at about the same place', async () => {
  const { said, user } = await read(five)
  await user.keyboard('{ArrowDown}')
  await choose('Two')
  expect(screen.getByText('Sentences 1 to 2 of 5')).toBeDefined()
  await user.click(button('Next'))
  expect(said).toEqual(['Sentences 3 to 4 of 5. Three. Four.'])
})

test('the lines are those of the page, and are measured again in text of another width', async () => {
  let resized = () => {}
  const disconnected = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {}
      disconnect = disconnected
    },
  )
  wrapAfter(3)
  const { close } = await read('one two three four five\n\nsix seven', '?unit=line')
  expect(textsOf('option').map((text) => text.trim())).toEqual(['one two three', 'four five', 'six seven'])
  expect(screen.getByRole('listbox', { name: 'Your text, line by line' })).toBeDefined()
  wrapAfter(2)
  act(resized)
  expect(textsOf('option').map((text) => text.trim())).toEqual(['one two', 'three four', 'five', 'six seven'])
  close()
  expect(disconnected).toHaveBeenCalledOnce()
})

test('a step sets how the ruler begins, until the person has chosen', async () => {
  await read(five, '?unit=line&height=3')
  expect([isChosen('Line'), isChosen('Three')]).toEqual([true, true])
  await choose('One')
  await choose('Sentence')
  expect([isChosen('Sentence'), isChosen('One')]).toEqual([true, true])
})

test('reading without a text is refused', async () => {
  const { user } = await open()
  await user.click(button('Start reading'))
  expect(await screen.findByRole('link', { name: 'Type or paste a text first, or use the sample.' })).toBeDefined()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a text that the sample replaces can be brought back', async () => {
  const { said, user } = await open()
  await user.click(button('Use the sample'))
  expect(marked()).toBe('A ruler on a page is an old trick.')
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull()
  expect(said).toEqual([])

  await user.clear(field())
  await user.type(field(), 'Mine.')
  await user.click(button('Use the sample'))
  expect(said.join()).toContain('The sample has replaced your text.')
  await user.click(button('Bring it back'))
  expect(field().value).toBe('Mine.')
})

test('the settings stay when the text is cleared', async () => {
  const { user } = await read(five)
  await choose('Mint')
  await choose('Much')
  await user.click(button('Clear everything'))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().value).toBe('')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(button('Bring it back'))
  expect(field().value).toBe(five)
  await user.click(button('Start reading'))
  expect([await screen.findByRole('radio', { name: 'Mint' }), isChosen('Mint'), isChosen('Much')]).toEqual([
    expect.anything(),
    true,
    true,
  ])
})

test('the text and settings of an earlier build are there', async () => {
  localStorage.setItem(
    'stepwise.reading-ruler',
    '{"text":"One. Two.","unit":"sentence","height":"2","dim":"little","colour":"sky","size":"40"}',
  )
  const { user } = await open('?height=3')
  expect(field().value).toBe('One. Two.')
  await user.click(button('Start reading'))
  expect(await screen.findByText('Sentences 1 to 2 of 2')).toBeDefined()
  expect(['Two', 'A little', 'Sky'].map(isChosen)).toEqual([true, true, true])
  expect(screen.getByRole('slider', { name: 'Text size' }).getAttribute('aria-valuetext')).toBe('40 pixels')
})
