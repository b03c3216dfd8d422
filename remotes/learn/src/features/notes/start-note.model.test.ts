import { aStep, aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { stepShown } from '../step/step.model.ts'
import { $addDraft, addTyped } from './note-boxes.model.ts'
import { noteStarted } from './start-note.model.ts'

test('words of the video are added to the text in the box, with their moment', async () => {
  const scope = await signedInScope(aUser())
  await allSettled(stepShown, { scope, params: { address: null, step: aStep() } })
  await allSettled(noteStarted, { scope, params: { videoTime: 16.5, text: 'Charge every device.' } })
  expect(scope.getState($addDraft)).toMatchObject({ content: 'Charge every device.', videoTime: 16 })

  await allSettled(addTyped, { scope, params: 'My own words' })
  await allSettled(noteStarted, { scope, params: { videoTime: 30, text: 'Arrive early.' } })
  expect(scope.getState($addDraft)).toMatchObject({ content: 'My own words\nArrive early.', videoTime: 30 })
})
