import type { Person } from '../../../http/person.ts'
import { personDay } from '../../../time-zone.ts'
import type { Learner } from '../flows/course.repository.ts'
import { stepUrl } from '../steps/step-view.ts'

/** The reminders that are due on the person's day, the earliest first. Those of steps that are not in the course wait. */
export function dueReminders({ own, content }: Learner, { timeZone }: Pick<Person, 'timeZone'>, now: Date) {
  const today = personDay(now, timeZone)
  return [...own.allReminders()]
    .flatMap(([id, due_on]) => {
      const step = content.flowSteps.get(id)
      return step && !step.isRetired && due_on <= today ? { step, due_on } : []
    })
    .toSorted((one, other) => one.due_on.localeCompare(other.due_on) || one.step.position - other.step.position)
    .map(({ step, due_on }) => ({ step_id: step.id, name: step.name, url: stepUrl(step, { name: 'flows' }), due_on }))
}
