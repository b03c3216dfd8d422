import { badgesReceived } from '@stepwise/shared/badges'
import type { Step } from '@stepwise/shared/contracts'
import { createEvent, sample } from 'effector'
import { createPersonalOutbox } from '../outbox/personal-outbox.ts'
import { completeStep } from './step.api.ts'
import { $address, $step, stepCompleted, stepRequested, stepShown } from './step.model.ts'
import {
  addressOf,
  type EssentialAddress,
  isEssentialAddress,
  isStepAddress,
  type StepAddress,
} from './step-address.ts'

/** The video on screen has been watched for 5 seconds (mission 6). */
export const videoWatched = createEvent()

/** The text version of the video on screen has been opened. */
export const videoTextOpened = createEvent()

/** Completions on their way, by step. Nobody is interrupted for them. */
export const completions = createPersonalOutbox({
  area: 'completions-outbox',
  send: completeStep,
  isPayload: (value): value is StepAddress | EssentialAddress => isStepAddress(value) || isEssentialAddress(value),
})
export const completeStepFx = completions.sendFx

const completionDue = createEvent<{ step: Step; address: StepAddress | null }>()
const isOpen = (step: Step, waiting: Record<string, unknown>) => !step.isCompleted && waiting[step.id] === undefined

// An essential is shown without being asked for.
sample({
  clock: [stepRequested, stepShown.filter({ fn: ({ address }) => address === null })],
  fn: () => {},
  target: completions.opened,
})

// Spec 4: what is read counts as soon as it is there; a video counts once it is watched.
sample({
  clock: stepShown,
  source: completions.$entries,
  filter: (waiting, { step }) => step.pageType !== 'vid' && isOpen(step, waiting),
  fn: (_, shown) => shown,
  target: completionDue,
})
sample({
  clock: videoWatched,
  source: { step: $step, address: $address, waiting: completions.$entries },
  filter: ({ step, waiting }) => step?.pageType === 'vid' && isOpen(step, waiting),
  fn: ({ step, address }) => ({ step: step as Step, address }),
  target: completionDue,
})
// Who reads an essential has had all that there is of it. A step of a flow asks for its video (spec 4).
sample({
  clock: videoTextOpened,
  source: { step: $step, address: $address, waiting: completions.$entries },
  filter: ({ step, address, waiting }) => step !== null && address === null && isOpen(step, waiting),
  fn: ({ step, address }) => ({ step: step as Step, address }),
  target: completionDue,
})
const completionPosted = completionDue.filterMap(({ step, address }) => {
  const payload = addressOf(step, address)
  return payload ? { key: step.id, payload } : undefined
})
sample({ clock: completionPosted, target: completions.posted })

sample({ clock: completions.delivered, fn: ({ answer }) => answer, target: stepCompleted })
sample({ clock: completions.delivered, fn: ({ answer }) => answer.user.badges, target: badgesReceived })
// What the server refuses, such as a step that is gone, is nothing that a person could mend.
sample({
  clock: completions.failed,
  filter: ({ isTransient }) => !isTransient,
  fn: ({ key }) => key,
  target: completions.discarded,
})
