import type { Step } from '@stepwise/shared/contracts'
import { badgesReceived } from '@stepwise/shared/session'
import { detailAnnounced } from '@stepwise/shared/ui'
import { createEvent, sample } from 'effector'
import { createPersonalOutbox } from '../outbox/personal-outbox.ts'
import { completeStep } from './step.api.ts'
import { $address, $learningModule, $step, stepCompleted, stepRequested, stepShown } from './step.model.ts'
import {
  chooseAddress,
  type EssentialAddress,
  isEssentialAddress,
  isStepAddress,
  type StepAddress,
} from './step-address.ts'

/** The video on screen has been watched for long enough: docs/product/steps-and-player.md#watched */
export const videoWatched = createEvent()
/** The text version of the video on screen has been opened. */
export const videoTextOpened = createEvent()

/** By the id of the step. Nothing on screen says that a completion is pending or was refused, for instance because the step is gone. */
export const completionsOutbox = createPersonalOutbox({
  area: 'completions-outbox',
  discardsRefused: true,
  send: completeStep,
  isPayload: (value): value is StepAddress | EssentialAddress => isStepAddress(value) || isEssentialAddress(value),
})
export const completeStepFx = completionsOutbox.sendFx

interface ShownStep {
  step: Step
  address: StepAddress | null
}

/** The person has done enough of the step for it to count. */
const completionEarned = createEvent<ShownStep>()

// An essentials step is shown without a request.
sample({
  clock: [stepRequested, stepShown.filter({ fn: ({ address }) => address === null })],
  fn: () => {},
  target: completionsOutbox.opened,
})

// Text, app and star steps are completed when they are shown.
sample({
  clock: stepShown,
  filter: ({ step }) => step.pageType !== 'vid',
  target: completionEarned,
})
sample({
  clock: videoWatched,
  source: { step: $step, address: $address },
  filter: (shown): shown is ShownStep => shown.step?.pageType === 'vid',
  target: completionEarned,
})
// An essential is also completed by opening its text version; a video of a flow is not.
sample({
  clock: videoTextOpened,
  source: { step: $step, address: $address },
  filter: (shown): shown is ShownStep => shown.step !== null && shown.address === null,
  target: completionEarned,
})
const completionDue = sample({
  clock: completionEarned,
  source: completionsOutbox.$entries,
  filter: (entries, { step }) => !step.isCompleted && entries[step.id] === undefined,
  fn: (_, shown) => shown,
})
const completionPosted = completionDue.filterMap(({ step, address }) => {
  const payload = chooseAddress(step, address)
  return payload ? { key: step.id, payload } : undefined
})
sample({ clock: completionPosted, target: completionsOutbox.posted })

sample({ clock: completionsOutbox.delivered, fn: ({ response }) => response, target: stepCompleted })
sample({ clock: completionsOutbox.delivered, fn: ({ response }) => response.user.badges, target: badgesReceived })

// Nothing on screen changes but a mark: it is announced to people who want to hear more.
sample({
  clock: stepCompleted,
  source: $learningModule,
  fn: (learningModule, { progressStep }) => {
    const steps = learningModule?.chapters.flatMap((chapter) => chapter.steps) ?? []
    const completed = steps.filter(({ id, isCompleted }) => isCompleted || id === progressStep.stepId).length
    return steps.length === 0 ? 'Step completed' : `Step completed, ${completed} of ${steps.length}`
  },
  target: detailAnnounced,
})
