import { badgesReceived } from '@stepwise/shared/badges'
import { CallError } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { completeStep } from './step.api.ts'
import { $address, $step, stepAsked, stepCompleted, stepShown } from './step.model.ts'
import type { StepAddress } from './step-address.ts'

/** A step to be marked completed on the server, and how often that has failed. */
interface Completion {
  stepId: string
  address: StepAddress
  failures: number
}

/** How long to wait after the first failure, the second, and so on; then until the network is back. */
const pauses = [2_000, 8_000, 30_000]

/** The video on screen has been watched for 5 seconds (mission 6). */
export const videoWatched = createEvent()
/** The browser says that it is online again. */
export const networkReturned = createEvent()
const completionAsked = createEvent<Completion>()
const completionParked = createEvent<Completion>()
const completionDropped = createEvent<Completion>()

/** Steps under way to the server: none is sent twice. */
const $underWay = createStore<string[]>([])
/** Completions that have failed too often for now. Nobody is interrupted for them. */
const $parked = createStore<Completion[]>([])

export const completeStepFx = createEffect(({ address }: Completion) => completeStep(address))
export const pauseFx = createEffect(
  ({ failures }: Completion) => new Promise<void>((resolve) => setTimeout(resolve, pauses[failures - 1])),
)
const sendAgainFx = createEffect((parked: Completion[]) => {
  for (const completion of parked) completionAsked({ ...completion, failures: 0 })
})

$underWay
  .on(completionAsked, (underWay, { stepId }) => [...underWay.filter((id) => id !== stepId), stepId])
  .on(completeStepFx.done, (underWay, { params }) => underWay.filter((id) => id !== params.stepId))
  .on(completionDropped, (underWay, { stepId }) => underWay.filter((id) => id !== stepId))
  .reset(signedOut)
$parked.on(completionParked, (parked, completion) => [...parked, completion]).reset(sendAgainFx, signedOut)

// Spec 4: what is read counts as soon as it is there; a video counts once it is watched.
sample({
  clock: stepShown,
  source: $underWay,
  filter: (underWay, { step, address }) =>
    address !== null && step.pageType !== 'vid' && !step.isCompleted && !underWay.includes(step.id),
  fn: (_, { step, address }) => ({ stepId: step.id, address: address as StepAddress, failures: 0 }),
  target: completionAsked,
})
sample({
  clock: videoWatched,
  source: { step: $step, address: $address, underWay: $underWay },
  filter: ({ step, address, underWay }) =>
    address !== null && step?.pageType === 'vid' && !step.isCompleted && !underWay.includes(step.id),
  fn: ({ step, address }) => ({ stepId: step?.id ?? '', address: address as StepAddress, failures: 0 }),
  target: completionAsked,
})
sample({ clock: completionAsked, target: completeStepFx })
sample({ clock: completeStepFx.doneData, target: stepCompleted })
sample({ clock: completeStepFx.doneData, fn: ({ user }) => user.badges, target: badgesReceived })

const failedAgain = completeStepFx.fail.map(({ params, error }) => ({
  completion: { ...params, failures: params.failures + 1 },
  isWorthTrying: isPassing(error),
}))
sample({
  clock: failedAgain,
  filter: ({ completion, isWorthTrying }) => isWorthTrying && completion.failures <= pauses.length,
  fn: ({ completion }) => completion,
  target: pauseFx,
})
sample({
  clock: failedAgain,
  filter: ({ completion, isWorthTrying }) => isWorthTrying && completion.failures > pauses.length,
  fn: ({ completion }) => completion,
  target: completionParked,
})
sample({
  clock: failedAgain,
  filter: ({ isWorthTrying }) => !isWorthTrying,
  fn: ({ completion }) => completion,
  target: completionDropped,
})
sample({
  clock: pauseFx.done,
  source: $underWay,
  // After a sign-out nothing of the last person is sent.
  filter: (underWay, { params }) => underWay.includes(params.stepId),
  fn: (_, { params }) => params,
  target: completeStepFx,
})
sample({
  clock: [networkReturned, stepAsked],
  source: $parked,
  filter: ({ length }) => length > 0,
  target: sendAgainFx,
})

/** Whether the same call may work later: the network or the server is in trouble, not the call. */
function isPassing(error: Error): boolean {
  if (!(error instanceof CallError)) return false
  return error.failure.kind === 'network' || (error.failure.kind === 'http' && error.failure.status >= 500)
}
