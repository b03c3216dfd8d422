import { stepUrl, type View } from '../steps/step-view.ts'
import type { Learner } from './course.repository.ts'
import type { CourseChapter, CourseFlow, CourseModule, CourseStep } from './course.ts'
import type { LearnerProgress } from './learner-progress.ts'
import {
  completedSteps,
  computeProgress,
  moduleToResume,
  progressByFlow,
  remainingDuration,
  stepToResume,
  wholePercent,
} from './progress.ts'

const flowsView: View = { name: 'flows' }

/** Every flow, as the learn home shows it. With the modules of the flow with this slug, or else of the first; without a slug, of all. */
export function flowsOnWire({ own, content }: Learner, shown: string | undefined) {
  const { flows } = content.course
  const opened = flows.find(({ slug }) => slug === shown) ?? flows[0]
  const progress = progressByFlow(content, own)
  return flows.map((flow) => {
    const percent = wholePercent(progress.get(flow.id)?.completed ?? 0, flow.steps.length)
    return shown === undefined || flow === opened ? flowOnWire(flow, own, percent) : flowSummary(flow, percent)
  })
}

/** A flow with its modules (docs/product/homes.md#module-card). */
export function flowOnWire(flow: CourseFlow, own: LearnerProgress, percent = computeProgress(flow, own)) {
  const toResume = moduleToResume(flow, own)
  return {
    ...flowSummary(flow, percent),
    learning_modules: flow.modules.map((module) => moduleCardOnWire(module, own, flowsView, module === toResume)),
  }
}

function flowSummary(flow: CourseFlow, percent: number) {
  return {
    id: flow.id,
    slug: flow.slug,
    name: flow.name,
    primary_color: flow.primary_color,
    secondary_color: flow.secondary_color,
    tab_color: flow.tab_color,
    flow_percent: percent,
    modules_count: flow.modules.length,
  }
}

/** A learning module with its chapters; `activeId` is the step that the page shows. */
export function moduleOnWire(
  module: CourseModule,
  flow: CourseFlow,
  own: LearnerProgress,
  view: View = flowsView,
  activeId?: string,
) {
  return {
    ...moduleCardOnWire(module, own, view, module === moduleToResume(flow, own)),
    flow_name: flow.name,
    flow_slug: flow.slug,
    primary_color: flow.primary_color,
    secondary_color: flow.secondary_color,
    tab_color: flow.tab_color,
    chapters: module.chapters.map((chapter) => chapterOnWire(chapter, own, view, activeId)),
  }
}

/** A step as a list shows it. */
export function stepOnWire(step: CourseStep, own: LearnerProgress, view: View, activeId?: string) {
  return {
    id: step.id,
    name: step.name,
    slug: step.slug,
    url: stepUrl(step, view),
    page_type: step.page_type,
    duration: step.duration,
    is_completed: own.isCompleted(step),
    is_favourite: own.isFavourite(step),
    is_active: step.id === activeId,
    notes_count: own.notesAt(step),
    chapter_id: step.chapter_id,
    chapter_name: step.chapter_name,
  }
}

/** How far a person is in the whole course. */
export function profileOnWire({ own, content: { course } }: Learner) {
  return {
    percent: computeProgress(course, own),
    completed_steps: completedSteps(course, own),
    total_steps: course.steps.length,
    flows: course.flows.map((flow) => ({ slug: flow.slug, name: flow.name, flow_percent: computeProgress(flow, own) })),
  }
}

function moduleCardOnWire(module: CourseModule, own: LearnerProgress, view: View, isResume: boolean) {
  return {
    id: module.id,
    name: module.name,
    slug: module.slug,
    description: module.description,
    image: module.image,
    url: stepUrl(stepToResume(module, own), view),
    learning_module_progress: computeProgress(module, own),
    learning_module_remaining_duration: remainingDuration(module, own),
    is_resume: isResume,
  }
}

function chapterOnWire(chapter: CourseChapter, own: LearnerProgress, view: View, activeId?: string) {
  const [first] = chapter.steps
  return {
    id: chapter.id,
    name: chapter.name,
    slug: chapter.slug,
    url: first ? stepUrl(first, view) : '',
    flow_name: chapter.flow_name,
    flow_slug: chapter.flow_slug,
    chapter_progress: computeProgress(chapter, own),
    steps: chapter.steps.map((step) => stepOnWire(step, own, view, activeId)),
    quick_check: own.quickCheckOf(chapter),
  }
}
