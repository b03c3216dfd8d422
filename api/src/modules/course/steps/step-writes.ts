import { sql } from 'kysely'
import type { LearningWrite } from '../badges/learning-writes.repository.ts'

/** Records the visit of a step of a flow that is new to the person, which may earn a badge. */
export function firstVisit(step: { id: string }, now: Date): LearningWrite<object> {
  return {
    isDue: sql`true`,
    parts: sql`changed as (
      insert into progress_steps (user_id, step_id, visited_at) select id, ${step.id}, ${now}::timestamptz from person
      on conflict (user_id, step_id) do update set visited_at = excluded.visited_at
      returning user_id
    )`,
    apply: (own) => own.open(step, now),
  }
}

/** Completes a step. One that was completed before keeps its date, and costs no write. */
export function completion(userId: string, step: { id: string }, now: Date): LearningWrite<object> {
  return {
    isDue: sql`not exists (
      select from progress_steps where user_id = ${userId} and step_id = ${step.id} and completed_at is not null
    )`,
    parts: sql`changed as (
      insert into progress_steps (user_id, step_id, completed_at) select id, ${step.id}, ${now}::timestamptz from person
      on conflict (user_id, step_id) do update set completed_at = excluded.completed_at
      where progress_steps.completed_at is null
      returning user_id
    )`,
    reads: ['completions'],
    apply: (own) => own.complete(step, now),
  }
}
