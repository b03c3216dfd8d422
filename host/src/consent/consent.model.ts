import { $user } from '@stepwise/shared/session'
import { privacyChoicesOffered, privacyChoicesRequested } from '@stepwise/shared/shell'
import { announced, hintAnnounced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { type Service, servicesFor } from './services.ts'
import { type Answers, readAnswers, storeAnswers } from './stored-answers.ts'

/** The page is there, or another tab has answered. */
export const answersWanted = createEvent()
export const answered = createEvent<{ service: Service; isAllowed: boolean }>()
export const choicesClosed = createEvent()

const loadAnswersFx = createEffect(() => ({
  answers: readAnswers(),
  isRefusedByBrowser: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
}))
const storeAnswersFx = createEffect(storeAnswers)

/** Null until the device has been read. */
export const $answers = createStore<Answers | null>(null)
  .on(loadAnswersFx.doneData, (_, { answers }) => answers)
  .on(answered, (answers, { service, isAllowed }) => ({
    ...answers,
    [service.key]: { isAllowed, at: new Date().toISOString() },
  }))

/** Global Privacy Control: the browser has said no for the person. */
export const $isRefusedByBrowser = createStore(false).on(
  loadAnswersFx.doneData,
  (_, { isRefusedByBrowser }) => isRefusedByBrowser,
)

export const $services = $user.map(servicesFor)

/** The person has opened their choices, and closes them themselves. */
export const $isRequested = createStore(false)
  .on(privacyChoicesRequested, () => true)
  .reset(choicesClosed)

const $hasQuestion = combine(
  { answers: $answers, services: $services, isRefused: $isRefusedByBrowser },
  ({ answers, services, isRefused }) =>
    answers !== null && !isRefused && services.some(({ key }) => answers[key] === undefined),
)
export const $isShown = combine($hasQuestion, $isRequested, (hasQuestion, isRequested) => hasQuestion || isRequested)

/** The services that the person has allowed. */
export const $allowed = combine(
  { answers: $answers, services: $services, isRefused: $isRefusedByBrowser },
  ({ answers, services, isRefused }) =>
    isRefused ? [] : services.filter(({ key }) => answers?.[key]?.isAllowed === true).map(({ id }) => id),
)

sample({ clock: answersWanted, fn: () => {}, target: loadAnswersFx })
sample({ clock: answered, source: $answers, filter: (answers) => answers !== null, target: storeAnswersFx })
sample({
  clock: [answersWanted, $services],
  source: $services,
  fn: (services) => services.length > 0,
  target: privacyChoicesOffered,
})

sample({
  clock: $hasQuestion,
  filter: Boolean,
  fn: () => 'There is a question about your privacy at the top of the page. You can carry on without answering.',
  target: hintAnnounced,
})
sample({
  clock: answered,
  fn: ({ isAllowed }) => `${isAllowed ? 'Allowed' : 'Not allowed'}. You can change it under Privacy choices.`,
  target: announced,
})
