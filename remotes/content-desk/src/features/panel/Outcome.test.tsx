import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Outcome } from './Outcome.tsx'

function Panel() {
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <button type="button" onClick={() => setOutcome('Publish it?')}>
        Publish
      </button>
      {outcome !== '' && (
        <Outcome key={outcome} title={outcome}>
          <button type="button" onClick={() => setOutcome('Are you sure?')}>
            Yes
          </button>
          <button type="button" onClick={() => setOutcome('')}>
            Not yet
          </button>
        </Outcome>
      )}
    </>
  )
}

test('each outcome takes the focus, and the last one gives it back to what was pressed first', async () => {
  renderPart(<Panel />)
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Publish it?' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Are you sure?' }))
  await userEvent.click(screen.getByRole('button', { name: 'Not yet' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' }))
})
