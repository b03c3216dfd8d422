import type { Reflection } from '@stepwise/shared/contracts'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, createWatch, type EventCallable, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { anEntry } from '../testing/an-entry.ts'
import * as model from './entry.model.ts'
import { emptyEntry } from './prompts.ts'

// docs/product/journal.md#draft-offered

const saved = anEntry({ act: 'Breathe.', version: 3 })
const savedValues = { ...emptyEntry, title: 'Talk', act: 'Breathe.' }
const changedValues = { ...savedValues, title: 'Talk, again' }

async function open(entry: Reflection | null) {
  const scope = await signedInScope(aUser())
  const left = vi.fn()
  createWatch({ unit: model.draftLeft, scope, fn: left })
  await send(model.formOpened, scope, entry)
  return { scope, left }
}
const send = <Params>(event: EventCallable<Params>, scope: Scope, params: Params) =>
  allSettled(event, { scope, params } as never)
const stored = (scope: Scope) => scope.getState(model.drafts.$drafts)

/** The form is closed with a draft at step 1, and opened again: it offers the draft. */
async function offered() {
  const { scope, left } = await open(saved)
  await send(model.valuesChanged, scope, changedValues)
  await send(model.placeChanged, scope, 1)
  await send(model.formClosed, scope, undefined)
  expect(left).toHaveBeenCalledTimes(1)
  await send(model.formOpened, scope, saved)
  left.mockClear()
  expect(scope.getState(model.$isDraftOffered)).toBe(true)
  expect(scope.getState(model.$start)).toBeNull()
  return { scope, left }
}

test('a draft is stored with its place and version once it differs from the entry, and discarded when it does not', async () => {
  const { scope } = await open(saved)
  await send(model.valuesChanged, scope, savedValues)
  await send(model.placeChanged, scope, 2)
  expect(stored(scope)).toEqual({})
  await send(model.valuesChanged, scope, changedValues)
  expect(stored(scope)).toEqual({
    one: { draftId: 'one', key: expect.any(String), base: { id: 'one', version: 3 }, values: changedValues, place: 2 },
  })
  await send(model.valuesChanged, scope, savedValues)
  expect(stored(scope)).toEqual({})
})

test('a draft that is continued begins where it was left, and only a change makes it unfinished again', async () => {
  const { scope, left } = await offered()
  await send(model.draftContinued, scope, undefined)
  expect(scope.getState(model.$start)).toMatchObject({ values: changedValues, place: 1 })
  expect(scope.getState(model.$place)).toBe(1)
  await send(model.valuesChanged, scope, changedValues)
  await send(model.formClosed, scope, undefined)
  expect(left).not.toHaveBeenCalled()
  expect(stored(scope)).toMatchObject({ one: { values: changedValues, place: 1 } })
})

test('another step of a continued draft is stored', async () => {
  const { scope } = await offered()
  await send(model.draftContinued, scope, undefined)
  await send(model.placeChanged, scope, 3)
  expect(stored(scope)).toMatchObject({ one: { values: changedValues, place: 3 } })
})

test('an offered draft stays while nothing else is written, and is replaced then', async () => {
  const { scope } = await offered()
  await send(model.startedOver, scope, undefined)
  expect(scope.getState(model.$start)).toMatchObject({ values: savedValues, place: 0 })
  await send(model.valuesChanged, scope, savedValues)
  expect(stored(scope)).toMatchObject({ one: { values: changedValues } })
  await send(model.valuesChanged, scope, { ...savedValues, act: 'Plan.' })
  expect(stored(scope)).toMatchObject({ one: { values: { ...savedValues, act: 'Plan.' }, place: 0 } })
})

test('a recovered draft is a new entry: no version, another idempotency key, from the first page', async () => {
  const { scope } = await offered()
  const draft = stored(scope).one as model.EntryDraft
  await send(model.formClosed, scope, undefined)
  await send(model.recoveredDraftContinued, scope, draft)
  const start = scope.getState(model.$start)
  expect(start).toMatchObject({ draftId: 'one', values: changedValues, base: null, place: 0 })
  expect(start?.key).not.toBe(draft.key)
  expect(scope.getState(model.$isEdit)).toBe(false)
})

test('another step closes the help tips', async () => {
  const { scope } = await open(null)
  await send(model.tipToggled, scope, 'observe1')
  await send(model.tipToggled, scope, 'observe2')
  await send(model.tipToggled, scope, 'observe1')
  expect(scope.getState(model.$openTips)).toEqual(['observe2'])
  await send(model.placeChanged, scope, 2)
  expect(scope.getState(model.$openTips)).toEqual([])
})
