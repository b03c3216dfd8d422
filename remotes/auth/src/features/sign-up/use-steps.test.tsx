import { useNavigate, usePageTitle } from '@stepwise/shared/routing'
import { renderPart } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { stepHeading, useSteps } from './use-steps.ts'

function Example({ start }: { start?: number }) {
  const [reachable, setReachable] = useState(3)
  const { step, goTo } = useSteps({ count: 3, reachable, ...(start && { start }) })
  const navigate = useNavigate()
  const heading = stepHeading(step, 3, `part ${step}`)
  usePageTitle(`${heading} - Example`)
  return (
    <>
      <PageHeading key={step}>{heading}</PageHeading>
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

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const expectStep = async (step: number) => {
  expect(await screen.findByRole('heading', { name: `Step ${step} of 3: part ${step}` })).toBe(document.activeElement)
  expect(document.title).toBe(`Step ${step} of 3: part ${step} - Example - Stepwise`)
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
  renderPart(<Example />)
  await press('Next')
  await expectStep(2)
  await press('Browser back')
  await expectStep(1)
  await press('Invalidate')
  await press('Browser forward')
  expect(screen.getByRole('heading', { name: 'Step 1 of 3: part 1' })).toBeDefined()
  expect(document.title).toBe('Step 1 of 3: part 1 - Example - Stepwise')
})
