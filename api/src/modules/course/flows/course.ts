import type { PageType } from '@stepwise/shared/contracts'

// The same for everyone; what a person has done is in LearnerProgress.

/** A step of the course with its place: one row of course.repository.ts. */
export interface CourseStep {
  flow_id: string
  flow_slug: string
  flow_name: string
  primary_color: string
  secondary_color: string
  tab_color: string
  module_id: string
  module_slug: string
  module_name: string
  module_description: string
  module_image: string
  chapter_id: string
  chapter_slug: string
  chapter_name: string
  id: string
  slug: string
  name: string
  page_type: PageType
  duration: number
  flow_step_id: string
  /** The software whose strategy this is; null for a step of a flow. */
  software_id: string | null
}

export interface CourseChapter {
  id: string
  slug: string
  name: string
  flow_slug: string
  flow_name: string
  steps: readonly CourseStep[]
}

export interface CourseModule {
  id: string
  slug: string
  name: string
  description: string
  image: string
  chapters: readonly CourseChapter[]
  steps: readonly CourseStep[]
}

export interface CourseFlow {
  id: string
  slug: string
  name: string
  primary_color: string
  secondary_color: string
  tab_color: string
  modules: readonly CourseModule[]
  steps: readonly CourseStep[]
}

/** Flows, modules, chapters and steps in their order. `steps` of each level are those of all below it. */
export interface Course {
  flows: readonly CourseFlow[]
  steps: readonly CourseStep[]
}

/** Builds the tree from steps in order; a flow, module or chapter is where its first step is. */
export function buildCourse(steps: readonly CourseStep[]): Course {
  const flows = groups(steps, 'flow_id').map(([first, ofFlow]): CourseFlow => {
    const modules = groups(ofFlow, 'module_id').map(([first, ofModule]): CourseModule => {
      const chapters = groups(ofModule, 'chapter_id').map(
        ([first, ofChapter]): CourseChapter => ({
          id: first.chapter_id,
          slug: first.chapter_slug,
          name: first.chapter_name,
          flow_slug: first.flow_slug,
          flow_name: first.flow_name,
          steps: ofChapter,
        }),
      )
      return {
        id: first.module_id,
        slug: first.module_slug,
        name: first.module_name,
        description: first.module_description,
        image: first.module_image,
        chapters,
        steps: listSteps(chapters),
      }
    })
    return {
      id: first.flow_id,
      slug: first.flow_slug,
      name: first.flow_name,
      primary_color: first.primary_color,
      secondary_color: first.secondary_color,
      tab_color: first.tab_color,
      modules,
      steps: listSteps(modules),
    }
  })
  return { flows, steps: listSteps(flows) }
}

function listSteps(parts: readonly { steps: readonly CourseStep[] }[]) {
  return parts.flatMap((part) => part.steps)
}

/** The steps of each value of `key`, with the first of them, in the order in which the values appear. */
function groups(
  steps: readonly CourseStep[],
  key: 'flow_id' | 'module_id' | 'chapter_id',
): [CourseStep, CourseStep[]][] {
  const byValue = new Map<string, [CourseStep, CourseStep[]]>()
  for (const step of steps) {
    const group = byValue.get(step[key])
    if (group) group[1].push(step)
    else byValue.set(step[key], [step, [step]])
  }
  return [...byValue.values()]
}
