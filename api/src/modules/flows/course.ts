import type { PageType } from '@stepwise/shared/contracts'

/** A step of the course with its place: one row of course.repository.ts. */
export interface CourseStepRow {
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

/** The same with a person's progress. */
export interface CourseRow extends CourseStepRow {
  visited_at: Date | null
  completed_at: Date | null
  is_favourite: boolean
  /** The software whose strategy the favourite was set on. */
  favourite_software_id: string | null
  notes_count: number
}

export interface CourseStep extends CourseRow {
  isCompleted: boolean
}

export interface CourseChapter {
  id: string
  slug: string
  name: string
  flow_slug: string
  flow_name: string
  steps: CourseStep[]
}

export interface CourseModule {
  id: string
  slug: string
  name: string
  description: string
  image: string
  chapters: CourseChapter[]
  steps: CourseStep[]
}

export interface CourseFlow {
  id: string
  slug: string
  name: string
  primary_color: string
  secondary_color: string
  tab_color: string
  modules: CourseModule[]
  steps: CourseStep[]
}

/** Flows, modules, chapters and steps in their order. `steps` of each level are those of all below it. */
export interface Course {
  flows: CourseFlow[]
  steps: CourseStep[]
  /** The state of the content that it is of (content-memory.ts); null when nothing of it may be kept in memory. */
  contentState: string | null
}

/** Builds the tree from rows in order; a flow, module or chapter is where its first step is. */
export function buildCourse(rows: readonly CourseRow[], contentState: string | null = null): Course {
  const steps = rows.map((row) => ({ ...row, isCompleted: row.completed_at !== null }))
  const flows = groups(steps, 'flow_id').map(([row, ofFlow]): CourseFlow => {
    const modules = groups(ofFlow, 'module_id').map(([row, ofModule]): CourseModule => {
      const chapters = groups(ofModule, 'chapter_id').map(
        ([row, ofChapter]): CourseChapter => ({
          id: row.chapter_id,
          slug: row.chapter_slug,
          name: row.chapter_name,
          flow_slug: row.flow_slug,
          flow_name: row.flow_name,
          steps: ofChapter,
        }),
      )
      return {
        id: row.module_id,
        slug: row.module_slug,
        name: row.module_name,
        description: row.module_description,
        image: row.module_image,
        chapters,
        steps: stepsOf(chapters),
      }
    })
    return {
      id: row.flow_id,
      slug: row.flow_slug,
      name: row.flow_name,
      primary_color: row.primary_color,
      secondary_color: row.secondary_color,
      tab_color: row.tab_color,
      modules,
      steps: stepsOf(modules),
    }
  })
  return { flows, steps: stepsOf(flows), contentState }
}

function stepsOf(parts: readonly { steps: CourseStep[] }[]) {
  return parts.flatMap((part) => part.steps)
}

/** The rows of each value of `key`, with the first of them, in the order in which the values appear. */
function groups(steps: CourseStep[], key: 'flow_id' | 'module_id' | 'chapter_id'): [CourseStep, CourseStep[]][] {
  const byValue = new Map<string, [CourseStep, CourseStep[]]>()
  for (const step of steps) {
    const group = byValue.get(step[key])
    if (group) group[1].push(step)
    else byValue.set(step[key], [step, [step]])
  }
  return [...byValue.values()]
}
