import type { Step, StepPath, StepView } from '@stepwise/shared/contracts'
import { stepIdAt } from '@stepwise/shared/contracts/step-path'
import { isObject } from '@stepwise/shared/drafts'

/** Which step, and through which view: what every call about a step needs. */
export interface StepAddress extends StepPath {
  view: StepView
  /** The software whose tutorial this is; only with the view 'tutorials'. */
  software?: string
}

/** Whether both lead to the same step by the same way. */
export const isSameStep = (one: StepAddress, other: StepAddress) =>
  (['view', 'software', 'flowSlug', 'learningModuleSlug', 'chapterSlug', 'stepSlug'] as const).every(
    (part) => one[part] === other[part],
  )

/** An essentials step belongs to a software and to no flow. */
export interface EssentialAddress {
  software: string
  essentialSlug: string
}

/** Guards what is read from the device, which another build may have written. */
export const isStepAddress = (value: unknown): value is StepAddress =>
  isObject(value) &&
  [value.view, value.flowSlug, value.learningModuleSlug, value.chapterSlug, value.stepSlug].every(
    (part) => typeof part === 'string',
  ) &&
  (value.software === undefined || typeof value.software === 'string')

export const isEssentialAddress = (value: unknown): value is EssentialAddress =>
  isObject(value) && typeof value.software === 'string' && typeof value.essentialSlug === 'string'

type ListedStep = Omit<StepPath, 'stepSlug'> & { slug: string }

/** The path of a step that a list names by its own `slug`. */
export const toStepPath = ({ flowSlug, learningModuleSlug, chapterSlug, slug }: ListedStep): StepPath => ({
  flowSlug,
  learningModuleSlug,
  chapterSlug,
  stepSlug: slug,
})

/** The path of the flow step with this identifier: what `stepIdAt` has joined. */
export function parseStepId(id: string): StepPath {
  const [flowSlug = '', learningModuleSlug = '', chapterSlug = '', stepSlug = ''] = id.split(':')
  return { flowSlug, learningModuleSlug, chapterSlug, stepSlug }
}

export const isAt = (step: ListedStep, path: StepPath) => stepIdAt(toStepPath(step)) === stepIdAt(path)

/**
 * The address for calls about the step on screen. The favourites view also shows strategies: their calls name the software, because
 * one that is made later may find the favourite gone. Null for a step that has no calls of its own.
 */
export function chooseAddress(step: Step, address: StepAddress): StepAddress
export function chooseAddress(step: Step, address: StepAddress | null): StepAddress | EssentialAddress | null
export function chooseAddress(step: Step, address: StepAddress | null) {
  const { softwareSlug: software } = step
  if (address) return software === null ? address : { ...address, view: 'tutorials' as const, software }
  return software === null ? null : { software, essentialSlug: step.slug }
}

/** The parameters and the query of a call about this step. */
export function toCall({ view, software, ...params }: StepAddress) {
  return { params, query: software ? { view, software } : { view } }
}
