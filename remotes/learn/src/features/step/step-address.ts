import type { Step, StepPath, StepView } from '@stepwise/shared/contracts'
import { isObject } from '@stepwise/shared/drafts'

/** Which step, and through which view: what every call about a step needs. */
export interface StepAddress extends StepPath {
  view: StepView
  /** The software whose tutorial this is; only with the view 'tutorials'. */
  software?: string
}

/** Whether something that was kept on the device is an address. */
export const isStepAddress = (value: unknown): value is StepAddress =>
  isObject(value) &&
  [value.view, value.flowSlug, value.learningModuleSlug, value.chapterSlug, value.stepSlug].every(
    (part) => typeof part === 'string',
  ) &&
  (value.software === undefined || typeof value.software === 'string')

/** The identifier of the step of a flow at this address, also when it is a software's strategy for it that is shown. */
export function flowStepId({ flowSlug, learningModuleSlug, chapterSlug, stepSlug }: StepPath): string {
  return [flowSlug, learningModuleSlug, chapterSlug, stepSlug].join(':')
}

/** Where an essentials step lives: it belongs to a software, and to no flow. */
export interface EssentialAddress {
  software: string
  essentialSlug: string
}

export const isEssentialAddress = (value: unknown): value is EssentialAddress =>
  isObject(value) && typeof value.software === 'string' && typeof value.essentialSlug === 'string'

/**
 * What calls about the step on screen name. The favourites view also shows strategies: a call that is made later, when the
 * favourite may be gone, names the software. Null for a step that has no calls of its own.
 */
export function addressOf(step: Step, address: StepAddress): StepAddress
export function addressOf(step: Step, address: StepAddress | null): StepAddress | EssentialAddress | null
export function addressOf(step: Step, address: StepAddress | null) {
  const { softwareSlug: software } = step
  if (address) return software === null ? address : { ...address, view: 'tutorials' as const, software }
  return software === null ? null : { software, essentialSlug: step.slug }
}

/** The parameters and the query of a call about this step. */
export function callOf({ view, software, ...params }: StepAddress) {
  return { params, query: software ? { view, software } : { view } }
}
