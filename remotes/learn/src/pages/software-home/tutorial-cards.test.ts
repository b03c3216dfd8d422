import type { TutorialStep } from '@stepwise/shared/contracts'
import { aSoftware, aStep, aStepSummary } from '@stepwise/shared/testing'
import { expect, test } from 'vitest'
import { tutorialCards } from './tutorial-cards.ts'

const dragon = aSoftware({ slug: 'dragon' })
const essential = (url: string, changes = {}) => aStep({ softwareSlug: 'dragon', chapterSlug: null, url, ...changes })
const strategy = (url: string, changes = {}): TutorialStep => ({
  ...aStepSummary({ url }),
  softwareSlug: 'dragon',
  flowSlug: 'revision',
  learningModuleSlug: 'exam-day',
  chapterSlug: 'before-the-exam',
  ...changes,
})

test('each card leads to its first step and counts its own steps', () => {
  const tutorials = {
    essentialSteps: [
      essential('/first', { duration: 40, isCompleted: true }),
      essential('/second', { duration: 60 }),
      essential('/third', { duration: 30 }),
      essential('/other', { softwareSlug: 'nvda' }),
    ],
    flowSteps: [strategy('/strategy', { duration: 120 }), strategy('/other', { softwareSlug: 'nvda' })],
  }
  expect(tutorialCards(tutorials, dragon)).toEqual([
    expect.objectContaining({ name: 'Essentials', url: '/first', percent: 33, remainingDuration: 90 }),
    expect.objectContaining({ name: 'Strategies', url: '/strategy', percent: 0, remainingDuration: 120 }),
  ])
})

test('each card has a drawing of its own', () => {
  const cards = tutorialCards({ essentialSteps: [essential('/first')], flowSteps: [strategy('/strategy')] }, dragon)
  expect(new Set(cards.map(({ image }) => image)).size).toBe(2)
})

test('without steps there is no card', () => {
  expect(tutorialCards({ essentialSteps: [], flowSteps: [strategy('/strategy')] }, dragon)).toHaveLength(1)
  expect(tutorialCards({ essentialSteps: [essential('/e', { softwareSlug: 'nvda' })], flowSteps: [] }, dragon)).toEqual(
    [],
  )
})

test('all steps completed is 100 percent', () => {
  const tutorials = { essentialSteps: [essential('/first', { isCompleted: true })], flowSteps: [] }
  expect(tutorialCards(tutorials, dragon)[0]).toMatchObject({ percent: 100, remainingDuration: 0 })
})
