import { CallError, call, fieldErrorsOf } from '@stepwise/shared/http'
import { $personId, signedIn, signedOut } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { withCookies } from '../../features/sign-in/with-cookies.ts'

interface LinkUse {
  /** From the link of the mail. */
  token: string
  isSharedComputer: boolean
}

/** Signs in with a link, which is used up then. */
export const openLinkFx = createEffect(async ({ token, isSharedComputer }: LinkUse) => {
  try {
    return await withCookies(() =>
      call('POST /auth/sign_in_links/sign_in', { body: { token, is_shared_computer: isSharedComputer } }),
    )
  } catch (error) {
    throw withoutLinks(error)
  }
})

/** Of a refusal only what is wrong with the link: the page itself leads on, and elsewhere where someone is signed in. */
function withoutLinks(error: unknown): unknown {
  const [message] = fieldErrorsOf(error).token ?? []
  if (!(error instanceof CallError) || error.failure.kind !== 'http' || message === undefined) return error
  return new CallError({ ...error.failure, msg: message })
}

const linkUsed = sample({
  clock: openLinkFx.doneData,
  source: $personId,
  fn: (presentId, user) => ({ user, isOther: presentId !== null && presentId !== user.id }),
})
// Whoever was signed in before is signed out first: nothing of theirs stays on the page.
sample({ clock: linkUsed, filter: ({ isOther }) => isOther, fn: () => {}, target: signedOut })
sample({ clock: linkUsed, fn: ({ user }) => user, target: signedIn })
