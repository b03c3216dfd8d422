// docs/product/routes-and-guards.md#own-title
import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../testing/index.ts'
import { usePageTitle } from './index.ts'

let showStep: (step: number) => void
function Page() {
  const [step, setStep] = useState(1)
  showStep = setStep
  usePageTitle(`Step ${step} of 2`)
  return step === 2 ? <Prefix /> : null
}

/** Stands for a form that is refused, or a timer. */
function Prefix() {
  useEffect(() => {
    document.title = `Error: ${document.title}`
  }, [])
  return null
}

test('a page has the title that it gives itself, in place of the one of its address', () => {
  document.title = 'Dsa licence - Stepwise'
  renderPart(<Page />)
  expect(document.title).toBe('Step 1 of 2 - Stepwise')
})

test('a prefix from elsewhere stays when the title changes', () => {
  document.title = 'Dsa licence - Stepwise'
  renderPart(<Page />)
  act(() => showStep(2))
  expect(document.title).toBe('Error: Step 2 of 2 - Stepwise')
  act(() => showStep(1))
  expect(document.title).toBe('Error: Step 1 of 2 - Stepwise')
})
