import { renderPart, wrapTexts } from '@stepwise/shared/testing'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, createEvent, createStore, fork } from 'effector'
import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { recordFaults } from '../testing.tsx'
import { PartBoundary } from './PartBoundary.tsx'

// docs/product/errors.md#page-edited

const journal = { name: 'journal', version: '2.1.0-cd34ef56' }
const announce = vi.fn()
const toggled = createEvent()
const $isSaved = createStore(false).on(toggled, (isSaved) => !isSaved)

/** Its text is beside what comes and goes. */
function Fragile({ children }: { children?: ReactNode }) {
  const [isSaved, toggle] = useUnit([$isSaved, toggled])
  return (
    <section>
      <h2>Reflect</h2>
      <button type="button" onClick={toggle}>
        {isSaved && <b>Done: </b>}
        Save
      </button>
      {children}
    </section>
  )
}

function Fields() {
  const [title, setTitle] = useState('')
  const [isDaily, setDaily] = useState(false)
  const [mood, setMood] = useState('calm')
  return (
    <>
      <input aria-label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <textarea aria-label="Text" />
      <label>
        <input type="checkbox" checked={isDaily} onChange={() => setDaily(!isDaily)} />
        <span>Daily</span>
      </label>
      <select aria-label="Mood" value={mood} onChange={(event) => setMood(event.target.value)}>
        <option>calm</option>
        <option>glad</option>
      </select>
      <p>{`${title}, ${isDaily ? 'daily' : 'once'}, ${mood}`}</p>
    </>
  )
}

function show(children?: ReactNode) {
  const scope = fork()
  renderPart(
    <PartBoundary owner={journal} title="Reflective journal" announce={announce}>
      <Fragile>{children}</Fragile>
    </PartBoundary>,
    { scope },
  )
  const { stop } = wrapTexts()
  onTestFinished(stop)
  return scope
}
const save = () => screen.getByRole('button')
const card = () => screen.queryByRole('heading', { name: 'Reflective journal could not be shown' })

beforeEach(() => {
  announce.mockReset()
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('a part whose text nodes something has wrapped is rendered again, with its state, and the focus stays', async () => {
  show()
  await userEvent.click(save())
  expect(card()).toBeNull()
  expect(save().textContent).toBe('Done: Save')
  expect(document.activeElement).toBe(save())
  expect(announce).not.toHaveBeenCalled()
})

test('typed text and choices are still there', async () => {
  show(<Fields />)
  await userEvent.type(screen.getByLabelText('Title'), 'My day')
  await userEvent.type(screen.getByLabelText('Text'), 'Long')
  await userEvent.click(screen.getByLabelText('Daily'))
  await userEvent.selectOptions(screen.getByLabelText('Mood'), 'glad')
  await userEvent.click(save())
  expect(screen.getByText('My day, daily, glad')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Long')
})

test('a person who was writing goes on at the same place', async () => {
  const scope = show(<Fields />)
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text')
  await userEvent.type(text(), 'Long')
  text().setSelectionRange(2, 2)
  await act(() => allSettled(toggled, { scope }))
  expect(document.activeElement).toBe(text())
  expect([text().selectionStart, text().selectionEnd]).toEqual([2, 2])
})

test('the server gets a report that something else has edited the page', async () => {
  const faults = recordFaults()
  show()
  await userEvent.click(save())
  expect(await faults()).toEqual([
    { part: 'journal', version: '2.1.0-cd34ef56', message: expect.stringMatching(/^EditedPageError: NotFoundError: /) },
  ])
})

test('the failure is shown when it happens again at once, and later the part recovers again', async () => {
  const scope = show()
  const toggle = () => act(() => allSettled(toggled, { scope }))
  await toggle()
  await toggle()
  vi.advanceTimersByTime(60_000)
  await toggle()
  expect(card()).toBeNull()
  await toggle()
  await toggle()
  expect(card()).not.toBeNull()
  expect(announce.mock.calls).toEqual([['Reflective journal has stopped working.']])
})
