import { sql } from 'kysely'
import type { StoredProvenance, StoredTest } from '../../../database/course-tables.ts'
import type { Database } from '../../../database/database.ts'
import { pictureMark } from '../../../html.ts'

/** The texts and media of a step, which are the same for everyone. */
export function findStepBody(db: Database, id: string) {
  return stepBodies(db).where('steps.id', '=', id).executeTakeFirstOrThrow()
}

export type StepBody = Awaited<ReturnType<typeof findStepBody>>

/** The essentials of every software, whole and in order. */
export function findEssentials(db: Database) {
  return stepBodies(db)
    .where('steps.kind', '=', 'essential')
    .where('steps.retired_at', 'is', null)
    .orderBy('steps.position')
    .limit(10_000)
    .execute()
}

export type Essential = Awaited<ReturnType<typeof findEssentials>>[number]

/** How to do a flow step in each software, in the order of the software; `flow_step_id` is the step that the text belongs to. */
export function findHowTos(db: Database, flowStepId: string) {
  return db
    .selectFrom('steps')
    .innerJoin('softwares', 'softwares.id', 'steps.software_id')
    .leftJoin('documents', (join) => join.on('documents.id', '=', documentId))
    .select(tested)
    .select([
      'softwares.id as software_id',
      'softwares.slug as software_slug',
      'softwares.name as software_name',
      'steps.flow_step_id',
      'steps.name',
      'steps.content',
      'steps.tip',
    ])
    .where('steps.kind', '=', 'strategy')
    .where((eb) =>
      eb.or([eb('steps.flow_step_id', '=', flowStepId), eb(eb.val(flowStepId), '=', eb.fn.any('steps.also_at'))]),
    )
    .where('steps.retired_at', 'is', null)
    .where('softwares.retired_at', 'is', null)
    .orderBy('softwares.position')
    .limit(1000)
    .execute()
}

export type StepHowTo = Awaited<ReturnType<typeof findHowTos>>[number]

/** Records that a person opened a step: the latest visit decides which module they resume. */
export async function recordStepVisit(db: Database, userId: string, stepId: string, now: Date) {
  await db
    .insertInto('progress_steps')
    .values({ user_id: userId, step_id: stepId, visited_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'step_id']).doUpdateSet({ visited_at: now }))
    .execute()
}

/** How many people have opened or completed each step of a software, the most used first. */
export function countUse(db: Database, software: string) {
  return db
    .selectFrom('progress_steps')
    .innerJoin('steps', 'steps.id', 'progress_steps.step_id')
    .select(({ fn }) => ['steps.id as step', fn.countAll<string>().as('people')])
    .where('steps.software_id', '=', software)
    .where('steps.retired_at', 'is', null)
    .groupBy('steps.id')
    .orderBy('people', 'desc')
    .orderBy('steps.id')
    .limit(1000)
    .execute()
}

function stepBodies(db: Database) {
  return db
    .selectFrom('steps')
    .leftJoin('documents', (join) => join.on('documents.id', '=', documentId))
    .select([
      'steps.id',
      'steps.slug',
      'steps.name',
      'steps.page_type',
      'steps.duration',
      'steps.software_id',
      'steps.content',
      'steps.extra_content',
      'steps.tip',
      'steps.video',
      'steps.video_text',
      'steps.app_slug',
      'steps.app_name',
      'steps.app_description',
      'steps.app_image',
      'steps.app_image_alt',
      'steps.app_parameters',
      'documents.checked_on',
    ])
    .select([tested, provenance, hasDescriptions])
}

/** The document of a step, which may come before its file. */
const documentId = sql<string>`'step:' || steps.id`

/** As the film's own text tells, even where an editor has written another text version. The browser keeps a place for their controls. */
const hasDescriptions = sql<boolean>`
  coalesce(documents.video_text, steps.video_text, '') like ${`%${pictureMark}%`}
`.as('has_descriptions')

/** A review is of the words in the file, too. */
const provenance = sql<StoredProvenance | null>`
  case when documents.live is distinct from documents.file then jsonb_set(steps.provenance, '{reviewed}', 'null')
  else steps.provenance end
`.as('provenance')

/** A test is of the words in the file: what is published in their place was not tried. */
const tested = sql<StoredTest | null>`case when documents.live = documents.file then steps.tested end`.as('tested')
