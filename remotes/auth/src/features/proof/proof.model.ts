import { call, fieldErrorsOf, isStatus } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, type Effect, sample } from 'effector'

// docs/product/ways-in.md#proof: some changes need a recent proof that it is the person themselves. They are asked when the server
// says so, and what they wanted is then done without another press.

export interface ProofRequest {
  answer: (isProved: boolean) => void
}

/** The person does not want to show that it is them: nothing was changed, and nothing has to be said. */
export class ProofCancelled extends Error {
  override readonly name = 'ProofCancelled'
}

const proofAsked = createEvent<ProofRequest>()
/** The person has shown that it is them, or does not want to. */
export const proofAnswered = createEvent<boolean>()

/** What waits for a proof. Whoever takes a request off this list answers it (see ProofDialog). */
export const $proofRequests = personalStore<readonly ProofRequest[]>([]).on(proofAsked, (requests, asked) => [
  ...requests,
  asked,
])

const askForProofFx = createEffect(() => new Promise<boolean>((answer) => proofAsked({ answer })))
const answerFx = createEffect(({ requests, isProved }: { requests: readonly ProofRequest[]; isProved: boolean }) => {
  for (const { answer } of requests) answer(isProved)
})
export const proveWithPasswordFx = createEffect((password: string) => call('POST /users/proof', { body: { password } }))

sample({
  clock: proofAnswered,
  source: $proofRequests,
  fn: (requests, isProved) => ({ requests, isProved }),
  target: answerFx,
})
$proofRequests.reset(answerFx)

/**
 * The same effect, but where the server wants a proof, the person is asked for it and the call is made again. Fails with a
 * `ProofCancelled` when they do not want to. Needs a `ProofDialog` on the page.
 */
export function withProof<Params, Done>(effect: Effect<Params, Done>): Effect<Params, Done> {
  return createEffect<Params, Done>(async (params) => {
    try {
      return await effect(params)
    } catch (error) {
      if (!isProofNeeded(error)) throw error
    }
    if (!(await askForProofFx())) throw new ProofCancelled()
    return effect(params)
  })
}

const isProofNeeded = (error: unknown) => isStatus(error, 403) && 'proof' in fieldErrorsOf(error)

/** Resolves with whether it was done; false when the person did not want to show that it is them. Rejects for any other reason. */
export async function isDone(action: Promise<unknown>): Promise<boolean> {
  try {
    await action
    return true
  } catch (error) {
    if (error instanceof ProofCancelled) return false
    throw error
  }
}
