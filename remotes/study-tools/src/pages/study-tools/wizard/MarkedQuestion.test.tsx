import { wrapTexts } from '@stepwise/shared/testing'
import { act, render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { findTaskWords } from '../../../features/task-words/find-task-words.ts'
import { MarkedQuestion } from './MarkedQuestion.tsx'

// docs/product/accessibility.md#text-has-an-element
test('the question follows what is typed while something wraps every text of the page', async () => {
  const words = ['discuss', 'justify'].map((directive) => ({ directive, definition: '' }))
  const pieces = (question: string) => findTaskWords(question, words)
  const { container, rerender } = render(<MarkedQuestion pieces={pieces('Is it true?')} />)
  onTestFinished(wrapTexts().stop)
  for (const question of ['Is it true? Discuss', 'Discuss it', 'Discuss it, and justify why', 'Say why', 'Justify']) {
    await act(async () => rerender(<MarkedQuestion pieces={pieces(question)} />))
    expect(container.textContent).toBe(question)
  }
})
