import type { UserInfo } from '@stepwise/shared/contracts'
import { createDrafts } from '@stepwise/shared/drafts'
import { call, messageFor } from '@stepwise/shared/http'
import {
  $personId,
  $user,
  firstLoginOf,
  personalStore,
  sessionCheckStarted,
  userChanged,
} from '@stepwise/shared/session'
import { createEffect, createEvent, merge, sample } from 'effector'
import { userInfoBody } from '../../features/sign-up/user-info-values.ts'
import { isUnanswered, type OnboardingValues } from './onboarding-values.ts'

/** The server's message when the person has answered before (docs/product/accounts.md#already-answered). */
const alreadyAnswered = 'UserInfo already exists for User!'

/** Answers that are not sent yet, and the index of the open step (docs/product/accounts.md#answers-kept). */
export interface AnswersDraft {
  values: OnboardingValues
  place: number
}

export const onboardingOpened = createEvent()
export const onboardingClosed = createEvent()
/** An answer was edited, or another step opened. */
export const draftChanged = createEvent<AnswersDraft>()

const draftId = 'answers'
const drafts = createDrafts({ area: 'onboarding', $owner: $user, isValue: isAnswersDraft })

/** Whether onboarding was finished on this visit: the testimonials come next. */
export const $hasFinished = personalStore(false).reset(onboardingOpened)

const $isOpen = personalStore(false)
  .on(onboardingOpened, () => true)
  .reset(onboardingClosed)

/** The draft of an earlier visit. Null while it is read from the device. */
export const $storedDraft = personalStore<{ draft: AnswersDraft | null } | null>(null).reset(onboardingClosed)

sample({ clock: onboardingOpened, target: drafts.opened })
sample({
  clock: drafts.loadFx.finally,
  source: { stored: drafts.$drafts, known: $storedDraft, isOpen: $isOpen },
  // Drafts are loaded when someone signs in, too: while the page is closed no one has asked for them.
  filter: ({ known, isOpen }) => isOpen && known === null,
  fn: ({ stored }) => ({ draft: stored[draftId] ?? null }),
  target: $storedDraft,
})

// What the server knows already is not a draft: it would count as unsaved. That can become true of a stored draft, too.
const draftLoaded = $storedDraft.updates.filterMap((stored) => stored?.draft ?? undefined)
const draftCompared = sample({
  clock: merge([draftChanged, draftLoaded]),
  source: $user,
  fn: (user, draft) => ({ draft, isNothingNew: isUnanswered(draft.values, user?.softwares ?? []) }),
})
sample({
  clock: draftCompared,
  filter: ({ isNothingNew }) => !isNothingNew,
  fn: ({ draft }) => ({ id: draftId, value: draft }),
  target: drafts.changed,
})
sample({
  clock: draftCompared,
  source: drafts.$drafts,
  filter: (stored, { isNothingNew }) => isNothingNew && stored[draftId] !== undefined,
  fn: () => draftId,
  target: drafts.discarded,
})

/** Pro does not ask for course and priorities, and sends them empty. */
export const createUserInfoFx = createEffect(
  (answers: OnboardingValues): Promise<UserInfo> => call('POST /users/user_info', { body: userInfoBody(answers) }),
)
/** Sends the answers. Returns what the server stored, or null when it had answers already. */
export const sendAnswersFx = createEffect(async (answers: OnboardingValues): Promise<UserInfo | null> => {
  try {
    return await createUserInfoFx(answers)
  } catch (error) {
    if (messageFor(error) === alreadyAnswered) return null
    throw error
  }
})

/** Stores when this person came for the first time (docs/product/routes-and-guards.md#first-login). */
export const storeFirstLoginFx = createEffect((userId: string) => void firstLoginOf(userId))

// Must precede userChanged: the person then counts as onboarded, and the page reads $hasFinished to know where to go.
$hasFinished.on(sendAnswersFx.doneData, (_, userInfo) => userInfo !== null)
sample({
  clock: sendAnswersFx.doneData,
  filter: (userInfo): userInfo is UserInfo => userInfo !== null,
  fn: (userInfo) => ({ userInfo }),
  target: userChanged,
})
sample({ clock: sendAnswersFx.doneData, filter: (userInfo) => userInfo === null, target: sessionCheckStarted })
sample({ clock: sendAnswersFx.done, fn: () => draftId, target: drafts.discarded })
sample({
  clock: sendAnswersFx.done,
  source: $personId,
  filter: (id): id is string => id !== null,
  target: storeFirstLoginFx,
})

/** Another build may have stored a draft in another form. */
function isAnswersDraft(stored: unknown): stored is AnswersDraft {
  const { values, place } = (stored ?? {}) as Partial<AnswersDraft>
  return (
    typeof place === 'number' &&
    typeof values?.courseStarted === 'string' &&
    typeof values.courseEnds === 'string' &&
    Array.isArray(values.softwareIds)
  )
}
