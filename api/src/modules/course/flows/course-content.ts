import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { fromCache } from '../../content/content-cache/content-cache.ts'
import { findSoftwares, type Software } from '../software/software.repository.ts'
import {
  type Essential,
  findEssentials,
  findHowTos,
  findStepBody,
  type StepBody,
  type StepHowTo,
} from '../steps/steps.repository.ts'
import { buildCourse, type Course, type CourseStep } from './course.ts'

/** The course, its tutorials and the software, the same for everyone. */
export interface CourseContent {
  course: Course
  /** The flow steps for which a software has a strategy, with the strategy's own name and progress. */
  strategiesOf: (softwareId: string) => Course
  /** Every flow step by its id, also those that have left the course: what was written at them stays. */
  flowSteps: ReadonlyMap<string, StoredCourseStep>
  /** The essentials of a software, in order. */
  essentialsOf: (softwareId: string) => readonly Essential[]
  /** All that can be chosen, in order. */
  softwares: readonly Software[]
  /** The state that it is of (content-cache.ts); null when nothing of it may be cached. */
  state: string | null
}

/** What an edition teaches in a state of the content, from the cache when it was read before. */
export function courseContent(db: Database, edition: Edition, state: string | null): Promise<CourseContent> {
  return fromCache(state, `course ${edition}`, async () => {
    const softwares = await findSoftwares(db)
    const essentials = Map.groupBy(await findEssentials(db), ({ software_id }) => software_id)
    const stored = await findCourseSteps(db, edition)
    const steps = Map.groupBy(
      stored.filter(({ isRetired }) => !isRetired),
      ({ software_id }) => software_id,
    )
    const courses = new Map([...steps].map(([software, ofSoftware]) => [software, buildCourse(ofSoftware)]))
    const none = buildCourse([])
    return {
      state,
      softwares,
      course: courses.get(null) ?? none,
      flowSteps: new Map(stored.filter(({ software_id }) => software_id === null).map((step) => [step.id, step])),
      strategiesOf: (softwareId) => courses.get(softwareId) ?? none,
      essentialsOf: (softwareId) => essentials.get(softwareId) ?? [],
    }
  })
}

/** The texts and media of a step, read when the first person asks for them. */
export function stepBody(db: Database, { state }: CourseContent, stepId: string): Promise<StepBody> {
  return fromCache(state, `body ${stepId}`, () => findStepBody(db, stepId))
}

/** How to do a flow step in each software, in the order of the software. */
export function howTos(db: Database, { state }: CourseContent, flowStepId: string): Promise<readonly StepHowTo[]> {
  return fromCache(state, `how-tos ${flowStepId}`, () => findHowTos(db, flowStepId))
}

interface StoredCourseStep extends CourseStep {
  position: number
  /** It, or its flow step, has left the course, or is of the other edition. */
  isRetired: boolean
}

/** The steps of the course and the strategies of every software, each in order, with those that have left it. */
function findCourseSteps(db: Database, edition: Edition): Promise<StoredCourseStep[]> {
  // A flow step's flow_step_id is its own id, so one query serves both.
  return db
    .selectFrom('steps')
    .innerJoin('steps as flow_steps', 'flow_steps.id', 'steps.flow_step_id')
    .innerJoin('chapters', 'chapters.id', 'flow_steps.chapter_id')
    .innerJoin('learning_modules', 'learning_modules.id', 'chapters.learning_module_id')
    .innerJoin('flows', 'flows.id', 'learning_modules.flow_id')
    .select([
      'flows.id as flow_id',
      'flows.slug as flow_slug',
      'flows.name as flow_name',
      'flows.primary_color',
      'flows.secondary_color',
      'flows.tab_color',
      'learning_modules.id as module_id',
      'learning_modules.slug as module_slug',
      'learning_modules.name as module_name',
      'learning_modules.description as module_description',
      'learning_modules.image as module_image',
      'chapters.id as chapter_id',
      'chapters.slug as chapter_slug',
      'chapters.name as chapter_name',
      'steps.id',
      'steps.name',
      'steps.page_type',
      'steps.duration',
      'flow_steps.id as flow_step_id',
      'steps.software_id',
      'flow_steps.slug',
      'steps.position',
    ])
    .select(
      sql<boolean>`coalesce(steps.retired_at, flow_steps.retired_at) is not null or ${edition} <> all (flows.editions)`.as(
        'isRetired',
      ),
    )
    .where('steps.kind', 'in', ['flow', 'strategy'])
    .orderBy('steps.position')
    .limit(100_000)
    .execute()
}
