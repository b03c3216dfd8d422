import { CallError } from '@stepwise/shared/http'
import {
  addHelperToolbar,
  aHighlight,
  aStep,
  aUser,
  recordAnnouncements,
  renderPart,
  signedInScope,
} from '@stepwise/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { lookUpFx } from '../dictionary/dictionary.model.ts'
import { loadHighlightsFx, removeFx } from '../highlights/highlights.model.ts'
import { highlightsOutbox } from '../highlights/unsaved-highlights.model.ts'
import { notesOutbox } from '../notes/unsaved-notes.model.ts'
import { stepShown } from '../step/step.model.ts'
import { TextTools } from './TextTools.tsx'
import { useTextTools } from './use-text-tools.ts'

const step = aStep({ highlightsCount: 1 })

function StepText({ html, isOfSoftware }: { html: string; isOfSoftware: boolean }) {
  const text = useRef<HTMLDivElement>(null)
  const tools = useTextTools(text)
  return (
    <>
      <button type="button" onClick={tools.ask}>
        Highlight or look up
      </button>
      <TextTools step={isOfSoftware ? { ...step, softwareSlug: 'nvda' } : step} text={text} tools={tools} />
      <div ref={text}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text */}
        <div data-step-text dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  )
}

const study = {
  word: 'studies',
  course: [{ term: 'study', meaning: 'What we do here.' }],
  entries: [{ lemma: 'study', partOfSpeech: 'noun', meanings: [{ text: 'a detailed inspection', example: null }] }],
}

interface Setting {
  html?: string
  highlights?: ReturnType<typeof aHighlight>[]
  send?: () => unknown
  lookUp?: (word: string) => unknown
  isOfSoftware?: boolean
  at?: string
}

async function open({
  html,
  highlights = [],
  send,
  lookUp = () => study,
  isOfSoftware = false,
  at = '/',
}: Setting = {}) {
  const sent = vi.fn(send ?? (() => ({ highlight: aHighlight({ id: 'new', quote: 'Plan first.' }) })))
  const removed = vi.fn()
  const noted = vi.fn((_: { payload: { content: string } }) => new Promise(() => {}))
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadHighlightsFx, () => ({ highlights, names: [] })],
      [highlightsOutbox.sendFx, sent],
      [notesOutbox.sendFx, noted],
      [removeFx, removed],
      [lookUpFx, lookUp],
    ],
  })
  await allSettled(stepShown, { scope, params: { address: null, step } })
  renderPart(<StepText html={html ?? '<p>Plan first. Studies help.</p>'} isOfSoftware={isOfSoftware} />, { scope, at })
  return { scope, sent, removed, noted, said: recordAnnouncements(scope) }
}

/** As a person who drags the mouse over them. */
function select(words: string) {
  const node = screen.getByText(/Plan first/).firstChild as Text
  const from = node.data.indexOf(words)
  act(() => getSelection()?.setBaseAndExtent(node, from, node, from + words.length))
}
const bar = () => screen.findByRole('toolbar', { name: 'Selected text' })

test('the link of a highlight leads to its words', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const highlights = [aHighlight({ id: 'h1', stepId: step.id, quote: 'Studies help.' })]
  await open({ html: '<p>Plan first.</p><p>Studies help.</p>', highlights, at: '/here#highlight=h1' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Studies help.')))
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' })
})

test('selected words are highlighted by one press, which closes the bar', async () => {
  const { sent, said } = await open()
  select('Plan first.')
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Important' }))
  const place = { quote: 'Plan first.', prefix: '', suffix: 'Studieshelp.', startOffset: 0 }
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ payload: expect.objectContaining({ ...place, colour: 'yellow', stepId: step.id }) }),
    ),
  )
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  expect(said).toEqual(['Highlight saved'])
})

test('by keyboard the bar takes the focus, goes by sentence and by word, and gives the focus back', async () => {
  const { sent, said } = await open()
  const button = screen.getByRole('button', { name: 'Highlight or look up' })
  button.focus()
  fireEvent.keyDown(button, { key: 'H', code: 'KeyH', altKey: true, shiftKey: true })
  const { getByRole } = within(await bar())
  await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'Previous sentence' })))
  fireEvent.click(getByRole('button', { name: 'Next sentence' }))
  fireEvent.click(getByRole('button', { name: 'Word' }))
  fireEvent.click(getByRole('button', { name: 'Next word' }))
  expect(said).toEqual(['Studies help.', 'Studies', 'help'])
  fireEvent.click(getByRole('button', { name: 'Question' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  fireEvent.keyDown(addHelperToolbar(), { key: 'Escape' })
  expect(screen.queryByRole('toolbar')).not.toBeNull()
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('the bar that opens by keyboard has the focus before its words are selected', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Highlight or look up' }))
  const { getByRole } = within(await bar())
  await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'Previous sentence' })))
  expect(String(getSelection())).toBe('')
  await waitFor(() => expect(String(getSelection())).toBe('Plan first.'))
  fireEvent.click(getByRole('button', { name: 'Next sentence' }))
  await waitFor(() => expect(String(getSelection())).toBe('Studies help.'), { timeout: 300 })
})

test('highlighted words that are chosen again can have their highlight removed', async () => {
  const { removed } = await open({ highlights: [aHighlight({ quote: 'Plan first.' })] })
  select('first')
  const { getByRole, findByRole } = within(await bar())
  expect(getByRole('button', { name: 'Important' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(await findByRole('button', { name: 'Remove highlight' }))
  await waitFor(() => expect(removed).toHaveBeenCalledWith(expect.objectContaining({ id: 'highlight-1' })))
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('a highlight without a network is said to wait, in its place, and can be tried again', async () => {
  const { sent } = await open({ send: () => Promise.reject(new CallError({ kind: 'network' })) })
  select('Plan first.')
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Important' }))
  const { getByRole, getByText } = within(await screen.findByRole('alert'))
  expect(getByText('Your highlight is not saved yet')).toBeDefined()
  expect(getByText('Plan first.')).toBeDefined()
  sent.mockResolvedValue({ highlight: aHighlight({ id: 'new', quote: 'Plan first.' }) })
  fireEvent.click(getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a chosen word is looked up, and its meanings become a note by one press', async () => {
  const { noted, said } = await open()
  select('Studies')
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Look up' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dictionary' }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Word' }).value).toBe('Studies')
  expect((await dialog.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)).toEqual([
    'study in this course',
    'study noun',
  ])
  expect(said).toEqual(['2 meanings'])
  fireEvent.click(dialog.getByRole('button', { name: 'Add to notes' }))
  expect(dialog.getByRole('button', { name: 'Added to notes' })).toBeDefined()
  await waitFor(() => expect(noted).toHaveBeenCalledOnce())
  expect(noted.mock.calls[0]?.[0].payload.content).toBe('study: What we do here.\nstudy (noun): a detailed inspection')
})

test('a look-up without a network says so, and can be tried again', async () => {
  const lookUp = vi.fn<(word: string) => unknown>(() => study)
  lookUp.mockImplementationOnce(() => Promise.reject(new CallError({ kind: 'network' })))
  await open({ lookUp })
  select('Studies')
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Look up' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/^“Studies” could not be looked up\./)).toBeDefined()
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('a detailed inspection')).toBeDefined()
})

test('a word that is not in the dictionary gets a message, and another one can be written', async () => {
  const lookUp = vi.fn<(word: string) => unknown>(() => ({ word: 'x', course: [], entries: [] }))
  await open({ lookUp })
  select('help')
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Look up' }))
  expect(await screen.findByText('The dictionary has no meaning for “help”.')).toBeDefined()
  fireEvent.change(screen.getByRole('textbox', { name: 'Word' }), { target: { value: 'aid' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Look up' }))
  await waitFor(() => expect(lookUp).toHaveBeenLastCalledWith('aid'))
})

test('a step of a software has the dictionary, and no colours', async () => {
  await open({ isOfSoftware: true })
  select('Studies')
  const { getByRole, queryByRole } = within(await bar())
  expect(getByRole('button', { name: 'Look up' })).toBeDefined()
  expect(queryByRole('button', { name: 'Important' })).toBeNull()
})

test('the bar closes when the focus goes on in the page, and opens again for the same words', async () => {
  await open()
  const opener = screen.getByRole('button', { name: 'Highlight or look up' })
  fireEvent.click(opener)
  const previous = within(await bar()).getByRole('button', { name: 'Previous sentence' })
  await waitFor(() => expect(document.activeElement).toBe(previous))
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Next sentence' }))
  const chosen = String(getSelection()).trim()
  act(() => addHelperToolbar().focus())
  expect(screen.getByRole('toolbar', { name: 'Selected text' })).toBeTruthy()
  act(() => opener.focus())
  expect(screen.queryByRole('toolbar', { name: 'Selected text' })).toBeNull()
  expect([String(getSelection()).trim(), document.activeElement]).toEqual([chosen, opener])
  fireEvent.click(opener)
  await bar()
  expect(String(getSelection()).trim()).toBe(chosen)
})
