import { CallError } from '@stepwise/shared/http'
import { aHighlight, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import HighlightList from './HighlightList.tsx'
import { loadHighlightsFx, removeFx, renameFx } from './highlights.model.ts'
import { highlightsOutbox } from './unsaved-highlights.model.ts'

const sleep = aHighlight()
const plan = aHighlight({ id: '2', colour: 'pink', quote: 'Plan first', stepId: 'other', stepName: 'Your plan' })

async function open(load: () => unknown = () => ({ highlights: [sleep, plan], names: [] })) {
  const renamed = vi.fn(({ colour, name }) => ({ names: [{ colour, name }] }))
  const sent = vi.fn(() => ({ highlight: aHighlight({ id: '3' }) }))
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadHighlightsFx, load],
      [removeFx, () => undefined],
      [renameFx, renamed],
      [highlightsOutbox.sendFx, sent],
    ],
  })
  renderPart(<HighlightList onLeave={() => {}} />, { scope })
  return { renamed, sent }
}
const quotes = () => screen.queryAllByRole('article').map((card) => card.querySelector('blockquote')?.textContent)
const choose = (label: string, option: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: label })
  fireEvent.change(select, {
    target: { value: within(select).getByRole<HTMLOptionElement>('option', { name: option }).value },
  })
}

test('lists highlights with colour, words and the way to their step', async () => {
  await open()
  const card = within(await screen.findByRole('article', { name: 'Important: Sleep, food and kit' }))
  expect(card.getByText('Sleep well')).toBeDefined()
  expect(card.getByRole('link', { name: 'Sleep, food and kit' }).getAttribute('href')).toBe(
    `${sleep.url}#highlight=${sleep.id}`,
  )
})

test('shows those of one step, or of one colour', async () => {
  await open()
  await screen.findAllByRole('article')
  choose('Step', 'Your plan')
  expect(quotes()).toEqual(['Plan first'])
  choose('Colour', 'Important')
  expect(quotes()).toEqual([])
  expect(screen.getByText('No highlights in this step and colour.')).toBeDefined()
  choose('Step', 'All steps')
  expect(quotes()).toEqual(['Sleep well'])
})

test('says that the text has changed, or that the step has gone', async () => {
  const highlights = [aHighlight({ isInText: false }), aHighlight({ id: '2', url: null, isInText: false })]
  await open(() => ({ highlights, names: [] }))
  const [changed, gone] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement]
  expect(within(changed).getByText('The text has changed: these words are no longer in it.')).toBeDefined()
  expect(within(gone).getByText(/This step is no longer in the course\.$/)).toBeDefined()
})

test('removes a highlight, and brings it back', async () => {
  const { sent } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Remove highlight on Your plan: Plan first' }))
  await waitFor(() => expect(quotes()).toEqual(['Sleep well']))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('gives a colour another name', async () => {
  const { renamed } = await open()
  await screen.findAllByRole('article')
  fireEvent.click(screen.getByText('Colour names'))
  fireEvent.change(screen.getByRole('textbox', { name: /^Name of pink/ }), { target: { value: 'Ask Ana' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save name of pink' }))
  expect(await screen.findByRole('article', { name: 'Ask Ana: Your plan' })).toBeDefined()
  expect(renamed).toHaveBeenCalledWith({ colour: 'pink', name: 'Ask Ana' })
})

test('says that there are none, and that they could not be loaded', async () => {
  const load = vi.fn<() => unknown>(() => ({ highlights: [], names: [] }))
  load.mockImplementationOnce(() => Promise.reject(new CallError({ kind: 'network' })))
  await open(load)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/^Your highlights could not be loaded\./)).toBeDefined()
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No highlights yet.')).toBeDefined()
  expect(screen.getByText('Select words in a step, then choose a colour.')).toBeDefined()
})
