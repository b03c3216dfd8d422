import { stepIdAt, stepPattern } from '@stepwise/shared/contracts/step-path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { invalid, notFound } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { personDay } from '../../../time-zone.ts'
import { courseContent } from '../flows/course-content.ts'
import { deleteReminder, saveReminder } from './reminders.repository.ts'

const mostDaysAhead = 366

/** When the home asks how something went (docs/product/homes.md#reminders). */
export function remindersRoutes(api: FastifyInstance, { db, settings, now }: Context) {
  route(api, `PUT ${stepPattern}/reminder`, async ({ person, params, body: { due_on }, request }) => {
    const { course } = await courseContent(db, settings.edition, request.contentState)
    const step = course.steps.find(({ id }) => id === stepIdAt(params))
    if (step?.page_type !== 'star') throw notFound('step')
    const last = personDay(new Date(now().getTime() + mostDaysAhead * 24 * 60 * 60 * 1000), person.timeZone)
    if (due_on !== null && due_on > last) throw invalid('due_on', 'Choose a day within a year.')
    if (due_on === null) await deleteReminder(db, person.id, step.id)
    else await saveReminder(db, { user_id: person.id, step_id: step.id, due_on })
    return { reminder: { due_on } }
  })
}
