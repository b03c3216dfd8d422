import type { UserInfo } from '@stepwise/shared/contracts'
import { createDrafts } from '@stepwise/shared/drafts'
import { messageFor } from '@stepwise/shared/http'
import { $user, firstLoginOf, personalStore, sessionCheckStarted, userChanged } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { createUserInfo } from './onboarding.api.ts'
import { isUnanswered, type OnboardingValues } from './onboarding-values.ts'

/** Spec 8: the person has answered before, perhaps in another tab; that is as good as done. */
const alreadyAnswered = 'UserInfo already exists for User!'

/** Answers on their way, and the step that was open: kept on the device until they are sent (WCAG 2.2.1). */
export interface KeptAnswers {
  values: OnboardingValues
  place: number
}

export const onboardingOpened = createEvent()
export const answersTyped = createEvent<KeptAnswers>()

const draftId = 'answers'
const drafts = createDrafts({ area: 'onboarding', $owner: $user, isValue: isKeptAnswers })

/** Whether onboarding was finished on this visit: the testimonials come next. */
export const $hasFinished = personalStore(false).reset(onboardingOpened)

/** What was typed before: null while the device is read. */
export const $kept = personalStore<{ answers: KeptAnswers | null } | null>(null).reset(onboardingOpened)

sample({ clock: onboardingOpened, target: drafts.opened })
sample({
  clock: drafts.loadFx.finally,
  source: drafts.$drafts,
  fn: (kept) => ({ answers: kept[draftId] ?? null }),
  target: $kept,
})
// The wizard tells its answers as it opens, too: who has typed nothing leaves nothing unsaved.
const answered = sample({
  clock: answersTyped,
  source: $user,
  fn: (user, answers) => ({ answers, isNothing: isUnanswered(answers.values, user?.softwares ?? []) }),
})
sample({
  clock: answered,
  filter: ({ isNothing }) => !isNothing,
  fn: ({ answers }) => ({ id: draftId, value: answers }),
  target: drafts.changed,
})
sample({
  clock: answered,
  source: drafts.$drafts,
  filter: (kept, { isNothing }) => isNothing && kept[draftId] !== undefined,
  fn: () => draftId,
  target: drafts.discarded,
})

/** Sends the answers. Null when the server has some already. */
export const sendAnswersFx = createEffect(async (answers: OnboardingValues): Promise<UserInfo | null> => {
  try {
    return await createUserInfo(answers)
  } catch (error) {
    if (messageFor(error) === alreadyAnswered) return null
    throw error
  }
})

/** Keeps when this person came for the first time (spec 4). */
export const rememberFirstLoginFx = createEffect((userId: string) => void firstLoginOf(userId))

// Before the person counts as onboarded, which leads away from the wizard.
$hasFinished.on(sendAnswersFx.doneData, (_, userInfo) => userInfo !== null)
sample({
  clock: sendAnswersFx.doneData,
  filter: (userInfo) => userInfo !== null,
  fn: (userInfo) => ({ userInfo }),
  target: userChanged,
})
sample({ clock: sendAnswersFx.doneData, filter: (userInfo) => userInfo === null, target: sessionCheckStarted })
sample({ clock: sendAnswersFx.done, fn: () => draftId, target: drafts.discarded })
sample({
  clock: sendAnswersFx.done,
  source: $user.map((user) => user?.id ?? ''),
  fn: (userId) => userId,
  target: rememberFirstLoginFx,
})

/** Whether what was kept, perhaps by another build, is what this one asks. */
function isKeptAnswers(kept: unknown): kept is KeptAnswers {
  const { values, place } = (kept ?? {}) as Partial<KeptAnswers>
  return (
    typeof place === 'number' &&
    typeof values?.courseStarted === 'string' &&
    typeof values.courseEnds === 'string' &&
    Array.isArray(values.softwareIds)
  )
}
