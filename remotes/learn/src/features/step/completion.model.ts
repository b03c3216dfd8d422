import { badgesReceived } from '@stepwise/shared/badges'
import { createEvent, sample } from 'effector'
import { createKeptOutbox } from '../kept/kept-outbox.ts'
import { completeStep } from './step.api.ts'
import { $address, $step, stepAsked, stepCompleted, stepShown } from './step.model.ts'
import type { StepAddress } from './step-address.ts'

/** The video on screen has been watched for 5 seconds (mission 6). */
export const videoWatched = createEvent()

/** Completions on their way, by step. Nobody is interrupted for them. */
export const completions = createKeptOutbox({ area: 'completions-outbox', send: completeStep })
export const completeStepFx = completions.sendFx

sample({ clock: stepAsked, fn: () => {}, target: completions.opened })

// Spec 4: what is read counts as soon as it is there; a video counts once it is watched.
sample({
  clock: stepShown,
  source: completions.$waiting,
  filter: (waiting, { step, address }) =>
    address !== null && step.pageType !== 'vid' && !step.isCompleted && waiting[step.id] === undefined,
  fn: (_, { step, address }) => ({ key: step.id, letter: address as StepAddress }),
  target: completions.posted,
})
sample({
  clock: videoWatched,
  source: { step: $step, address: $address, waiting: completions.$waiting },
  filter: ({ step, address, waiting }) =>
    address !== null && step?.pageType === 'vid' && !step.isCompleted && waiting[step.id] === undefined,
  fn: ({ step, address }) => ({ key: step?.id ?? '', letter: address as StepAddress }),
  target: completions.posted,
})

sample({ clock: completions.delivered, fn: ({ answer }) => answer, target: stepCompleted })
sample({ clock: completions.delivered, fn: ({ answer }) => answer.user.badges, target: badgesReceived })
// What the server refuses, such as a step that is gone, is nothing that a person could mend.
sample({
  clock: completions.failed,
  filter: ({ isPassing }) => !isPassing,
  fn: ({ key }) => key,
  target: completions.withdrawn,
})
