import { aLearningModule, aStepSummary } from '@stepwise/shared/testing'
import { expect, test } from 'vitest'
import { relatedSteps } from './related-steps.ts'

const [chapter] = aLearningModule().chapters
const steps = ['first', 'second', 'third'].map((id) =>
  aStepSummary({ id, name: id, url: `/${id}`, pageType: id === 'third' ? 'vid' : 'text', duration: 90 }),
)
const learningModule = aLearningModule({ chapters: chapter ? [{ ...chapter, steps }] : [] })

test('related steps are those after the next one', () => {
  expect(relatedSteps(learningModule, 'first')).toMatchObject([{ url: '/third', title: 'third' }])
  expect(relatedSteps(learningModule, 'third')).toEqual([])
})

test('a step of another module has no related steps', () =>
  expect(relatedSteps(learningModule, 'elsewhere')).toEqual([]))
