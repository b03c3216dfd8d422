import { aStep, aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { stepShown } from '../step/step.model.ts'
import { $addDraft, addTyped, clearedDraftRestored, draftCleared } from './note-boxes.model.ts'
import { addDraftId, placeOfStep } from './pending-note.ts'
import { noteProposed, noteStarted } from './start-note.model.ts'
import { noteDrafts, notesNeeded } from './unsaved-notes.model.ts'

test('words of the video are added to the text in the box, with their moment', async () => {
  const scope = await signedInScope(aUser())
  await allSettled(stepShown, { scope, params: { address: null, step: aStep() } })
  await allSettled(noteStarted, { scope, params: { videoTime: 16.5, text: 'Charge every device.' } })
  expect(scope.getState($addDraft)).toMatchObject({ content: 'Charge every device.', videoTime: 16 })

  await allSettled(addTyped, { scope, params: 'My own words' })
  await allSettled(noteStarted, { scope, params: { videoTime: 30, text: 'Arrive early.' } })
  expect(scope.getState($addDraft)).toMatchObject({ content: 'My own words\nArrive early.', videoTime: 30 })
})

// docs/product/notes.md#cleared-said
test('a moment without words that is cleared is announced, and can be brought back', async () => {
  const scope = await signedInScope(aUser())
  const step = aStep()
  await allSettled(stepShown, { scope, params: { address: null, step } })
  await allSettled(noteStarted, { scope, params: { videoTime: 16 } })
  await allSettled(draftCleared, { scope, params: addDraftId(step.id) })
  expect(scope.getState($addDraft)).toBeNull()
  expect(scope.getState($announcement)).toMatch(/^The moment of the video is cleared\./)
  await allSettled(clearedDraftRestored, { scope, params: addDraftId(step.id) })
  expect(scope.getState($addDraft)).toMatchObject({ videoTime: 16 })
})

test('a proposed text waits for the draft of this device, is below it, and is there once', async () => {
  const step = aStep()
  const nothing = { own: {}, orphans: [], inOtherTabs: [], unreadable: 0 }
  const draft = { content: 'My own words', place: placeOfStep(step) }
  const load = vi
    .fn(async () => ({ ...nothing, own: { [addDraftId(step.id)]: draft } }))
    .mockImplementationOnce(async () => ({ ...nothing, own: {} }))
  const scope = await signedInScope(aUser(), { handlers: [[noteDrafts.loadFx, load]] })
  await allSettled(stepShown, { scope, params: { address: null, step } })
  expect(scope.getState($addDraft)).toBeNull()

  const loaded = allSettled(notesNeeded, { scope })
  await allSettled(noteProposed, { scope, params: '- Topic: railways' })
  await loaded
  expect(scope.getState($addDraft)).toMatchObject({ content: 'My own words\n- Topic: railways' })
  await allSettled(noteProposed, { scope, params: '- Topic: railways' })
  expect(scope.getState($addDraft)).toMatchObject({ content: 'My own words\n- Topic: railways' })
})
