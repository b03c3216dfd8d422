import type { Course, CourseFlow, CourseModule, CourseStep } from '../flows/course.ts'
import type { LearnerProgress } from '../flows/learner-progress.ts'
import { stepUrl, type View } from './step-view.ts'

/** A step of a course and the parts that hold it. */
export interface StepPlace {
  flow: CourseFlow
  module: CourseModule
  step: CourseStep
}

/** Finds the step that belongs to a flow step: itself, or a software's strategy for it. */
export function findPlace(course: Course, flowStepId: string): StepPlace | undefined {
  const step = course.steps.find((candidate) => candidate.flow_step_id === flowStepId)
  const flow = course.flows.find((candidate) => candidate.id === step?.flow_id)
  const module = flow?.modules.find((candidate) => candidate.id === step?.module_id)
  return step && flow && module && { flow, module, step }
}

/**
 * Where Continue leads: to the flow's next step, across chapters and modules; among favourites to the next favourite; in
 * tutorials to the software's next strategy. Null at the end (docs/product/steps-and-player.md#continue).
 */
export function nextUrl(course: Course, own: LearnerProgress, { flow, step }: StepPlace, view: View) {
  const following = view.name === 'flows' ? flow.steps : course.steps
  const later = following.slice(following.indexOf(step) + 1)
  const next = view.name === 'favourites' ? later.find((candidate) => own.isFavourite(candidate)) : later[0]
  return next ? stepUrl(next, view) : null
}
