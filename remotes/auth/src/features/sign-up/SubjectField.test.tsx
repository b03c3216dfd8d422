import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SubjectField, typingRestMs } from './SubjectField.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

function Field({ chosen }: { chosen: string | null }) {
  const [value, setValue] = useState(chosen)
  return <SubjectField field={{ id: 'subject', name: 'subject', value, onChange: setValue, error: undefined }} />
}

function open(chosen: string | null = null) {
  const { scope } = renderPart(<Field chosen={chosen} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const box = screen.getByRole('combobox', { name: 'Course subject' })
  return {
    type: async (text: string) => {
      await user.clear(box)
      if (text) await user.paste(text)
    },
    rest: (ms = typingRestMs) => act(() => vi.advanceTimersByTimeAsync(ms)),
    said: () => scope.getState($announcement),
    shown: () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent),
  }
}

test.each([
  ['engineering', '5 subjects found'],
  ['LAW', '1 subject found'],
  // As pasted from a page: with a zero-width space and a soft hyphen.
  ['de\u200Bsi\u00ADgn', '2 subjects found'],
  ['alchemy', 'No subject found. Choose “Not listed”.'],
])('“%s”: %s, as many as are shown, once the typing rests', async (typed, words) => {
  const { type, rest, said, shown } = open()
  await type(typed)
  await rest(typingRestMs - 100)
  expect(said()).toBe('')
  await rest(100)
  expect(said()).toBe(words)
  expect(shown()).toHaveLength(Number.parseInt(words, 10) || 0)
})

test('only the last words are said, and neither an empty box nor a choice is a search', async () => {
  const { type, rest, said } = open('Music')
  await rest()
  expect(said()).toBe('')
  await type('alchemy')
  await rest(typingRestMs - 50)
  await type('')
  await rest()
  expect(said()).toBe('')
  await type('law')
  await rest(typingRestMs - 50)
  fireEvent.click(screen.getByRole('option', { name: 'Law', hidden: true }))
  await rest()
  expect(said()).toBe('')
})
