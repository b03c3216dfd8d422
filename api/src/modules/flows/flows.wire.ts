import { stepUrl, type View } from '../steps/step-view.ts'
import type { Course, CourseChapter, CourseFlow, CourseModule, CourseStep } from './course.ts'
import { moduleToResume, progressOf, remainingDuration, stepToResume } from './progress.ts'

const flowsView: View = { name: 'flows' }

/** A flow as the learn home shows it (docs/product/homes.md#module-card). */
export function flowOnWire(flow: CourseFlow) {
  return {
    id: flow.id,
    slug: flow.slug,
    name: flow.name,
    primary_color: flow.primary_color,
    secondary_color: flow.secondary_color,
    tab_color: flow.tab_color,
    flow_percent: progressOf(flow),
    learning_modules: flow.modules.map((module) => moduleCardOnWire(module, flow, flowsView)),
  }
}

/** A learning module with its chapters; `activeId` is the step that the page shows. */
export function moduleOnWire(module: CourseModule, flow: CourseFlow, view: View = flowsView, activeId?: string) {
  return {
    ...moduleCardOnWire(module, flow, view),
    flow_name: flow.name,
    flow_slug: flow.slug,
    primary_color: flow.primary_color,
    secondary_color: flow.secondary_color,
    tab_color: flow.tab_color,
    chapters: module.chapters.map((chapter) => chapterOnWire(chapter, view, activeId)),
  }
}

/** A step as a list shows it. */
export function stepOnWire(step: CourseStep, view: View, activeId?: string) {
  return {
    id: step.id,
    name: step.name,
    slug: step.slug,
    url: stepUrl(step, view),
    page_type: step.page_type,
    duration: step.duration,
    is_completed: step.isCompleted,
    is_favourite: step.is_favourite,
    is_active: step.id === activeId,
    notes_count: step.notes_count,
    chapter_id: step.chapter_id,
    chapter_name: step.chapter_name,
  }
}

/** How far a person is in the whole course. */
export function profileOnWire(course: Course) {
  return {
    percent: progressOf(course),
    completed_steps: course.steps.filter((step) => step.isCompleted).length,
    total_steps: course.steps.length,
    flows: course.flows.map((flow) => ({ slug: flow.slug, name: flow.name, flow_percent: progressOf(flow) })),
  }
}

function moduleCardOnWire(module: CourseModule, flow: CourseFlow, view: View) {
  return {
    id: module.id,
    name: module.name,
    slug: module.slug,
    description: module.description,
    image: module.image,
    url: stepUrl(stepToResume(module), view),
    learning_module_progress: progressOf(module),
    learning_module_remaining_duration: remainingDuration(module),
    is_resume: moduleToResume(flow)?.id === module.id,
  }
}

function chapterOnWire(chapter: CourseChapter, view: View, activeId?: string) {
  const [first] = chapter.steps
  return {
    id: chapter.id,
    name: chapter.name,
    slug: chapter.slug,
    url: first ? stepUrl(first, view) : '',
    flow_name: chapter.flow_name,
    flow_slug: chapter.flow_slug,
    chapter_progress: progressOf(chapter),
    steps: chapter.steps.map((step) => stepOnWire(step, view, activeId)),
  }
}
