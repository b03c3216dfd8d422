// docs/product/content-desk.md#difference
import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { summaryOf } from './Differences.tsx'
import { LazyDifferences } from './LazyDifferences.tsx'

test('words that came and went are marked, also for people who cannot see the marks, and the summary is announced', async () => {
  const { scope } = renderPart(
    <LazyDifferences before={{ text: 'Call 116 123 now' }} after={{ text: 'Call 116 124 now' }} />,
  )
  expect(await screen.findByText('Changes: 1 changed.')).toBeTruthy()
  await waitFor(() => expect(scope.getState($announcement)).toBe('Changes: 1 changed.'))
  expect(document.querySelector('del')?.textContent).toBe(' removed: 123, end of removed. ')
  expect(document.querySelector('ins')?.textContent).toBe(' added: 124, end of added. ')
})

test('only the text near a change is shown of a long one', async () => {
  const long = 'word '.repeat(200)
  renderPart(<LazyDifferences before={{ text: `${long}old` }} after={{ text: `${long}new` }} />)
  await screen.findByText('Changes: 1 changed.')
  expect(screen.getByRole('main').textContent?.length).toBeLessThan(400)
})

test('the summary counts what was done', () => {
  expect(summaryOf([])).toBe('There is no difference.')
  expect(summaryOf([{ kind: 'added' }, { kind: 'moved' }, { kind: 'added' }])).toBe('Changes: 2 added, 1 moved.')
})
