import { useNavigate } from '@stepwise/shared/routing'
import { renderPart } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useSteps } from './use-steps.ts'

function Example({ start }: { start?: number }) {
  const [reachable, setReachable] = useState(3)
  const { step, goTo } = useSteps({ count: 3, reachable, ...(start && { start }) })
  const navigate = useNavigate()
  return (
    <>
      <PageHeading key={step}>{`Step ${step}`}</PageHeading>
      <button type="button" onClick={() => goTo(step + 1)}>
        Next
      </button>
      <button type="button" onClick={() => goTo(step - 1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Browser forward
      </button>
      <button type="button" onClick={() => setReachable(1)}>
        Invalidate
      </button>
    </>
  )
}

beforeEach(() => {
  document.title = 'Example - Stepwise'
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const expectStep = async (step: number) => {
  expect(await screen.findByRole('heading', { name: `Step ${step}` })).toBe(document.activeElement)
  expect(document.title).toBe(`Example, step ${step} of 3 - Stepwise`)
}

test('each step is an entry of the history, with focus on its heading and its own title', async () => {
  renderPart(<Example />)
  await press('Next')
  await expectStep(2)
  await press('Next')
  await expectStep(3)
  await press('Browser back')
  await expectStep(2)
  await press('Back')
  await expectStep(1)
  await press('Browser forward')
  await expectStep(2)
})

test('Back from the step that a visit began with leads to the step before', async () => {
  renderPart(<Example start={3} />)
  await press('Back')
  await expectStep(2)
  await press('Next')
  await expectStep(3)
  await press('Back')
  await expectStep(2)
})

test('an entry whose step is no longer reachable shows the last reachable step', async () => {
  const { unmount } = renderPart(<Example />)
  await press('Next')
  await expectStep(2)
  await press('Browser back')
  await expectStep(1)
  await press('Invalidate')
  await press('Browser forward')
  expect(screen.getByRole('heading', { name: 'Step 1' })).toBeDefined()
  unmount()
  expect(document.title).toBe('Example - Stepwise')
})
