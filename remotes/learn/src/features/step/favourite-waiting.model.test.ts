import { CallError } from '@stepwise/shared/http'
import {
  aLearningModule,
  aStep,
  aStepPath,
  asksBeforeLeaving,
  aUser,
  fillDevice,
  signedInScope,
} from '@stepwise/shared/testing'
import { announced } from '@stepwise/shared/ui'
import { allSettled, createWatch, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { favouritesOutbox, favouriteToggled, saveFavouriteFx } from './favourite.model.ts'
import { $favouriteWaiting, savedMessage, waitingMessages } from './favourite-waiting.model.ts'
import { $step, loadStepFx, stepRequested } from './step.model.ts'

const address = { view: 'flows' as const, ...aStepPath }
const answers = {
  offline: () => {
    throw new CallError({ kind: 'network' })
  },
  rejected: () => {
    throw new CallError({ kind: 'http', status: 404, msg: 'Gone.', errors: {} })
  },
  saved: ({ payload }: { payload: { isFavourite: boolean } }) => ({
    isFavourite: payload.isFavourite,
    chapterId: '',
    stepId: aStep().id,
    badges: [],
    favourites: [],
  }),
}

/** A step on screen, and what is announced. The network answers as it was set last. */
async function visit(person: string) {
  const network = vi.fn<(sent: { payload: { isFavourite: boolean } }) => unknown>(answers.offline)
  const scope: Scope = await signedInScope(aUser({ id: person }), {
    handlers: [
      [loadStepFx, () => ({ step: aStep(), learningModule: aLearningModule() })],
      [saveFavouriteFx, network],
    ],
  })
  const words: string[] = []
  createWatch({ unit: announced, fn: (text) => words.push(text), scope })
  void allSettled(stepRequested, { scope, params: address })
  await vi.waitFor(() => expect(scope.getState($step)).not.toBeNull())
  const isPending = () => scope.getState($favouriteWaiting) !== null
  return {
    scope,
    words,
    isPending,
    answerWith: (name: keyof typeof answers) => network.mockImplementation(answers[name]),
    /** Resolves once so many calls were made and answered. */
    toggle: async () => {
      const before = network.mock.calls.length
      void allSettled(favouriteToggled, { scope })
      await vi.waitFor(() => expect(network.mock.calls.length).toBeGreaterThan(before))
    },
    sendAgain: async () => {
      const before = network.mock.calls.length
      void allSettled(favouritesOutbox.networkReturned, { scope })
      await vi.waitFor(() => expect(network.mock.calls.length).toBeGreaterThan(before))
    },
  }
}

test('a change that is saved at once is not announced: the button says it', async () => {
  const { words, answerWith, toggle, isPending } = await visit('at-once')
  answerWith('saved')
  await toggle()
  await vi.waitFor(() => expect(isPending()).toBe(false))
  expect(words).toEqual([])
})

test('a change that waits is announced once, however often it is sent again, and so is its success', async () => {
  const { words, answerWith, toggle, sendAgain, isPending } = await visit('waits')
  await toggle()
  await vi.waitFor(() => expect(words).toEqual([waitingMessages.kept]))
  await sendAgain()
  expect(isPending()).toBe(true)
  expect(words).toEqual([waitingMessages.kept])
  answerWith('saved')
  await sendAgain()
  await vi.waitFor(() => expect(words).toEqual([waitingMessages.kept, savedMessage]))
  expect(isPending()).toBe(false)
})

test('each change that the person makes while nothing can be saved is announced', async () => {
  const { words, toggle, isPending } = await visit('twice')
  await toggle()
  await vi.waitFor(() => expect(words).toHaveLength(1))
  await toggle()
  await vi.waitFor(() => expect(words).toEqual([waitingMessages.kept, waitingMessages.kept]))
  expect(isPending()).toBe(true)
})

test('after a rejection the next success is not announced as that of a change that waited', async () => {
  const { words, answerWith, toggle, sendAgain, scope } = await visit('rejected')
  await toggle()
  await vi.waitFor(() => expect(words).toEqual([waitingMessages.kept]))
  answerWith('rejected')
  await sendAgain()
  await vi.waitFor(() => expect(scope.getState(favouritesOutbox.$entries)).toEqual({}))
  answerWith('saved')
  await toggle()
  await vi.waitFor(() => expect(scope.getState(favouritesOutbox.$entries)).toEqual({}))
  expect(words).toEqual([waitingMessages.kept])
})

test('a change is not said to be stored on a full device, and the browser asks before it leaves the page', async () => {
  const makeRoom = fillDevice()
  const { words, toggle, scope } = await visit('full')
  await toggle()
  await vi.waitFor(() => expect(words).toEqual([waitingMessages.unstored]))
  expect(scope.getState($favouriteWaiting)).toBe(waitingMessages.unstored)
  expect(asksBeforeLeaving()).toBe(true)
  makeRoom()
})
