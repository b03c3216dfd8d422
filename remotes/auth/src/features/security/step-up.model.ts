import { call, fieldErrorsOf, isStatus } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, type Effect, sample } from 'effector'

// docs/product/ways-in.md#proof: some changes need a recent step-up authentication. The person is asked for it when the server
// says so, and what they wanted is then done without another press.

export interface StepUpRequest {
  answer: (isSteppedUp: boolean) => void
}

/** The person does not want to show that it is them: nothing was changed, and nothing has to be said. */
export class StepUpCancelled extends Error {
  override readonly name = 'StepUpCancelled'
}

const stepUpRequested = createEvent<StepUpRequest>()
/** The person has shown that it is them, or does not want to. */
export const stepUpAnswered = createEvent<boolean>()

/** What waits for a step-up. Whoever takes a request off this list answers it (see StepUpDialog). */
export const $stepUpRequests = personalStore<readonly StepUpRequest[]>([]).on(stepUpRequested, (requests, asked) => [
  ...requests,
  asked,
])

const requestStepUpFx = createEffect(() => new Promise<boolean>((answer) => stepUpRequested({ answer })))
const answerFx = createEffect(
  ({ requests, isSteppedUp }: { requests: readonly StepUpRequest[]; isSteppedUp: boolean }) => {
    for (const { answer } of requests) answer(isSteppedUp)
  },
)
export const stepUpWithPasswordFx = createEffect((password: string) =>
  call('POST /users/proof', { body: { password } }),
)

sample({
  clock: stepUpAnswered,
  source: $stepUpRequests,
  fn: (requests, isSteppedUp) => ({ requests, isSteppedUp }),
  target: answerFx,
})
$stepUpRequests.reset(answerFx)

/**
 * The same effect, but where the server wants a step-up, the person is asked for it and the call is made again. Fails with a
 * `StepUpCancelled` when they do not want to. Needs a `StepUpDialog` on the page.
 */
export function withStepUp<Params, Done>(effect: Effect<Params, Done>): Effect<Params, Done> {
  return createEffect<Params, Done>(async (params) => {
    try {
      return await effect(params)
    } catch (error) {
      if (!isStepUpNeeded(error)) throw error
    }
    if (!(await requestStepUpFx())) throw new StepUpCancelled()
    return effect(params)
  })
}

const isStepUpNeeded = (error: unknown) => isStatus(error, 403) && 'proof' in fieldErrorsOf(error)

/** Resolves with whether it was done; false when the person did not want to show that it is them. Rejects for any other reason. */
export async function isDone(action: Promise<unknown>): Promise<boolean> {
  try {
    await action
    return true
  } catch (error) {
    if (error instanceof StepUpCancelled) return false
    throw error
  }
}
