import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The texts and media of a step, which are the same for everybody. */
export function findStepBody(db: Database, id: string) {
  return stepBodies(db).where('id', '=', id).executeTakeFirstOrThrow()
}

export type StepBody = Awaited<ReturnType<typeof findStepBody>>

/** The essentials of a software with a person's progress, in order. */
export function findEssentials(db: Database, userId: string, softwareId: string) {
  return stepBodies(db)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('progress_steps')
            .select('step_id')
            .whereRef('progress_steps.step_id', '=', 'steps.id')
            .where('user_id', '=', userId)
            .where('completed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('isCompleted'),
    )
    .where('kind', '=', 'essential')
    .where('retired_at', 'is', null)
    .where('software_id', '=', softwareId)
    .orderBy('position')
    .limit(1000)
    .execute()
}

export type Essential = Awaited<ReturnType<typeof findEssentials>>[number]

/** How to do a flow step in the software that a person has chosen, in the order of the software. */
export function findHowTos(db: Database, userId: string, flowStepId: string) {
  return db
    .selectFrom('steps')
    .innerJoin('softwares', 'softwares.id', 'steps.software_id')
    .innerJoin('user_softwares', (join) =>
      join.onRef('user_softwares.software_id', '=', 'softwares.id').on('user_softwares.user_id', '=', userId),
    )
    .select([
      'softwares.slug as software_slug',
      'softwares.name as software_name',
      'steps.name',
      'steps.content',
      'steps.tip',
    ])
    .where('steps.kind', '=', 'strategy')
    .where('steps.flow_step_id', '=', flowStepId)
    .where('steps.retired_at', 'is', null)
    .where('softwares.retired_at', 'is', null)
    .orderBy('softwares.position')
    .limit(100)
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

/** Completes a step. A step that was completed before keeps its date. */
export async function completeStep(db: Database, userId: string, stepId: string, now: Date) {
  await db
    .insertInto('progress_steps')
    .values({ user_id: userId, step_id: stepId, completed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'step_id'])
        .doUpdateSet({ completed_at: sql`coalesce(progress_steps.completed_at, excluded.completed_at)` }),
    )
    .execute()
}

function stepBodies(db: Database) {
  return db
    .selectFrom('steps')
    .select([
      'id',
      'slug',
      'name',
      'page_type',
      'duration',
      'software_id',
      'content',
      'extra_content',
      'tip',
      'video',
      'video_text',
      'app_slug',
      'app_name',
      'app_description',
      'app_image',
      'app_image_alt',
    ])
}
